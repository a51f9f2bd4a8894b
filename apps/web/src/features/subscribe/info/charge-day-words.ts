import { translated } from '../../../lang/translated.ts'

/** Another day for the charges of a watch. */
export const korean = {
  title: '결제하는 날 바꾸기',
  note: (now: string) => `지금은 ${now}에 결제해요. 1년에 한 번 바꿀 수 있어요.`,
  choose: '바꿀 날',
  placeholder: '날을 골라 주세요',
  option: (day: number) => `${day}일`,
  bridge: (from: string, to: string, days: number, won: string) =>
    `${from}부터 ${to}까지 ${days}일치 ${won}을 ${from}에 먼저 결제해요.`,
  nextMonth: (next: string, day: string) =>
    `${next}부터는 달마다 ${day}에 결제해요. 그 날이 없는 달은 마지막 날에 결제해요.`,
  nextYear: (next: string) => `그 뒤로는 ${next}부터 1년마다 결제해요.`,
  change: (day: string) => `${day}로 바꾸기`,
  done: '결제하는 날을 바꿨어요',
}
export const chargeDayWords = translated(korean, {
  en: () => import('./charge-day-words.en.ts'),
  zh: () => import('./charge-day-words.zh.ts'),
  vi: () => import('./charge-day-words.vi.ts'),
})
