import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './card-words.ts'

export const words = {
  loginTitle: 'Đăng nhập để đổi thẻ',
  loginText:
    'Liên kết trong tin nhắn không đăng nhập thay ai. Sau khi đăng nhập, bạn thấy thẻ của lượt theo dõi này và số tiền chưa trả.',
  title: 'Đổi thẻ của lượt theo dõi này?',
  now: 'Thẻ hiện tại',
  noCard: 'Chưa có thẻ nào',
  owed: 'Chưa trả',
  owedSince: (won, day) => `${won} (${day})`,
  nextTry: 'Lần thử tiếp theo',
  noTry: 'Không trừ tiền thẻ này nữa',
  until: 'Theo dõi đến',
  untilDay: (day) => `Vẫn theo dõi đến ${day}`,
  paused: 'Hiện đã dừng. Chúng tôi theo dõi lại từ ngày thanh toán',
  once: (won) =>
    `Khi đổi, ${won} chưa trả sẽ được trừ một lần vào thẻ mới: ngay bây giờ, hoặc sau 00:30 nếu đang từ 23:30 đến 00:30.`,
  choose: 'Hãy chọn thẻ.',
  same: 'Thẻ này đang được dùng. Hãy chọn thẻ khác.',
  declined: 'Thẻ này không thanh toán được. Hãy xem lại số dư và hạn mức, hoặc chọn thẻ khác.',
  register: 'Đăng ký thẻ',
  change: 'Dùng thẻ này',
  changeAndPay: (won) => `Dùng thẻ này và trả ${won}`,
  checkingTitle: 'Đang kiểm tra thẻ mới',
  checkingText: 'Chúng tôi đang hỏi cổng thanh toán. Không trừ tiền.',
  done: 'Đã đổi thẻ',
  after: {
    paid: 'Số tiền chưa trả đã được trả bằng thẻ mới. Thông báo được tiếp tục.',
    checking:
      'Chúng tôi đang hỏi cổng thanh toán xem thẻ mới đã trả chưa. Không trừ hai lần. Chúng tôi sẽ báo kết quả.',
    later: 'Ngân hàng nghỉ từ 23:30 đến 00:30. Sau 00:30 chúng tôi trừ thẻ mới một lần và báo kết quả.',
    nothing: 'Từ lần sau sẽ dùng thẻ này. Bây giờ không trừ tiền.',
  },
  toOrders: 'Xem các khoản đã trả',
} satisfies Translated<typeof korean>
