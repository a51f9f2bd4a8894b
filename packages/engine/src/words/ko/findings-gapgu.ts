import type { FindingId } from '../../risk/finding-ids.ts'
import { being, count, date, type FindingBody, has, money, percent, subject, text, topic, who } from './text.ts'

type Ids = Extract<
  FindingId,
  | 'trust-no-consent'
  | 'company-owner'
  | 'owner-changed-in-lease'
  | 'rapid-transfers'
  | 'past-dispute'
  | 'seizure'
  | 'provisional-seizure'
  | 'provisional-disposition'
  | 'demolition-claim'
  | 'provisional-registration'
  | 'auction-opening'
  | 'compulsory-administration'
  | 'public-sale'
  | 'share-auction'
  | 'trust'
  | 'insolvency'
  | 'notice-registration'
  | 'redemption'
  | 'owner-mismatch'
  | 'co-owned'
  | 'recent-owner-change'
  | 'prohibition'
  | 'residence-duty'
  | 'special-terms'
  | 'registered-rental'
  | 'past-seizure'
>

export const gapguFindings: Readonly<Record<Ids, FindingBody>> = {
  seizure: (n) =>
    `${subject(who(n))} 이 집을 압류했어요. 압류는 ${count(n, 'count')}건이고, 밀린 금액은 등기부에 적혀 있지 않아요.`,
  'provisional-seizure': (n) => `${subject(who(n))} ${money(n, 'won')}을 받으려고 이 집을 가압류했어요.`,
  'provisional-disposition': (n) => `${subject(who(n))} 이 집의 처분을 막아 두었어요(가처분).`,
  'demolition-claim': (n) =>
    `${subject(who(n))} 이 건물을 헐고 땅을 내놓으라고 다투고 있어요(가처분, ${text(n, 'claim')}). 경매로 팔려도 이 가처분은 남을 수 있어요.`,
  'provisional-registration': (n) => `${subject(who(n))} ${date(n, 'since')}에 이 집을 미리 맡아 두었어요(가등기).`,
  'auction-opening': (n) => `${date(n, 'since')}에 ${who(n)}의 신청으로 경매가 시작됐어요.`,
  'compulsory-administration': (n) =>
    `${date(n, 'since')}에 ${who(n)}의 신청으로 강제관리가 시작됐어요. 월세는 법원이 정한 관리인이 받아요.`,
  'share-auction': (n) =>
    `${has(n, 'since') ? `${date(n, 'since')}에 ` : ''}${has(n, 'of') ? `${text(n, 'of')}의 ` : ''}지분만 ${subject(who(n))} 신청한 경매·공매에 나왔어요(${count(n, 'count')}건). 집 전체의 경매는 아니에요.`,
  'public-sale': (n) => `밀린 세금 때문에 ${date(n, 'since')}에 공매가 공고됐어요.`,
  trust: (n) =>
    `등기부의 주인은 ${being(text(n, 'trustee'))}(신탁). 신탁원부를 보아야 누가 세를 놓을 수 있는지 알 수 있어요.`,
  'trust-no-consent': (n) => `이 집의 주인은 ${text(n, 'trustee')}인데, 세를 놓아도 된다는 동의서를 보지 못했어요.`,
  insolvency: (n) => `${date(n, 'since')}에 회생·파산에 관한 등기가 ${count(n, 'count')}건 들어왔어요.`,
  'notice-registration': (n) =>
    `이 집의 소유권을 없애 달라는 소송이 있다는 예고등기가 ${count(n, 'count')}건 남아 있어요.`,
  redemption: (n) => `${topic(who(n))} 기간 안에 이 집을 되사 갈 수 있어요(환매특약).`,
  'owner-mismatch': (n) =>
    `임대인이라고 한 사람은 ${text(n, 'landlord')}이고, 등기부의 주인은 ${being(text(n, 'owner'))}.`,
  'co-owned': (n) =>
    `이 집은 ${text(n, 'owners')}까지 ${count(n, 'count')}명이 함께 가지고 있어요(공유).${has(n, 'signer') ? ` ${text(n, 'signer')}의 지분은 절반을 넘지 않아, 다른 주인 없이는 세를 놓을 수 없어요.` : ''}`,
  'company-owner': (n) => `등기부의 주인은 ${being(text(n, 'owner'))}. 사람이 아니라 회사가 보증금을 돌려줘야 해요.`,
  'recent-owner-change': (n) =>
    has(n, 'percent')
      ? `${date(n, 'since')}에 ${money(n, 'paid')}에 팔렸고, 내 보증금은 그 값의 ${percent(n, 'percent')}예요.`
      : `${date(n, 'since')}에 주인이 바뀌었어요(${text(n, 'cause')}).`,
  'owner-changed-in-lease': (n) =>
    has(n, 'percent')
      ? `${date(n, 'since')}에 ${money(n, 'paid')}에 팔렸고, 내 보증금은 그 값의 ${percent(n, 'percent')}예요.`
      : `${date(n, 'since')}에 주인이 바뀌었어요(${text(n, 'cause')}).`,
  'rapid-transfers': (n) => `최근 ${count(n, 'months')}달 동안 이 집이 ${count(n, 'sales')}번 팔렸어요.`,
  prohibition: (n) =>
    `금지사항등기가 ${count(n, 'count')}건 남아 있어요. 아직 분양자에게 넘어가지 않은 집일 수 있어요.`,
  'residence-duty': (n) => `거주의무나 전매제한에 관한 등기가 ${count(n, 'count')}건 있어요.`,
  'special-terms': (n) => `소유권에 관한 특약 등기가 ${count(n, 'count')}건 있어요.`,
  'registered-rental': () => '임대사업자로 등록된 집이라 임대료를 5% 넘게 올릴 수 없어요.',
  'past-seizure': (n) =>
    `지금은 말소된 압류·가압류 기록이 ${count(n, 'count')}건 있어요. 마지막은 ${date(n, 'last')}에 접수됐어요.`,
  'past-dispute': (n) =>
    `지금은 말소된 경매·가처분·가등기 같은 기록이 ${count(n, 'count')}건 있어요. 마지막은 ${date(n, 'last')}에 접수됐어요.`,
}
