import type { Translation } from '../translation.ts'
import { formatDay } from './speech.ts'

export const changeActs: Translation['changes']['acts'] = {
  'do-not-sign': {
    title: 'Dừng lại trước khi ký hoặc gửi tiền',
    body: 'Khi mục mới chưa được gỡ hoặc chưa biết lý do, đừng gửi cả tiền đặt trước.',
  },
  'hold-payment': {
    title: 'Đừng gửi tiền trả nốt (잔금)',
    body: 'Cho chủ nhà và môi giới xem thay đổi, và gửi sau khi thấy sổ đã xóa mục đó.',
  },
  'demand-undoing': {
    title: 'Yêu cầu xóa mục mới bằng tin nhắn hoặc thư xác nhận nội dung (내용증명)',
    body: 'Nếu điều khoản riêng (특약) cấm thế chấp mới và bán, bạn có thể đòi hủy hợp đồng và trả lại tiền. Hãy giữ bằng chứng đã yêu cầu.',
  },
  'meet-new-owner': {
    title: 'Xác nhận lại hợp đồng với chủ mới',
    body: 'So giấy tờ của chủ mới với sổ, xin xác nhận kế thừa hợp đồng, và chỉ gửi vào tài khoản của người đó.',
  },
  'get-trust-consent': {
    title: 'Lấy sổ ủy thác (신탁원부) và giấy đồng ý',
    body: 'Lấy sổ ủy thác tại phòng đăng ký (등기소), và đừng gửi tiền trước khi có giấy đồng ý của công ty ủy thác và 우선수익자.',
  },
  'wait-for-application': {
    title: 'Chờ đến khi đơn được xử lý',
    body: 'Hỏi chủ nhà đã nộp đơn gì, và lấy lại sổ sau khi xử lý.',
  },
  'demand-distribution': {
    title: 'Yêu cầu tòa chia tiền (배당요구)',
    body: 'Phải nộp đơn trước hạn trong giấy báo của tòa (배당요구 종기). Đến khi đó đừng dọn đi hay chuyển địa chỉ.',
  },
  'keep-address': {
    title: 'Giữ địa chỉ và tiếp tục ở',
    body: 'Chuyển địa chỉ dù tạm thời cũng mất thứ tự hiện nay. Hãy hoãn cả việc tăng tiền cọc.',
  },
  'object-to-new-owner': {
    title: 'Tìm hiểu chủ mới là ai, không muốn thì báo sớm',
    body: 'Chủ mới nhận nghĩa vụ của chủ cũ. Nếu không muốn, hãy phản đối kịp thời và hỏi tư vấn có hủy hợp đồng được không.',
  },
  'tell-guarantor': {
    title: 'Nếu có bảo lãnh hoàn cọc (반환보증), hãy báo cơ quan bảo lãnh',
    body: 'Khi chủ nhà đổi hoặc đấu giá bắt đầu, hãy báo và hỏi cần giấy tờ gì.',
  },
  'prepare-return': {
    title: 'Chuẩn bị nhận lại tiền cọc',
    body: 'Hết hợp đồng mà chưa nhận lại thì đăng ký quyền thuê (임차권등기) trước khi dọn đi.',
  },
  'get-land-register': {
    title: 'Lấy sổ đất',
    body: 'Quyền trên đất chỉ có trong sổ đất (토지 등기부).',
  },
  'check-ledger-again': {
    title: 'Lấy lại sổ công trình (건축물대장)',
    body: 'Xem diện tích và công dụng có giống căn nhà đã ký không.',
  },
  'compare-originals': {
    title: 'Xem hai bản gốc cạnh nhau',
    body: 'Kiểm tra dòng đọc khác nhau trên bản gốc, cần thì lấy bản mới có mục đã xóa (말소사항 포함).',
  },
  'confirm-clearing': {
    title: 'Xác nhận mục đã xóa rồi đi tiếp',
    body: 'Đối chiếu việc xóa đã hứa với sổ, kể cả số tiếp nhận (접수번호).',
  },
  'look-again-before-paying': {
    title: 'Xem lại ngay trước khi trả nốt (잔금)',
    body: 'Mục tiếp nhận hôm nay có thể chưa hiện.',
  },
  'look-after-move-in': {
    title: 'Lấy lại sổ vào ngày sau khi khai báo địa chỉ',
    body: 'Quyền đối kháng (대항력) có từ 0 giờ hôm sau, nên mục tiếp nhận ngày chuyển nhà có thể đứng trước.',
  },
  'keep-watching': {
    title: 'Tiếp tục theo dõi',
    body: 'Đến khi nhận lại tiền cọc, xem có mục mới nào không.',
  },
}

export const actDue: Translation['changes']['due'] = {
  contract: (due) => `dự kiến ký ngày ${formatDay(due)}`,
  balance: (due) => `dự kiến trả nốt ngày ${formatDay(due)}`,
  on: (due) => `ngày ${formatDay(due)}`,
  by: (due) => `chậm nhất ngày ${formatDay(due)}`,
}
