import type { Translated } from '../../lang/translated.ts'
import type { korean } from './order-words.ts'

export const words = {
  title: 'Thanh toán báo thay đổi',
  next: 'Lần thu tới',
  nextOf: (day, won) => `${won} ngày ${day}`,
  nextNone: 'Không tự động thu tiền.',
  past: 'Các lần đã trả',
  product: {
    subscribe: 'Báo thay đổi sổ · một tháng',
    'subscribe-year': 'Báo thay đổi sổ · một năm',
    'subscribe-renewal': 'Báo thay đổi sổ · kỳ tiếp theo',
    'subscribe-bulk': 'Báo thay đổi đăng ký · nhiều căn',
  },
  paid: 'Đã trả',
  by: 'Cách trả',
  at: 'Lúc trả',
  refund: { pending: 'Đang hoàn tiền', done: 'Đã hoàn' },
  refundOf: (won, day) => (day === null ? won : `${won} · ${day}`),
  state: { checking: 'Đang kiểm tra', unpaid: 'Chưa trả', cancelled: 'Đã hủy', paid: 'Đã trả' },
  byCoupon: 'Phiếu giảm giá',
  receipt: 'Xem biên lai',
  number: (no) => `Đơn hàng ${no}`,
  more: 'Xem thêm',
  none: 'Chưa trả khoản nào',
  noneText: 'Khi đã thanh toán, biên lai được giữ ở đây.',
  failed: 'Không tải được thanh toán',
  points: 'Điểm của tôi',
  all: 'Xem mọi thanh toán',
} satisfies Translated<typeof korean>
