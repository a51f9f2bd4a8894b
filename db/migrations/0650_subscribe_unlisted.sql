-- The register is refused because an application is being processed, and the list of applications does not name it.
alter table subscribe_event drop constraint subscribe_event_kind_check;
alter table subscribe_event add constraint subscribe_event_kind_check check (kind in
  ('application', 'correction', 'registered', 'withdrawn', 'dismissed', 'same', 'missed', 'since-report', 'unconfirmed', 'unlisted', 'stopped', 'resumed'));
