-- What a campaign's people must know before they take part, a sentence a line: data of the campaign, as its terms are.
alter table coupon_campaign add notices text[] not null default '{}';
update coupon_campaign set notices = array[
  '카카오 계정마다 한 번 받을 수 있어요.',
  '먼저 신청한 분부터 드려요.',
  '시범 서비스는 3개월 동안 열고, 알리지 않고 일찍 끝날 수 있어요.',
  '보고서의 내용은 제휴 연구소가 제공하고, 은행은 연결만 해 드려요.'
] where slug in ('pilot-report', 'pilot-notifier');
update coupon_campaign set notices = array[
  '한 사람이 한 번 받을 수 있어요.',
  '서울에 있는 집의 보고서에 쓸 수 있어요.',
  '코드는 서울시에서 받은 안내에 있어요.'
] where slug = 'seoul';
