-- A click answers a mention that was there before it. Ids of Discord's grow with time, those of messages and clicks alike.
ALTER TABLE unanswered_mentions ADD COLUMN message_id BIGINT;  -- with the mention; NULL: it is still under way
ALTER TABLE unanswered_mentions ADD COLUMN clicked BIGINT;     -- the person's last interaction meanwhile
UPDATE unanswered_mentions SET message_id = 0;
