-- Who agreed to which words, when and by which road, and took it back when: every act of it, in order.
create table account_consent (
  consent_seq bigint generated always as identity primary key,
  user_seq bigint not null references account_user,
  code text not null,
  version int not null,
  -- 'reminded': told, after two years, that he still agrees (정보통신망법 제50조 제8항).
  act text not null check (act in ('agreed', 'withdrawn', 'reminded')),
  road text not null check (road in ('join', 'visit', 'mypage', 'persona', 'job')),
  at timestamptz not null default app_now(),
  foreign key (code, version) references account_terms
);
create index account_consent_user on account_consent (user_seq, consent_seq);
insert into account_consent (user_seq, code, version, act, road, at)
  select user_seq, code, version, 'agreed', 'join', agreed_at from account_terms_agreement;
insert into account_consent (user_seq, code, version, act, road, at)
  select user_seq, code, version, 'withdrawn', 'mypage', withdrawn_at from account_terms_agreement where withdrawn_at is not null;

-- When he was last told of it: two years run from here.
alter table account_terms_agreement add reminded_at timestamptz;
create index account_terms_agreement_due on account_terms_agreement (coalesce(reminded_at, agreed_at))
  where code = 'marketing' and withdrawn_at is null;

-- Which kind of message a person does not want, by which channel. No row: as it is for everybody.
create table message_choice (
  user_seq bigint not null references account_user,
  kind text not null check (kind in ('report')),
  channel text not null check (channel in ('talk')),
  wanted boolean not null,
  at timestamptz not null default app_now(),
  primary key (user_seq, kind, channel)
);
-- What we tell of ourselves to those who agreed to it; each is sent once a person.
create table message_news (
  name text primary key check (name ~ '^[a-z0-9][a-z0-9-]{0,60}$'),
  body text not null check (length(body) between 1 and 500),
  button text not null check (length(button) between 1 and 14),
  path text not null check (path ~ '^/[^/]'),
  -- How far the fan-out has come: a killed job goes on behind this person.
  reached bigint not null default 0,
  done_at timestamptz,
  created_at timestamptz not null default app_now()
);
alter table message_notice drop constraint message_notice_template_check;
alter table message_notice add constraint message_notice_template_check
  check (template in ('report-ready', 'report-refunded', 'address-needed', 'withdrawal-asked', 'consent-kept', 'consent-reminder', 'news'));
-- 'not-wanted': the person has switched this kind off, or does not agree to it any more.
alter table message_notice drop constraint message_notice_state_check;
alter table message_notice add constraint message_notice_state_check
  check (state in ('pending', 'unknown', 'sent', 'failed', 'no-number', 'not-wanted'));

insert into account_terms (code, version, required, title, body, from_day) values
('age', 1, true, '만 14세 이상이에요',
'집살핌은 만 14세부터 쓸 수 있어요.
만 14세가 되지 않은 사람의 개인정보는 받지 않아요(개인정보 보호법 제22조의2).
만 14세가 되지 않았다면 가입하지 말고, 보호자에게 대신 확인해 달라고 해 주세요.
나중에 만 14세가 되지 않은 것을 알게 되면 계정과 개인정보를 바로 지워요.', date '2026-11-01'),
('service', 2, true, '서비스 이용약관',
'제1조 (목적) 이 약관은 집살핌을 운영하는 회사(이하 "회사")가 제공하는 서비스를 쓰는 조건과, 회사와 회원의 권리와 의무를 정해요. 회사의 상호, 대표자, 사업자등록번호, 통신판매업 신고번호, 주소와 연락처는 화면 아래에 적어요.
제2조 (서비스) 회사는 등기기록과 공공 자료를 읽어 전월세 계약의 위험을 정리한 보고서를 만들어요. 결제한 회원에게 보고서를, 그 밖의 사람에게 가진 등기부를 기기 안에서 읽는 확인을 제공해요.
제3조 (참고 정보) 보고서는 판단을 돕는 참고 정보예요. 감정평가, 법률 상담, 중개, 금융상품 자문이 아니에요. 계약을 할지는 회원이 정해요. 자료가 없어 확인하지 못한 것은 보고서에 확인하지 못했다고 적어요.
제4조 (기준 시각) 보고서는 발급한 시각의 자료로 만들어요. 그 뒤에 바뀐 내용은 담기지 않으므로, 계약하는 날과 잔금을 보내기 바로 전에 등기부를 다시 확인해 주세요.
제5조 (가입) 만 14세 이상인 사람이 카카오나 Apple 계정으로 들어와 필수 약관에 동의하면 가입돼요. 다른 사람의 계정이나 정보로 가입하면 안 돼요.
제6조 (값과 결제) 값은 결제하기 전 첫 화면부터 부가가치세를 포함해 보여 드려요. 회사는 카드번호를 받지도 보관하지도 않아요. 결제는 결제대행사의 창에서 해요.
제7조 (주소의 변경) 결제한 주문의 집 주소는 결제하고 5분 안에 바꿀 수 있어요. 그 뒤에는 바꿀 수 없어요.
제8조 (청약철회와 환불) 결제하고 7일 안에는 청약을 철회할 수 있어요. 다만 회원이 바로 만들어 달라고 동의한 보고서는 등기기록을 열람하면 제공이 시작되고, 그 뒤에는 철회할 수 없어요(전자상거래법 제17조 제2항). 이 사실은 결제하기 전에 따로 알리고 동의를 받아요. 보고서가 광고나 계약의 내용과 다르면 받은 날부터 3개월, 그 사실을 안 날부터 30일 안에 철회할 수 있어요(같은 조 제3항).
제9조 (만들지 못한 보고서) 등기소가 답하지 않거나 등기기록을 찾지 못해 보고서를 만들지 못하면 신청하지 않아도 결제한 금액을 모두 돌려드려요. 쓴 쿠폰과 이용권도 돌려드려요. 환불은 3영업일 안에 해요. 늦으면 연 15%의 지연이자를 더해 드려요(전자상거래법 제18조, 시행령 제21조의3).
제10조 (이용권과 쿠폰) 이용권과 쿠폰의 기간과 조건은 받을 때 화면에 적은 대로예요. 쓰지 않은 이용권은 기간 안에 환불할 수 있어요.
제11조 (하면 안 되는 일) 다른 사람의 정보를 그 사람의 뜻에 어긋나게 모으는 일, 보고서를 꾸며 남에게 보이는 일, 자동 프로그램으로 자료를 긁어 가는 일을 하면 안 돼요. 회사는 이런 일을 확인하면 까닭을 알리고 이용을 멈출 수 있어요.
제12조 (멈춤) 등기소나 공공 자료의 점검, 고장으로 서비스가 멈출 수 있어요. 결제한 주문이 늦어지면 알려 드리고, 만들지 못하면 제9조에 따라 돌려드려요.
제13조 (책임) 회사의 고의나 과실로 회원이 손해를 입으면 회사가 배상해요. 회사가 읽은 등기기록과 공공 자료 자체가 사실과 다른 경우는 그 자료를 낸 곳의 책임이고, 회사는 무엇을 언제 읽었는지를 보고서에 남겨요. 이 조는 법이 정한 회원의 권리를 줄이지 않아요.
제14조 (탈퇴) 회원은 언제든지 마이에서 탈퇴할 수 있어요. 신청하고 3일 안에 다시 로그인하면 되돌릴 수 있고, 그 뒤에는 개인정보를 지워요. 법이 정한 기록만 따로 보관해요.
제15조 (약관의 변경) 약관을 바꾸면 7일 전에, 회원에게 불리하면 30일 전에 알리고, 다음에 들어올 때 다시 동의를 받아요. 동의하지 않으면 탈퇴할 수 있어요.
제16조 (분쟁) 한국 법을 따르고, 소송은 민사소송법에 따른 법원에서 해요. 한국소비자원(국번 없이 1372)과 전자거래분쟁조정위원회에 조정을 신청할 수 있어요.
부칙: 이 약관은 2026년 11월 1일부터 시행해요.', date '2026-11-01'),
('privacy', 2, true, '개인정보 수집·이용 동의',
'수집 항목: 카카오나 Apple의 회원번호, 이름, 이메일, 휴대폰 번호, 계약 조건(보증금, 월세, 계약일, 입주일), 집 주소, 적은 경우 임대인 이름, 결제 기록. 본인확인을 하면 이름, 생년월일, 휴대폰 번호, 연계정보(CI·DI).
이용 목적: 회원 확인, 보고서 작성, 결제와 환불, 보고서와 주문 알림, 부정 이용 막기.
보유 기간: 탈퇴할 때까지. 계약·결제 기록은 전자상거래법에 따라 5년 동안 따로 보관해요. 항목마다 기간은 개인정보 처리방침에 있어요.
주민등록번호는 받지 않아요. 등기기록에 적힌 주민등록번호 뒷자리는 저장하지 않아요.
동의하지 않을 수 있어요. 다만 그러면 가입하거나 보고서를 만들 수 없어요.', date '2026-11-01'),
('marketing', 2, false, '혜택과 소식 받기 (광고성 정보 수신)',
'보내는 것: 새 기능, 할인, 쿠폰 소식. 알림톡이나 문자로 보내고, 맨 앞에 (광고)라고 적어요.
이용하는 항목: 휴대폰 번호.
보관 기간: 동의를 거두거나 탈퇴할 때까지. 2년마다 동의한 사실을 다시 알려 드려요.
밤 9시부터 아침 8시까지는 밤에 받기에 따로 동의한 분에게만 보내요.
동의하지 않아도 서비스를 모두 쓸 수 있어요. 마이의 동의와 알림에서 언제든지 거둘 수 있어요.', date '2026-11-01'),
('night', 1, false, '밤에도 소식 받기 (21시~8시)',
'혜택과 소식 받기에 동의한 분이 밤 9시부터 아침 8시 사이에도 받는 동의예요(정보통신망법 제50조 제3항).
혜택과 소식 받기에 동의하지 않으면 효력이 없어요.
동의하지 않아도 서비스를 모두 쓸 수 있고, 언제든지 거둘 수 있어요.', date '2026-11-01'),
('usage', 1, false, '이용 기록으로 서비스 고치기',
'수집 항목: 본 화면의 이름과 시각, 들어온 경로(출처, 매체, 캠페인 이름), 이 기기를 구별하는 임의의 번호.
이용 목적: 어느 화면에서 막히는지 알아 고치는 일.
보유 기간: 90일. 그 뒤에는 개인을 알 수 없는 합계만 남아요.
다른 회사에 주지 않아요. 주소, 금액, 적은 내용은 모으지 않아요.
동의하지 않으면 누구인지 알 수 없는 합계만 세요. 동의하지 않아도 서비스를 모두 쓸 수 있어요.', date '2026-11-01');
