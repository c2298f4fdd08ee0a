-- When the player to move is called, unless they have acted by then: their turn began with an edit of the table, of
-- which no phone tells. NULL: they were called, or need not be.
ALTER TABLE matches ADD COLUMN call_at BIGINT;
CREATE INDEX matches_to_call ON matches (call_at) WHERE call_at IS NOT NULL;

-- How often in a row Discord has refused the table, and since when.
ALTER TABLE matches ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN refused_since BIGINT;

-- Since when nobody tries to tell the table any more: it was refused for too long, or the server removed the bot. Until
-- somebody asks for the table or the server takes the bot back, no time runs. NULL: not interrupted.
ALTER TABLE matches ADD COLUMN interrupted BIGINT;
CREATE INDEX matches_interrupted ON matches (guild_id) WHERE interrupted IS NOT NULL;
CREATE INDEX matches_running_in ON matches (guild_id) WHERE state = 'running';
DROP INDEX matches_to_tell;
CREATE INDEX matches_to_tell ON matches (tell_at) WHERE tell_at IS NOT NULL AND interrupted IS NULL;
DROP INDEX matches_alarm;
CREATE INDEX matches_alarm ON matches (alarm_at) WHERE alarm_at IS NOT NULL AND interrupted IS NULL;

-- When the thread of a finished match is archived. NULL: it has none, or that is done.
ALTER TABLE matches ADD COLUMN archive_at BIGINT;
CREATE INDEX matches_to_archive ON matches (archive_at) WHERE archive_at IS NOT NULL;

-- How often somebody has tried to clear it away in vain.
ALTER TABLE old_tables ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
