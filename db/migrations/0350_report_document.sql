-- A document beside a report: fetched for it, or a paper of the person's own. Its masked pages are an encrypted file.
create table report_document (
  document_seq bigint generated always as identity primary key,
  order_seq bigint not null references order_order,
  -- The version that it was fetched for or added to.
  report_seq bigint not null references report_report,
  kind text not null check (kind in ('fixed-dates', 'trust-ledger', 'tax-certificate', 'lease', 'register')),
  -- Where each page's picture lies in the file, and where a register's page prints its receipts:
  -- [{at, length, width, height, receipts: [{no, day, y, height}]}].
  pages jsonb not null check (jsonb_array_length(pages) between 1 and 50),
  -- Null once the file was erased because a number was visible.
  file_sha256 text unique check (file_sha256 ~ '^[0-9a-f]{64}$'),
  -- Whether the desk has looked; null for what was fetched.
  look text check (look in ('waiting', 'enough', 'needs-bars')),
  looked_by bigint references account_user,
  looked_at timestamptz,
  made_at timestamptz not null default app_now(),
  check ((kind = 'register') = (look is null)),
  check ((file_sha256 is null) = (look is not distinct from 'needs-bars')),
  check ((looked_by is not null) = (looked_at is not null)),
  check ((looked_at is not null) = coalesce(look <> 'waiting', false))
);
create index report_document_order on report_document (order_seq, document_seq);
create index report_document_report on report_document (report_seq);
create index report_document_looked_by on report_document (looked_by) where looked_by is not null;
create index report_document_waiting on report_document (document_seq) where look = 'waiting';

-- The paper that an answer was seen in, where it stands beside the report.
alter table report_answer add document_seq bigint references report_document on delete set null;
create index report_answer_document on report_answer (document_seq) where document_seq is not null;
