import type { Translated } from '../../lang/translated.ts'
import type { korean } from './manager-words.ts'

export const words = {
  report: 'Xem trước báo cáo',
  buy: 'Xem trước những gì có thể mua',
  watch: 'Xem trước thông báo biến động',
  band: (user: number) => `Xem trước · màn hình của thành viên ${user}`,
  bandText: (until: string) =>
    `Chỉ đọc được. Tên, số lô đất và số phòng đã được che. Kết thúc lúc ${until}. Việc xem được ghi lại.`,
  dead: 'Khi xem trước, các nút không bấm được.',
  notAgain: 'Hiện không đặt lại được căn nhà này. Lý do có ở màn hình đơn hàng.',
  ended: 'Bản xem trước đã kết thúc',
  endedText: 'Đã hết thời gian hoặc báo cáo đã thay đổi. Hãy mở lại từ màn hình đơn hàng.',
  toOrder: 'Đến đơn hàng',
  failed: 'Không tải được bản xem trước',
} satisfies Translated<typeof korean>
