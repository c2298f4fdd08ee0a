-- Which merchant is an even opponent for a person: the number of the rung, 1 is the gentlest merchant.
CREATE TABLE merchant_rungs (
    user_id BIGINT PRIMARY KEY,
    rung SMALLINT NOT NULL
);

-- Whether the person asked for the merchant at their level; then the end of the match moves their rung.
ALTER TABLE matches ADD COLUMN is_at_my_level BOOLEAN NOT NULL DEFAULT FALSE;

-- Ratings from practice that was agreed to be rated. Merchants have fixed ratings; people's ratings are in `standings`.
CREATE TABLE merchant_standings (
    user_id BIGINT PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    last BIGINT NOT NULL
);
