-- My style: somebody's own moves of a round beside what a strong player would have played. Judged when they open the page.
CREATE TABLE judged_rounds (
    user_id BIGINT NOT NULL,
    match TEXT NOT NULL REFERENCES matches (code),
    round INTEGER NOT NULL,
    judge INTEGER NOT NULL,                 -- rounds of an earlier one are judged anew
    stakes DOUBLE PRECISION NOT NULL,       -- the grade follows from these three and the number of choices
    lost DOUBLE PRECISION NOT NULL,
    thrown_away DOUBLE PRECISION NOT NULL,
    choices TEXT NOT NULL,                  -- of the live moves: ply/deck/played/better/cost, with spaces between them
    PRIMARY KEY (user_id, match, round)
) WITHOUT ROWID;
