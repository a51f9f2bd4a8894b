import type { Translated } from '../../lang/translated.ts'
import type { korean } from './changes-words.ts'

export const words = {
  title: 'So với sổ lần trước',
  viewed: (from, to) => (from === to ? `So hai sổ lấy ngày ${to}.` : `So sổ lấy ngày ${from} với sổ lấy ngày ${to}.`),
  none: 'Không có mục mới và không có mục bị xóa. Mục mới tiếp nhận chưa ghi thì không thấy, nên hãy lấy lại ngay trước khi gửi tiền.',
  money: 'Số tiền về lại khi đấu giá',
  low: 'Trường hợp xấu',
  high: 'Trường hợp tốt',
  before: 'trước',
  after: 'nay',
  grade: 'Kết luận',
  act: 'Việc cần làm ngay',
  more: (n) => `Xem thêm ${n} việc`,
  list: 'Thay đổi',
  received: (day, no) => `tiếp nhận ${day}${no === null ? '' : `, số ${no}`}`,
  entered: (day) => `đăng ký ${day}`,
  dayUnknown: 'Không ghi ngày',
  doubts: 'Cần kiểm tra thêm',
  doubtWords: (before, after) => `trước “${before}” · nay “${after}”`,
  askDates: 'Ghi ngày ký và ngày chuyển đến ở dưới thì thứ tự so với tiền cọc và việc cần làm sẽ chính xác hơn.',
  otherFacts: (effect) => `Vì điều ngoài sổ như giá nhà thay đổi, ${effect}.`,
  note: 'Mục mới tiếp nhận mà chưa ghi vào sổ thì không so được.',
} satisfies Translated<typeof korean>
