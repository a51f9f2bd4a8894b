-- A browser is a device, too: its token is the subscription that it got from its maker's push service.
alter table account_device drop constraint account_device_platform_check;
alter table account_device add constraint account_device_platform_check check (platform in ('ios', 'android', 'web'));

-- It passes through other companies than an app's does: agreed to apart (개인정보 보호법 제28조의8 제1항 제1호, 제2항).
insert into account_terms (code, version, required, title, body, from_day) values
('web-push', 1, false, '브라우저 알림 받기 (국외 이전)',
'보고서, 변동 알림, 결제와 환불, 계정의 알림을 브라우저 알림으로도 받는 동의예요. 알림을 켠 브라우저에만 가요.
혜택과 소식 받기에도 동의했다면 그 소식도 브라우저 알림으로 보내고, 맨 앞에 (광고)라고 적어요. 밤 9시부터 아침 8시까지는 밤에 받기에 따로 동의한 분에게만 보내요.
브라우저 알림은 브라우저를 만든 회사를 거쳐 기기에 닿아요(개인정보 보호법 제28조의8).
이전받는 자: 크롬은 Google LLC (연락처 https://support.google.com/policies/contact/general_privacy_form), 사파리는 Apple Inc. (연락처 https://www.apple.com/legal/privacy/contact/), 파이어폭스는 Mozilla Corporation (연락처 compliance@mozilla.com), 엣지는 Microsoft Corporation (연락처 https://aka.ms/privacyresponse)
이전하는 나라, 시기와 방법: 미국. 알림을 보낼 때마다 암호화한 통신으로 보내요.
이전하는 항목: 기기의 알림 주소(브라우저의 것), 그 브라우저만 풀 수 있게 암호화한 알림. 회사는 알림의 내용을 읽을 수 없어요.
이용 목적과 보유 기간: 알림을 기기에 전하는 일. 기기에 전할 때까지, 길어도 하루.
동의하지 않거나 거두면 브라우저 알림만 오지 않아요. 알림톡과 문자는 그대로 오고, 서비스를 모두 쓸 수 있어요.', date '2026-11-01');
