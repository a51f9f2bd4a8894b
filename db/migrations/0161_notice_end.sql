-- A notice may be taken off before its last day: at once, and it stays readable that it was there.
alter table shell_notice add ended_at timestamptz;
