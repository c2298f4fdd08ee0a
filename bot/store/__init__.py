"""The database: one file of SQLite, or PostgreSQL; its migrations, and all SQL.

`database` is the interface to connections and transactions, with an engine in `sqlite_database` and one in
`postgresql_database`; `database_file`, `migrate`, `backup` and `restore` handle the file. Every other
module asks and changes a group of tables: its functions take a `Reading` to ask, and `Queries` (a part of the caller's
transaction) or the `Database` (one statement by itself) to change something.
"""
