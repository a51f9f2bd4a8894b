-- A company that buys tickets for its members, and the facts of its invoices. One person keeps its books.
create table ticket_company (
  company_seq bigint generated always as identity primary key,
  user_seq bigint not null unique references account_user,
  name text not null check (name <> ''),
  -- 사업자등록번호
  business_no text not null check (business_no ~ '^\d{10}$'),
  representative_sealed bytea,
  invoice_email_sealed bytea,
  -- Who has it may join; what a member gets is given by name.
  invite_code text not null unique,
  created_at timestamptz not null default app_now()
);

create table ticket_member (
  member_seq bigint generated always as identity primary key,
  company_seq bigint not null references ticket_company,
  user_seq bigint not null references account_user,
  joined_at timestamptz not null default app_now(),
  left_at timestamptz
);
create unique index ticket_member_now on ticket_member (company_seq, user_seq) where left_at is null;
create index ticket_member_user on ticket_member (user_seq);

-- A company's order and lot: not the buyer's own to use. A member's lot comes from one of them, and ends with it.
alter table order_order add column company_seq bigint references ticket_company,
  add check (company_seq is null or product like 'ticket-%');
alter table ticket_lot
  add column company_seq bigint references ticket_company,
  add column from_lot_seq bigint references ticket_lot,
  add column member_seq bigint references ticket_member,
  add check ((from_lot_seq is null) = (member_seq is null)),
  add check (from_lot_seq is null or (order_seq is null and company_seq is null));
create index ticket_lot_company on ticket_lot (company_seq) where company_seq is not null;
create index ticket_lot_from on ticket_lot (from_lot_seq) where from_lot_seq is not null;
create index ticket_lot_member on ticket_lot (member_seq) where member_seq is not null;
create index order_order_company on order_order (company_seq) where company_seq is not null;

alter table ticket_deal drop constraint ticket_deal_kind_check, drop constraint ticket_deal_check;
alter table ticket_deal
  add constraint ticket_deal_kind_check check (kind in ('buy', 'use', 'back', 'refund', 'expire', 'give', 'revoke', 'receive', 'leave')),
  add constraint ticket_deal_check check (tickets <> 0 and (tickets > 0) = (kind in ('buy', 'back', 'revoke', 'receive')));
