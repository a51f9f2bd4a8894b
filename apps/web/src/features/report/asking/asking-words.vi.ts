import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './asking-words.ts'

export const words = {
  part: 'Hỏi chuyên gia',
  partNote: 'Trả lời trong một ngày làm việc, miễn phí.',
  title: 'Hỏi và đáp',
  failed: 'Không tải được câu hỏi',
  me: 'Tôi',
  us: 'Jipsalpim',
  states: { open: 'Đang chờ trả lời', answered: 'Đã có trả lời', closed: 'Đã rút lại' },
  waits: (day) => `Trả lời chậm nhất ngày ${day}`,
  waitsText: 'Khi trả lời chúng tôi sẽ báo cho bạn. Câu hỏi tiếp theo có thể gửi sau đó.',
  takeBack: 'Rút câu hỏi',
  askTakeBack: 'Rút câu hỏi?',
  askTakeBackText: 'Khi rút thì không trả lời nữa. Bạn có thể hỏi câu mới.',
  tookBack: 'Đã rút câu hỏi.',
  askMore: 'Hỏi tiếp',

  about: {
    finding: 'Về rủi ro này',
    clause: 'Điều khoản cho rủi ro này',
    price: 'Giá nhà và số tiền lấy lại',
    other: 'Điều khác',
  },
  notInVersion: 'Bản hiện nay không còn rủi ro này',
  nameLabel: 'Bạn muốn biết gì?',
  nameHint: 'Muốn hỏi về một rủi ro, hãy mở rủi ro đó trong báo cáo.',
  content: 'Câu hỏi',
  contentHint: 'Đừng viết tên, số định danh hay số điện thoại.',
  tooShort: 'Hãy viết từ mười ký tự trở lên.',
  email: 'Email (không bắt buộc)',
  emailHint: 'Chỉ dùng khi thông báo không đến. Chỉ người trả lời thấy.',
  emailWrong: 'Hãy kiểm tra lại địa chỉ email.',
  send: 'Gửi',
  sent: 'Đã gửi câu hỏi.',
  promise: (day) => `Trả lời trong một ngày làm việc, chậm nhất ngày ${day}.`,

  agreement: {
    title: 'Trước khi hỏi',
    text: 'Người làm việc tại Jipsalpim đọc báo cáo và trả lời.',
    facts: [
      { term: 'Họ thấy', detail: 'Câu hỏi và bản báo cáo hiện nay. Tên người và số căn được che.' },
      { term: 'Lưu giữ', detail: 'Mã hóa, xóa sau khi trả lời một năm. Xóa ngay nếu bạn rời dịch vụ.' },
      { term: 'Chi phí', detail: 'Miễn phí.' },
      {
        term: 'Lưu ý',
        detail: 'Đây là giải thích, không phải tư vấn pháp luật hay lời khuyên ký. Kết luận không thay đổi.',
      },
      { term: 'Nếu không đồng ý', detail: 'Bạn vẫn xem được báo cáo. Chỉ là không hỏi được.' },
    ],
    tick: 'Tôi đồng ý cho xem câu hỏi và báo cáo như trên',
    button: 'Đồng ý và viết',
  },

  note: {
    title: 'Ghi chú của tôi',
    text: 'Chỉ bạn thấy. Không hiện khi chia sẻ báo cáo.',
    placeholder: 'Điều cần xem khi đi xem nhà, lời môi giới nói',
    save: 'Lưu ghi chú',
    overwrite: 'Lưu nội dung tôi viết',
    saved: 'Đã lưu ghi chú.',
    at: (when) => `Lưu lúc ${when}`,
    failed: 'Không tải được ghi chú',
    again: 'Tải lại',
    changed: 'Ghi chú đã bị đổi ở màn hình khác. Đây là nội dung đang lưu.',
    empty: 'Đang trống',
  },
} satisfies Translated<typeof korean>
