-- A judgement names the owner of a home: sealed. What is here already the job seals.
alter table report_report add assessment_sealed bytea;
alter table report_report alter assessment_sealed set storage external;
alter table report_report drop constraint report_report_check;
alter table report_report add constraint report_report_check check (state <> 'ready' or (
  num_nonnulls(assessment, assessment_sealed) = 1 and num_nonnulls(input, input_sealed) = 1 and ready_at is not null));
