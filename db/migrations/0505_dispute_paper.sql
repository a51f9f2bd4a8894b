-- A paper that came with a dispute: it is kept as long as the dispute, whatever becomes of the report.
alter table report_document add dispute_seq bigint references report_dispute;
create index report_document_dispute on report_document (dispute_seq) where dispute_seq is not null;
alter table report_document drop constraint report_document_kind_check;
alter table report_document add constraint report_document_kind_check
  check (kind in ('fixed-dates', 'trust-ledger', 'tax-certificate', 'lease', 'other', 'register'));
alter table report_document add check (kind <> 'other' or dispute_seq is not null);
alter table report_document add check (kind <> 'register' or dispute_seq is null);
