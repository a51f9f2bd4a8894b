-- The register may change between a report and the first check of the watch that follows it: that change is alerted to
-- this watch alone, by comparing the report's register with the first one.
alter table subscribe_event add column watch_seq bigint references subscribe_watch;
alter table subscribe_event drop constraint subscribe_event_kind_check;
alter table subscribe_event add constraint subscribe_event_kind_check check (kind in
  ('application', 'correction', 'registered', 'withdrawn', 'dismissed', 'same', 'missed', 'since-report', 'stopped', 'resumed'));
alter table subscribe_event add constraint subscribe_event_watch_check check ((watch_seq is not null) = (kind = 'since-report'));
create index subscribe_event_watch on subscribe_event (watch_seq) where watch_seq is not null;

-- The register of a watch's report; null: a register that a check read.
alter table subscribe_print add column watch_seq bigint references subscribe_watch;
create index subscribe_print_watch on subscribe_print (watch_seq) where watch_seq is not null;

-- When the report's register was compared with the first one; null: not yet, or the watch has no report. The watches of
-- before have had their first check.
alter table subscribe_watch add column compared_at timestamptz;
update subscribe_watch set compared_at = begun_at where of_order_seq is not null;
