-- Since when no row of the court is missing, where that is later than the oldest row: it came to the feed later, or came
-- back. A home whose list was asked since is covered by it.
alter table subscribe_feed_court add whole_from timestamptz;

-- The name of the feed's numbers, in which the cursor is one.
alter table subscribe_feed add numbering text;
