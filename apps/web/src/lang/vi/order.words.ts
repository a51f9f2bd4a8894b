import type { Messages } from '../messages.ts'
import { won } from './numbers.words.ts'

const range = (low: number, high: number) => (low === high ? won(low) : `${won(low)} – ${won(high)}`)

/** Tiếng Việt: ordering a report, paying, and waiting for it. */
export const orderMessages: Messages = {
  pay: {
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
  },
  paidAgain: {
    title: {
      order: 'Đang hoàn lại khoản trả mà đơn này không dùng đến',
      tickets: 'Đang hoàn lại khoản trả mà vé của bạn không dùng đến',
    },
    note: 'Đã trả thêm một lần ở cửa sổ khác, hoặc trả sau khi đơn đã kết thúc.',
    backTitle: {
      order: 'Đã hoàn lại khoản trả mà đơn này không dùng đến',
      tickets: 'Đã hoàn lại khoản trả mà vé của bạn không dùng đến',
    },
    backNote: 'Thẻ hoặc ngân hàng có thể hiện sau vài ngày.',
    dated: {
      pending: (sum, day) => `${sum} · hoàn muộn nhất ngày ${day}`,
      done: (sum, day) => `${sum} · đã hoàn ngày ${day}`,
    },
    undated: {
      needed: (sum) => `${sum} · hãy cho biết tài khoản nhận lại tiền`,
      pending: (sum) => `${sum} · đang hoàn`,
      done: (sum) => `${sum} · đã hoàn`,
    },
  },

  stated: {
    title: 'Điều bạn cho biết',
    note: 'Như bạn đã ghi. Không tính vào điểm và kết luận.',
    realtorPrice: 'Giá môi giới nói',
    realtorReason: 'Lý do đưa ra',
    ours: 'Giá chúng tôi thấy',
    notKnown: 'Chưa kiểm tra',
    range,
    difference: 'So sánh',
    gap: (told, low, high) =>
      told > high
        ? `Cao hơn ${won(told - high)} so với mức cao chúng tôi thấy. Hãy xin xem giao dịch làm căn cứ.`
        : told < low
          ? `Thấp hơn ${won(low - told)} so với mức thấp chúng tôi thấy.`
          : 'Trong khoảng chúng tôi thấy.',
    firstRepay: 'Khoản vay hẹn trả trước',
    repayNo: 'Không hẹn',
    repayYes: (sum) =>
      `${sum === null ? 'Không rõ số tiền' : won(sum)}. Hãy ghi việc trả và xóa vào điều khoản riêng (특약), và xem sổ vào ngày trả tiền.`,
    cash: 'Tiền của bạn',
    loan: 'Khoản vay',
    loanYes: 'Sẽ vay',
    loanNo: 'Không vay',
    term: 'Thời hạn thuê',
    months: (n) => `${n} tháng`,
    question: 'Điều muốn biết',
  },
}
