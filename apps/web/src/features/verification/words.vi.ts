import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  title: 'Xác minh danh tính (본인확인)',
  titleOnTheWay: 'Tiếp tục sau xác minh',
  backOnTheWay: 'Quay lại chỗ đang làm',
  checking: 'Đang kiểm tra kết quả',
  done: 'Đã xác minh',
  doneText: (mobile) => `Số của bạn nay là ${mobile}.`,
  doneGuest: (mobile) => `${mobile} là số của chính bạn. Không lưu vào tài khoản.`,
  toStart: 'Về trang đầu',
  failed: 'Xác minh không thành công',
  askAgain: 'Kiểm tra lại kết quả',
  toMine: 'Đến trang Của tôi',
} satisfies Translated<typeof korean>
