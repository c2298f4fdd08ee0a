-- Somebody tries a deal that is open: this match has that of another one, `K7Q2.2`: of its second round.
ALTER TABLE matches ADD COLUMN deal_of TEXT;
