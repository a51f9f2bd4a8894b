import type { Translated } from '../../lang/translated.ts'
import type { korean } from './verification-reason-words.ts'

export const words = {
  'not-certified': 'Tên hoặc ngày sinh khác với nhà mạng. Hãy xem số này của ai rồi thử lại.',
  'not-found': 'Không có ghi chép về lần xác minh này. Hãy bắt đầu lại.',
  used: 'Lần xác minh này đã dùng rồi. Hãy bắt đầu lại.',
  'other-window': 'Đây là kết quả của lần xác minh khác. Hãy bắt đầu lại.',
  'too-old': 'Lần xác minh này quá cũ. Hãy bắt đầu lại.',
  'no-phone': 'Nhà mạng không cho biết số. Hãy dùng điện thoại khác.',
  'no-key': 'Nhà mạng không cho biết thông tin cần thiết. Hãy dùng điện thoại khác.',
  'under-14': 'Từ 14 tuổi trở lên mới dùng được. Không lưu gì của lần xác minh.',
  'other-person': 'Không phải người đã xác minh trước. Hãy dùng điện thoại của chính bạn.',
  'known-person': 'Bạn đã đăng ký bằng tài khoản khác. Hãy đăng nhập bằng tài khoản đó và kết nối ở trang Của tôi.',
  'too-many-tries': 'Đã thất bại nhiều lần. Hãy bắt đầu lại.',
} satisfies Translated<typeof korean>
