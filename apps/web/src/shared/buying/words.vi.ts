import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  title: 'Có thể làm thêm cho nhà này',
  text: 'Mọi giá đều là giá trọn gói, đã gồm VAT. Chưa chọn thì chưa tính tiền.',
  had: 'Đã có',
  sold: 'Có thể mua',
  soldNote: 'Chỉ hiện những gì đang bán.',
  notNow: 'Hiện không thể nhận lại báo cáo của nhà này',
  nothingSold: 'Hiện không có gì để mua.',
  report: 'Báo cáo của nhà này',
  asText: 'Đọc hoặc nghe dạng chữ',
  score: 'Điểm số từ đâu ra',
  compare: 'So sánh với nhà khác của tôi',
  free: 'không mất thêm tiền',
  noTickets: 'Một vé nhận một báo cáo.',
  renew: 'Nhận lại với sổ đăng ký mới',
  renewNote: 'Cùng nhà đó, xét lại theo sổ đăng ký và giá hôm nay. Có vé thì dùng một vé.',
  failed: 'Không tải được những gì đang bán',
  noOrder: 'Không tìm thấy báo cáo này',
  noOrderText: 'Hãy chọn lại từ báo cáo của tôi.',
  toReports: 'Đến báo cáo của tôi',
  madeOn: (day) => `làm ngày ${day}`,
  tickets: (n) => `${n} vé báo cáo`,
  ticketsUntil: (day) => `Vé hết hạn sớm nhất dùng được đến ${day}.`,
  pack: (n) => `${n} vé báo cáo`,
  packNote: (unit) => `Mỗi vé ${unit}. Dùng cho nhà nào cũng được, trong 5 năm.`,
} satisfies Translated<typeof korean>
