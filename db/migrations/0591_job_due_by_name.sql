-- The oldest due job of each name: while messages have all slots that they may have, a worker finds the other jobs without
-- reading tens of thousands of messages that are due.
drop index platform_job_due;
create index platform_job_due on platform_job (name, run_at) where state in ('waiting', 'retry');
