import type { FindingId } from '../../risk/finding-ids.ts'
import { being, count, date, type FindingBody, has, money, subject, text, who } from './text.ts'

type Ids = Extract<
  FindingId,
  | 'late-mortgage'
  | 'later-mortgage'
  | 'private-lender'
  | 'mortgage-sold'
  | 'debt-of-another'
  | 'basement'
  | 'neighbourhood-facility'
  | 'living-accommodation'
  | 'tenancy-registration'
  | 'past-tenancy-registration'
  | 'provisional-security'
  | 'jeonse-right'
  | 'lease-right'
  | 'superficies'
  | 'land-right-missing'
  | 'separate-registration'
  | 'non-residential-use'
  | 'illegal-building'
  | 'building-unapproved'
  | 'sources-disagree'
  | 'new-building'
>

export const eulguFindings: Readonly<Record<Ids, FindingBody>> = {
  'tenancy-registration': (n) =>
    `${subject(who(n))} 보증금 ${money(n, 'deposits')}을 받지 못해 임차권을 등기해 두었어요(주택임차권 ${count(n, 'count')}건).`,
  'past-tenancy-registration': (n) =>
    `지금은 말소된 주택임차권등기가 ${count(n, 'count')}건 있어요. 마지막은 ${date(n, 'last')}에 접수됐어요.`,
  'late-mortgage': (n) =>
    `${date(n, 'since')}에 ${who(n)}의 근저당 ${money(n, 'won')}이 들어왔어요. 대항력이 생기기 전이라 내 보증금보다 앞서요.`,
  'later-mortgage': (n) =>
    [
      ...(n['behind'] !== 0
        ? [
            `${date(n, 'since')}에 ${who(n)}의 근저당 ${money(n, 'won')}이 들어왔어요. 지금 보증금은 이 빚보다 앞서지만, 올려 준 돈은 뒤로 밀려요.`,
          ]
        : []),
      ...(has(n, 'ahead')
        ? [
            `전입한 뒤에 ${who(n)}의 근저당 채권최고액이 부기등기로 ${money(n, 'ahead')} 늘었어요. 늘어난 돈도 처음 순위로 계산했지만, 내 보증금보다 뒤라고 다툴 여지가 있어요.`,
          ]
        : []),
    ].join(' '),
  'private-lender': (n) => `${subject(who(n))} 근저당을 잡고 있어요(${count(n, 'count')}건).`,
  'mortgage-sold': (n) =>
    `${date(n, 'since')}에 근저당이 넘어가 지금은 ${subject(who(n))} 가지고 있어요(${count(n, 'count')}건).`,
  'debt-of-another': (n) =>
    has(n, 'former')
      ? `근저당 ${count(n, 'count')}건의 빚은 지금 집주인이 아니라 ${who(n)}의 빚이에요. 그 가운데 ${count(n, 'former')}건은 전 주인의 빚이 그대로 남아 있어요.`
      : `근저당 ${count(n, 'count')}건의 빚은 집주인이 아니라 ${who(n)}의 빚이에요. 집주인은 집을 담보로 내주었어요.`,
  'provisional-security': (n) =>
    `${subject(who(n))} ${date(n, 'since')}에 담보나 전세권의 순위를 미리 맡아 두었어요(가등기 ${count(n, 'count')}건, ${has(n, 'unread') ? '금액 모름' : money(n, 'won')}). 나중에 등기해도 그날의 순위가 돼요.`,
  'jeonse-right': (n) => `${subject(who(n))} 전세금 ${money(n, 'won')}의 전세권을 가지고 있어요.`,
  'lease-right': (n) => `${subject(who(n))} 이 집의 임차권을 등기해 두었어요.`,
  superficies: (n) => `${subject(who(n))} 땅을 쓰는 권리를 ${count(n, 'count')}건 가지고 있어요.`,
  'land-right-missing': (n) =>
    `${
      has(n, 'leased')
        ? `이 호실의 땅에 대한 권리는 ${being(text(n, 'leased'))}. 땅은 다른 사람의 것이에요.`
        : has(n, 'othersHave')
          ? '이 건물에는 대지권이 있는데, 이 호실에는 땅에 대한 지분(대지권)이 없어요.'
          : '이 호실의 등기부에 땅에 대한 지분(대지권)이 없어요.'
    } 땅이 빠진 값을 몰라 집값과 돌려받을 돈을 계산하지 않았어요.${has(n, 'atMost') ? ' 땅까지 있는 집의 값으로 계산해도 이미 위험해요.' : ''}`,
  'separate-registration': () => '등기부에 "별도등기 있음"이라고 적혀 있어요. 그 내용은 토지 등기부에만 나와요.',
  basement: () => '등기부에 이 집이 지하층으로 적혀 있어요.',
  'non-residential-use': (n) => `서류에 적힌 용도가 ${being(text(n, 'use'))}.`,
  'neighbourhood-facility': (n) => `서류에 적힌 용도가 ${being(text(n, 'use'))}. 흔히 근생이라고 불러요.`,
  'living-accommodation': (n) => `서류에 적힌 용도가 ${being(text(n, 'use'))}. 손님을 재우는 시설이고 주택이 아니에요.`,
  'illegal-building': () => '건축물대장에 위반건축물 표시가 있어요.',
  'building-unapproved': () => '등기부에 건축법에 따른 사용승인을 받지 않은 건물이라고 적혀 있어요.',
  'sources-disagree': (n) =>
    [
      '등기부와 다른 자료에 서로 다르게 적힌 것이 있어요.',
      has(n, 'use') ? `용도가 등기부에는 “${text(n, 'use')}”, 다른 자료에는 “${text(n, 'useTold')}”예요.` : '',
      has(n, 'area') ? `전용면적이 등기부에는 ${text(n, 'area')}㎡, 다른 자료에는 ${text(n, 'areaTold')}㎡예요.` : '',
      has(n, 'households')
        ? `세대 수가 등기부에는 ${text(n, 'households')}세대, 다른 자료에는 ${text(n, 'householdsTold')}세대예요.`
        : '',
      has(n, 'place') ? `등기부의 소재지는 ${text(n, 'place')}, 알려 준 곳은 ${text(n, 'placeTold')}예요.` : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  'new-building': (n) => `${date(n, 'built')}에 지어져 비교할 거래가 적어요.`,
}
