import { translated } from '../../../lang/translated.ts'

/** A next period that costs more than the first one, after a coupon or a free month: charged only after another yes. */
export const korean = {
  chargeOn: (day: string, won: string) => `${day}에 ${won}. 그 전에 물어보고, 동의할 때만 결제해요`,
  consent: (won: string, day: string, next: string) =>
    `오늘 ${won}이 결제되는 데 동의해요. ${day}부터 ${next}으로 이어 쓸지는 그 전에 물어보고, 답하지 않으면 결제 없이 끝나요. 그만두면 남은 날만큼 돌려받아요.`,
  note: '지금까지 낸 값보다 높아서 그 전에 물어봐요. 동의하지 않으면 결제하지 않고, 낸 기간까지만 지켜봐요.',
}
export const askedPriceWords = translated(korean, {
  en: () => import('./asked-price-words.en.ts'),
  zh: () => import('./asked-price-words.zh.ts'),
  vi: () => import('./asked-price-words.vi.ts'),
})
