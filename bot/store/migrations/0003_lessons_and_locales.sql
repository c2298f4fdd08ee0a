-- The language of a person's Discord as last seen, for messages that are no answer. NULL: not seen since.
ALTER TABLE people ADD COLUMN locale TEXT;

-- A guided first round: the panel explains one thing at a time.
ALTER TABLE matches ADD COLUMN is_lesson BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX matches_lessons ON matches (user1) WHERE is_lesson AND state = 'running';
