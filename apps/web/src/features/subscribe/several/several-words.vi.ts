import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './several-words.ts'

export const words = {
  choose: 'Chọn nhiều căn nhà một lần',
  chooseOne: 'Chỉ chọn một căn',
  label: 'Những căn nhà cần theo dõi',
  hint: 'Các căn đã chọn được thanh toán một lần. Mỗi căn được theo dõi riêng và có thể dừng riêng.',
  tooFew: 'Hãy chọn từ hai căn trở lên.',
  tooMany: (most) => `Mỗi lần chọn được nhiều nhất ${most} căn.`,
  chosen: (n) => `Đã chọn ${n} căn`,

  homes: (n) => `${n} căn được thanh toán`,
  left: 'Những căn không thanh toán',
  each: 'Một căn',
  sum: 'Tất cả',
  refused: {
    watched: 'Đang được theo dõi rồi',
    unit: 'Cần xác định tòa và số căn trước',
    other: 'Không tìm thấy báo cáo',
  },
  nameless: 'Căn nhà chưa rõ địa chỉ',
  none: 'Trong các căn đã chọn không có căn nào để theo dõi mới',
  noneText: 'Hãy chọn căn khác.',
  otherHomes: 'Chọn căn khác',
  failed: 'Không tải được giá',
  parts: 'Dừng căn nào thì phần của căn đó được hoàn theo số ngày còn lại. Các căn khác vẫn tiếp tục.',

  lead: (n, plan) => `${n} căn · ${plan}`,
  consentAuto: (won, day) =>
    `Tôi đồng ý hôm nay bị trừ một lần ${won}, và từ ${day} mỗi căn tự động bị trừ riêng cho đến khi dừng. Khi dừng, số ngày còn lại của căn đó được hoàn lại.`,
  perHome: (won) => `${won} mỗi căn`,
  autoNote: (day, each) => `Lần trừ tiền tiếp theo ${day} · ${each}. Có thể dừng bất cứ lúc nào`,
  onlyRest: 'Nếu có căn đã được theo dõi khi tiền đến, phần của căn đó được hoàn ngay.',

  title: (n) => `Đã bắt đầu theo dõi ${n} căn`,
  titleNone: 'Không có căn nào bắt đầu được theo dõi',
  titleEnded: 'Các căn của lần thanh toán này đều đã kết thúc',
  paid: (won, n) => `Đã trả ${won} cho ${n} căn.`,
  onlyFirst: 'Chỉ ‘Những căn bắt đầu được theo dõi’ được thanh toán.',
  groups: {
    done: 'Những căn bắt đầu được theo dõi',
    watched: 'Những căn đã được theo dõi từ trước',
    'unit-unknown': 'Những căn chưa rõ số căn',
    unpaid: 'Những căn chưa thanh toán',
    ended: 'Những căn đã dừng',
  },
  notes: {
    done: 'Đọc sổ đăng ký lần đầu xong sẽ báo cho bạn.',
    watched: 'Không cần trả thêm. Phần đã trả được hoàn lại.',
    'unit-unknown': 'Xác định số căn rồi mới theo dõi được. Chưa thanh toán.',
    unpaid: 'Chưa có khoản nào bị trừ.',
    ended: 'Không còn được theo dõi.',
  },
  back: (won) => `Hoàn lại ${won}`,
  toWatching: 'Xem các căn đang theo dõi',
  toChoose: 'Đi chọn căn nhà',
  empty: 'Không tìm thấy lần thanh toán này',
  emptyText: 'Địa chỉ sai hoặc là thanh toán của tài khoản khác. Hãy xem trong lịch sử thanh toán.',
  toPayments: 'Xem lịch sử thanh toán',
  readFailed: 'Không tải được các căn đã thanh toán',
  loading: 'Đang kiểm tra các căn đã thanh toán',
} satisfies Translated<typeof korean>
