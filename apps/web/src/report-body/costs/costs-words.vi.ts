import { won } from '../../lang/vi/numbers.words.ts'
import { formatDay } from '@jipsalpim/engine/words/vi/speech.ts'
import type { Translated } from '../../lang/translated.ts'
import type { korean } from './costs-words.ts'

export const words = {
  title: 'Chi phí và thủ tục',
  note: 'Tiền và chế độ đi cùng hợp đồng. Không tính vào điểm và kết luận. Điều bạn nhập ở đây không được lưu hay gửi.',
  brokerage: {
    title: 'Phí môi giới tối đa (중개보수)',
    amount: 'Số tiền giao dịch',
    rate: 'Mức cao nhất',
    percent: (perMille) => `${perMille / 10}%`,
    most: 'Phí',
    upTo: (sum) => `tối đa ${won(sum)}`,
    vat: 'Thuế VAT',
    vatUpTo: (sum) => `thêm tối đa ${won(sum)}`,
    note: 'Số lớn nhất có thể phải trả. Hãy thỏa thuận trong mức này; quy định của tỉnh thành có thể thấp hơn.',
    vatNote: 'VAT tùy loại thuế của văn phòng môi giới. Hãy xin xem giấy đăng ký kinh doanh.',
    noRent: 'Không biết tiền thuê tháng nên chỉ tính theo tiền cọc. Có tiền thuê thì nhiều hơn.',
    area: 'Không biết diện tích officetel nên tính theo mức cao hơn.',
  },
  rent: {
    title: 'Khấu trừ thuế tiền thuê (월세 세액공제)',
    lead: 'Một phần tiền thuê trong năm được trừ vào thuế thu nhập. Không được hoàn nhiều hơn số thuế bạn đã nộp.',
    salary: 'Tổng lương (một năm)',
    salaryHint: 'Ghi trong giấy khấu trừ thuế thu nhập (근로소득 원천징수영수증).',
    ownsHome: 'Trong hộ có ai có nhà không?',
    movedIn: 'Đăng ký cư trú có ở địa chỉ hợp đồng không?',
    result: 'Nếu ở cả năm',
    resultIf: 'Nếu đạt điều kiện và ở cả năm',
    won: (sum) => `giảm thuế tối đa ${won(sum)}`,
    how: (counted, percent) => `${percent}% của ${won(counted)} tiền thuê`,
    capped: 'Chỉ tính đến hạn mức.',
    none: 'Với điều kiện này thì không được.',
    open: 'Cần kiểm tra thêm',
    family: (children, area) => `Có từ ${children} con trở lên thì nhà đến ${area} m² cũng được.`,
    empty: 'Nhập lương để xem.',
    reasons: {
      'income-over': 'Thu nhập vượt hạn mức.',
      'home-too-large': 'Nhà vượt diện tích quy định và giá công bố vượt hạn mức.',
      'owns-a-home': 'Trong hộ có người có nhà.',
      'not-moved-in': 'Đăng ký cư trú không ở địa chỉ hợp đồng.',
      income: 'Hãy cho biết thu nhập.',
      'home-size': 'Hãy cho biết diện tích hoặc giá công bố của nhà.',
      ownership: 'Hãy cho biết trong hộ có ai có nhà không.',
      'moved-in': 'Hãy cho biết đăng ký cư trú có ở địa chỉ hợp đồng không.',
    },
  },
  victim: {
    title: 'Công nhận là nạn nhân lừa đảo jeonse (전세사기피해자)',
    lead: 'Bạn đang ở và tiền cọc gặp nguy: xem trước có nộp đơn được không. Chỉ trả lời điều bạn biết.',
    firstContract: 'Ngày ký hợp đồng đầu tiên của căn nhà',
    firstContractHint: 'Nếu đã gia hạn, ghi lần đầu tiên.',
    opposableAndFixed:
      'Đã chuyển đến, khai báo địa chỉ và có ngày xác định chưa? (Quyền thuê hoặc quyền jeonse đã đăng ký cũng được)',
    proceedings: 'Người thuê khác cũng không nhận lại được cọc vì đấu giá, phá sản hay tương tự?',
    intent: 'Có điều tra, hoặc lý do để nghĩ chủ nhà vốn không định trả?',
    coveredByGuarantee: 'Bảo lãnh hoặc bảo hiểm có trả toàn bộ tiền cọc không?',
    against: 'Không đạt',
    open: 'Cần kiểm tra thêm',
    ended: (day) => `Từ ngày ${formatDay(day)} không nộp đơn theo luật này được nữa.`,
    verdicts: {
      meets: 'Theo câu trả lời của bạn, điều kiện đạt. Ủy ban quyết định.',
      committee: 'Tiền cọc vượt hạn mức: chỉ đạt nếu ủy ban nâng hạn mức.',
      fails: 'Theo câu trả lời của bạn, điều kiện không đạt.',
      open: 'Phải kiểm tra thêm mới biết được.',
    },
    needs: {
      'opposable-and-fixed':
        'Đã chuyển đến, khai báo địa chỉ và có ngày xác định (확정일자), hoặc có đăng ký quyền thuê (임차권등기) hay quyền jeonse (전세권).',
      deposit: 'Tiền cọc trong hạn mức. Ủy ban có thể nâng hạn mức.',
      proceedings:
        'Phá sản, phục hồi, đấu giá, phát mại, kê biên vì nợ thuế hoặc bản án làm hại từ hai người thuê trở lên.',
      intent: 'Lý do để nghĩ là không có ý trả lại, ví dụ đang điều tra.',
      'contract-day': 'Hợp đồng ký lần đầu trước ngày luật định.',
      'covered-by-guarantee': 'Người nhận đủ từ bảo lãnh hoặc bảo hiểm thì không thuộc diện này.',
      'covered-by-small-deposit': 'Người nhận đủ nhờ phần trả trước hết (최우선변제) thì không thuộc diện này.',
      'recovers-all': 'Người tự thu hồi đủ thì không thuộc diện này.',
    },
  },
  answers: { open: 'Chưa biết', yes: 'Có', no: 'Không' },
} satisfies Translated<typeof korean>
