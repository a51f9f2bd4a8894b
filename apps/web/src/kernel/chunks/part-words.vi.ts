import type { Translated } from '../../lang/translated.ts'
import type { korean } from './part-words.ts'

export const words = {
  title: 'Không tải được phần này',
  text: 'Các phần khác vẫn đọc được. Hãy bấm lại khi có kết nối.',
  slow: 'Màn hình đang tải chậm. Nếu chờ mãi không được, hãy tải lại.',
  reload: 'Tải lại',
} satisfies Translated<typeof korean>
