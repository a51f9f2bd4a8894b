import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  ticket: 'Dùng vé',
  ticketNote: (n, day) => `còn ${n} · vé sớm nhất hết ngày ${day}`,
  ticketDueNote: 'Vé trả toàn bộ. Thẻ không bị trừ tiền.',
  consentTicket: 'Tôi đồng ý làm báo cáo ngay, và đã bắt đầu thì không rút lại được (청약철회).',
  consentMoreTicket: 'Không làm được thì vé được trả lại.',
  ticketGone: 'Không còn vé. Hãy chọn cách trả khác.',
  checkingTitle: 'Đang kiểm tra thanh toán',
  checkingText: 'Đang hỏi công ty thẻ. Bạn có thể đóng màn hình này. Không bị trừ hai lần.',
  payBy: 'Cách thanh toán',
  card: 'Thẻ hoặc thanh toán nhanh',
  cardNote: 'PortOne (포트원)',
  payple: 'Thẻ',
  paypleNote: 'Payple (페이플)',
  due: 'Phải trả',
  priceChanged: (sum) => `Giá nay là ${sum}. Hãy xem lại rồi bấm lần nữa.`,
  failedTitle: 'Chưa thanh toán được',
  failedNothing: 'Nếu thẻ đã bị trừ tiền, tiền sẽ tự về lại.',
  wrongAmount: (sum) => `Số tiền đã trả khác với đơn. Đang hoàn ${sum}.`,
  backTitle: 'Tiền đã trả sẽ được hoàn',
  goesBack: (sum) => `Đang hoàn toàn bộ ${sum} bạn đã trả.`,
  takenOver: {
    pending: {
      title: 'Đang thanh toán ở màn hình khác',
      text: 'Để không mua hai lần, việc thanh toán ở đây đã dừng. Muốn mua ở đây, hãy thanh toán lại.',
    },
    completed: {
      title: 'Bạn đã mua ở màn hình khác',
      text: 'Để không mua hai lần, khoản thanh toán này đã dừng.',
    },
  },
  seeOrder: 'Xem đơn trước đó',
  again: 'Thanh toán lại',
  said: (why) => `Lý do bên thanh toán cho biết: ${why}`,
  noOrder: 'Không biết là khoản thanh toán nào. Nếu đã trả, thứ bạn mua sẽ đến hoặc tiền tự về lại.',
  priceNote: 'Đã gồm thuế. Không còn khoản nào khác.',
  notReady: 'Không mở được cửa sổ thanh toán. Vui lòng thử lại sau ít phút.',
  aborted: 'Đã đóng thanh toán',
} satisfies Translated<typeof korean>
