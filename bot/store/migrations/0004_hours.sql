-- One row: when the bot was last there for its players. No row: not since this is written down.
CREATE TABLE hours (
    name TEXT PRIMARY KEY,
    last BIGINT NOT NULL
);
