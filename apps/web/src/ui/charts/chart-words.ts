import { translated } from '../../lang/translated.ts'

/** Texts of the pictures themselves. */
export const korean = {
  table: '표',
  tableOf: (title: string) => `${title} 표로 보기`,
  item: '항목',
  amount: '금액',
  likely: '보통',
  fromTo: (low: string, high: string) => (low === high ? low : `${low} ~ ${high}`),
  backSaid: (label: string, low: string, high: string, likely: string | null) =>
    `${label} ${low}에서 ${high}까지${likely === null ? '' : `, 보통 ${likely}`}.`,
  notChecked: '확인 못 함',
  over: (won: string) => `${won} 넘어요`,
  under: (won: string) => `${won} 남아요`,
  limit: (won: string) => `한도 ${won}`,
  now: '지금',
  most: '한도',
  thisScore: (n: number) => `이 집 ${n}점`,
  upTo: (n: number) => `${n}점까지`,
}
export const chartWords = translated(korean, {
  en: () => import('./chart-words.en.ts'),
  zh: () => import('./chart-words.zh.ts'),
  vi: () => import('./chart-words.vi.ts'),
})
