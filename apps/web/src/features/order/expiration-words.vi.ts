import type { Translated } from '../../lang/translated.ts'
import type { korean } from './expiration-words.ts'

export const words = {
  loading: 'Không tải được báo cáo',
  title: (days) => (days === 0 ? 'Báo cáo làm hôm nay' : `Báo cáo làm ${days} ngày trước`),
  text: (day) => `Đánh giá theo sổ đăng ký và giá ngày ${day}. Những thay đổi sau đó không có trong báo cáo.`,
  home: 'Nhà',
  changesTitle: 'Những điều có thể thay đổi',
  changes: [
    'Thế chấp (근저당) hoặc quyền jeonse (전세권) mới có thể đứng trước bạn.',
    'Có thể có kê biên, kê biên tạm thời hoặc đấu giá.',
    'Chủ nhà có thể đổi, hoặc nhà được đưa vào tín thác (신탁).',
    'Giá và hạn mức bảo lãnh có thể thay đổi.',
  ],
  whenTitle: 'Khi nào nên kiểm tra lại',
  when: ['Trước khi ký hợp đồng', 'Trước khi trả phần còn lại', 'Trước khi gia hạn hợp đồng'],
  see: 'Xem lại báo cáo này',
  again: (price) => `Làm lại từ sổ mới · ${price}`,
  kept: 'Báo cáo hiện tại vẫn được giữ.',
  none: 'Không thể làm lại báo cáo này',
  noneText: 'Báo cáo đang được chuẩn bị, hoặc đơn đã được hoàn tiền.',
  toReports: 'Đến báo cáo của tôi',
} satisfies Translated<typeof korean>
