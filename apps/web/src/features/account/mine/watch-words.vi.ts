import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './watch-words.ts'

export const words = {
  title: 'Nhà đang theo dõi',
  none: 'Chưa có căn nhà nào được theo dõi.',
  begin: 'Theo dõi một căn nhà',
  failed: 'Không tải được nhà đang theo dõi',
  lastCheck: (at) => `Kiểm tra lần cuối: ${at}`,
  unchecked: 'Chưa kiểm tra',
  stopped: (at) => `Việc theo dõi bị ngắt · kiểm tra lần cuối: ${at}`,
  state: {
    active: 'Đang theo dõi',
    grace: 'Chưa thanh toán được',
    paused: 'Tạm ngừng chờ thanh toán',
    ending: 'Đã định ngày kết thúc',
    ended: 'Đã kết thúc',
    stopped: 'Bạn đã dừng',
  },
  unseen: (n) => `${n} thông báo chưa xem`,
  all: 'Xem tất cả',
} satisfies Translated<typeof korean>
