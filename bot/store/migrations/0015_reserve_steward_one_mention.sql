-- Seconds that each player has once a match, beside the time a move. 0: none, as in all matches that began before.
ALTER TABLE challenges ADD COLUMN reserve INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN reserve INTEGER NOT NULL DEFAULT 0;
-- What each player had left of it when the turn began.
ALTER TABLE matches ADD COLUMN reserve1 INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN reserve2 INTEGER NOT NULL DEFAULT 0;

-- One more kind of alarm: the reserve begins to run.
ALTER TABLE matches RENAME COLUMN next_alarm TO alarm_before;
ALTER TABLE matches ADD COLUMN next_alarm TEXT CHECK (next_alarm IN ('remind', 'reserve', 'deadline', 'forfeit'));
UPDATE matches SET next_alarm = alarm_before WHERE alarm_before IS NOT NULL;
ALTER TABLE matches DROP COLUMN alarm_before;

-- The seat for whose absent player a merchant moves now. NULL: nobody's.
ALTER TABLE matches ADD COLUMN steward SMALLINT;
-- Where a merchant has moved for somebody, as in the record: `2 1.14-1.20`. NULL: nowhere.
ALTER TABLE matches ADD COLUMN stewarded TEXT;

-- How often somebody is mentioned. NULL: as is usual for so many games.
ALTER TABLE preferences ADD COLUMN mentions TEXT CHECK (mentions IN ('every', 'once', 'never'));
UPDATE preferences SET mentions = 'never' WHERE NOT pings;
ALTER TABLE preferences DROP COLUMN pings;
-- Until when somebody has said that they are away. It stops no clock. NULL, or in the past: they are not.
ALTER TABLE preferences ADD COLUMN away_until BIGINT;

-- Who was mentioned and has not used the bot since, and by which call. Gone when they are back.
CREATE TABLE unanswered_mentions (
    user_id BIGINT PRIMARY KEY,
    call TEXT NOT NULL,
    mentioned BIGINT NOT NULL
);
CREATE INDEX unanswered_mentions_by_call ON unanswered_mentions (call);

-- Who wants a direct message a day about their games, and when the next is due.
CREATE TABLE digests (
    user_id BIGINT PRIMARY KEY,
    due BIGINT NOT NULL
);
CREATE INDEX digests_due ON digests (due);
