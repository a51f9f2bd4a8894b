-- 'mail': sent to the user's e-mail address, where neither its 알림톡 nor its text arrived.
alter table message_notice
  drop constraint message_notice_channel_check,
  add constraint message_notice_channel_check check (channel in ('talk', 'text', 'mail'));
