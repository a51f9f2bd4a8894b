import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './aged-words.ts'

export const words = {
  title: (days) => `Sổ đăng ký đã được đọc cách đây ${days} ngày`,
  note: 'Nợ và kê biên phát sinh sau đó không có trong báo cáo này. Hãy kiểm tra lại trước khi chuyển tiền.',
  see: 'Xem điều có thể đã thay đổi',
} satisfies Translated<typeof korean>
