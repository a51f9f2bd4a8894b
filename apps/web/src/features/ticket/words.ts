import { TICKET_NOTICE_DAYS } from '@jipsalpim/contract/areas/ticket/packs.ts'
import type { dealKinds } from '@jipsalpim/contract/areas/ticket/calls.ts'
import { translated } from '../../lang/translated.ts'

/** Texts for report tickets. */
export const korean = {
  title: '보고서 이용권',
  what: '이용권 1장으로 전세사기 위험 분석 보고서 1건을 받아요. 카드 없이 바로 쓸 수 있어요.',
  whatIfNone: '보고서를 만들지 못하면 쓴 이용권을 그대로 돌려드려요.',
  loadFailed: '이용권을 불러오지 못했어요.',

  have: '쓸 수 있는 이용권',
  count: (n: number) => `${n}장`,
  none: '가진 이용권이 없어요',
  noneText: '아래에서 가격과 조건을 보고 살 수 있어요.',
  lotsTitle: '가진 이용권',
  lot: (left: number, all: number) => `${all}장 가운데 ${left}장 남음`,
  lotFrom: '회사에서 받은 이용권',
  until: (day: string) => `${day} 24시까지`,
  endsIn: (days: number) => (days === 0 ? '오늘 끝나요' : `${days}일 뒤에 끝나요`),
  endsText: '그 전에 쓰거나 환불해 주세요. 지나면 없어져요.',
  endsTextGiven: '그 전에 써 주세요. 지나면 없어져요.',
  unit: (won: string) => `1장에 ${won}`,
  refund: (won: string) => `쓰지 않은 이용권 환불 · ${won}`,
  refundAsk: (n: number, won: string) =>
    `쓰지 않은 ${n}장을 모두 환불하고 ${won}을 돌려드려요. 환불한 이용권은 다시 쓸 수 없어요.`,
  refundYes: '환불하기',
  refundNo: '그대로 두기',
  refundAsked: (won: string) => `${won}을 돌려드리고 있어요.`,
  refunding: (won: string) => `${won}을 결제한 방법으로 돌려드리고 있어요. 늦으면 3영업일까지 걸려요.`,
  refundingTitle: '환불하고 있어요',
  refundBusy: '앞선 환불을 처리하고 있어요. 끝난 뒤에 남은 이용권을 환불해 주세요.',
  change: '더 큰 이용권으로 바꾸기',
  use: '이용권으로 보고서 받기',

  priceTitle: '이용권 가격',
  columns: { pack: '이용권', price: '가격', unit: '1장', saves: '한 건씩 살 때보다' },
  pack: (n: number) => `${n}장`,
  saves: (won: string) => `${won} 덜 내요`,
  savesNothing: '같아요',
  priceFailed: '가격을 불러오지 못했어요.',

  rulesTitle: '사기 전에 알아 둘 것',
  rules: [
    ['발행하는 곳', '집살핌'],
    ['쓰는 곳', '집살핌의 보고서 주문. 다른 곳에서는 쓸 수 없어요.'],
    ['유효기간', '산 날부터 5년이에요. 마지막 날 24시에 끝나요.'],
    ['먼저 쓰이는 것', '끝나는 날이 가까운 이용권부터 쓰여요.'],
    [
      '환불',
      '유효기간 안에는 언제든 쓰지 않은 이용권을 산 가격 그대로 돌려드려요. 환불 금액은 남은 장수 × 그 묶음의 1장 가격이에요. 수수료는 없어요.',
    ],
    ['청약철회', '산 날부터 7일 안의 철회도 위 환불과 같아요. 7일이 지나도 조건은 같아요.'],
    ['끝나기 전에', `끝나기 ${TICKET_NOTICE_DAYS.join('일 전과 ')}일 전에 알림톡으로 알려드려요.`],
    ['유효기간이 지나면', '남은 이용권은 없어지고 돌려드릴 돈도 없어요.'],
    ['양도', '다른 사람에게 넘길 수 없어요. 회사가 산 이용권만 구성원에게 줄 수 있어요.'],
    ['지급보증', '지급보증이나 피해보상보험에 들지 않았어요. 필요한 만큼만 사 주세요.'],
    ['현금영수증·전표', '카드 매출전표가 나와요. 이용권을 쓸 때는 다시 나오지 않아요.'],
  ] as const,
  rulesSource: '기준: 전자상거래법 17조, 신유형 상품권 표준약관(공정거래위원회, 2020년 12월 개정), 상법 64조(5년).',

  dealsTitle: '이용 내역',
  dealsNone: '아직 내역이 없어요.',
  dealColumns: { at: '날짜', what: '내용', tickets: '이용권', won: '금액' },
  deals: {
    buy: '샀어요',
    receive: '회사에서 받았어요',
    use: '보고서에 썼어요',
    give: '구성원에게 줬어요',
    back: '보고서를 만들지 못해 돌려받았어요',
    revoke: '구성원에게서 돌려받았어요',
    leave: '회사가 회수했어요',
    refund: '환불했어요',
    expire: '유효기간이 끝났어요',
  } satisfies Record<(typeof dealKinds)[number], string>,

  buy: '이용권 사기',
  business: '회사에서 함께 쓰기',
  businessNote: '회사가 사서 구성원에게 나눠 줘요.',

  chooseTitle: '이용권을 몇 장 살까요?',
  choose: '이용권',
  packPrice: (won: string, unit: string) => `${won} · 1장에 ${unit}`,
  consent: '유효기간 5년, 쓰지 않은 이용권의 환불, 지급보증이 없다는 것을 읽었고 사는 데 동의해요.',
  consentMissing: '위 내용에 동의해야 결제할 수 있어요.',
  chooseMissing: '몇 장을 살지 골라 주세요.',
  payNone: '결제하기',
  priceAgain: '가격 다시 불러오기',
  rulesSee: '유효기간과 환불 자세히 보기',

  paidTitle: (n: number) => `이용권 ${n}장이 들어왔어요`,
  paidUntil: (day: string) => `${day} 24시까지 쓸 수 있어요.`,
  paidLeft: (n: number) => `지금 쓸 수 있는 이용권은 ${n}장이에요.`,
  paidCompany: '구성원에게 나눠 주면 바로 쓸 수 있어요.',
  toBusiness: '구성원에게 나눠 주기',
  toReport: '보고서 주문하기',
  toTickets: '이용권 보기',
}
export const ticketWords = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
