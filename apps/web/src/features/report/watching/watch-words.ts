import { translated } from '../../../lang/translated.ts'

/** Whether the home of a report is watched, and the offer where it is not. */
export const korean = {
  offer: (won: string) => `변동 알림 · 한 달 ${won}`,
  offerNote: '등기가 바뀌는 신청이 들어오면 알려 드려요. 고르지 않으면 자동으로 이어지지 않아요.',
  watchedTitle: '지켜보고 있는 집이에요',
  pausedTitle: '결제를 기다리며 멈춘 집이에요',
  pausedText: '지금은 확인하지 않아요. 결제하면 그날부터 다시 지켜봐요.',
  pausedNext: '멈춘 동안 안 봐요',
  notWatchedTitle: '이 집은 지켜보고 있지 않아요',
  notWatchedText: '보고서는 만든 날의 등기부예요. 그 뒤에 바뀐 것은 담겨 있지 않아요.',
  promise: (daily: number, near: number, day: number) =>
    `접수된 때부터 평소 ${daily}시간, 계약부터 이사까지 ${near}시간, 잔금 날 ${day}시간 안에 알려 드려요.`,
  promiseUnknown: '얼마나 빨리 알려 드리는지는 다음 화면에서 볼 수 있어요.',
  month: '1개월',
  year: '1년',
  vat: '부가세가 들어 있어요. 더 내는 돈은 없어요.',
  last: '마지막 확인',
  next: '다음 확인',
  none: '아직 확인하기 전이에요',
  stale: (at: string) => `${at} 뒤로 확인하지 못하고 있어요. 그사이 바뀐 것이 있는지 몰라요.`,
  toWatch: '이 집 알림 보기',
  start: '이 집 지켜보기',
  more: '어떻게 지켜보는지 보기',
  noUnitTitle: '동·호수를 먼저 정해 주세요',
  noUnitText: '동·호수까지 정해야 그 집의 등기부를 찾아 지켜볼 수 있어요.',
  setUnit: '동·호수 정하기',
  failed: '변동 알림을 확인하지 못했어요',
  noReport: '어느 보고서인지 찾지 못했어요',
  noReportText: '내 보고서에서 다시 골라 주세요.',
  toReports: '내 보고서로 가기',
}
export const watchWords = translated(korean, {
  en: () => import('./watch-words.en.ts'),
  zh: () => import('./watch-words.zh.ts'),
  vi: () => import('./watch-words.vi.ts'),
})
