import { won } from '../../lang/vi/numbers.words.ts'
import type { Translated } from '../../lang/translated.ts'
import type { korean } from './withdraw-words.ts'

const kinds: Readonly<Record<string, string>> = { order: 'Đơn đã trả tiền', agreements: 'Ghi chép đồng ý điều khoản' }
const areas: Readonly<Record<string, string>> = {
  account: 'Tên, liên lạc, đăng nhập, ghi chép đồng ý',
  verification: 'Ghi chép xác minh danh tính',
  order: 'Địa chỉ nhà và điều kiện hợp đồng',
  report: 'Báo cáo và sổ đăng ký',
  message: 'Thông báo đã nhận',
  payment: 'Ghi chép thanh toán',
  coupon: 'Phiếu giảm giá',
  ticket: 'Vé báo cáo',
  points: 'điểm',
}

export const words = {
  area: (area) => areas[area] ?? null,
  possibleTitle: 'Xóa tài khoản thì sẽ như sau',
  possibleText: (days) =>
    `Trong ${days} ngày sau khi yêu cầu, đăng nhập lại là hủy được. Sau đó xóa hết và không khôi phục được.`,
  goes: 'Những gì bị xóa',
  watches: 'Nhà đang theo dõi',
  watchesText: (n, sum) =>
    [
      `Khi bạn xin xóa tài khoản, báo thay đổi sổ của ${n} nhà dừng ngay.`,
      sum > 0
        ? `Chúng tôi hoàn ${won(sum)} (tính đến hôm nay) cho những ngày còn lại, theo cách đã trả.`
        : 'Không có tiền để hoàn.',
      'Dù rút lại yêu cầu, thông báo cũng không bắt đầu lại.',
    ].join(' '),
  tickets: 'Vé còn lại',
  ticketsText: (n) =>
    `Bạn còn ${n} vé chưa dùng. Xóa tài khoản thì vé mất theo và không hoàn tiền. Bạn có thể lấy lại tiền trước.`,
  ticketRow: (n, until) => `${n} vé, đến ${until}`,
  ticketGiven: 'Vé được cho nên không có tiền để hoàn.',
  refundWon: (sum) => `Nhận lại ${won(sum)}`,
  refundAsk: (n, sum) =>
    `Chúng tôi hoàn ${won(sum)} của ${n} vé theo cách bạn đã trả. Hoàn xong mới xóa tài khoản được. Bạn muốn hoàn tiền?`,
  refund: 'Hoàn tiền',
  refundNo: 'Giữ vé',
  kept: 'Những gì luật buộc lưu riêng',
  keptRow: (kind, records, law, until) => `${kinds[kind] ?? 'Ghi chép'}: ${records}, lưu riêng đến ${until} (${law})`,
  keptNone: 'Không có ghi chép nào phải lưu riêng.',
  next: 'Tiếp',
  stay: 'Tôi ở lại',
  failed: 'Không tải được thông tin xóa tài khoản',
  unableTitle: 'Phải có việc kết thúc trước',
  unableText: 'Khi việc dưới đây xong là xóa được ngay.',
  obstacle: {
    'payment-open': {
      title: 'Có khoản thanh toán đang kiểm tra',
      text: 'Đang kiểm tra đã trả được chưa. Xong trong một giờ.',
    },
    'report-unfinished': {
      title: 'Có báo cáo đang làm',
      text: 'Báo cáo xong hoặc hoàn tiền rồi thì xóa tài khoản được.',
    },
    'address-undecided': {
      title: 'Có báo cáo chưa quyết định địa chỉ',
      text: 'Báo cáo này đã trả tiền. Quyết định địa chỉ là chúng tôi làm.',
    },
    'watch-account': {
      title: 'Có báo thay đổi sổ trả bằng chuyển khoản',
      text: 'Chúng tôi cần biết tài khoản nhận lại tiền, nên hãy dừng trước ở ‘Báo thay đổi sổ › Chi tiết căn nhà này › Dừng’. Hoàn hết tiền rồi mới xóa tài khoản được.',
    },
    'refund-open': { title: 'Đang có hoàn tiền', text: 'Hoàn hết tiền rồi mới xóa tài khoản được.' },
  },
  count: (n) => `${n}`,
  toReports: 'Xem báo cáo của tôi',
  toMine: 'Đến trang Của tôi',
  again: 'Kiểm tra lại',
  reasonTitle: 'Vì sao bạn muốn đi?',
  reasonLabel: 'Lý do',
  reasonMissing: 'Hãy chọn một.',
  commentLabel: 'Điều muốn nói thêm (tùy chọn)',
  commentHint: 'Xin đừng ghi tên hay số điện thoại.',
  alertTitle: 'Xóa tài khoản thật chứ?',
  alertText: (days) => `Bạn bị đăng xuất khỏi mọi thiết bị. Sau ${days} ngày xóa hết.`,
  alertPoints: (won) => `${won} điểm chưa dùng cũng mất theo, không hoàn tiền.`,
  alertTickets: (n) => `${n} vé chưa dùng cũng mất theo, không hoàn tiền.`,
  alertNote: 'Chúng tôi xác nhận qua điện thoại của bạn.',
  ask: 'Yêu cầu xóa tài khoản',
  askFailed: 'Không yêu cầu xóa được',
  askKept: 'Lý do và điều bạn viết vẫn còn.',
  askAgain: 'Yêu cầu lại',
  requestTitle: 'Yêu cầu xóa tài khoản',
  completeTitle: 'Đã yêu cầu xóa tài khoản',
  completeText: (day) => `Đến ${day} bạn hủy được. Sau đó xóa hết.`,
  unsent: 'Chưa gửi được điều bạn viết',
  unsentText: 'Yêu cầu xóa đã nhận. Bạn có thể gửi lại lời viết.',
  send: 'Gửi lại',
  sent: 'Đã gửi điều bạn viết.',
  undo: 'Giữ tài khoản',
  leave: 'Đăng xuất',
  undone: 'Đã hủy việc xóa. Mọi thứ vẫn như cũ.',
  stayTitle: 'Vì sao bạn ở lại?',
  stayLabel: 'Chọn được nhiều',
  staySend: 'Gửi và ở lại',
  staySkip: 'Ở lại, không nói',
  reasons: {
    'not-needed': 'Không cần dùng nữa',
    'too-hard': 'Khó dùng',
    'not-accurate': 'Báo cáo không đúng',
    'too-expensive': 'Giá đắt',
    'too-many-messages': 'Quá nhiều thông báo',
    privacy: 'Lo cho dữ liệu cá nhân',
    other: 'Lý do khác',
  },
  stayReasons: {
    reports: 'Để xem lại báo cáo',
    alerts: 'Để tiếp tục nhận thông báo',
    coupons: 'Còn phiếu giảm giá',
    'soon-again': 'Có thể sắp dùng lại',
    mistake: 'Bấm nhầm',
    other: 'Lý do khác',
  },
} satisfies Translated<typeof korean>
