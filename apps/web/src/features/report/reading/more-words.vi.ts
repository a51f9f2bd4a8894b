import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './more-words.ts'

export const words = {
  label: 'Làm thêm với báo cáo này',
  score: 'Điểm số từ đâu ra',
  scoreNote: 'Điểm bị trừ và dòng sổ đăng ký làm căn cứ',
  text: 'Đọc hoặc nghe dạng chữ',
  textNote: 'Sao chép hoặc nghe',
  review: 'Viết đánh giá',
  reviewNote: 'Xem cả đánh giá của người khác',
  compare: 'So sánh với nhà khác',
  compareNote: 'Hai nhà cạnh nhau, cùng ngày, cùng quy tắc',
  buy: 'Có thể làm thêm cho nhà này',
  buyNote: 'Giá và những gì đã có',
} satisfies Translated<typeof korean>
