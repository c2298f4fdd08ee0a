"""The key of a notice: a backup was restored, so the tables that people see are of a later time."""

RESTORED = "restored"
