-- The mention that comes with a table somebody is posting: where the table turns out not to be there, nobody was called,
-- and the call may be made again. NULL: it calls nobody.
ALTER TABLE old_tables ADD COLUMN call TEXT;

-- How often in a row Discord has refused the end of a round.
ALTER TABLE round_ends ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
