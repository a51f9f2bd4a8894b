-- An outage before the first register is of the watches that were alerted to it: they may join a home that had none.
alter table subscribe_event drop constraint subscribe_event_watch_check;
alter table subscribe_event add constraint subscribe_event_watch_check
  check ((watch_seq is not null) = (kind = 'since-report') or kind in ('stopped', 'resumed'));
