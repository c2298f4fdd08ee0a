BEGIN TRANSACTION;
CREATE TABLE blocks (
    user_id BIGINT NOT NULL,
    whom BIGINT NOT NULL,
    PRIMARY KEY (user_id, whom)
);
INSERT INTO "blocks" VALUES(102,103);
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
, called BIGINT, declined BIGINT, head_start TEXT, reserve INTEGER NOT NULL DEFAULT 0);
INSERT INTO "challenges" VALUES('G63K',101,102,900,901,1,NULL,'best of three','open',259200,1,0,'accepted',1800000000,1800086400,NULL,NULL,NULL,NULL,0);
INSERT INTO "challenges" VALUES('JDDD',101,102,900,901,1,NULL,'best of three','open',259200,1,0,'accepted',1800000000,1800086400,NULL,NULL,NULL,NULL,0);
INSERT INTO "challenges" VALUES('DMWQ',101,103,900,901,1,NULL,'best of three','open',259200,1,0,'open',1800000000,1800086400,NULL,NULL,NULL,NULL,604800);
CREATE TABLE claimed_interactions (
    interaction_id BIGINT PRIMARY KEY
);
CREATE TABLE codes (
    code TEXT NOT NULL PRIMARY KEY
) WITHOUT ROWID;
INSERT INTO "codes" VALUES('DMWQ');
INSERT INTO "codes" VALUES('G63K');
INSERT INTO "codes" VALUES('JDDD');
INSERT INTO "codes" VALUES('K6W8');
CREATE TABLE digests (
    user_id BIGINT PRIMARY KEY,
    due BIGINT NOT NULL
);
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
CREATE TABLE fair_games (
    fair TEXT NOT NULL REFERENCES fairs (code),
    low INTEGER NOT NULL,
    high INTEGER NOT NULL,
    starter INTEGER NOT NULL,
    match TEXT NOT NULL REFERENCES matches (code),
    PRIMARY KEY (fair, low, high)
);
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
CREATE TABLE kept_exercises (
    user_id BIGINT NOT NULL,
    exercise TEXT NOT NULL,                 -- b17: of the bank; K7Q2.1.14: of a game, after 14 moves of round 1
    chances TEXT,                           -- of a game: per mille after each legal move, in the order of the files
    tried BIGINT NOT NULL,                  -- when it was tried last, or kept
    step INTEGER NOT NULL,                  -- how often it was right since it was wrong
    due BIGINT,                             -- when it comes back; NULL: it does not
    PRIMARY KEY (user_id, exercise)
) WITHOUT ROWID;
CREATE TABLE "last_booking" (
    name TEXT PRIMARY KEY,
    number INTEGER NOT NULL
);
INSERT INTO "last_booking" VALUES('matches',0);
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
, booked INTEGER, is_lesson BOOLEAN NOT NULL DEFAULT FALSE, called_off_by SMALLINT, rating_weight DOUBLE PRECISION, call_at BIGINT, refusals INTEGER NOT NULL DEFAULT 0, refused_since BIGINT, interrupted BIGINT, archive_at BIGINT, head_start TEXT, is_at_my_level BOOLEAN NOT NULL DEFAULT FALSE, planned TEXT NOT NULL DEFAULT '', reserve INTEGER NOT NULL DEFAULT 0, reserve1 INTEGER NOT NULL DEFAULT 0, reserve2 INTEGER NOT NULL DEFAULT 0, next_alarm TEXT CHECK (next_alarm IN ('remind', 'reserve', 'deadline', 'forfeit')), steward SMALLINT, stewarded TEXT, fair TEXT, deal_of TEXT);
INSERT INTO "matches" VALUES('G63K',101,102,NULL,NULL,900,901,1,NULL,NULL,'best of three','open',259200,1,0,NULL,'over',1,NULL,1800000000,1800000000,3,94,NULL,1800000000,NULL,NULL,NULL,NULL,1800000000,1800000000,3,93,3,94,264,0,1,0,1800000000,NULL,0,0,NULL,0,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,0,'',0,0,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('JDDD',101,102,NULL,NULL,900,901,1,NULL,NULL,'best of three','open',259200,1,0,NULL,'running',NULL,NULL,1800000000,NULL,1,7,0,1800000000,1800259200,1800194400,NULL,NULL,1800000000,1800000000,1,6,1,7,8,0,1,0,1800000000,NULL,0,0,NULL,0,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,0,'',0,0,0,'remind',NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('K6W8',103,NULL,NULL,'trader',900,901,1,NULL,NULL,'best of three','open',0,0,0,NULL,'running',NULL,NULL,1800000000,NULL,1,0,1,1800000000,NULL,NULL,1800000000,NULL,1800000000,1800000000,1,0,1,0,1,0,1,0,1800000000,NULL,0,0,NULL,0,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,0,'',0,0,0,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE merchant_rungs (
    user_id BIGINT PRIMARY KEY,
    rung SMALLINT NOT NULL
);
CREATE TABLE merchant_standings (
    user_id BIGINT PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    last BIGINT NOT NULL
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
INSERT INTO "moves" VALUES('G63K',1,1,'+P',1800000000);
INSERT INTO "moves" VALUES('G63K',1,2,'+DC-GL',1800000000);
INSERT INTO "moves" VALUES('G63K',1,3,'+GL-CK',1800000000);
INSERT INTO "moves" VALUES('G63K',1,4,'-DD',1800000000);
INSERT INTO "moves" VALUES('G63K',1,5,'-L',1800000000);
INSERT INTO "moves" VALUES('G63K',1,6,'-C',1800000000);
INSERT INTO "moves" VALUES('G63K',1,7,'-C',1800000000);
INSERT INTO "moves" VALUES('G63K',1,8,'+C',1800000000);
INSERT INTO "moves" VALUES('G63K',1,9,'-C',1800000000);
INSERT INTO "moves" VALUES('G63K',1,10,'+G',1800000000);
INSERT INTO "moves" VALUES('G63K',1,11,'+D',1800000000);
INSERT INTO "moves" VALUES('G63K',1,12,'-C',1800000000);
INSERT INTO "moves" VALUES('G63K',1,13,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',1,14,'+SL-GG',1800000000);
INSERT INTO "moves" VALUES('G63K',1,15,'+P',1800000000);
INSERT INTO "moves" VALUES('G63K',1,16,'+GG-LK',1800000000);
INSERT INTO "moves" VALUES('G63K',1,17,'+GL-DP',1800000000);
INSERT INTO "moves" VALUES('G63K',1,18,'-GG',1800000000);
INSERT INTO "moves" VALUES('G63K',1,19,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',1,20,'+P',1800000000);
INSERT INTO "moves" VALUES('G63K',1,21,'+DS-LK',1800000000);
INSERT INTO "moves" VALUES('G63K',1,22,'+C',1800000000);
INSERT INTO "moves" VALUES('G63K',1,23,'+GL-DK',1800000000);
INSERT INTO "moves" VALUES('G63K',1,24,'+D',1800000000);
INSERT INTO "moves" VALUES('G63K',1,25,'-GGG',1800000000);
INSERT INTO "moves" VALUES('G63K',1,26,'+L',1800000000);
INSERT INTO "moves" VALUES('G63K',1,27,'+CL-SK',1800000000);
INSERT INTO "moves" VALUES('G63K',1,28,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',1,29,'+SS-PK',1800000000);
INSERT INTO "moves" VALUES('G63K',1,30,'+LL-SC',1800000000);
INSERT INTO "moves" VALUES('G63K',1,31,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',1,32,'-P',1800000000);
INSERT INTO "moves" VALUES('G63K',1,33,'-SS',1800000000);
INSERT INTO "moves" VALUES('G63K',1,34,'+SP-DK',1800000000);
INSERT INTO "moves" VALUES('G63K',1,35,'+CL-KK',1800000000);
INSERT INTO "moves" VALUES('G63K',1,36,'-LL',1800000000);
INSERT INTO "moves" VALUES('G63K',1,37,'-L',1800000000);
INSERT INTO "moves" VALUES('G63K',1,38,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',1,39,'+CL-DK',1800000000);
INSERT INTO "moves" VALUES('G63K',1,40,'+DP-KK',1800000000);
INSERT INTO "moves" VALUES('G63K',1,41,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',1,42,'+SS-DL',1800000000);
INSERT INTO "moves" VALUES('G63K',1,43,'+PL-CK',1800000000);
INSERT INTO "moves" VALUES('G63K',1,44,'+DDC-PPK',1800000000);
INSERT INTO "moves" VALUES('G63K',1,45,'-L',1800000000);
INSERT INTO "moves" VALUES('G63K',1,46,'+PP-SC',1800000000);
INSERT INTO "moves" VALUES('G63K',1,47,'-LL',1800000000);
INSERT INTO "moves" VALUES('G63K',1,48,'-DD',1800000000);
INSERT INTO "moves" VALUES('G63K',1,49,'+C',1800000000);
INSERT INTO "moves" VALUES('G63K',1,50,'+S',1800000000);
INSERT INTO "moves" VALUES('G63K',1,51,'-CC',1800000000);
INSERT INTO "moves" VALUES('G63K',1,52,'-SSS',1800000000);
INSERT INTO "moves" VALUES('G63K',1,53,'-L',1800000000);
INSERT INTO "moves" VALUES('G63K',1,54,'-P',1800000000);
INSERT INTO "moves" VALUES('G63K',1,55,'+D',1800000000);
INSERT INTO "moves" VALUES('G63K',1,56,'+L',1800000000);
INSERT INTO "moves" VALUES('G63K',1,57,'-C',1800000000);
INSERT INTO "moves" VALUES('G63K',2,1,'+PL-SK',1800000000);
INSERT INTO "moves" VALUES('G63K',2,2,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',2,3,'+GGS-CLL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,4,'+SC-LK',1800000000);
INSERT INTO "moves" VALUES('G63K',2,5,'+L',1800000000);
INSERT INTO "moves" VALUES('G63K',2,6,'+LLL-SCC',1800000000);
INSERT INTO "moves" VALUES('G63K',2,7,'+SC-DP',1800000000);
INSERT INTO "moves" VALUES('G63K',2,8,'+SP-CK',1800000000);
INSERT INTO "moves" VALUES('G63K',2,9,'+DC-GS',1800000000);
INSERT INTO "moves" VALUES('G63K',2,10,'+GSC-PLL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,11,'+LL-DC',1800000000);
INSERT INTO "moves" VALUES('G63K',2,12,'+CP-LL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,13,'+LL-SC',1800000000);
INSERT INTO "moves" VALUES('G63K',2,14,'+DS-GC',1800000000);
INSERT INTO "moves" VALUES('G63K',2,15,'+GCC-LLL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,16,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',2,17,'-GG',1800000000);
INSERT INTO "moves" VALUES('G63K',2,18,'+CL-DS',1800000000);
INSERT INTO "moves" VALUES('G63K',2,19,'-C',1800000000);
INSERT INTO "moves" VALUES('G63K',2,20,'+DLLL-SSCP',1800000000);
INSERT INTO "moves" VALUES('G63K',2,21,'+P',1800000000);
INSERT INTO "moves" VALUES('G63K',2,22,'+SSS-LLL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,23,'-C',1800000000);
INSERT INTO "moves" VALUES('G63K',2,24,'+GLL-DSS',1800000000);
INSERT INTO "moves" VALUES('G63K',2,25,'+DS-LL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,26,'+CL-DS',1800000000);
INSERT INTO "moves" VALUES('G63K',2,27,'+LL-DS',1800000000);
INSERT INTO "moves" VALUES('G63K',2,28,'+DDS-GCL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,29,'-P',1800000000);
INSERT INTO "moves" VALUES('G63K',2,30,'+GS-DL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,31,'-L',1800000000);
INSERT INTO "moves" VALUES('G63K',2,32,'+CL-SS',1800000000);
INSERT INTO "moves" VALUES('G63K',2,33,'+D',1800000000);
INSERT INTO "moves" VALUES('G63K',2,34,'+SP-CC',1800000000);
INSERT INTO "moves" VALUES('G63K',2,35,'+SS-DL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,36,'+CL-DG',1800000000);
INSERT INTO "moves" VALUES('G63K',2,37,'+GC-SS',1800000000);
INSERT INTO "moves" VALUES('G63K',2,38,'+DD-SL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,39,'+SL-GC',1800000000);
INSERT INTO "moves" VALUES('G63K',2,40,'+SSL-DDC',1800000000);
INSERT INTO "moves" VALUES('G63K',2,41,'+DD-SL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,42,'+GL-SS',1800000000);
INSERT INTO "moves" VALUES('G63K',2,43,'+CC-DD',1800000000);
INSERT INTO "moves" VALUES('G63K',2,44,'+SS-LL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,45,'+DD-CC',1800000000);
INSERT INTO "moves" VALUES('G63K',2,46,'+SC-PL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,47,'+LL-DD',1800000000);
INSERT INTO "moves" VALUES('G63K',2,48,'-LL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,49,'+CP-LL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,50,'+LL-GK',1800000000);
INSERT INTO "moves" VALUES('G63K',2,51,'+G',1800000000);
INSERT INTO "moves" VALUES('G63K',2,52,'+DD-SC',1800000000);
INSERT INTO "moves" VALUES('G63K',2,53,'+SL-GP',1800000000);
INSERT INTO "moves" VALUES('G63K',2,54,'+GSC-DDK',1800000000);
INSERT INTO "moves" VALUES('G63K',2,55,'+DP-CL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,56,'-LL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,57,'+CL-SP',1800000000);
INSERT INTO "moves" VALUES('G63K',2,58,'+SP-CK',1800000000);
INSERT INTO "moves" VALUES('G63K',2,59,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',2,60,'+S',1800000000);
INSERT INTO "moves" VALUES('G63K',2,61,'+CP-KK',1800000000);
INSERT INTO "moves" VALUES('G63K',2,62,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',2,63,'+DS-CK',1800000000);
INSERT INTO "moves" VALUES('G63K',2,64,'+CC-GS',1800000000);
INSERT INTO "moves" VALUES('G63K',2,65,'+GS-DL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,66,'-P',1800000000);
INSERT INTO "moves" VALUES('G63K',2,67,'+DDL-GSC',1800000000);
INSERT INTO "moves" VALUES('G63K',2,68,'-CC',1800000000);
INSERT INTO "moves" VALUES('G63K',2,69,'+GGSC-DDPL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,70,'+DPL-SSS',1800000000);
INSERT INTO "moves" VALUES('G63K',2,71,'+DSS-GGC',1800000000);
INSERT INTO "moves" VALUES('G63K',2,72,'+GC-PK',1800000000);
INSERT INTO "moves" VALUES('G63K',2,73,'+GP-DD',1800000000);
INSERT INTO "moves" VALUES('G63K',2,74,'-L',1800000000);
INSERT INTO "moves" VALUES('G63K',2,75,'-SSS',1800000000);
INSERT INTO "moves" VALUES('G63K',2,76,'+DDS-GKK',1800000000);
INSERT INTO "moves" VALUES('G63K',2,77,'+G',1800000000);
INSERT INTO "moves" VALUES('G63K',2,78,'-DD',1800000000);
INSERT INTO "moves" VALUES('G63K',2,79,'-GG',1800000000);
INSERT INTO "moves" VALUES('G63K',2,80,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',2,81,'+LL-SP',1800000000);
INSERT INTO "moves" VALUES('G63K',2,82,'+DPP-KKK',1800000000);
INSERT INTO "moves" VALUES('G63K',2,83,'+S',1800000000);
INSERT INTO "moves" VALUES('G63K',2,84,'+DC-SP',1800000000);
INSERT INTO "moves" VALUES('G63K',2,85,'+SP-LL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,86,'+LL-CP',1800000000);
INSERT INTO "moves" VALUES('G63K',2,87,'-P',1800000000);
INSERT INTO "moves" VALUES('G63K',2,88,'-DD',1800000000);
INSERT INTO "moves" VALUES('G63K',2,89,'-SS',1800000000);
INSERT INTO "moves" VALUES('G63K',2,90,'+CP-DK',1800000000);
INSERT INTO "moves" VALUES('G63K',2,91,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',2,92,'+DP-LL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,93,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',2,94,'+LL-PK',1800000000);
INSERT INTO "moves" VALUES('G63K',2,95,'+GCPP-KKKK',1800000000);
INSERT INTO "moves" VALUES('G63K',2,96,'-LL',1800000000);
INSERT INTO "moves" VALUES('G63K',2,97,'-P',1800000000);
INSERT INTO "moves" VALUES('G63K',2,98,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',2,99,'+PL-GC',1800000000);
INSERT INTO "moves" VALUES('G63K',2,100,'+GC-DS',1800000000);
INSERT INTO "moves" VALUES('G63K',2,101,'+DGS-PLK',1800000000);
INSERT INTO "moves" VALUES('G63K',2,102,'+DL-CK',1800000000);
INSERT INTO "moves" VALUES('G63K',2,103,'+P',1800000000);
INSERT INTO "moves" VALUES('G63K',2,104,'-CC',1800000000);
INSERT INTO "moves" VALUES('G63K',2,105,'+CC-DS',1800000000);
INSERT INTO "moves" VALUES('G63K',2,106,'+SP-LK',1800000000);
INSERT INTO "moves" VALUES('G63K',2,107,'-P',1800000000);
INSERT INTO "moves" VALUES('G63K',2,108,'+DL-GP',1800000000);
INSERT INTO "moves" VALUES('G63K',2,109,'+P',1800000000);
INSERT INTO "moves" VALUES('G63K',2,110,'-P',1800000000);
INSERT INTO "moves" VALUES('G63K',2,111,'+G',1800000000);
INSERT INTO "moves" VALUES('G63K',2,112,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',3,1,'+C',1800000000);
INSERT INTO "moves" VALUES('G63K',3,2,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',3,3,'+CLL-PKK',1800000000);
INSERT INTO "moves" VALUES('G63K',3,4,'+P',1800000000);
INSERT INTO "moves" VALUES('G63K',3,5,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',3,6,'+DS-CP',1800000000);
INSERT INTO "moves" VALUES('G63K',3,7,'+SP-CL',1800000000);
INSERT INTO "moves" VALUES('G63K',3,8,'+CCL-DGS',1800000000);
INSERT INTO "moves" VALUES('G63K',3,9,'+DG-CK',1800000000);
INSERT INTO "moves" VALUES('G63K',3,10,'-L',1800000000);
INSERT INTO "moves" VALUES('G63K',3,11,'-LLL',1800000000);
INSERT INTO "moves" VALUES('G63K',3,12,'+SP-CC',1800000000);
INSERT INTO "moves" VALUES('G63K',3,13,'+CCC-GKK',1800000000);
INSERT INTO "moves" VALUES('G63K',3,14,'+G',1800000000);
INSERT INTO "moves" VALUES('G63K',3,15,'-CC',1800000000);
INSERT INTO "moves" VALUES('G63K',3,16,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',3,17,'+CP-DS',1800000000);
INSERT INTO "moves" VALUES('G63K',3,18,'+DS-PK',1800000000);
INSERT INTO "moves" VALUES('G63K',3,19,'-P',1800000000);
INSERT INTO "moves" VALUES('G63K',3,20,'-PP',1800000000);
INSERT INTO "moves" VALUES('G63K',3,21,'+PL-CC',1800000000);
INSERT INTO "moves" VALUES('G63K',3,22,'+SP-GK',1800000000);
INSERT INTO "moves" VALUES('G63K',3,23,'+GC-PL',1800000000);
INSERT INTO "moves" VALUES('G63K',3,24,'+CP-DK',1800000000);
INSERT INTO "moves" VALUES('G63K',3,25,'+DL-CP',1800000000);
INSERT INTO "moves" VALUES('G63K',3,26,'-SSS',1800000000);
INSERT INTO "moves" VALUES('G63K',3,27,'+CP-DG',1800000000);
INSERT INTO "moves" VALUES('G63K',3,28,'+DG-PK',1800000000);
INSERT INTO "moves" VALUES('G63K',3,29,'-L',1800000000);
INSERT INTO "moves" VALUES('G63K',3,30,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',3,31,'-C',1800000000);
INSERT INTO "moves" VALUES('G63K',3,32,'+GP-CK',1800000000);
INSERT INTO "moves" VALUES('G63K',3,33,'+C',1800000000);
INSERT INTO "moves" VALUES('G63K',3,34,'+GC-DP',1800000000);
INSERT INTO "moves" VALUES('G63K',3,35,'+P',1800000000);
INSERT INTO "moves" VALUES('G63K',3,36,'+DCP-GGL',1800000000);
INSERT INTO "moves" VALUES('G63K',3,37,'+LL-CP',1800000000);
INSERT INTO "moves" VALUES('G63K',3,38,'+GC-DP',1800000000);
INSERT INTO "moves" VALUES('G63K',3,39,'+DG-PL',1800000000);
INSERT INTO "moves" VALUES('G63K',3,40,'+PPL-CCC',1800000000);
INSERT INTO "moves" VALUES('G63K',3,41,'+CP-DL',1800000000);
INSERT INTO "moves" VALUES('G63K',3,42,'+DCL-PPP',1800000000);
INSERT INTO "moves" VALUES('G63K',3,43,'-P',1800000000);
INSERT INTO "moves" VALUES('G63K',3,44,'+PPP-LLK',1800000000);
INSERT INTO "moves" VALUES('G63K',3,45,'-C',1800000000);
INSERT INTO "moves" VALUES('G63K',3,46,'+CL-GP',1800000000);
INSERT INTO "moves" VALUES('G63K',3,47,'+L',1800000000);
INSERT INTO "moves" VALUES('G63K',3,48,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',3,49,'+P',1800000000);
INSERT INTO "moves" VALUES('G63K',3,50,'+GGL-CCP',1800000000);
INSERT INTO "moves" VALUES('G63K',3,51,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',3,52,'+CCCCP-DGGLL',1800000000);
INSERT INTO "moves" VALUES('G63K',3,53,'+DG-LK',1800000000);
INSERT INTO "moves" VALUES('G63K',3,54,'+LLL-GCC',1800000000);
INSERT INTO "moves" VALUES('G63K',3,55,'+GG-DP',1800000000);
INSERT INTO "moves" VALUES('G63K',3,56,'+CC-PP',1800000000);
INSERT INTO "moves" VALUES('G63K',3,57,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',3,58,'+DG-CL',1800000000);
INSERT INTO "moves" VALUES('G63K',3,59,'+CPP-GGG',1800000000);
INSERT INTO "moves" VALUES('G63K',3,60,'+GPL-DCC',1800000000);
INSERT INTO "moves" VALUES('G63K',3,61,'+DCC-GPP',1800000000);
INSERT INTO "moves" VALUES('G63K',3,62,'+GP-LL',1800000000);
INSERT INTO "moves" VALUES('G63K',3,63,'+GGPL-CCCK',1800000000);
INSERT INTO "moves" VALUES('G63K',3,64,'-L',1800000000);
INSERT INTO "moves" VALUES('G63K',3,65,'+CCCL-DGGP',1800000000);
INSERT INTO "moves" VALUES('G63K',3,66,'+DGG-CPP',1800000000);
INSERT INTO "moves" VALUES('G63K',3,67,'+K',1800000000);
INSERT INTO "moves" VALUES('G63K',3,68,'+CP-GG',1800000000);
INSERT INTO "moves" VALUES('G63K',3,69,'+GG-CK',1800000000);
INSERT INTO "moves" VALUES('G63K',3,70,'+CP-DG',1800000000);
INSERT INTO "moves" VALUES('G63K',3,71,'-LL',1800000000);
INSERT INTO "moves" VALUES('G63K',3,72,'+GP-CK',1800000000);
INSERT INTO "moves" VALUES('G63K',3,73,'+D',1800000000);
INSERT INTO "moves" VALUES('G63K',3,74,'+GCL-PPP',1800000000);
INSERT INTO "moves" VALUES('G63K',3,75,'+PP-CC',1800000000);
INSERT INTO "moves" VALUES('G63K',3,76,'+CP-GL',1800000000);
INSERT INTO "moves" VALUES('G63K',3,77,'+CL-GG',1800000000);
INSERT INTO "moves" VALUES('G63K',3,78,'-GGG',1800000000);
INSERT INTO "moves" VALUES('G63K',3,79,'+GGG-PPL',1800000000);
INSERT INTO "moves" VALUES('G63K',3,80,'+L',1800000000);
INSERT INTO "moves" VALUES('G63K',3,81,'+SPP-DGC',1800000000);
INSERT INTO "moves" VALUES('G63K',3,82,'+DG-LK',1800000000);
INSERT INTO "moves" VALUES('G63K',3,83,'+CL-PP',1800000000);
INSERT INTO "moves" VALUES('G63K',3,84,'+P',1800000000);
INSERT INTO "moves" VALUES('G63K',3,85,'+SP-GG',1800000000);
INSERT INTO "moves" VALUES('G63K',3,86,'+GG-CC',1800000000);
INSERT INTO "moves" VALUES('G63K',3,87,'+C',1800000000);
INSERT INTO "moves" VALUES('G63K',3,88,'-GG',1800000000);
INSERT INTO "moves" VALUES('G63K',3,89,'-P',1800000000);
INSERT INTO "moves" VALUES('G63K',3,90,'-PP',1800000000);
INSERT INTO "moves" VALUES('G63K',3,91,'+DC-SL',1800000000);
INSERT INTO "moves" VALUES('G63K',3,92,'+SL-DK',1800000000);
INSERT INTO "moves" VALUES('G63K',3,93,'-CC',1800000000);
INSERT INTO "moves" VALUES('G63K',3,94,'-L',1800000000);
INSERT INTO "moves" VALUES('JDDD',1,1,'-CC',1800000000);
INSERT INTO "moves" VALUES('JDDD',1,2,'-C',1800000000);
INSERT INTO "moves" VALUES('JDDD',1,3,'+K',1800000000);
INSERT INTO "moves" VALUES('JDDD',1,4,'+SC-PK',1800000000);
INSERT INTO "moves" VALUES('JDDD',1,5,'+PL-KK',1800000000);
INSERT INTO "moves" VALUES('JDDD',1,6,'-C',1800000000);
INSERT INTO "moves" VALUES('JDDD',1,7,'-L',1800000000);
CREATE TABLE notices (
    key TEXT PRIMARY KEY,
    said BIGINT NOT NULL
);
INSERT INTO "notices" VALUES('once',1800000000);
CREATE TABLE "old_tables" (
    match TEXT NOT NULL REFERENCES matches (code),
    channel_id BIGINT NOT NULL,
    first BIGINT NOT NULL,
    last BIGINT NOT NULL,
    is_posting BOOLEAN NOT NULL,            -- somebody is posting the table there, until clear_at
    clear_at BIGINT NOT NULL, tries INTEGER NOT NULL DEFAULT 0, call TEXT,
    PRIMARY KEY (match, channel_id, first)
) WITHOUT ROWID;
CREATE TABLE people (
    user_id BIGINT PRIMARY KEY,
    name TEXT NOT NULL
, locale TEXT);
INSERT INTO "people" VALUES(101,'Anna',NULL);
INSERT INTO "people" VALUES(102,'Ben "the Camel"',NULL);
CREATE TABLE plans (
    match TEXT NOT NULL REFERENCES matches (code),
    user_id BIGINT NOT NULL,
    round INTEGER NOT NULL,                 -- the position in which it was made; the opponent was to move
    ply INTEGER NOT NULL,
    moves TEXT NOT NULL,                    -- up to three, in order: '+G -LL'
    wakes TEXT NOT NULL,                    -- what stops it: 'camels precious'; empty: nothing
    is_due BOOLEAN NOT NULL DEFAULT FALSE,  -- the opponent has moved, and nobody has looked what to do with it
    stopped TEXT,                           -- why it was not played: its owner is to move, and has not moved yet
    PRIMARY KEY (match, user_id)
) WITHOUT ROWID;
CREATE TABLE preferences (
    user_id BIGINT PRIMARY KEY,
    language TEXT,
    dm_notices BOOLEAN NOT NULL,
    confirm BOOLEAN NOT NULL,
    takes_challenges BOOLEAN NOT NULL,
    is_hidden BOOLEAN NOT NULL
, mentions TEXT CHECK (mentions IN ('every', 'once', 'never')), away_until BIGINT);
INSERT INTO "preferences" VALUES(102,'fr',1,0,1,0,NULL,NULL);
CREATE TABLE "presence" (
    name TEXT PRIMARY KEY,
    last_present BIGINT NOT NULL
);
CREATE TABLE rating_changes (
    match TEXT NOT NULL REFERENCES matches (code),
    seat SMALLINT NOT NULL,
    scope BIGINT NOT NULL,
    user_id BIGINT,
    booked INTEGER NOT NULL,
    rating_before DOUBLE PRECISION NOT NULL,
    deviation_before DOUBLE PRECISION NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (match, seat, scope)
);
CREATE TABLE replies (
    user_id BIGINT NOT NULL,
    scope BIGINT NOT NULL,
    step INTEGER NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (user_id, scope, step)
);
CREATE TABLE rivalries (
    user1 BIGINT NOT NULL,
    user2 BIGINT NOT NULL,
    scope BIGINT NOT NULL,
    wins1 INTEGER NOT NULL,
    wins2 INTEGER NOT NULL,
    rounds1 INTEGER NOT NULL,
    rounds2 INTEGER NOT NULL,
    streak INTEGER NOT NULL,                -- matches won in a row up to now: above 0 by the first, below by the second
    longest1 INTEGER NOT NULL,
    longest2 INTEGER NOT NULL,
    best_sale1 INTEGER NOT NULL,            -- rupees
    best_sale2 INTEGER NOT NULL,
    best_sale1_in TEXT,
    best_sale2_in TEXT,
    closest INTEGER,                        -- rupees between the two over a match that was played out; NULL: none was
    closest_in TEXT,
    last_in TEXT NOT NULL,
    last BIGINT NOT NULL,
    PRIMARY KEY (user1, user2, scope)
);
CREATE TABLE round_ends (
    match TEXT NOT NULL REFERENCES matches (code),
    round INTEGER NOT NULL,
    ended BIGINT NOT NULL,
    tell_at BIGINT NOT NULL,                -- whoever sees to it moves this ahead first
    channel_id BIGINT,                      -- where it may have been posted already, unheard; NULL: nowhere
    first BIGINT, tries INTEGER NOT NULL DEFAULT 0,                           -- among the messages from this one on
    PRIMARY KEY (match, round)
) WITHOUT ROWID;
INSERT INTO "round_ends" VALUES('G63K',1,1800000000,1800000000,NULL,NULL,0);
INSERT INTO "round_ends" VALUES('G63K',2,1800000000,1800000000,NULL,NULL,0);
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
INSERT INTO "rounds" VALUES('G63K',1,1,'KGLGDDCKCCDPCGDGKPSLGSLCKLCSLLLPPLCKSSKDLPKDPGSCLPPK','3 3 2 2 2 1 1','5 6 5 6 4 4','10 8 9 10 8','8c7e134f5dfbd3d12c4a3698aa2ca1af','891e1d4df03f064b49f893860d29e15ae6e21c49e6e1bbdc9194d5a2aab2bed3',1800000000);
INSERT INTO "rounds" VALUES('G63K',2,1,'CLCDLCDLSKPLGSLGSLCGPSKPSKCDGSKLLCDPDPKCPGGPLPDCKLKK','3 2 2 1 3 2 1','5 5 6 4 4 6','10 8 10 9 8','8d103ed3cc667e971773308cdc6b13ab','387371a320fca5bed7f906ae1adf7dcc3be4694e9a9e4bf73bae3700810394ae',1800000000);
INSERT INTO "rounds" VALUES('G63K',3,0,'KLPKLCLGPPCKLKLSCSPKDCLPPSGLCGCPKLGKCCGGLSSDPDDDLDSK','1 3 1 2 2 2 3','6 6 5 4 5 4','10 9 10 8 8','f7c882f4202cc8284c717095bcc99ae8','f0b44cc7e6cfcf6aa8dc7fa9c60d52d5e0824a2e26e1f990737b587e89ad149b',1800000000);
INSERT INTO "rounds" VALUES('JDDD',1,1,'CPGKKDCCGDCLSDSPLKKKGLLDSLPPPCCLGCSCLPKPKSLDLDGSLPGK','3 3 2 2 2 1 1','6 4 6 5 5 4','10 8 10 9 8','1d296588571ceeee56befa395e3c536c','263987466330b385cf45308b8eb75bf2353b17e2dd4559b3f1e8af2103c560b7',1800000000);
INSERT INTO "rounds" VALUES('K6W8',1,1,'PLLLCGCPKLGSPSSPSKKCDPDKLLDPCLPCSDSKKLKGCKGCDPDCGLLG','2 3 2 2 3 1 1','5 4 4 6 5 6','8 10 8 9 10','101e75eb6607b61550332cb8642a357c','509a23836ca39148dc88f80740810be18c5bfe6c18eccfb607f4e2b1ea98b46d',1800000000);
CREATE TABLE servers (
    guild_id BIGINT PRIMARY KEY,
    channel_id BIGINT,
    threads BOOLEAN NOT NULL,
    pace INTEGER NOT NULL,
    language TEXT,
    is_quiet BOOLEAN NOT NULL
, fairs_by_all BOOLEAN NOT NULL DEFAULT FALSE, today_channel_id BIGINT);
INSERT INTO "servers" VALUES(900,NULL,0,259200,NULL,1,0,NULL);
CREATE TABLE standings (
    user_id BIGINT NOT NULL,
    scope BIGINT NOT NULL,
    season TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    last BIGINT NOT NULL, opponents INTEGER NOT NULL DEFAULT 0, has_place BOOLEAN NOT NULL DEFAULT FALSE,                   -- when the last of these games ended
    PRIMARY KEY (user_id, scope, season)
);
CREATE TABLE tallies (
    user_id BIGINT NOT NULL,
    scope BIGINT NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    rounds INTEGER NOT NULL,                -- that were played out
    rounds_won INTEGER NOT NULL,
    rupees INTEGER NOT NULL,                -- at the end of those rounds
    camel_tokens INTEGER NOT NULL,          -- rounds with the larger herd
    sales INTEGER NOT NULL,
    sale_rupees INTEGER NOT NULL,           -- with bonus tokens
    bonuses INTEGER NOT NULL,               -- sales that earned a bonus token
    diamond INTEGER NOT NULL,               -- cards sold
    gold INTEGER NOT NULL,
    silver INTEGER NOT NULL,
    cloth INTEGER NOT NULL,
    spice INTEGER NOT NULL,
    leather INTEGER NOT NULL,
    best_sale INTEGER NOT NULL,             -- rupees
    best_sale_in TEXT,                      -- the match
    PRIMARY KEY (user_id, scope)
);
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
CREATE TABLE today_shown (
    guild_id BIGINT NOT NULL,
    day INTEGER NOT NULL,
    user_id BIGINT NOT NULL,
    shown BIGINT NOT NULL,
    PRIMARY KEY (guild_id, day, user_id)
) WITHOUT ROWID;
CREATE TABLE trainees (
    user_id BIGINT PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    tried INTEGER NOT NULL,                 -- exercises of the bank, each at its first try
    found INTEGER NOT NULL,                 -- of these, with the best move
    exercise TEXT                           -- the one they are at; NULL: none
);
CREATE TABLE unanswered_mentions (
    user_id BIGINT PRIMARY KEY,
    call TEXT NOT NULL,
    mentioned BIGINT NOT NULL
, message_id BIGINT, clicked BIGINT);
CREATE UNIQUE INDEX challenges_to_person ON challenges (challenger, opponent) WHERE state = 'open' AND opponent IS NOT NULL;
CREATE UNIQUE INDEX challenges_to_anyone ON challenges (challenger, channel_id) WHERE state = 'open' AND opponent IS NULL;
CREATE INDEX challenges_open_to ON challenges (opponent) WHERE state = 'open';
CREATE INDEX challenges_open_by ON challenges (challenger) WHERE state = 'open';
CREATE INDEX challenges_expiring ON challenges (expires) WHERE state = 'open';
CREATE INDEX challenges_by ON challenges (challenger);
CREATE INDEX challenges_to ON challenges (opponent);
CREATE INDEX matches_running_1 ON matches (user1) WHERE state = 'running';
CREATE INDEX matches_running_2 ON matches (user2) WHERE state = 'running';
CREATE INDEX matches_in_channel ON matches (channel_id) WHERE state = 'running';
CREATE INDEX matches_in_thread ON matches (thread_id) WHERE state = 'running' AND thread_id IS NOT NULL;
CREATE INDEX matches_ended_1 ON matches (user1, ended) WHERE ended IS NOT NULL;
CREATE INDEX matches_ended_2 ON matches (user2, ended) WHERE ended IS NOT NULL;
CREATE INDEX matches_ended_in ON matches (guild_id, ended) WHERE ended IS NOT NULL;
CREATE INDEX matches_merchant ON matches (merchant_at) WHERE merchant_at IS NOT NULL;
CREATE UNIQUE INDEX matches_rematch ON matches (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX matches_to_book ON matches (ended, code) WHERE ended IS NOT NULL AND booked IS NULL;
CREATE UNIQUE INDEX matches_booked ON matches (booked) WHERE booked IS NOT NULL;
CREATE INDEX rating_changes_of ON rating_changes (user_id, scope, booked);
CREATE INDEX rivalries_of ON rivalries (user2);
CREATE INDEX matches_lessons ON matches (user1) WHERE is_lesson AND state = 'running';
CREATE INDEX old_tables_due ON old_tables (clear_at);
CREATE INDEX challenges_called ON challenges (challenger, opponent, called) WHERE called IS NOT NULL;
CREATE INDEX challenges_declined ON challenges (challenger, opponent, declined) WHERE declined IS NOT NULL;
CREATE INDEX standings_board ON standings (scope, season, has_place DESC, rating DESC, user_id);
CREATE INDEX matches_to_call ON matches (call_at) WHERE call_at IS NOT NULL;
CREATE INDEX matches_interrupted ON matches (guild_id) WHERE interrupted IS NOT NULL;
CREATE INDEX matches_running_in ON matches (guild_id) WHERE state = 'running';
CREATE INDEX matches_to_tell ON matches (tell_at) WHERE tell_at IS NOT NULL AND interrupted IS NULL;
CREATE INDEX matches_alarm ON matches (alarm_at) WHERE alarm_at IS NOT NULL AND interrupted IS NULL;
CREATE INDEX matches_to_archive ON matches (archive_at) WHERE archive_at IS NOT NULL;
CREATE INDEX round_ends_due ON round_ends (tell_at);
CREATE INDEX plans_of ON plans (user_id);
CREATE INDEX plans_due ON plans (match) WHERE is_due;
CREATE INDEX unanswered_mentions_by_call ON unanswered_mentions (call);
CREATE INDEX digests_due ON digests (due);
CREATE INDEX fairs_due ON fairs (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX fairs_to_tell ON fairs (tell_at) WHERE tell_at IS NOT NULL;
CREATE INDEX fairs_live_in ON fairs (guild_id) WHERE ended IS NULL;
CREATE INDEX fairs_ended_in ON fairs (guild_id, ended) WHERE ended IS NOT NULL;
CREATE INDEX fairs_by ON fairs (organiser) WHERE organiser IS NOT NULL;
CREATE UNIQUE INDEX fair_entrants_once ON fair_entrants (fair, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX fair_entrants_of ON fair_entrants (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX fair_trophies ON fair_entrants (user_id) WHERE has_won;
CREATE INDEX today_first_choices ON today_attempts (day, choice1) WHERE counts;
CREATE INDEX today_second_choices ON today_attempts (day, choice2) WHERE counts;
CREATE INDEX today_third_choices ON today_attempts (day, choice3) WHERE counts;
CREATE INDEX servers_with_today ON servers (guild_id) WHERE today_channel_id IS NOT NULL;
CREATE INDEX today_messages_due ON today_messages (tell_at) WHERE tell_at IS NOT NULL;
CREATE INDEX today_messages_to_close ON today_messages (closes) WHERE closes IS NOT NULL AND tell_at IS NULL;
CREATE INDEX today_shown_by ON today_shown (user_id);
CREATE INDEX kept_exercises_due ON kept_exercises (user_id, due) WHERE due IS NOT NULL;
COMMIT;
