-- A fair's message that somebody has begun to post is among those of its channel from this one on; NULL: it is known.
ALTER TABLE fairs ADD COLUMN message_first BIGINT;

-- When to see to the scheduled event that announces it: it is wanted, or has to go.
ALTER TABLE fairs ADD COLUMN event_at BIGINT;
ALTER TABLE fairs ADD COLUMN event_refusals INTEGER NOT NULL DEFAULT 0;
CREATE INDEX fairs_event_at ON fairs (event_at) WHERE event_at IS NOT NULL;
