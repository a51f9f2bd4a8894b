-- The first statement of each transaction of a job: locks the run's row and sets the transaction's time limit. It raises an
-- error where the run was taken over, so that PostgreSQL runs nothing that was sent together with it.
create function platform_hold_run(p_job_seq bigint, p_fence bigint, p_statement_ms int) returns void language plpgsql as $$
begin
  perform from platform_job where job_seq = p_job_seq and fence = p_fence and state = 'running' for key share;
  if not found then
    raise exception 'the run was taken over' using errcode = 'JP001';
  end if;
  perform set_config('statement_timeout', p_statement_ms::text, true);
end $$;
