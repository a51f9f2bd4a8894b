import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './watch-words.ts'

export const words = {
  today: 'Hôm nay',
  yesterday: 'Hôm qua',
  tomorrow: 'Ngày mai',
  day: (day) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`,
  minute: (day, clock) => `${day} ${clock}`,
  month: (month) => `Tháng ${Number(month.slice(5))}/${month.slice(0, 4)}`,
  duration: (minutes) =>
    [
      minutes >= 60 ? `${Math.floor(minutes / 60)} giờ` : '',
      minutes % 60 > 0 || minutes < 60 ? `${minutes % 60} phút` : '',
    ]
      .filter((part) => part !== '')
      .join(' '),

  unknown: 'Chưa xác nhận được',
  lastCheck: 'Lần kiểm tra cuối',
  nextCheck: 'Lần kiểm tra tới',
  notYet: 'Chưa có',
  noNext: 'Không kiểm tra nữa',
  pausedNext: 'Không kiểm tra khi tạm ngừng',

  phase: {
    idle: 'Không thay đổi',
    application: 'Có đơn đã nộp',
    pending: 'Đang xác nhận kết quả',
    'confirmed-changed': 'Sổ đăng ký đã đổi',
    'confirmed-same': 'Sổ đăng ký không đổi',
    dismissed: 'Đơn đã rút hoặc bị từ chối',
  },
  unchecked: 'Chưa kiểm tra',
  stale: 'Việc theo dõi bị ngắt',
  state: {
    active: 'Đang theo dõi',
    grace: 'Chưa thanh toán được',
    paused: 'Tạm ngừng chờ thanh toán',
    ending: 'Đã định ngày kết thúc',
    ended: 'Đã kết thúc',
    stopped: 'Bạn đã dừng',
  },
  plan: { month: 'Hằng tháng', year: 'Hằng năm' },
  planOnce: { month: 'Một tháng', year: 'Một năm' },

  lease: { 전세: 'Thuê đặt cọc (전세)', 반전세: 'Đặt cọc và tiền thuê (반전세)', 월세: 'Thuê theo tháng (월세)' },
  leaseLine: (type, deposit, rent) => (rent === null ? `${type} ${deposit}` : `${type} ${deposit} · tiền thuê ${rent}`),
  leaseUnknown: 'Chưa biết nội dung hợp đồng',

  failed: 'Không tải được các căn nhà đang theo dõi',
  none: 'Chưa có căn nhà nào được theo dõi',
  noneText: 'Khi sổ đăng ký thay đổi hoặc có đơn mới, chúng tôi báo cho bạn ngay.',
  begin: 'Theo dõi một căn nhà',
  chooseTitle: 'Căn nhà nào?',
  toWatching: 'Xem nhà đang theo dõi',
  legalSource: (law) => `Căn cứ ${law}`,
  asOf: (at) => `Tính đến ${at}`,
} satisfies Translated<typeof korean>
