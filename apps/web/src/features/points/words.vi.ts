import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  title: 'Điểm của tôi',
  what: 'Điểm được dùng như tiền ở đây. 1 điểm là 1 won. Đây không phải thông tin tín dụng của chủ nhà.',
  failed: 'Không tải được điểm của bạn',
  none: 'Bạn chưa có điểm',
  noneText: 'Nhân viên tặng điểm khi chúng tôi gây bất tiện cho bạn. Khi có, điểm hiện ở đây.',
  toWatch: 'Xem theo dõi đăng ký',
  balance: 'Điểm dùng được',
  held: (won) => `${won} đang được giữ cho đơn đang thanh toán. Nếu không thanh toán, điểm sẽ trở lại.`,
  lots: 'Khi nào hết hạn',
  kind: { apology: 'Tặng kèm lời xin lỗi vì sự bất tiện', gift: 'Nhân viên tặng' },
  given: (day, won) => `${won} vào ${day}`,
  ends: (day) => `dùng đến ${day}`,
  moves: 'Điểm nhận và dùng',
  move: { give: 'Đã nhận', use: 'Đã dùng', back: 'Đã trả lại', expire: 'Hết hạn' },
  rulesTitle: 'Cách dùng',
  rules: (months) => [
    'Khi bắt đầu theo dõi đăng ký, bạn có thể trả một phần hoặc toàn bộ bằng điểm.',
    'Điểm hết hạn trước được dùng trước.',
    `Điểm dùng được trong ${months} tháng từ ngày nhận. Điểm không đổi ra tiền.`,
    'Phần trả bằng điểm được trả lại bằng điểm; tiền được hoàn theo cách đã trả.',
    'Khi xóa tài khoản, điểm còn lại sẽ mất.',
  ],
} satisfies Translated<typeof korean>
