import type { Translated } from '../../lang/translated.ts'
import type { korean } from './sample-words.ts'

export const words = {
  title: 'Báo cáo mẫu',
  band: 'Đây là bản mẫu',
  bandText: 'Sổ đăng ký do chúng tôi tự đặt ra và được đánh giá theo quy tắc thật. Căn nhà và người này không có thật.',
  grades: 'Xếp loại của bản mẫu',
  analyze: 'Phân tích nhà của tôi',
  others: 'Xếp loại khác',
  deadLabel: 'Việc làm được với báo cáo của mình',
  dead: 'Chỉ bấm được trong báo cáo của bạn.',
  deadButtons: ['Cho người khác xem', 'Nhận bản PDF', 'Nhận lại theo sổ đăng ký mới'],
  pick: 'Chọn bản mẫu',
  samples: 'Mỗi xếp loại có một bản',
  of: {
    양호: 'Nhà villa không có nợ.',
    주의: 'Nhà villa có giá đã giảm.',
    위험: 'Căn hộ có nợ đứng trước tiền cọc của bạn.',
    매우위험: 'Officetel đang bị đấu giá.',
    판단보류: 'Nhà nhiều hộ chưa biết tiền cọc của các hộ khác.',
  },
  own: 'Giá báo cáo cho nhà của bạn',
  ownText: 'Đây là toàn bộ giá, đã gồm thuế. Bạn sẽ thấy lại trước khi trả tiền.',
  discount: (full: string, name: string, won: string) => `Giá gốc ${full}, bớt ${won} nhờ ${name}.`,
  priceFailed: 'Không tải được giá',
} satisfies Translated<typeof korean>
