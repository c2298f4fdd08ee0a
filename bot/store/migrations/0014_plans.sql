-- Moves that somebody has chosen ahead. They are secret, and are used once.
CREATE TABLE plans (
    match TEXT NOT NULL REFERENCES matches (code),
    user_id BIGINT NOT NULL,
    round INTEGER NOT NULL,                 -- the position in which it was made; the opponent was to move
    ply INTEGER NOT NULL,
    moves TEXT NOT NULL,                    -- up to three, in order: '+G -LL'
    wakes TEXT NOT NULL,                    -- what stops it: 'camels precious'; empty: nothing
    is_due BOOLEAN NOT NULL DEFAULT FALSE,  -- the opponent has moved, and nobody has looked what to do with it
    stopped TEXT,                           -- why it was not played: its owner is to move, and has not moved yet
    PRIMARY KEY (match, user_id)
) WITHOUT ROWID;
CREATE INDEX plans_of ON plans (user_id);
CREATE INDEX plans_due ON plans (match) WHERE is_due;

-- The positions after the last few moves that were played as planned: '1.13 1.14'.
ALTER TABLE matches ADD COLUMN planned TEXT NOT NULL DEFAULT '';
