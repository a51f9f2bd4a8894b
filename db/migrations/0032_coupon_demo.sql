-- Campaigns of the played world, marked `demo`: elsewhere they are neither shown nor taken. The pilot's terms are the
-- specification's: members of a partner bank's app, one free report and one free notifier an account, the first 6,000 and
-- 4,000, for three months, and it may end early.
insert into coupon_issuer (code, name) values ('partner-bank', '제휴 은행'), ('seoul', '서울특별시');

insert into coupon_campaign
  (slug, issuer_seq, name, product, gives, amount, zero_ok, way, word, quota, one_per, from_at, until_at, days_valid, sources, regions, new_days, demo)
select c.slug, i.issuer_seq, c.name, c.product, c.gives, c.amount, c.zero_ok, c.way, c.word, c.quota, c.one_per,
  date_trunc('day', app_now() at time zone 'Asia/Seoul') at time zone 'Asia/Seoul',
  (date_trunc('day', app_now() at time zone 'Asia/Seoul') + interval '3 months') at time zone 'Asia/Seoul',
  c.days_valid, c.sources, c.regions, c.new_days, true
from (values
  ('pilot-report', 'partner-bank', '시범 서비스 무료 보고서', 'report', 'free', null::bigint, true, 'ask', null, 6000, 'account', null::int, '{ione}'::text[], null::text[], null::int),
  ('pilot-notifier', 'partner-bank', '시범 서비스 무료 알림', 'subscribe', 'free', null, true, 'ask', null, 4000, 'account', null, '{ione}', null, null),
  ('seoul', 'seoul', '서울시 전세 안심 지원', 'report', 'free', null, true, 'code', 'SE0U1H0MEDEM0', 1000, 'person', null, null, '{11}', null),
  ('welcome', 'jipsalpim', '첫 보고서 3,000원 할인', 'report', 'won', 3000, false, 'welcome', null, null, 'person', 30, null, null, 30)
) as c(slug, issuer, name, product, gives, amount, zero_ok, way, word, quota, one_per, days_valid, sources, regions, new_days)
join coupon_issuer i on i.code = c.issuer;
