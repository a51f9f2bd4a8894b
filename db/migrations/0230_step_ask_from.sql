-- A source without an answer is asked again no earlier than this. Sources are asked side by side, so that the next run of
-- a report's job is due for one of them and not for the others.
alter table report_step add column ask_from timestamptz;
