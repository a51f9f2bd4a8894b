import type { Translated } from '../../lang/translated.ts'
import type { korean } from './landing-words.ts'

export const words = {
  couponWaits: 'Có phiếu giảm giá kèm theo liên kết của bạn',
  couponSee: 'Xem phiếu giảm giá',
  title: 'Giao tiền cọc cho căn nhà này có ổn không?',
  text: 'Chỉ cần một bản sổ đăng ký. Bạn thấy ngay nếu bán đấu giá thì nhận lại bao nhiêu, và dòng nào nói vậy.',
  order: 'Phân tích căn nhà này',
  carryOn: 'Tiếp tục đơn đang làm',
  noRegister: 'Không có sổ đăng ký cũng được',
  price: (price) => `Chỉ cần địa chỉ, chúng tôi lấy giúp. Một báo cáo ${price}, không làm được thì hoàn lại toàn bộ.`,
  priceLater: 'Chỉ cần địa chỉ, chúng tôi lấy giúp. Giá được hiện trước khi bạn trả.',
  sampleTitle: 'Bạn nhận được kết quả thế này',
  sampleGrades: 'Mức của báo cáo mẫu',
  sampleWhole: 'Xem toàn bộ báo cáo mẫu',
  keepsTitle: 'Điều chúng tôi giữ',
  keeps: [
    { title: 'Câu nào cũng có căn cứ', text: 'Mỗi câu ghi rõ dòng nào trong sổ. Chạm vào để xem dòng đó.' },
    {
      title: 'Không biết thì nói không biết',
      text: 'Không biết thì không chấm điểm mà để lại, và ghi phải hỏi ai, tốn bao nhiêu.',
    },
    {
      title: 'Không làm được thì không lấy tiền',
      text: 'Bạn thấy đủ giá trước. Không làm được báo cáo thì hoàn lại toàn bộ.',
    },
  ],
  priceTitle: 'Giá đã gồm tất cả',
  priceParts: [
    { title: 'Phí lấy sổ đăng ký', text: 'Không thu thêm, đã gồm thuế VAT.' },
    { title: 'Giá giao dịch thật, giá công bố, sổ công trình', text: 'Giá nhà theo khoảng, kèm số giao dịch đã xem.' },
    { title: 'Điều khoản và câu cần hỏi', text: 'Việc cần làm trước khi ký, kèm ngày.' },
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
