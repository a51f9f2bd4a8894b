import type { Translated } from '../../lang/translated.ts'
import type { korean } from './landing-words.ts'

export const words = {
  couponWaits: 'Có phiếu giảm giá kèm theo liên kết của bạn',
  couponSee: 'Xem phiếu giảm giá',
  brand: 'Jipsalpim',
  title: 'Giao tiền cọc cho căn nhà này có ổn không?',
  text: 'Xem sổ đăng ký, giá giao dịch thật và luật cùng nhau, đến cả số tiền về lại khi đấu giá.',
  order: 'Phân tích căn nhà này',
  carryOn: 'Tiếp tục đơn đang làm',
  price: (price) => `Một báo cáo ${price} · không làm được thì hoàn lại toàn bộ`,
  checkTitle: 'Bạn đã có sổ đăng ký (등기부)?',
  checkText: 'Thả tệp PDF vào là đọc ngay trên máy này. Không cần đăng nhập, tệp không gửi đi đâu.',
  tellsTitle: 'Báo cáo cho biết gì',
  tells: [
    {
      title: 'Một từ phán đoán và điểm',
      text: 'Ổn, chú ý, nguy hiểm, rất nguy hiểm; không biết được thì chưa phán đoán.',
    },
    { title: 'Số tiền về lại khi đấu giá', text: 'Theo khoảng từ thấp đến cao, kèm giả định.' },
    { title: 'Mỗi rủi ro là dòng nào trong sổ', text: 'Vì sao bỏ qua mục đã xóa cũng được ghi.' },
    { title: 'Điều chưa kiểm tra được', text: 'Phải hỏi ai và tốn bao nhiêu.' },
    { title: 'Một việc cần làm ngay', text: 'Kèm câu ghi vào hợp đồng và câu hỏi môi giới.' },
  ],
  notice: 'Trước khi dùng',
  reference: 'Kết quả là thông tin tham khảo, không phải thẩm định giá hay ý kiến pháp lý.',
  must: 'Xin lưu ý',
  mustKnow: [
    'Báo cáo làm theo sổ đăng ký tại lúc lấy. Thay đổi sau đó không có trong báo cáo.',
    'Ngay trước khi gửi số tiền còn lại, hãy xem sổ đăng ký một lần nữa.',
    'Điều chưa kiểm tra được sẽ ghi là chưa kiểm tra được, kèm phải hỏi ai.',
    'Không làm được báo cáo thì hoàn lại toàn bộ tiền.',
    'Có thể đổi địa chỉ trong 5 phút sau khi thanh toán.',
    'Khi đã bắt đầu lấy sổ đăng ký thì không rút lại đơn được (전자상거래법 17조 2항 5호).',
  ],
} satisfies Translated<typeof korean>
