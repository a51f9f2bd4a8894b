import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './offline-words.ts'

export const words = {
  save: 'Lưu để xem ngoại tuyến',
  saving: 'Đang lưu',
  saved: 'Đã lưu trên máy này. Không có mạng vẫn mở được.',
  remove: 'Xóa bản đã lưu',
  removed: 'Đã xóa báo cáo đã lưu.',
  note: 'Khi đăng xuất sẽ bị xóa khỏi máy này.',
  failed: 'Không lưu được. Hãy kiểm tra mạng và thử lại.',
  changed: 'Có bản mới. Hãy tải lại màn hình rồi lưu.',
  reading: 'Đây là báo cáo đã lưu',
  readingText: (day) => `Lưu ngày ${day}. Thay đổi sau đó không có trong này.`,
  list: 'Báo cáo lưu trên máy này',
  address: 'Báo cáo',
} satisfies Translated<typeof korean>
