import { formatDay } from '@jipsalpim/engine/words/vi/speech.ts'
import type { Translated } from '../lang/translated.ts'
import type { korean } from './deadline-finder-words.ts'

export const words = {
  contract: 'Ngày ký',
  moveIn: 'Ngày chuyển đến',
  end: 'Ngày hết hợp đồng',
  endHint: 'Không biết thì để trống, chúng tôi lấy 2 năm.',
  deposit: 'Tiền cọc',
  result: 'Những ngày không được lỡ',
  empty: 'Nhập ngày chuyển đến để tính.',
  from: (day) => `từ ${formatDay(day)}`,
  by: (day) => `đến ${formatDay(day)}`,
  between: (from, by) => `từ ${formatDay(from)} đến ${formatDay(by)}`,
  today: 'hôm nay là ngày cuối',
  assumed: 'Không biết ngày hết hợp đồng nên lấy 2 năm.',
  past: 'đã qua',
} satisfies Translated<typeof korean>
