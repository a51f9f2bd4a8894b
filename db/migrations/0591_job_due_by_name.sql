-- While messages have all slots that they may have, a worker claims the other jobs: it must find them without reading tens of
-- thousands of messages that are due.
create index platform_job_due_by_name on platform_job (name, run_at) where state in ('waiting', 'retry');
