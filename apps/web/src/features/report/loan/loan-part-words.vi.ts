import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './loan-part-words.ts'

export const words = {
  check: 'Xem khoản vay thuê nhà của nhà nước cho nhà này',
  again: 'Sửa câu trả lời và xem chi tiết',
  note: 'Đã điền tiền cọc, khu vực và diện tích. Câu trả lời chỉ nằm trên thiết bị này đến khi bạn lưu.',
  title: 'Khoản vay của nhà nước cho nhà này',
  fits: 'Theo câu trả lời đã lưu, với tiền cọc, khu vực và diện tích của nhà này thì có vẻ phù hợp.',
  none: 'Theo câu trả lời đã lưu thì chưa có loại nào phù hợp ngay. Đây là loại gần nhất.',
  bank: 'Ngân hàng quyết định. Báo cáo không dùng điều này.',
  picks: 'Khoản vay có vẻ phù hợp theo câu trả lời đã lưu',
} satisfies Translated<typeof korean>
