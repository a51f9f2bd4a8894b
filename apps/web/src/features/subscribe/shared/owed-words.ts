import { translated } from '../../../lang/translated.ts'

/** An amount that could not be charged, or a watch that is paused because of it. */
export const korean = {
  grace: '결제가 안 됐어요',
  owed: (won: string, day: string) => `${day}에 ${won}을 결제하지 못했어요.`,
  nextTry: (at: string) => `${at}에 다시 결제해 볼게요.`,
  noTry: '이 카드로는 다시 결제할 수 없어요. 다른 카드로 바꿔 주세요.',
  graceUntil: (day: string) => `${day}까지는 계속 지켜봐요.`,
  paused: '결제를 기다리며 멈췄어요',
  pausedText: '지금은 확인하지 않아요. 카드를 바꾸고 결제하면 다시 지켜봐요.',
  changeCard: '카드 바꾸기',
}
export const owedWords = translated(korean, {
  en: () => import('./owed-words.en.ts'),
  zh: () => import('./owed-words.zh.ts'),
  vi: () => import('./owed-words.vi.ts'),
})
