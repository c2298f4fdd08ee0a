-- The interactions of the last hour that a process has taken in hand, by Discord's ids, which grow with time. Should
-- two processes hear the same one, the other stays silent.
CREATE TABLE claimed_interactions (
    interaction_id BIGINT PRIMARY KEY
);
