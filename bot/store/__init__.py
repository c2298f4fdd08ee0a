"""The database: one file of SQLite, its migrations, and how matches are written to and replayed from rows."""
