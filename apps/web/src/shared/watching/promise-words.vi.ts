import type { Translated } from '../../lang/translated.ts'
import type { korean } from './promise-words.ts'

export const words = {
  text: 'Từ lúc phòng đăng ký nhận đơn đến lúc báo bạn. Thanh là thời gian thật, vạch là lời hứa.',
  phase: { daily: 'Bình thường', 'before-move-in': 'Ký ~ chuyển đến', 'balance-day': 'Ngày trả nốt' },
  looks: { daily: 'xem 1 lần mỗi ngày', 'before-move-in': 'xem 5 lần mỗi ngày', 'balance-day': 'xem mỗi 30 phút' },
  within: (hours) => `trong ${hours} giờ`,
  measured: (time, cases) => `90 ngày qua: ${time} · 95% của ${cases} đơn nhanh hơn`,
  notMeasured: 'Chưa biết thời gian thật. Khi đủ 20 đơn sẽ hiện.',
  hours: (h, m) => (h === 0 ? `${m} phút` : m === 0 ? `${h} giờ` : `${h} giờ ${m} phút`),
  asOf: (at) => `Tính đến ${at} · theo ghi chép của chúng tôi`,
  failed: 'Không tải được lời hứa và ghi chép',
  again: 'Tải lại',
} satisfies Translated<typeof korean>
