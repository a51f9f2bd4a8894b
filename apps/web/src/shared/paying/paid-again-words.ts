import { translated } from '../../lang/translated.ts'

/** Texts for payments that bought nothing. */
export const korean = {
  title: {
    order: '한 번 더 결제된 돈을 돌려드리고 있어요',
    tickets: '이용권을 살 때 한 번 더 결제된 돈을 돌려드리고 있어요',
  },
  note: '다른 창에서 한 번 더 결제됐거나, 주문이 끝난 뒤에 결제됐어요.',
  backTitle: {
    order: '한 번 더 결제된 돈을 돌려드렸어요',
    tickets: '이용권을 살 때 한 번 더 결제된 돈을 돌려드렸어요',
  },
  backNote: '카드사나 은행에 따라 며칠 뒤에 보여요.',
  dated: {
    pending: (won: string, day: string) => `${won} · 늦어도 ${day}까지 돌려드려요`,
    done: (won: string, day: string) => `${won} · ${day}에 돌려드렸어요`,
  },
  undated: {
    needed: (won: string) => `${won} · 돌려받을 계좌를 알려 주세요`,
    pending: (won: string) => `${won} · 돌려드리는 중이에요`,
    done: (won: string) => `${won} · 돌려드렸어요`,
  },
}
export const paidAgainWords = translated(korean, {
  en: () => import('./paid-again-words.en.ts'),
  zh: () => import('./paid-again-words.zh.ts'),
  vi: () => import('./paid-again-words.vi.ts'),
})
