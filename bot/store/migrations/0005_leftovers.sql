-- Where a table may stand that is not the live one (any more): among the messages `first` to `last` of a channel. One
-- message where both are the same; a span where a table may have been posted and nobody heard. Gone when it is cleared away.
CREATE TABLE leftovers (
    match TEXT NOT NULL REFERENCES matches (code),
    channel_id BIGINT NOT NULL,
    first BIGINT NOT NULL,
    last BIGINT NOT NULL,
    is_posting BOOLEAN NOT NULL,            -- somebody is posting the table there, until clear_at
    clear_at BIGINT NOT NULL,
    PRIMARY KEY (match, channel_id, first)
) WITHOUT ROWID;
CREATE INDEX leftovers_due ON leftovers (clear_at);
