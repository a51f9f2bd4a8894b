-- The first day of the month up to which the user was sent statements. Watches from before this column were sent none;
-- a new watch has nothing to state for the months before it.
alter table subscribe_watch add stated_until date not null default '2000-01-01';
alter table subscribe_watch alter stated_until set default date_trunc('month', app_now() at time zone 'Asia/Seoul')::date;
create index subscribe_watch_stated on subscribe_watch (stated_until) where ended_at is null;
