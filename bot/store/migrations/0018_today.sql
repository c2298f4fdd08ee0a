-- The bazaar of the day: what somebody chose at its three stalls.
CREATE TABLE today_attempts (
    user_id BIGINT NOT NULL,
    day INTEGER NOT NULL,                   -- its number, from 1
    opened BIGINT NOT NULL,
    counts BOOLEAN NOT NULL,                -- FALSE: practice, opened on a later day or finished too late
    choice1 TEXT,                           -- a move; NULL: not chosen yet
    choice2 TEXT,
    choice3 TEXT,
    PRIMARY KEY (user_id, day)
) WITHOUT ROWID;
-- How everybody chose is counted along these, without reading the rows.
CREATE INDEX today_first_choices ON today_attempts (day, choice1) WHERE counts;
CREATE INDEX today_second_choices ON today_attempts (day, choice2) WHERE counts;
CREATE INDEX today_third_choices ON today_attempts (day, choice3) WHERE counts;

-- The channel in which a server has a message a day; NULL: none.
ALTER TABLE servers ADD COLUMN today_channel_id BIGINT;
CREATE INDEX servers_with_today ON servers (guild_id) WHERE today_channel_id IS NOT NULL;

-- The one message of a server for a day. A row is there before the message, and keeps a second one from being posted.
CREATE TABLE today_messages (
    guild_id BIGINT NOT NULL,
    day INTEGER NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,                      -- NULL: not posted yet, or gone
    first BIGINT,                           -- it may have been posted unheard, among the messages from this one on
    version INTEGER NOT NULL DEFAULT 1,
    tell_at BIGINT,                         -- whoever sees to it moves this ahead first; NULL: it is up to date
    closes BIGINT,                          -- from then on it is the list of results; NULL: it is, or will never be
    tries INTEGER NOT NULL DEFAULT 0,       -- refusals in a row
    PRIMARY KEY (guild_id, day)
) WITHOUT ROWID;
CREATE INDEX today_messages_due ON today_messages (tell_at) WHERE tell_at IS NOT NULL;
CREATE INDEX today_messages_to_close ON today_messages (closes) WHERE closes IS NOT NULL AND tell_at IS NULL;

-- Who has shown theirs in which server.
CREATE TABLE today_shown (
    guild_id BIGINT NOT NULL,
    day INTEGER NOT NULL,
    user_id BIGINT NOT NULL,
    shown BIGINT NOT NULL,
    PRIMARY KEY (guild_id, day, user_id)
) WITHOUT ROWID;
CREATE INDEX today_shown_by ON today_shown (user_id);
