-- As the common file, without working out anything for rows from before: no database on PostgreSQL is that old.
ALTER TABLE challenges ADD COLUMN called BIGINT;
ALTER TABLE challenges ADD COLUMN declined BIGINT;
CREATE INDEX challenges_called ON challenges (challenger, opponent, called) WHERE called IS NOT NULL;
CREATE INDEX challenges_declined ON challenges (challenger, opponent, declined) WHERE declined IS NOT NULL;

ALTER TABLE matches ADD COLUMN called_off_by SMALLINT;
ALTER TABLE matches ADD COLUMN rating_weight DOUBLE PRECISION;

ALTER TABLE standings ADD COLUMN opponents BIGINT NOT NULL DEFAULT 0;
ALTER TABLE standings ADD COLUMN has_place BOOLEAN NOT NULL DEFAULT FALSE;
DROP INDEX standings_board;
ALTER TABLE standings DROP COLUMN is_provisional;
CREATE INDEX standings_board ON standings (scope, season, has_place DESC, rating DESC, user_id);
