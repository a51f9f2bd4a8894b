import type { Translated } from '../lang/translated.ts'
import type { korean } from './place-link-words.ts'

export const words = {
  analyze: { title: 'Xem căn nhà này', note: 'Theo sổ đăng ký, giá và luật.' },
  subscribe: { title: 'Báo thay đổi sổ', note: 'Sổ thay đổi thì chúng tôi báo đổi gì.' },
  reportCompare: { title: 'So hai căn nhà', note: 'Cùng giả định, chênh bao nhiêu won.' },
  creditIndiv: { title: 'Báo cáo tín dụng chủ nhà', note: 'Chỉ phần chủ nhà đồng ý.' },
  sherlockDashboard: { title: 'Tra sổ đăng ký', note: 'Theo địa chỉ hoặc chủ sở hữu.' },
  ownerHouse: { title: 'Nhà khác của chủ nhà', note: 'Rủi ro ở các nhà cùng chủ.' },
  loan: { title: 'Điều kiện vay tiền cọc', note: 'Vay được loại nào, còn thiếu gì.' },
  guaranteeLoan: { title: 'Bảo lãnh khoản vay thuê nhà', note: 'Xem khoản vay cần bảo lãnh nào.' },
  guaranteeIntroduction: { title: 'Xem có được bảo lãnh', note: 'Căn này có tham gia bảo lãnh hoàn trả được không.' },
  insuranceAddressChoose: { title: 'Bảo hiểm pháp lý thuê nhà', note: 'Cho chi phí khi tranh chấp.' },
  doby: { title: 'Trả tiền thuê bằng thẻ', note: 'Xem phí trước rồi quyết định.' },
  guideSummary: { title: 'Trình tự ký hợp đồng', note: 'Từ ngày xem nhà đến hôm sau ngày chuyển.' },
  fraudLanding: { title: 'Các kiểu lừa đảo jeonse', note: 'Mười ba cách và dấu hiệu thấy trước.' },
  cheatFinancialFraud: {
    title: 'Kiểm tra số trước khi chuyển tiền',
    note: 'Tài khoản hay điện thoại có bị tố giác lừa đảo không.',
  },
  reportCorpQuery: { title: 'Nếu bên cho thuê là công ty', note: 'Mã số kinh doanh và giấy tờ cần xem.' },
  taxDanger: { title: 'Thuế chủ nhà còn nợ', note: 'Có loại thuế được trả trước tiền cọc.' },
  feedLoanLanding: { title: 'Tìm hiểu vay tiền cọc', note: 'Điều cần xem trước khi ký.' },
  feedInsurance: { title: 'Bảo lãnh hoàn trả tiền cọc', note: 'Đăng ký đến khi nào, nhà nào bị từ chối.' },
  feedAlarm: { title: 'Khi sổ đăng ký thay đổi', note: 'Vì sao phải xem ngày trả nốt và hôm sau.' },
  feedHomeFrauud: { title: 'Ai bị hại, vì sao', note: 'Chỗ phải cẩn thận, qua con số.' },
  feedLoan: { title: 'Điều cần hỏi khi vay', note: 'Hỏi ngân hàng trước khi đặt tiền.' },
  taxNotice: { title: 'Xem thuế còn nợ', note: 'Sau khi ký thì không cần đồng ý.' },
  reelsKre: { title: 'Năm điều ngắn gọn', note: 'Một phút là đọc xong.' },
  aBDateconfirm: { title: 'Ngày xác định (확정일자)', note: 'Lấy khi nào, ở đâu.' },
  aBPrevention: { title: 'Điều cần ghi vào hợp đồng', note: 'Điều khoản chép nguyên được.' },
  misoMove: { title: 'Ngày chuyển nhà', note: 'Việc cần lo trước đồ đạc.' },
} satisfies Translated<typeof korean>
