-- Since when a home that the watch stopped for, or resumed, had not been checked.
alter table subscribe_event add column since timestamptz;
