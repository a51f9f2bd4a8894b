import { type StepText, type StepTexts, step } from '../../translation.ts'

type Over = Partial<StepTexts>

export const cancelled = 'Giấy tiếp nhận xóa (말소 접수증)'
export const fullRegister = 'Sổ đăng ký (말소사항 포함)'
const thatMorning = 'Sổ lấy sáng ngày trả nốt'
export const balanceRecheck = step('Trước khi trả nốt (잔금), lấy sổ mới và xem có mục mới nào không.', thatMorning)
export const stay = step(
  'Đừng dọn đi trước khi nhận đủ tiền cọc. Không nhận được thì đăng ký quyền thuê (임차권등기) trước.',
  'Đơn 임차권등기명령 và hợp đồng',
)
export const giveNotice = step(
  'Báo chủ nhà trước hai tháng là muốn kết thúc, và đừng tăng tiền cọc.',
  'Tin nhắn hoặc thư xác nhận nội dung (내용증명)',
)
const keepRank = step(
  'Giữ địa chỉ, tiếp tục ở, và xem hợp đồng có ngày xác định (확정일자) không.',
  'Hợp đồng có dấu ngày xác định',
)
const guarantee = step('Nếu còn kịp, hãy đăng ký bảo lãnh hoàn cọc (반환보증).', 'Hợp đồng và đơn của cơ quan bảo lãnh')

export const toClear = (what: string, before: StepText, over: Over = {}): StepTexts => ({
  'before-contract': before,
  'contract-day': step(
    `Xem giấy tiếp nhận xóa ${what} rồi mới ký. Nếu chưa có, ghi ngày sẽ xóa vào điều khoản riêng (특약).`,
    'Giấy tiếp nhận xóa (말소 접수증), hợp đồng có điều khoản riêng',
  ),
  'balance-day': step(`Trả nốt (잔금) sau khi thấy sổ đã xóa ${what}.`, thatMorning),
  living: step(
    `Hỏi chủ nhà bằng văn bản khi nào xóa ${what}. Giữ địa chỉ và tiếp tục ở.`,
    'Tin nhắn hoặc thư xác nhận nội dung (내용증명)',
  ),
  ending: stay,
  ...over,
})

/** A right that must be removed before anything is signed or paid. */
export const toClearFirst = (what: string, before: StepText, over: Over = {}): StepTexts =>
  toClear(what, before, { 'contract-day': doNotSign(what), ...over })

export const aboutMoney = (before: StepText, over: Over = {}): StepTexts => ({
  'before-contract': before,
  'contract-day': step(
    'Ghi điều khoản riêng (특약): không được bảo lãnh hoàn cọc (반환보증) thì hợp đồng vô hiệu.',
    'Hợp đồng có điều khoản riêng',
  ),
  'balance-day': balanceRecheck,
  living: guarantee,
  ending: giveNotice,
  ...over,
})

/** Adds the clause of the finding to the contract; `what`: its effect. */
export const writeClause = (what: string): StepText =>
  step(`Ghi điều khoản riêng (특약): ${what}.`, 'Hợp đồng có điều khoản riêng')

/** Debts on the register that are repaid and cancelled with the balance. */
export const aboutDebts = (before: StepText, over: Over = {}): StepTexts =>
  aboutMoney(before, {
    'contract-day': writeClause('trả và xóa nợ vào ngày trả nốt (잔금)'),
    'balance-day': step(
      'Xem sổ để biết nợ đứng trước vẫn như cũ, và trả nợ, xóa thế chấp cùng lúc với trả nốt (잔금).',
      'Sổ ngày trả nốt và biên lai trả nợ',
    ),
    ...over,
  })

export const aboutRegister = (before: StepText, over: Over = {}): StepTexts => ({
  'before-contract': before,
  'contract-day': step('Kiểm tra lại bằng sổ lấy đúng ngày ký.', `${fullRegister} của ngày ký`),
  'balance-day': balanceRecheck,
  living: step('Lấy sổ mới và kiểm tra lại.', fullRegister),
  ending: step('Lấy lại sổ trước khi kết thúc.', fullRegister),
  ...over,
})

export const aboutPerson = (before: StepText, over: Over = {}): StepTexts => ({
  'before-contract': before,
  'contract-day': step(
    'So giấy tờ với tên trong sổ, và gọi chủ nhà ngay tại chỗ.',
    'Giấy tờ tùy thân, giấy ủy quyền (위임장), giấy chứng nhận con dấu (인감증명서)',
  ),
  'balance-day': step(
    'Xem tên hiện trong ứng dụng ngân hàng là chủ nhà trong sổ rồi mới gửi.',
    'Tên tài khoản trên màn hình chuyển tiền',
  ),
  living: step('Báo hợp đồng này cho chủ nhà trong sổ, và giữ lịch sử chuyển tiền.', 'Lịch sử chuyển tiền và hợp đồng'),
  ending: step('Báo chủ nhà trong sổ là muốn kết thúc.', 'Thư xác nhận nội dung (내용증명)'),
  ...over,
})

export const aboutBuilding = (before: StepText, over: Over = {}): StepTexts => ({
  'before-contract': before,
  'contract-day': step(
    'Ghi điều khoản riêng (특약): bị từ chối bảo lãnh hoặc khoản vay thì hợp đồng vô hiệu.',
    'Hợp đồng có điều khoản riêng',
  ),
  'balance-day': step('Lấy lại sổ công trình (건축물대장) và xem vẫn như cũ không.', 'Sổ công trình ngày trả nốt'),
  living: keepRank,
  ending: stay,
  ...over,
})

export const aboutLandlord = (before: StepText, over: Over = {}): StepTexts => ({
  'before-contract': before,
  'contract-day': step(
    'Xem giấy nộp thuế (납세증명서) và kết quả tra cứu chủ nhà rồi mới ký.',
    'Giấy nộp thuế, kết quả 임대인 정보조회',
  ),
  'balance-day': balanceRecheck,
  living: guarantee,
  ending: stay,
  ...over,
})

/** A landlord with whom no contract should be made. */
export const walkAway = (before: StepText, over: Over = {}): StepTexts =>
  aboutLandlord(before, {
    'contract-day': step('Đừng ký.', 'Kết quả tra cứu trong 안심전세앱'),
    'balance-day': step(
      'Đừng trả nốt (잔금), hãy hỏi tư vấn có hủy hợp đồng được không.',
      'Kết quả tra cứu và hợp đồng',
    ),
    ...over,
  })

/** `what` as the register prints it; it must be removed first. */
export const doNotSign = (what: string) =>
  step(`Đừng ký trước khi thấy sổ mới không còn ${what}.`, 'Sổ lấy sau khi xóa')

export const doNotPay = (what: string) =>
  step(`Nếu còn ${what} thì đừng trả nốt (잔금), hãy bàn với môi giới.`, 'Sổ lấy sáng ngày trả nốt')
