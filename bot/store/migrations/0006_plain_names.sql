-- What happens next to the player to move, at alarm_at. Before, `alarm` said 'late' of a turn that was not late yet.
ALTER TABLE matches ADD COLUMN next_alarm TEXT CHECK (next_alarm IN ('remind', 'deadline', 'forfeit'));
UPDATE matches SET next_alarm = CASE alarm WHEN 'reminder' THEN 'remind' WHEN 'late' THEN 'deadline' ELSE alarm END
WHERE alarm IS NOT NULL;
ALTER TABLE matches DROP COLUMN alarm;

-- One row: when the bot was last there for its players. No row: not since this is written down.
ALTER TABLE hours RENAME TO presence;
ALTER TABLE presence RENAME COLUMN last TO last_present;

-- Where a table may stand that is not the live one (any more): see 0005.
ALTER TABLE leftovers RENAME TO old_tables;
DROP INDEX leftovers_due;
CREATE INDEX old_tables_due ON old_tables (clear_at);

-- One row: the number of the last booking. Who books holds this row, so that two processes never book at once.
ALTER TABLE book RENAME TO last_booking;
ALTER TABLE last_booking RENAME COLUMN last TO number;
