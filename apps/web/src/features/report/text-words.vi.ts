import type { Translated } from '../../lang/translated.ts'
import type { korean } from './text-words.ts'

export const words = {
  title: 'Báo cáo dạng chữ',
  length: 'Bạn muốn xem dài bao nhiêu?',
  short: 'Ngắn',
  shortNote: 'Kết luận, tiền, việc cần làm ngay',
  long: 'Tất cả',
  longNote: 'Gồm rủi ro, căn cứ và điều chưa biết',
  copy: 'Sao chép chữ',
  copied: 'Đã sao chép báo cáo dạng chữ',
  copyFailed: 'Không sao chép được. Hãy nhấn giữ phần chữ bên dưới để sao chép.',
  read: 'Nghe đọc',
  stop: 'Dừng đọc',
  unable: 'Trình duyệt này không đọc thành tiếng được. Hãy sao chép chữ và nghe ở ứng dụng khác.',
  readFailed: 'Không đọc được. Thiết bị này có thể không có giọng đọc của ngôn ngữ này.',
  sample: 'Mẫu · không phải tài liệu thật',
} satisfies Translated<typeof korean>
