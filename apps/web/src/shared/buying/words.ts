import { translated } from '../../lang/translated.ts'

/** Texts for what is sold around a report, and for what the user already has. */
export const korean = {
  title: '이 집으로 더 할 수 있는 것',
  text: '가격은 모두 부가세를 넣은 전체 가격이에요. 고르기 전에는 결제되지 않아요.',
  had: '이미 있는 것',
  sold: '살 수 있는 것',
  soldNote: '지금 팔고 있는 것만 보여 드려요.',
  notNow: '이 집은 지금 다시 받을 수 없어요',
  nothingSold: '지금 살 수 있는 것이 없어요.',
  report: '이 집의 보고서',
  asText: '글로 읽고 듣기',
  score: '점수가 나온 이유',
  compare: '다른 내 집 후보와 비교하기',
  free: '더 내는 돈이 없어요',
  noTickets: '한 장으로 보고서를 한 번 받아요.',
  renew: '새 등기부로 다시 받기',
  renewNote: '같은 집을 오늘의 등기부와 시세로 다시 살펴봐요. 이용권이 있으면 한 장으로 받을 수 있어요.',
  failed: '살 수 있는 것을 불러오지 못했어요',
  noOrder: '어느 보고서인지 찾지 못했어요',
  noOrderText: '내 보고서에서 다시 골라 주세요.',
  toReports: '내 보고서로 가기',
  madeOn: (day: string) => `${day}에 만들었어요`,
  tickets: (n: number) => `보고서 이용권 ${n}장`,
  ticketsUntil: (day: string) => `먼저 끝나는 이용권은 ${day}까지 쓸 수 있어요.`,
  pack: (n: number) => `보고서 이용권 ${n}장`,
  packNote: (unit: string) => `한 장에 ${unit}. 어느 집에나 5년 안에 쓸 수 있어요.`,
}
export const buyWords = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
