import type { Messages } from '../messages.ts'

/** Tiếng Việt: the cards that a person has left with the gateway. */
export const cardMessages: Messages = {
  cards: {
    title: 'Thẻ đã đăng ký',
    note: 'Bạn đã đăng ký các thẻ này để trả tiền đăng ký dịch vụ. Hiện không có khoản nào trừ vào thẻ. Số thẻ chỉ có ở công ty thanh toán.',
    none: 'Bạn chưa đăng ký thẻ nào.',
    failed: 'Không tải được thẻ',
    nameless: 'Thẻ',
    since: (number, day) => (number === '' ? `đăng ký ngày ${day}` : `${number} · đăng ký ngày ${day}`),
    end: 'Xóa',
    endNamed: (card) => `Xóa ${card}`,
    endTitle: (card) => `Xóa ${card}?`,
    endText: 'Đăng ký ở công ty thanh toán cũng được xóa.',
    ended: 'Đã xóa thẻ.',
  },
}
