import { translated } from '../../lang/translated.ts'

/** Texts for the account into which an order is to be paid. */
export const korean = {
  bank: '은행',
  number: '계좌번호',
  holder: '예금주',
  amount: '입금할 금액',
  due: '입금 기한',
  dueOf: (day: string) => `${day}까지`,
  copy: {
    copy: '계좌번호 복사',
    copied: '계좌번호를 복사했어요.',
    copyFailed: '복사하지 못했어요. 길게 눌러 골라 주세요.',
  },
  sample: '견본 은행에서 입금하기',
}
export const depositWords = translated(korean, {
  en: () => import('./deposit-words.en.ts'),
  zh: () => import('./deposit-words.zh.ts'),
  vi: () => import('./deposit-words.vi.ts'),
})
