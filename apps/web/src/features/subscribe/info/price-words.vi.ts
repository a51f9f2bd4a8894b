import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './price-words.ts'

export const words = {
  section: 'Giá bán của những căn tương tự',
  note: 'Giao dịch thật do Bộ Đất đai, Hạ tầng và Giao thông (국토교통부) công bố, đọc lại mỗi ngày một lần.',
  tabsLabel: 'Loại giao dịch',
  types: { 매매: 'Mua bán', 전세: 'Jeonse', 월세: 'Thuê tháng' },
  scope: { building: 'Cùng tòa nhà, diện tích gần bằng', dong: 'Cùng phường, diện tích gần bằng' },
  range: 'Giá đã bán',
  rangeOf: (low, high) => `${low} – ${high}`,
  middle: 'Giá ở giữa',
  count: 'Giao dịch',
  countOf: (n, months) => `${n} giao dịch trong ${months} tháng`,
  few: 'Ít hơn ba giao dịch nên không thể nói giá khoảng bao nhiêu.',
  caption: 'Các giao dịch',
  day: 'Ngày',
  won: 'Giá',
  area: 'Diện tích',
  areaOf: (m2) => `${m2} ㎡`,
  floor: 'Tầng',
  floorOf: (floor) => (floor < 0 ? `Tầng hầm ${-floor}` : `Tầng ${floor}`),
  noFloor: 'Không rõ',
  none: (since) => `Từ ${since} đến nay không có giao dịch nào được khai báo.`,
  more: (left) => `Xem thêm ${left} giao dịch`,
  asOf: (at) => `Đọc lúc ${at}.`,
  failed: 'Không tải được giao dịch',
  unknown: {
    'source-down': 'Hiện không đọc được dữ liệu của Bộ. Điều đó không có nghĩa là không có giao dịch.',
    'no-source':
      'Chưa có nơi nào cung cấp giao dịch jeonse và thuê tháng nên chưa biết. Điều đó không có nghĩa là không có giao dịch.',
    'not-read': 'Sẽ biết sau khi đọc sổ đăng ký của căn nhà này lần đầu.',
    'kind-unknown': 'Không rõ loại nhà nên không chọn được giao dịch để so sánh.',
    'not-traded': 'Giá giao dịch của loại nhà này không được công bố.',
  },
} satisfies Translated<typeof korean>
