import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './paper-words.ts'

export const words = {
  save: 'Lưu PDF tiếng Hàn',
  making: 'Đang tạo PDF',
  saved: 'Đã lưu PDF, trang đầu là tóm tắt.',
} satisfies Translated<typeof korean>
