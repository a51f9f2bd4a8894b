import type { Translated } from '../../lang/translated.ts'
import type { korean } from './paper-words.ts'

export const words = {
  save: 'Lưu thành PDF',
  making: 'Đang tạo PDF',
  saved: 'Đã lưu PDF.',
  note: 'Bản PDF bằng tiếng Hàn, trang đầu là tóm tắt: có thể đưa cho môi giới hoặc ngân hàng xem.',
} satisfies Translated<typeof korean>
