-- The record book: what finished matches add up to. Everything here but `booked` can be worked out again from the moves.
-- `scope` is a server's id, or 0 for all games of a person wherever they were played.

-- The place of a match in the book: matches are booked one by one, each once. NULL: not yet.
ALTER TABLE matches ADD COLUMN booked INTEGER;
CREATE INDEX matches_to_book ON matches (ended, code) WHERE ended IS NOT NULL AND booked IS NULL;
CREATE UNIQUE INDEX matches_booked ON matches (booked) WHERE booked IS NOT NULL;

-- One row: the number of the last booking. Who books holds this row, so that two processes never book at once.
CREATE TABLE book (
    name TEXT PRIMARY KEY,
    last INTEGER NOT NULL
);
INSERT INTO book (name, last) VALUES ('matches', 0);

-- Ratings as they stand (season '') and as they stood at the end of each season (such as '2026-4') in which one played.
CREATE TABLE standings (
    user_id BIGINT NOT NULL,
    scope BIGINT NOT NULL,
    season TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    is_provisional BOOLEAN NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    last BIGINT NOT NULL,                   -- when the last of these games ended
    PRIMARY KEY (user_id, scope, season)
);
CREATE INDEX standings_board ON standings (scope, season, is_provisional, rating DESC, user_id);

-- What a rated match did to each player's rating. Of somebody who erased themselves only the numbers stay.
CREATE TABLE rating_changes (
    match TEXT NOT NULL REFERENCES matches (code),
    seat SMALLINT NOT NULL,
    scope BIGINT NOT NULL,
    user_id BIGINT,
    booked INTEGER NOT NULL,
    rating_before DOUBLE PRECISION NOT NULL,
    deviation_before DOUBLE PRECISION NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (match, seat, scope)
);
CREATE INDEX rating_changes_of ON rating_changes (user_id, scope, booked);

-- How somebody plays, over all finished games against people.
CREATE TABLE tallies (
    user_id BIGINT NOT NULL,
    scope BIGINT NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    rounds INTEGER NOT NULL,                -- that were played out
    rounds_won INTEGER NOT NULL,
    rupees INTEGER NOT NULL,                -- at the end of those rounds
    camel_tokens INTEGER NOT NULL,          -- rounds with the larger herd
    sales INTEGER NOT NULL,
    sale_rupees INTEGER NOT NULL,           -- with bonus tokens
    bonuses INTEGER NOT NULL,               -- sales that earned a bonus token
    diamond INTEGER NOT NULL,               -- cards sold
    gold INTEGER NOT NULL,
    silver INTEGER NOT NULL,
    cloth INTEGER NOT NULL,
    spice INTEGER NOT NULL,
    leather INTEGER NOT NULL,
    best_sale INTEGER NOT NULL,             -- rupees
    best_sale_in TEXT,                      -- the match
    PRIMARY KEY (user_id, scope)
);

-- How fast somebody answers: so many moves in each step of a scale of times.
CREATE TABLE replies (
    user_id BIGINT NOT NULL,
    scope BIGINT NOT NULL,
    step INTEGER NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (user_id, scope, step)
);

-- Two people, the one with the smaller id first; columns that end in 1 and 2 belong to them.
CREATE TABLE rivalries (
    user1 BIGINT NOT NULL,
    user2 BIGINT NOT NULL,
    scope BIGINT NOT NULL,
    wins1 INTEGER NOT NULL,
    wins2 INTEGER NOT NULL,
    rounds1 INTEGER NOT NULL,
    rounds2 INTEGER NOT NULL,
    streak INTEGER NOT NULL,                -- matches won in a row up to now: above 0 by the first, below by the second
    longest1 INTEGER NOT NULL,
    longest2 INTEGER NOT NULL,
    best_sale1 INTEGER NOT NULL,            -- rupees
    best_sale2 INTEGER NOT NULL,
    best_sale1_in TEXT,
    best_sale2_in TEXT,
    closest INTEGER,                        -- rupees between the two over a match that was played out; NULL: none was
    closest_in TEXT,
    last_in TEXT NOT NULL,
    last BIGINT NOT NULL,
    PRIMARY KEY (user1, user2, scope)
);
CREATE INDEX rivalries_of ON rivalries (user2);
