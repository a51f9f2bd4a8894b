import { translated } from '../../lang/translated.ts'

/** Shown in place of a part that failed to load. */
export const korean = {
  title: '이 부분을 불러오지 못했어요',
  text: '다른 내용은 그대로 볼 수 있어요. 인터넷이 연결되면 다시 눌러 주세요.',
  slow: '화면이 늦게 오고 있어요. 기다려도 오지 않으면 다시 불러와 주세요.',
  reload: '다시 불러오기',
}
export const partWords = translated(korean, {
  en: () => import('./part-words.en.ts'),
  zh: () => import('./part-words.zh.ts'),
  vi: () => import('./part-words.vi.ts'),
})
