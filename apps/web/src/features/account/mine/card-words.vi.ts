import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './card-words.ts'

export const words = {
  title: 'Thẻ đã đăng ký',
  note: 'Bạn đã đăng ký các thẻ này để tự động trả tiền báo thay đổi sổ. Số thẻ chỉ có ở công ty thanh toán.',
  none: 'Bạn chưa đăng ký thẻ nào.',
  failed: 'Không tải được thẻ',
  nameless: 'Thẻ',
  since: (number, day) => (number === '' ? `đăng ký ngày ${day}` : `${number} · đăng ký ngày ${day}`),
  change: 'Đổi',
  changeNamed: (card) => `Đổi ${card}`,
  end: 'Xóa',
  endNamed: (card) => `Xóa ${card}`,
  endTitle: (card) => `Xóa ${card}?`,
  endText:
    'Thẻ cũng bị xóa ở công ty thanh toán. Nếu có báo thay đổi sổ tự động trả bằng thẻ này, lần trừ tới sẽ không được. Hãy đổi sang thẻ khác trước.',
  ended: 'Đã xóa thẻ.',
} satisfies Translated<typeof korean>
