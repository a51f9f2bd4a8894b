import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './previous-words.ts'

export const words = {
  title: (day) => `Báo cáo trước của căn nhà này · ${day}`,
  change: (before, now) => (before === now ? `Khi đó cũng là ${before}.` : `Khi đó ${before} → nay ${now}`),
  score: (points) => `${points} điểm`,
  noScore: 'không có điểm',
  changes: 'Xem điều đã thay đổi so với báo cáo trước',
  failed: 'Không tải được các thay đổi',
  refused: 'Không so sánh được hai sổ đăng ký',
  refusedNote: 'Có thể là hai căn nhà khác nhau, hoặc chỉ là một phần sổ. Hãy xem hai báo cáo cạnh nhau.',
  data: (day, mark) => `Dấu của dữ liệu ngày ${day}: ${mark}`,
  sameData: 'Hai báo cáo dùng cùng dữ liệu.',
  dataNote: 'Dấu khác nhau nghĩa là dữ liệu đã dùng khác nhau.',
} satisfies Translated<typeof korean>
