import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  title: 'Seoul hỗ trợ jeonse an tâm (서울시 전세 안심 지원)',
  text: 'Người tìm nhà thuê ở Seoul nhận 1 báo cáo. Hãy nhập mã của thành phố.',
  enter: 'Bằng mã',
  button: 'Nhận phiếu',
  loginFirst: 'Cần đăng nhập để kiểm tra mã. Mã đã nhập vẫn còn.',
  none: 'Hiện chưa mở',
  noneText: 'Khi thành phố mở lại, bạn nhận được ngay ở đây.',
  failed: 'Không tải được đợt này',
  state: {
    soon: 'Chưa bắt đầu. Từ ngày bắt đầu mới nhận bằng mã được.',
    full: 'Đã hết số lượng.',
    ended: 'Đã kết thúc. Phiếu đã nhận dùng được đến khi hết hạn.',
  },
  mine: 'Phiếu đã nhận',
  use: 'Xem căn nhà bằng phiếu này',
  used: 'Bạn đã dùng phiếu của đợt này.',
  expired: 'Phiếu của bạn đã hết hạn.',
  reports: 'Đến báo cáo của tôi',
  order: 'Đặt báo cáo',
  statusFailed: 'Không tải được tình trạng của bạn',
  realtor: 'Môi giới không dùng phiếu được. Người thuê nhận bằng đăng nhập của chính họ.',
} satisfies Translated<typeof korean>
