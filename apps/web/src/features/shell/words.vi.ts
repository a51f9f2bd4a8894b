import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  title: 'Bạn muốn xem căn nhà nào?',
  text: 'Từ trước khi ký đến khi nhận lại tiền cọc: xem sổ đăng ký, giá nhà và luật cùng nhau.',
  order: 'Phân tích căn nhà này',
  orderNote: 'Chỉ cần địa chỉ. Chúng tôi lấy sổ đăng ký (등기부).',
  check: 'Kiểm tra sổ đăng ký bạn có',
  checkNote: 'Chỉ đọc trên máy này. Không cần đăng nhập.',
  recent: 'Báo cáo gần nhất',
  recentAll: 'Tất cả báo cáo của tôi',
  again: 'Tải lại',
  recentNone: 'Bạn chưa có báo cáo nào.',
  recentFailed: 'Không tải được báo cáo.',
  recentDeposit: (deposit) => `Tiền cọc ${deposit}`,
  recentState: {
    'waiting-address': 'chờ địa chỉ',
    preparing: 'đang làm',
    ready: 'đã xong',
    failed: 'không làm được',
    cancelled: 'đã hủy',
  },
  addressUnknown: 'Chưa quyết định địa chỉ',
  services: 'Bạn có thể làm',
  readings: 'Nên đọc trước khi ký',
  partner: 'Bạn đến từ ứng dụng ngân hàng',
  partnerText: 'Nội dung báo cáo không do ngân hàng làm. Ngân hàng chỉ dẫn đến đây.',
} satisfies Translated<typeof korean>
