import type { Translated } from '../../lang/translated.ts'
import type { korean } from './compare-words.ts'

export const words = {
  title: 'So sánh hai nhà',
  judging: 'Đang xét hai nhà theo quy tắc hôm nay',
  failed: 'Không so sánh được',
  pickTwo: 'Hãy chọn hai nhà để so sánh',
  pickTwoText: 'Cần hai nhà để so sánh trên cùng một thước.',
  toList: 'Chọn nhà để so sánh',
  unfit: 'Báo cáo này không so sánh được',
  unfitText: 'Báo cáo đã được hoàn tiền hoặc chưa sẵn sàng. Hãy chọn nhà khác.',
  sameHome: 'Đây là hai báo cáo của cùng một nhà',
  sameHomeText: 'Hãy chọn báo cáo của nhà khác. Thay đổi của cùng một nhà được nêu trong báo cáo.',
  keeps: 'Việc so sánh xét lại sổ đăng ký và câu trả lời đã lưu theo hôm nay. Báo cáo không đổi và không mất phí.',
  list: 'Chọn hai nhà để so sánh',
  listText: 'Cả hai được xét lại theo hôm nay và cùng một bộ quy tắc. Không mất phí.',
  listFailed: 'Không tải được danh sách báo cáo',
  homes: 'Báo cáo của tôi',
  compare: 'So sánh hai nhà',
  none: 'Chưa có báo cáo để so sánh',
  noneText: 'Có hai báo cáo là bạn có thể so sánh ở đây.',
  order: 'Đặt báo cáo',
  device: 'So sánh sổ đăng ký bạn đang có',
  deviceNote: 'Hai tệp sổ đăng ký chỉ được đọc trên thiết bị này. Không cần đăng nhập.',
  noAddress: 'Chưa quyết định địa chỉ',
  twin: 'Cùng một nhà với nhà bạn đã chọn',
  enough: 'Đã chọn đủ hai nhà',
  whyNot: {
    'waiting-address': 'Cần quyết định địa chỉ trước',
    preparing: 'Báo cáo đang được làm',
    failed: 'Không làm được báo cáo',
    cancelled: 'Đơn đã bị hủy',
    refunded: 'Báo cáo đã được hoàn tiền',
  },
  chosen: (n) =>
    n === 2 ? 'Đã chọn hai nhà' : n === 1 ? 'Đã chọn một nhà. Hãy chọn thêm một nhà' : 'Hãy chọn hai nhà',
  terms: (deposit, rent) => (rent === null ? `Tiền cọc ${deposit}` : `Tiền cọc ${deposit} · thuê ${rent}`),
} satisfies Translated<typeof korean>
