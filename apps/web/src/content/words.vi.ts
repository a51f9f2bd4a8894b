import { formatDay } from '@jipsalpim/engine/words/vi/speech.ts'
import type { Translated } from '../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  checkedOn: (day) => `Ngày chuẩn ${formatDay(day)}`,
  sources: 'Nguồn',
  sourceOn: (day) => `xem ngày ${formatDay(day)}`,
  from: (day) => `từ ${formatDay(day)}`,
  confidence: {
    statute: 'luật',
    official: 'nguồn chính thức',
    news: 'báo chí',
    measured: 'đo từ dữ liệu',
    assumed: 'giả định',
  },
  sign: 'Dấu hiệu thấy trước',
  mustKnow: 'Xin lưu ý',
  between: (from, to) => (to === null ? `từ ${formatDay(from)}` : `từ ${formatDay(from)} đến ${formatDay(to)}`),
  related: 'Đọc tiếp',
  inKorean: 'Tiếng Hàn',
  clauseNote:
    'Điều khoản tiếng Hàn có thể chép nguyên vào phần điều khoản riêng (특약). Hãy sửa cho hợp tình huống, và cho chuyên gia xem nếu không chắc.',
  copy: 'Sao chép điều khoản tiếng Hàn',
  copied: 'Đã sao chép điều khoản.',
  copyFailed: 'Không sao chép được. Hãy bấm giữ để sao chép.',
  reference: 'Đây là thông tin tham khảo, không thay cho tư vấn pháp luật hay thẩm định giá.',
} satisfies Translated<typeof korean>
