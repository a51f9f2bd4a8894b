-- What an operator has decided of an experiment; the newest row holds. `only_arm`: everybody sees it; null: the lot is drawn.
create table experiment_setting (
  setting_seq bigint generated always as identity primary key,
  domain text not null,
  type text not null,
  only_arm text,
  created_at timestamptz not null default app_now()
);
create index experiment_setting_name on experiment_setting (domain, type, setting_seq desc);
