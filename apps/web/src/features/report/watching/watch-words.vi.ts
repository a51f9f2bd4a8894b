import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './watch-words.ts'

export const words = {
  offer: (won) => `Báo thay đổi sổ đăng ký · ${won} mỗi tháng`,
  offerNote: 'Có đơn xin đổi sổ thì chúng tôi báo. Không chọn thì không tự gia hạn.',
  watchedTitle: 'Nhà này đang được theo dõi',
  pausedTitle: 'Tạm ngừng chờ thanh toán',
  pausedText: 'Hiện không kiểm tra. Khi thanh toán xong sẽ theo dõi lại từ ngày đó.',
  pausedNext: 'Tạm ngừng kiểm tra',
  notWatchedTitle: 'Nhà này chưa được theo dõi',
  notWatchedText: 'Báo cáo là sổ của ngày làm báo cáo. Thay đổi sau đó không có trong báo cáo.',
  promise: (daily, near, day) =>
    `Từ lúc nhận đơn: bình thường ${daily} giờ, từ ký đến chuyển đến ${near} giờ, ngày trả nốt ${day} giờ.`,
  promiseUnknown: 'Trang sau cho biết bao lâu thì chúng tôi báo.',
  month: '1 tháng',
  year: '1 năm',
  vat: 'Đã gồm VAT. Không phải trả thêm.',
  last: 'Lần xem trước',
  next: 'Lần xem tới',
  none: 'chưa xem lần nào',
  stale: (at) => `Từ ${at} chưa xem được. Chưa biết có gì thay đổi không.`,
  toWatch: 'Xem thông báo của nhà này',
  start: 'Theo dõi nhà này',
  more: 'Xem cách theo dõi',
  noUnitTitle: 'Hãy chọn số nhà trước',
  noUnitText: 'Phải có đủ số căn mới tìm được sổ đăng ký để theo dõi.',
  setUnit: 'Chọn số nhà',
  failed: 'Không kiểm tra được việc theo dõi',
  noReport: 'Không tìm thấy báo cáo này',
  noReportText: 'Hãy chọn lại từ báo cáo của tôi.',
  toReports: 'Đến báo cáo của tôi',
} satisfies Translated<typeof korean>
