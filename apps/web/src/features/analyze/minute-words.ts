import { translated } from '../../lang/translated.ts'

export const korean = {
  fields: { home: { label: '주소' }, unit: { label: '동·층·호' } },
  questions: {
    home: { title: '어느 집인가요?', hint: '주소만 먼저 알려 주세요.' },
    unit: '몇 동 몇 호인가요?',
  },
}
export const minuteWords = translated(korean, {
  en: () => import('./minute-words.en.ts'),
  zh: () => import('./minute-words.zh.ts'),
  vi: () => import('./minute-words.vi.ts'),
})
