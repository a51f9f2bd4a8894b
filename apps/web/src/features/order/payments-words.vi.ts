import { isTicketPack, ticketsIn } from '@jipsalpim/contract/areas/ticket/packs.ts'
import type { Translated } from '../../lang/translated.ts'
import type { korean } from './payments-words.ts'

const tickets = (n: number): string => `${n} vé báo cáo`
const names = {
  report: 'Báo cáo rủi ro thuê nhà',
  subscribe: 'Báo thay đổi sổ đăng ký, 1 tháng',
  'subscribe-year': 'Báo thay đổi sổ đăng ký, 1 năm',
  'subscribe-renewal': 'Báo thay đổi đăng ký, kỳ tiếp theo',
  'subscribe-bulk': 'Báo thay đổi sổ đăng ký, nhiều căn',
  'owner-property': 'Tra nhà của chủ nhà',
  guarantee: 'Giúp đăng ký bảo lãnh tiền cọc',
}

export const words = {
  title: 'Lịch sử thanh toán',
  failed: 'Không tải được lịch sử thanh toán',
  none: 'Chưa có khoản thanh toán nào',
  noneText: 'Khi mua báo cáo hoặc vé, biên lai và tình trạng hoàn tiền sẽ ở đây.',
  order: 'Đặt báo cáo',
  total: (n) => `Tất cả ${n}`,
  print: 'In',
  receipt: 'Xem biên lai',
  toOrder: 'Xem đơn',
  toTickets: 'Xem vé',
  number: (no) => `Mã đơn ${no}`,
  price: 'Giá gốc',
  off: 'Giảm giá',
  paid: 'Đã trả',
  by: 'Trả bằng',
  at: 'Lúc trả',
  byTicket: 'Một vé',
  byCoupon: 'Phiếu hoặc giảm giá',
  cashReceipt: 'Biên lai tiền mặt (현금영수증)',
  refundSeen: 'Công ty thẻ có thể hiện sau vài ngày.',
  previous: 'Trước',
  next: 'Sau',
  pages: 'Trang',
  page: (now, all) => `Trang ${now} trên ${all}`,
  pack: (n) => `${n} vé báo cáo`,
  state: {
    checking: 'Đang kiểm tra',
    paid: 'Đã trả',
    refunding: 'Đang hoàn tiền',
    refunded: 'Đã hoàn hết',
    partly: 'Đã hoàn một phần',
    cancelled: 'Đã hủy',
  },
  refund: {
    pending: 'Đang hoàn',
    done: 'Đã hoàn',
  },
  cashReceiptStates: {
    asked: 'Đã yêu cầu',
    issued: 'Đã cấp',
    cancelled: 'Đã hủy khi hoàn tiền',
    refused: 'Không cấp được',
  },
  refundDay: {
    pending: (day) => `muộn nhất ${day}`,
    done: (day) => day,
  },
  goods: (product) => (isTicketPack(product) ? tickets(ticketsIn(product)) : names[product]),
} satisfies Translated<typeof korean>
