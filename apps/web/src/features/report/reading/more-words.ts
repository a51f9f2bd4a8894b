import { translated } from '../../../lang/translated.ts'

/** Links from the user's own report. */
export const korean = {
  label: '이 보고서로 더 하기',
  score: '점수가 나온 이유',
  scoreNote: '뺀 점수와 그 근거가 된 등기부의 줄',
  text: '글로 읽고 듣기',
  textNote: '복사하거나 소리로 들어요',
  review: '후기 남기기',
  reviewNote: '공개된 다른 후기도 볼 수 있어요',
  compare: '다른 집과 비교하기',
  compareNote: '같은 날, 같은 규칙으로 두 집을 나란히 봐요',
  buy: '이 집으로 더 할 수 있는 것',
  buyNote: '값과 이미 있는 것',
}
export const moreWords = translated(korean, {
  en: () => import('./more-words.en.ts'),
  zh: () => import('./more-words.zh.ts'),
  vi: () => import('./more-words.vi.ts'),
})
