import { won } from '../../lang/vi/numbers.words.ts'
import type { Translated } from '../../lang/translated.ts'
import type { korean } from './stated-words.ts'

const range = (low: number, high: number) => (low === high ? won(low) : `${won(low)} – ${won(high)}`)

export const words = {
  title: 'Điều bạn cho biết',
  note: 'Như bạn đã ghi. Không tính vào điểm và kết luận.',
  realtorPrice: 'Giá môi giới nói',
  realtorReason: 'Lý do đưa ra',
  ours: 'Giá chúng tôi thấy',
  notKnown: 'Chưa kiểm tra',
  range,
  difference: 'So sánh',
  gap: (stated, low, high) =>
    stated > high
      ? `Cao hơn ${won(stated - high)} so với mức cao chúng tôi thấy. Hãy xin xem giao dịch làm căn cứ.`
      : stated < low
        ? `Thấp hơn ${won(low - stated)} so với mức thấp chúng tôi thấy.`
        : 'Trong khoảng chúng tôi thấy.',
  firstRepay: 'Khoản vay hẹn trả trước',
  repayNo: 'Không hẹn',
  repayYes: (sum) =>
    `${sum === null ? 'Không rõ số tiền' : won(sum)}. Hãy ghi việc trả và xóa vào điều khoản riêng (특약), và xem sổ vào ngày trả tiền.`,
  cash: 'Tiền của bạn',
  loan: 'Khoản vay',
  loanYes: 'Sẽ vay',
  loanNo: 'Không vay',
  term: 'Thời hạn thuê',
  months: (n) => `${n} tháng`,
  question: 'Điều muốn biết',
} satisfies Translated<typeof korean>
