import type { Translated } from '../../lang/translated.ts'
import type { korean } from './history-words.ts'

export const words = {
  bar: 'Các mục của sổ đăng ký',
  title: (year, n) => `${n} mục từ năm ${year}`,
  titleUndated: (n) => `${n} mục`,
  since: (n) => (n === 0 ? 'Chưa có từ khi theo dõi.' : `${n} mục từ khi theo dõi.`),
  tabs: { all: 'Tất cả', owner: 'Chủ (갑구)', debt: 'Nợ (을구)' },
  tabsLabel: 'Xem phần nào',
  year: (year) => `Năm ${year}`,
  count: (n) => `${n} mục`,
  undated: 'Không ghi ngày',
  day: (year, month, date) => `${date}/${month}/${year}`,
  receipt: (no) => `số nhận ${no}`,
  struck: 'Đã xóa',
  struckText: 'Mục đã gạch, không tính nữa.',
  fresh: 'Có sau khi theo dõi',
  rank: (section, rank) => `${section} ${rank}`,
  none: 'Phần này không có mục nào.',
  notRead: 'Chưa đọc sổ đăng ký',
  notReadText: 'Đọc xong sổ đầu tiên, các mục sẽ hiện ở đây theo năm.',
  source: (at) => `Nguồn: sổ đăng ký ${at}`,
  failed: 'Không tải được các mục',
} satisfies Translated<typeof korean>
