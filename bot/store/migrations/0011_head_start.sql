-- Who is given how many rupees in every round: `1 10` are ten for the first seat, which is the challenger's. NULL: nobody.
ALTER TABLE challenges ADD COLUMN head_start TEXT;
ALTER TABLE matches ADD COLUMN head_start TEXT;
