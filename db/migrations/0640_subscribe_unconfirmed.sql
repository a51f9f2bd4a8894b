-- An application has ended, and for two checks no register could be read that shows its result.
alter table subscribe_event drop constraint subscribe_event_kind_check;
alter table subscribe_event add constraint subscribe_event_kind_check check (kind in
  ('application', 'correction', 'registered', 'withdrawn', 'dismissed', 'same', 'missed', 'since-report', 'unconfirmed', 'stopped', 'resumed'));
