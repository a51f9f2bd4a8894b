import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './asked-price-words.ts'

export const words = {
  chargeOn: (day, won) => `${day} ${won}，会提前询问，您同意才扣款`,
  consent: (won, day, next) =>
    `同意今天扣款 ${won}。${day} 起是否以 ${next} 继续，会提前询问；不答复则不扣款并结束。停止时按剩余天数退款。`,
  note: '比您至今支付的价格高，所以会提前询问。不同意就不扣款，已付期间结束就停止。',
} satisfies Translated<typeof korean>
