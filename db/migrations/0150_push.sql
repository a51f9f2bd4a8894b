-- A push beside a notice, one a device, and what became of it. It goes with its notice and with its device.
create table message_push (
  push_seq bigint generated always as identity primary key,
  notice_seq bigint not null references message_notice on delete cascade,
  token_hash bytea not null references account_device on delete cascade,
  state text not null default 'pending' check (state in ('pending', 'sent', 'failed', 'not-wanted')),
  checks int not null default 0,
  -- FCM's own.
  message_id text,
  created_at timestamptz not null default app_now(),
  sent_at timestamptz,
  unique (notice_seq, token_hash)
);
create index message_push_device on message_push (token_hash);
alter table message_choice drop constraint message_choice_channel_check;
alter table message_choice add constraint message_choice_channel_check check (channel in ('talk', 'push'));

-- What is pushed passes through a company in another country: agreed to apart (개인정보 보호법 제28조의8 제1항 제1호, 제2항).
insert into account_terms (code, version, required, title, body, from_day) values
('push', 1, false, '앱 알림 받기 (국외 이전)',
'보고서, 결제와 환불, 계정의 알림을 앱 알림으로도 받는 동의예요. 앱을 쓰는 기기에만 가요.
혜택과 소식 받기에도 동의했다면 그 소식도 앱 알림으로 보내고, 맨 앞에 (광고)라고 적어요. 밤 9시부터 아침 8시까지는 밤에 받기에 따로 동의한 분에게만 보내요.
앱 알림은 미국에 있는 회사를 거쳐 기기에 닿아요(개인정보 보호법 제28조의8).
이전받는 자: Google LLC (연락처 https://support.google.com/policies/contact/general_privacy_form)
이전하는 나라, 시기와 방법: 미국. 알림을 보낼 때마다 암호화한 통신으로 보내요.
이전하는 항목: 기기의 알림 주소, 알림의 제목과 짧은 내용, 누르면 열리는 화면의 경로. 이름, 연락처, 집 주소, 금액은 넣지 않아요.
이용 목적과 보유 기간: 알림을 기기에 전하는 일. 기기에 전할 때까지, 길어도 하루.
동의하지 않거나 거두면 앱 알림만 오지 않아요. 알림톡과 문자는 그대로 오고, 서비스를 모두 쓸 수 있어요.', date '2026-11-01');
