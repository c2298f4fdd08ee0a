-- Training: how good somebody is at exercises, and which one they are at.
CREATE TABLE trainees (
    user_id BIGINT PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    tried INTEGER NOT NULL,                 -- exercises of the bank, each at its first try
    found INTEGER NOT NULL,                 -- of these, with the best move
    exercise TEXT                           -- the one they are at; NULL: none
);

-- The exercises that somebody has tried, or that are kept for them to try: also positions from their own games.
CREATE TABLE kept_exercises (
    user_id BIGINT NOT NULL,
    exercise TEXT NOT NULL,                 -- b17: of the bank; K7Q2.1.14: of a game, after 14 moves of round 1
    chances TEXT,                           -- of a game: per mille after each legal move, in the order of the files
    tried BIGINT NOT NULL,                  -- when it was tried last, or kept
    step INTEGER NOT NULL,                  -- how often it was right since it was wrong
    due BIGINT,                             -- when it comes back; NULL: it does not
    PRIMARY KEY (user_id, exercise)
) WITHOUT ROWID;
CREATE INDEX kept_exercises_due ON kept_exercises (user_id, due) WHERE due IS NOT NULL;
