-- When the person challenged was called by a mention, and when they declined. NULL: they were not, they did not.
ALTER TABLE challenges ADD COLUMN called BIGINT;
ALTER TABLE challenges ADD COLUMN declined BIGINT;
CREATE INDEX challenges_called ON challenges (challenger, opponent, called) WHERE called IS NOT NULL;
CREATE INDEX challenges_declined ON challenges (challenger, opponent, declined) WHERE declined IS NOT NULL;

-- The seat whose player called the match off alone. NULL: nobody did.
ALTER TABLE matches ADD COLUMN called_off_by SMALLINT;

-- How much a rated match counts for the ratings, written together with `booked`: 1 is in full. NULL: it does not count.
ALTER TABLE matches ADD COLUMN rating_weight DOUBLE PRECISION;
UPDATE matches SET rating_weight = 1 WHERE booked IS NOT NULL AND EXISTS (SELECT 1 FROM rating_changes c WHERE c.match = matches.code);

-- A place on a leaderboard needs a settled rating, enough games, and enough different opponents.
ALTER TABLE standings ADD COLUMN opponents INTEGER NOT NULL DEFAULT 0;
UPDATE standings SET opponents = (
    SELECT count(DISTINCT COALESCE(theirs.user_id, 0)) FROM rating_changes mine
    JOIN rating_changes theirs ON theirs.match = mine.match AND theirs.scope = mine.scope AND theirs.seat <> mine.seat
    JOIN matches m ON m.code = mine.match
    WHERE mine.user_id = standings.user_id AND mine.scope = standings.scope
    AND standings.season IN (
        '', strftime('%Y', m.ended, 'unixepoch') || '-' || ((strftime('%m', m.ended, 'unixepoch') + 2) / 3)
    )
);
ALTER TABLE standings ADD COLUMN has_place BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE standings SET has_place = NOT is_provisional AND games >= 10 AND opponents >= 3;
DROP INDEX standings_board;
ALTER TABLE standings DROP COLUMN is_provisional;
CREATE INDEX standings_board ON standings (scope, season, has_place DESC, rating DESC, user_id);
