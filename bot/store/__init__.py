"""The database: one file of SQLite, its migrations, and all SQL.

`database` has connections and transactions; `files`, `migrate`, `backup` and `restore` handle the file. Every other
module asks and changes a group of tables: its functions take a `Reading` to ask, and `Queries` (a part of the caller's
transaction) or the `Database` (one statement by itself) to change something.
"""
