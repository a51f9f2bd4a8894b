import type { Translated } from '../../lang/translated.ts'
import type { korean } from './realtor-words.ts'

export const words = {
  title: 'Môi giới nhận được gì',
  text: 'Hãy cùng người thuê xem một màn hình khi trao đổi. Môi giới không phải trả thêm tiền.',
  failed: 'Không tải được thông tin thành viên',
  noSignup: 'Chưa mở đăng ký thành viên cho môi giới',
  noSignupText: 'Hiện giờ bạn xem được qua liên kết người thuê gửi, không cần đăng ký.',
  isRealtor: 'Bạn đang đăng nhập bằng tài khoản môi giới',
  isRealtorText: 'Mở liên kết người thuê gửi trên thiết bị này để xem báo cáo.',
  now: 'Hiện làm được',
  nowItems: [
    'Mở báo cáo qua liên kết người thuê gửi.',
    'Tên, số lô đất và số phòng được che.',
    'Nhận báo cáo dạng PDF.',
    'Liên kết có ngày hết hạn, và người thuê có thể thu hồi sớm hơn.',
  ],
  not: 'Chưa làm được',
  notItems: [
    'Đăng ký thành viên môi giới',
    'Môi giới gửi báo cáo cho khách',
    'Dùng phiếu giảm giá với tư cách môi giới',
  ],
  sample: 'Xem báo cáo mẫu',
  analyze: 'Đến màn hình phân tích',
} satisfies Translated<typeof korean>
