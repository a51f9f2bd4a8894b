-- What happened to a message after the vendor accepted it ('sent'): known from the vendor later, or never.
alter table message_notice
  -- 'text': sent once more as a text message, after its 알림톡.
  add channel text not null default 'talk' check (channel in ('talk', 'text')),
  -- It requires action today.
  add urgent boolean not null default false,
  -- 'accepted': not known yet. Null: not accepted, or accepted before results were asked for.
  add result text check (result in ('accepted', 'delivered', 'failed', 'unknown')),
  -- The vendor's reason of a failure.
  add result_why text,
  add result_at timestamptz,
  add result_asks int not null default 0,
  add result_due timestamptz,
  add constraint message_notice_result_of_sent check (result is null or state = 'sent'),
  add constraint message_notice_result_asked check ((result_due is not null) = (result is not distinct from 'accepted')),
  add constraint message_notice_result_told check ((result_at is not null) = (coalesce(result, 'accepted') <> 'accepted'));
create index message_notice_result_due on message_notice (result_due) where result_due is not null;
create index message_notice_result_at on message_notice (result_at, result) where result_at is not null;
