-- A lease is short and renewed while its job runs. `fence` numbers the runs of a job for good, so that a run that was
-- taken over is never mistaken for another one; `lost` counts the runs whose process died or hung: they are not failures.
alter table platform_job
  add column fence bigint not null default 0,
  add column lost int not null default 0;
