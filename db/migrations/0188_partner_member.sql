-- Who is a member of a partner's, as the partner has signed it. One membership is one account's, and one account has one
-- membership of a partner: shown again by another account it is refused.
create table campaign_member (
  partner text not null,
  -- A keyed hash of the partner's own name for its member, which we do not keep.
  member_index bytea not null check (octet_length(member_index) = 32),
  user_seq bigint not null references account_user,
  at timestamptz not null default app_now(),
  primary key (partner, member_index),
  unique (user_seq, partner)
);
comment on table campaign_signup is 'Where a person came from, as the browser told it at the first sign-up: proof of nothing, and no condition asks it.';

-- What is true of the pilot today: who is a member is signed by the partner, and notifiers are not to be had yet.
update coupon_campaign set notices = array[
  '제휴 은행 앱의 회원이 카카오 계정마다 한 번 받을 수 있어요. 은행 앱에서 들어와야 해요.',
  '먼저 신청한 분부터 드려요.',
  '3개월 동안 열고, 알리지 않고 일찍 끝날 수 있어요.',
  '보고서의 내용은 제휴 연구기관이 제공하고, 은행은 들어오는 길만 이어 줘요.'
] where slug = 'pilot-report';
update coupon_campaign set notices = array[
  '변동 알림은 아직 준비하고 있어서 지금은 받을 수 없어요.',
  '열리면 제휴 은행 앱의 회원이 카카오 계정마다 한 번, 먼저 신청한 분부터 받을 수 있어요.'
] where slug = 'pilot-notifier';
