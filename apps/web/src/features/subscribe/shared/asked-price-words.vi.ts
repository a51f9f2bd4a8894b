import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './asked-price-words.ts'

export const words = {
  chargeOn: (day, won) => `${won} vào ${day}, chỉ khi bạn đồng ý: chúng tôi hỏi bạn trước`,
  consent: (won, day, next) =>
    `Tôi đồng ý trừ ${won} hôm nay. Trước ${day} tôi được hỏi có dùng tiếp với giá ${next} không; không trả lời thì kết thúc và không trừ tiền. Khi dừng thì được hoàn theo ngày còn lại.`,
  note: 'Số tiền này cao hơn số bạn đã trả đến nay nên chúng tôi hỏi bạn trước. Bạn không đồng ý thì không thu tiền và hết thời gian đã trả thì dừng.',
} satisfies Translated<typeof korean>
