import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './faq-words.ts'

export const words = {
  hint: 'Chỉ hỏi thêm về điều bạn chọn. Không chọn gì cũng được.',
  reset: 'Bỏ các lựa chọn',
  repayHint: 'Nếu trả bằng tiền trả nốt và xóa thì hợp đồng phải ghi.',
  basis: 'Luật',
  title: {
    계약연장: 'Gia hạn hợp đồng',
    이미연장: 'Hợp đồng đã gia hạn',
    중도해지: 'Dọn đi trước hạn',
  },
  window: (opens, closes) =>
    `Báo chủ nhà trong khoảng từ ${opens} đến ${closes} tháng trước khi hết hạn. Tính theo ngày đến tay, không phải ngày gửi.`,
  right: (times, months, refusals) =>
    `Quyền yêu cầu gia hạn (계약갱신요구권) dùng được ${times} lần, thêm ${months} tháng. Chủ nhà chỉ được từ chối vì ${refusals} lý do luật định.`,
  cap: (part) => `Dùng quyền đó thì tiền cọc và tiền thuê tăng tối đa ${100 / part}%. Có nơi quy định thấp hơn.`,
  capDeposit: (most) => `Với tiền cọc của bạn là đến ${most}.`,
  raise: 'Xem lại sổ trước khi tăng tiền cọc. Phần tăng có thứ tự từ ngày xác định (확정일자) mới.',
  silent: (months) => `Nếu hai bên không nói gì, hợp đồng tự kéo dài (묵시적 갱신): điều kiện như cũ, ${months} tháng.`,
  early: (months, ends) =>
    `Nếu tự kéo dài hoặc gia hạn bằng quyền đó, bạn kết thúc được bất cứ lúc nào. Hết sau ${months} tháng từ khi chủ nhà biết. Nếu là hôm nay: ${ends}.`,
  anew: 'Nếu ký hợp đồng mới thì không có quyền đó. Quyền yêu cầu gia hạn vẫn chưa dùng.',
  agreed:
    'Trong hợp đồng đầu, chỉ kết thúc được nhờ điều khoản riêng hoặc chủ nhà đồng ý. Thường bạn tìm người thuê kế và trả phí môi giới.',
  short: (months) => `Nếu ký dưới ${months} tháng, bạn vẫn được ở ${months} tháng.`,
  moveOut:
    'Đừng dọn đồ hay chuyển địa chỉ trước khi nhận lại tiền cọc. Nếu buộc phải đi, hãy nộp đơn 임차권등기명령 trước.',
} satisfies Translated<typeof korean>
