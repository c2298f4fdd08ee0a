-- Fairs: tournaments without rounds. Who is ahead is worked out from the matches and stored nowhere.
CREATE TABLE fairs (
    code TEXT PRIMARY KEY REFERENCES codes (code),
    organiser BIGINT,                       -- NULL: erased; the fair goes on by itself
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,
    event_id BIGINT,                        -- the scheduled event that announces it
    name TEXT NOT NULL,
    days INTEGER NOT NULL,
    length TEXT NOT NULL,
    is_open BOOLEAN NOT NULL,
    games_at_once INTEGER NOT NULL,
    has_merchants BOOLEAN NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('gathering', 'running', 'over', 'called_off')),
    created BIGINT NOT NULL,
    begins BIGINT NOT NULL,
    ended BIGINT,
    due_at BIGINT,                          -- when to look what comes next
    -- What was announced.
    version INTEGER NOT NULL,
    told INTEGER NOT NULL,
    tell_at BIGINT,
    refusals INTEGER NOT NULL,
    end_told BOOLEAN NOT NULL               -- the result, or that it was called off, was posted
);
CREATE INDEX fairs_due ON fairs (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX fairs_to_tell ON fairs (tell_at) WHERE tell_at IS NOT NULL;
CREATE INDEX fairs_live_in ON fairs (guild_id) WHERE ended IS NULL;
CREATE INDEX fairs_ended_in ON fairs (guild_id, ended) WHERE ended IS NOT NULL;
CREATE INDEX fairs_by ON fairs (organiser) WHERE organiser IS NOT NULL;

CREATE TABLE fair_entrants (
    fair TEXT NOT NULL REFERENCES fairs (code),
    number INTEGER NOT NULL,
    user_id BIGINT,                         -- NULL: a merchant, or somebody who erased themselves
    level TEXT,                             -- a merchant's
    membership TEXT NOT NULL CHECK (membership IN ('invited', 'asked', 'in')),
    joined BIGINT NOT NULL,                 -- or was invited, or asked
    group_number INTEGER,
    is_finalist BOOLEAN NOT NULL,
    reserve INTEGER NOT NULL,               -- seconds left for the whole fair, beside the time a move
    gone BIGINT,
    departure TEXT CHECK (departure IN ('left', 'out', 'removed', 'erased')),
    has_won BOOLEAN NOT NULL,               -- a trophy
    PRIMARY KEY (fair, number)
);
CREATE UNIQUE INDEX fair_entrants_once ON fair_entrants (fair, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX fair_entrants_of ON fair_entrants (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX fair_trophies ON fair_entrants (user_id) WHERE has_won;

-- Which entrants play which match: two entrants meet once. The starter has the first seat.
CREATE TABLE fair_games (
    fair TEXT NOT NULL REFERENCES fairs (code),
    low INTEGER NOT NULL,
    high INTEGER NOT NULL,
    starter INTEGER NOT NULL,
    match TEXT NOT NULL REFERENCES matches (code),
    PRIMARY KEY (fair, low, high)
);

-- The fair that a match belongs to.
ALTER TABLE matches ADD COLUMN fair TEXT;

-- Whether everybody may open a fair, not only who manages events or the server.
ALTER TABLE servers ADD COLUMN fairs_by_all BOOLEAN NOT NULL DEFAULT FALSE;
