-- Times are whole seconds since 1970, UTC. Seats are 0 and 1; columns that end in 1 and 2 belong to them.
-- Columns that end in _at say when something is due. Whoever sees to it moves the time ahead first, as a lease:
-- should they die, it is due again then.
-- WITHOUT ROWID keeps the moves of a match side by side and halves the file; other engines leave the clause out.

-- Every code that was ever given out, to challenges and matches alike. A code is never given twice.
CREATE TABLE codes (
    code TEXT NOT NULL PRIMARY KEY
) WITHOUT ROWID;

CREATE TABLE people (
    user_id BIGINT PRIMARY KEY,
    name TEXT NOT NULL
);

CREATE TABLE challenges (
    code TEXT PRIMARY KEY REFERENCES codes (code),
    challenger BIGINT NOT NULL,
    opponent BIGINT,                        -- NULL: anyone
    guild_id BIGINT,
    channel_id BIGINT NOT NULL,
    is_reachable BOOLEAN NOT NULL,
    message_id BIGINT,
    length TEXT NOT NULL,
    herds TEXT NOT NULL,
    pace INTEGER NOT NULL,
    is_rated BOOLEAN NOT NULL,
    has_hints BOOLEAN NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    rematch_of TEXT
);

CREATE UNIQUE INDEX challenges_to_person ON challenges (challenger, opponent) WHERE state = 'open' AND opponent IS NOT NULL;
CREATE UNIQUE INDEX challenges_to_anyone ON challenges (challenger, channel_id) WHERE state = 'open' AND opponent IS NULL;
CREATE INDEX challenges_open_to ON challenges (opponent) WHERE state = 'open';
CREATE INDEX challenges_open_by ON challenges (challenger) WHERE state = 'open';
CREATE INDEX challenges_expiring ON challenges (expires) WHERE state = 'open';
CREATE INDEX challenges_by ON challenges (challenger);
CREATE INDEX challenges_to ON challenges (opponent);

-- One row a match: who, where, how, and where it stands. The cards are in rounds and moves.
CREATE TABLE matches (
    code TEXT PRIMARY KEY REFERENCES codes (code),
    user1 BIGINT,                           -- NULL: a merchant, or somebody who erased themselves
    user2 BIGINT,
    level1 TEXT,                            -- a merchant's
    level2 TEXT,
    guild_id BIGINT,
    channel_id BIGINT NOT NULL,
    is_reachable BOOLEAN NOT NULL,
    thread_id BIGINT,
    message_id BIGINT,
    length TEXT NOT NULL,
    herds TEXT NOT NULL,
    pace INTEGER NOT NULL,
    is_rated BOOLEAN NOT NULL,
    has_hints BOOLEAN NOT NULL,
    rematch_of TEXT,
    state TEXT NOT NULL CHECK (state IN ('running', 'over', 'cancelled')),
    winner SMALLINT,
    termination TEXT,
    started BIGINT NOT NULL,
    ended BIGINT,
    -- Where it stands, for lists; written together with the move.
    round INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    mover SMALLINT,
    since BIGINT NOT NULL,
    deadline BIGINT,
    alarm TEXT CHECK (alarm IN ('reminder', 'late', 'forfeit')),
    alarm_at BIGINT,
    merchant_at BIGINT,
    cancel_by SMALLINT,
    acted1 BIGINT NOT NULL,
    acted2 BIGINT NOT NULL,
    looked_round1 INTEGER NOT NULL,
    looked_ply1 INTEGER NOT NULL,
    looked_round2 INTEGER NOT NULL,
    looked_ply2 INTEGER NOT NULL,
    -- What was announced.
    version INTEGER NOT NULL,
    told INTEGER NOT NULL,
    told_round INTEGER NOT NULL,
    told_ply INTEGER NOT NULL,
    tell_at BIGINT,
    tell_lease BIGINT,
    pinged_round INTEGER NOT NULL,
    pinged_ply INTEGER NOT NULL
);

CREATE INDEX matches_running_1 ON matches (user1) WHERE state = 'running';
CREATE INDEX matches_running_2 ON matches (user2) WHERE state = 'running';
CREATE INDEX matches_in_channel ON matches (channel_id) WHERE state = 'running';
CREATE INDEX matches_in_thread ON matches (thread_id) WHERE state = 'running' AND thread_id IS NOT NULL;
CREATE INDEX matches_ended_1 ON matches (user1, ended) WHERE ended IS NOT NULL;
CREATE INDEX matches_ended_2 ON matches (user2, ended) WHERE ended IS NOT NULL;
CREATE INDEX matches_ended_in ON matches (guild_id, ended) WHERE ended IS NOT NULL;
CREATE INDEX matches_alarm ON matches (alarm_at) WHERE alarm_at IS NOT NULL;
CREATE INDEX matches_merchant ON matches (merchant_at) WHERE merchant_at IS NOT NULL;
CREATE INDEX matches_to_tell ON matches (tell_at) WHERE tell_at IS NOT NULL;
CREATE UNIQUE INDEX matches_rematch ON matches (rematch_of) WHERE rematch_of IS NOT NULL;

-- The secrets. They leave the store only into rules.Deal, until the round is over.
CREATE TABLE rounds (
    match TEXT NOT NULL REFERENCES matches (code),
    number INTEGER NOT NULL,
    starter SMALLINT NOT NULL,
    deck TEXT NOT NULL,
    bonus3 TEXT NOT NULL,
    bonus4 TEXT NOT NULL,
    bonus5 TEXT NOT NULL,
    salt TEXT NOT NULL,
    seal TEXT NOT NULL,
    dealt BIGINT NOT NULL,
    PRIMARY KEY (match, number)
);

CREATE TABLE moves (
    match TEXT NOT NULL,
    round INTEGER NOT NULL,
    ply INTEGER NOT NULL,                   -- the first move of a round is 1
    move TEXT NOT NULL,
    played BIGINT NOT NULL,
    PRIMARY KEY (match, round, ply),
    FOREIGN KEY (match, round) REFERENCES rounds (match, number)
) WITHOUT ROWID;

CREATE TABLE preferences (
    user_id BIGINT PRIMARY KEY,
    language TEXT,
    pings BOOLEAN NOT NULL,
    dm_notices BOOLEAN NOT NULL,
    confirm BOOLEAN NOT NULL,
    takes_challenges BOOLEAN NOT NULL,
    is_hidden BOOLEAN NOT NULL
);

CREATE TABLE servers (
    guild_id BIGINT PRIMARY KEY,
    channel_id BIGINT,
    threads BOOLEAN NOT NULL,
    pace INTEGER NOT NULL,
    language TEXT,
    is_quiet BOOLEAN NOT NULL
);

CREATE TABLE blocks (
    user_id BIGINT NOT NULL,
    whom BIGINT NOT NULL,
    PRIMARY KEY (user_id, whom)
);

-- What has been said and is not said again, by key.
CREATE TABLE notices (
    key TEXT PRIMARY KEY,
    said BIGINT NOT NULL
);
