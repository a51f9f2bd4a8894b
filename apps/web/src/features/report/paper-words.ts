import { translated } from '../../lang/translated.ts'

export const korean = {
  save: 'PDF로 받기',
  making: 'PDF를 만들고 있어요',
  saved: 'PDF를 받았어요.',
  note: '첫 쪽에 요약이 있어요. 중개사나 은행에 그대로 보여 줄 수 있어요.',
}

export const paperWords = translated(korean, {
  en: () => import('./paper-words.en.ts'),
  zh: () => import('./paper-words.zh.ts'),
  vi: () => import('./paper-words.vi.ts'),
})
