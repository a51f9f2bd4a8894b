import type { Translated } from '../../lang/translated.ts'
import type { korean } from './reason-words.ts'

export const words = {
  missing: 'Hãy trả lời mục này.',
  'not-an-option': 'Hãy chọn một câu trả lời.',
  'not-agreed': 'Phải đồng ý mới tiếp tục được.',
  won: 'Hãy nhập số won nguyên.',
  'won-zero': 'Hãy nhập số lớn hơn 0 won.',
  'won-negative': 'Không được nhỏ hơn 0 won.',
  'won-too-little': 'Số tiền quá nhỏ. Hãy kiểm tra lại.',
  'won-too-much': 'Số tiền quá lớn. Hãy kiểm tra số chữ số 0.',
  'repay-not-said': 'Chỉ ghi khi có khoản vay được trả trước.',
  'rent-does-not-fit': 'Jeonse (전세) không có tiền thuê tháng; 반전세 và 월세 thì có.',
  area: 'Hãy nhập như 59.9 (m²); nếu nhập theo pyeong (18평) sẽ đổi sang m².',
  day: 'Hãy nhập ngày có thật.',
  'day-too-early': 'Ngày quá xa trước đây. Hãy kiểm tra lại.',
  'day-too-late': 'Ngày quá xa sau này. Hãy kiểm tra lại.',
  'living-before-contract': 'Ngày chuyển đến trước ngày ký. Hãy kiểm tra lại.',
  'day-past': 'Ngày này đã qua. Hãy ghi ngày sắp tới hoặc đánh dấu là chưa biết.',
  'balance-before-contract': 'Ngày trả nốt trước ngày ký. Hãy kiểm tra lại.',
  'too-long': 'Quá dài.',
  'too-short': 'Hãy nhập ít nhất hai chữ.',
  'bad-characters': 'Có ký tự không dùng được. Hãy xóa đi.',
  other: 'Hãy kiểm tra nội dung đã nhập.',
} satisfies Translated<typeof korean>
