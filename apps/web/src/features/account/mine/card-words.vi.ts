import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './card-words.ts'

export const words = {
  title: 'Thẻ đã đăng ký',
  note: 'Bạn đã đăng ký các thẻ này để trả tiền đăng ký dịch vụ. Hiện không có khoản nào trừ vào thẻ. Số thẻ chỉ có ở công ty thanh toán.',
  none: 'Bạn chưa đăng ký thẻ nào.',
  failed: 'Không tải được thẻ',
  nameless: 'Thẻ',
  since: (number, day) => (number === '' ? `đăng ký ngày ${day}` : `${number} · đăng ký ngày ${day}`),
  change: 'Đổi',
  changeNamed: (card) => `Đổi ${card}`,
  end: 'Xóa',
  endNamed: (card) => `Xóa ${card}`,
  endTitle: (card) => `Xóa ${card}?`,
  endText: 'Đăng ký ở công ty thanh toán cũng được xóa.',
  ended: 'Đã xóa thẻ.',
} satisfies Translated<typeof korean>
