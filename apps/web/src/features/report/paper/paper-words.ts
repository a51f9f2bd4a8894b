import { translated } from '../../../lang/translated.ts'

export const korean = {
  save: 'PDF로 받기',
  making: 'PDF를 만들고 있어요',
  saved: 'PDF를 받았어요. 첫 쪽에 요약이 있어요.',
}

export const paperWords = translated(korean, {
  en: () => import('./paper-words.en.ts'),
  zh: () => import('./paper-words.zh.ts'),
  vi: () => import('./paper-words.vi.ts'),
})
