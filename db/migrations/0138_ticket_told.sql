-- How late its holder was last told that a lot ends: so many days before its last one. The notice itself says when.
alter table ticket_lot add column told_days int check (told_days >= 0);
