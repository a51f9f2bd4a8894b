import { translated } from '../../lang/translated.ts'

/** A report as text: the words around it; the text is the report’s own. */
export const korean = {
  title: '글로 읽는 보고서',
  length: '얼마나 길게 볼까요?',
  short: '짧게',
  shortNote: '판정, 돈, 지금 할 일',
  long: '모두',
  longNote: '위험과 근거, 모르는 것까지',
  copy: '글 복사하기',
  copied: '보고서를 글로 복사했어요',
  copyFailed: '복사하지 못했어요. 아래 글을 길게 눌러 복사해 주세요.',
  read: '소리로 듣기',
  stop: '그만 듣기',
  unable: '이 브라우저는 소리로 읽어 주지 못해요. 글을 복사해 다른 앱에서 들어 보세요.',
  readFailed: '소리로 읽지 못했어요. 이 기기에 이 언어의 목소리가 없을 수 있어요.',
  sample: '견본 · 실제가 아닌 견본 자료예요',
}
export const textWords = translated(korean, {
  en: () => import('./text-words.en.ts'),
  zh: () => import('./text-words.zh.ts'),
  vi: () => import('./text-words.vi.ts'),
})
