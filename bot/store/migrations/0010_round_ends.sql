-- Rounds that have ended and of which the channel has not been told yet, in a message of its own. Gone when it is there.
CREATE TABLE round_ends (
    match TEXT NOT NULL REFERENCES matches (code),
    round INTEGER NOT NULL,
    ended BIGINT NOT NULL,
    tell_at BIGINT NOT NULL,                -- whoever sees to it moves this ahead first
    channel_id BIGINT,                      -- where it may have been posted already, unheard; NULL: nowhere
    first BIGINT,                           -- among the messages from this one on
    PRIMARY KEY (match, round)
) WITHOUT ROWID;
CREATE INDEX round_ends_due ON round_ends (tell_at);
