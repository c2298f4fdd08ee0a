"""What can be wrong with the database. The text is plain English, says what to do, and shows no content.

StoreError
├── DatabaseNewer       written by a newer version of this program
├── DatabaseDamaged     quick_check or SQLite itself found it malformed
├── DatabaseUnusable    cannot be opened, not a database, no permission
├── DatabaseFull        no room left on the disk
├── DatabaseReadOnly
└── DatabaseBusy        another process kept it locked for too long
"""


class StoreError(Exception):
    """The store could not do its work. What was to be written was not written, as a whole."""


class DatabaseNewer(StoreError):
    pass


class DatabaseDamaged(StoreError):
    pass


class DatabaseUnusable(StoreError):
    pass


class DatabaseFull(StoreError):
    pass


class DatabaseReadOnly(StoreError):
    pass


class DatabaseBusy(StoreError):
    pass
