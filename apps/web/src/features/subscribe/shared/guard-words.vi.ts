import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './guard-words.ts'

export const words = {
  ask: 'Bây giờ chuyển tiền được không?',
  balance: (day) => `Tiền còn lại ${day}`,
  answer: { go: 'Có thể chuyển ngay', hold: 'Chưa nên chuyển', unknown: 'Bây giờ chưa nói được' },
  goWhy: (until) => `Câu trả lời này dùng được đến ${until}.`,
  goWhyOpen: 'Vừa mới kiểm tra.',
  why: {
    register: { stop: 'Cơ quan đăng ký đang xử lý một đơn về căn nhà này.', unknown: 'Chưa xác nhận được sổ đăng ký.' },
    applications: { stop: 'Có đơn đã nộp.', unknown: 'Chưa xác nhận được có đơn nào không.' },
    change: { stop: 'Có thay đổi gấp với tiền cọc của bạn.', unknown: 'Có thay đổi bạn chưa xem.' },
    source: { stop: 'Cơ quan đăng ký không trả lời.', unknown: 'Cơ quan đăng ký không trả lời.' },
  },
  check: {
    register: { ok: 'Đã đọc sổ đăng ký', stop: 'Cơ quan đăng ký đang xử lý đơn', unknown: 'Sổ đăng ký' },
    applications: { ok: 'Danh sách không có đơn mới', stop: 'Có đơn đã nộp', unknown: 'Đơn đã nộp' },
    change: { ok: 'Sổ đã đọc không có thay đổi gấp', stop: 'Có thay đổi gấp', unknown: 'Thay đổi của sổ' },
    source: { ok: 'Cơ quan đăng ký trả lời', stop: 'Cơ quan đăng ký không trả lời', unknown: 'Cơ quan đăng ký' },
  },
  until: (at) => `Câu trả lời này đến ${at}. Hãy xem lại ngay trước khi chuyển.`,
  after:
    'Câu trả lời này không nói về sau đó. Nếu hôm nay khai báo chuyển đến (전입신고), từ 0 giờ ngày mai bạn được ở dù nhà bị bán (대항력).',
  again: 'Xem lại ngay',
  looking: 'Đang hỏi cơ quan đăng ký.',
  lookPrice: (won, aDay, left) =>
    `Mỗi lần xem ${won}: giá thông báo đã gồm ${aDay} lần mỗi ngày. Hôm nay còn ${left} lần.`,
  lookFree: (aDay, left) => `Được xem ${aDay} lần mỗi ngày, không trả thêm. Hôm nay còn ${left} lần.`,
  lookGone: (aDay) =>
    `Hôm nay đã dùng hết ${aDay} lần; từ 0 giờ lại có ${aDay} lần. Nếu gấp, bạn có thể tự xem tại văn phòng đăng ký trực tuyến (인터넷등기소), phí 700 won.`,
  seeAlert: 'Xem đó là gì',
  iros: 'Tự xem ở cơ quan đăng ký',
  irosNote: 'Phí xem 700 won, khoảng năm phút. Khi có trả lời lại, chúng tôi báo ngay.',
  notAccount: 'Chúng tôi không thấy tài khoản là của ai. Hãy chắc chắn đó là chủ nhà trong sổ.',
  failed: 'Không kiểm tra được có nên chuyển tiền không',
  failedText: 'Đừng chuyển tiền cho đến khi kiểm tra được.',
} satisfies Translated<typeof korean>
