import { count, has } from '../ko/text.ts'
import type { Translation } from '../translation.ts'
import { money } from './speech.ts'

export const acts: Translation['engine']['acts'] = {
  'do-not-sign': {
    title: 'Đừng ký căn nhà này',
    body: () => 'Chờ đợi hay ghi điều khoản riêng (특약) đều không làm hết nguy hiểm. Hãy tìm nhà khác.',
  },
  'leave-contract': {
    title: 'Đừng trả nốt (잔금)',
    body: () => 'Hãy hỏi 법률구조공단 hoặc luật sư xem có thể chấm dứt hợp đồng và lấy lại số tiền đã trả không.',
  },
  'do-not-pay': {
    title: 'Đừng gửi tiền vội',
    body: (n) =>
      has(n, 'findings')
        ? `Hãy kiểm tra lại sau khi ${count(n, 'findings')} điều nguy hiểm được giải quyết.`
        : 'Hãy kiểm tra lại sau khi điều nguy hiểm được giải quyết.',
  },
  'confirm-owner': {
    title: 'Xác nhận đúng là chủ nhà',
    body: () => 'So tên trên giấy tờ với tên trong sổ, và tự nói chuyện với chủ nhà.',
  },
  'get-repay-papers': {
    title: 'Lấy giấy tờ đã trả nợ và xóa thế chấp',
    body: () =>
      'Trước ngày trả nốt (잔금), ghi vào điều khoản riêng (특약) là sẽ trả và xóa. Ngày đó xem biên lai trả nợ (상환영수증) và giấy tiếp nhận xóa (말소등기접수증).',
  },
  'get-trust-ledger': {
    title: 'Lấy sổ ủy thác (신탁원부)',
    body: () =>
      'Lấy tại phòng đăng ký (등기소), và xin giấy đồng ý của bên nhận ủy thác (수탁자) và người hưởng ưu tiên (우선수익자).',
  },
  'get-full-register': {
    title: 'Hãy lấy sổ mới, đầy đủ rồi thả vào',
    body: () => 'Tại 인터넷등기소 (iros.go.kr), lấy đủ trang, có cả mục đã xóa (말소사항 포함).',
  },
  'tell-deposit': {
    title: 'Hãy cho biết tiền cọc',
    body: () => 'Có tiền cọc mới tính được số tiền về lại.',
  },
  'get-other-deposits': {
    title: 'Kiểm tra tiền cọc của các hộ khác',
    body: () => 'Được chủ nhà đồng ý, lấy 확정일자 부여현황 tại trung tâm dân cư (주민센터).',
  },
  'get-price': {
    title: 'Kiểm tra giá nhà',
    body: () =>
      'Tra giá công bố (공시가격) ở 부동산공시가격알리미 và giao dịch của nhà tương tự ở 국토교통부 실거래가. Chúng tôi không kết luận chỉ bằng giá nghe nói.',
  },
  'recheck-pending': {
    title: 'Xem lại mục đang xử lý',
    body: () => 'Sau khi đơn được xử lý, hãy lấy lại sổ.',
  },
  'get-building-register': {
    title: 'Lấy sổ của căn nhà',
    body: () => 'Giấy này là sổ đất. Quyền trên căn nhà có trong sổ của tòa nhà hoặc căn hộ.',
  },
  'get-land-register': {
    title: 'Lấy cả sổ đất',
    body: () => 'Nợ trên đất chỉ có trong sổ đất (토지 등기부).',
  },
  'pay-off-mortgage': {
    title: 'Ghi điều kiện trả và xóa thế chấp vào ngày trả nốt (잔금)',
    body: () => 'Ghi vào điều khoản riêng (특약), và cùng trả nốt tại ngân hàng.',
  },
  'lower-deposit': {
    title: 'Xin giảm tiền cọc',
    body: () => 'Chuyển một phần thành tiền thuê tháng thì số tiền có thể mất ít đi.',
  },
  'get-joint-list': {
    title: 'Lấy danh mục bảo đảm chung (공동담보목록)',
    body: () => 'Danh mục cho biết bao nhiêu căn cùng gánh khoản nợ.',
  },
  'check-ledger': {
    title: 'Kiểm tra sổ công trình (건축물대장)',
    body: () => 'Tại 정부24 (gov.kr), xem công dụng và dấu vi phạm (위반건축물).',
  },
  'check-identity': {
    title: 'So tên người ký với sổ đăng ký',
    body: () => 'Tên trên giấy tờ và chủ nhà trong sổ phải giống nhau.',
  },
  'check-payee': {
    title: 'Chỉ gửi tiền cọc vào tài khoản đứng tên chủ nhà',
    body: () => 'Trước khi gửi, xem tên hiện trong ứng dụng ngân hàng có phải chủ nhà trong sổ không.',
  },
  'refuse-moving-out': {
    title: 'Đừng chuyển địa chỉ đi',
    body: () => 'Chuyển đi là mất thứ tự ngay. Chuyển về thì bắt đầu lại từ ngày đó.',
  },
  'demand-distribution': {
    title: 'Yêu cầu được chia tiền (배당요구)',
    body: () => 'Phải nộp đơn trước hạn trong giấy báo của tòa (배당요구 종기) mới được chia.',
  },
  'keep-standing': {
    title: 'Giữ địa chỉ và tiếp tục ở',
    body: () => 'Nếu chuyển địa chỉ hoặc dọn đi trước khi nhận đủ tiền cọc thì mất thứ tự.',
  },
  'check-fixed-date': {
    title: 'Xem có ngày xác định (확정일자) chưa',
    body: () =>
      'Hợp đồng chưa có dấu thì lấy ngay hôm nay tại trung tâm dân cư (주민센터) hoặc 인터넷등기소 (iros.go.kr).',
  },
  'give-notice': {
    title: 'Báo là kết thúc hay tiếp tục',
    body: () => 'Phải đến tay chủ nhà trước khi hết hạn hai tháng. Gửi tin nhắn hoặc thư xác nhận nội dung (내용증명).',
  },
  'end-renewed': {
    title: 'Xem hợp đồng có tự gia hạn không',
    body: () =>
      'Nếu không ai báo thì kéo dài thêm hai năm. Người thuê có thể báo kết thúc bất cứ lúc nào, ba tháng sau thì hết.',
  },
  'register-tenancy': {
    title: 'Đăng ký quyền thuê (임차권등기) trước khi dọn đi',
    body: () => 'Chưa nhận lại tiền cọc thì hãy thấy quyền thuê đã ghi trong sổ rồi mới dọn.',
  },
  'claim-guarantee': {
    title: 'Đòi tiền cọc từ cơ quan bảo lãnh',
    body: () => 'Nếu có bảo lãnh hoàn cọc (반환보증), được đòi khi đã quá một tháng sau ngày hết hạn mà chưa nhận lại.',
  },
  'check-guarantee': {
    title: 'Hỏi xem có được bảo lãnh hoàn cọc (반환보증) không',
    body: () => 'Hỏi cơ quan bảo lãnh hoặc ngân hàng trước khi ký.',
  },
  'ask-tax-certificate': {
    title: 'Xin xem giấy nộp thuế (납세증명서)',
    body: () => 'Chủ nhà phải cho xem giấy nộp thuế quốc gia và thuế địa phương.',
  },
  'look-up-landlord': {
    title: 'Tra cứu lịch sử của chủ nhà',
    body: () =>
      'Trong ứng dụng 안심전세앱, xem lịch sử và danh sách công khai (상습 채무불이행자). Lịch sử có thể mất đến 7 ngày, và chủ nhà được báo.',
  },
  'look-up-taxes': {
    title: 'Xem nợ thuế của chủ nhà',
    body: () => 'Sau khi ký, được xem tại cơ quan thuế mà không cần đồng ý.',
  },
  'recheck-register': {
    title: 'Xem lại sổ trước khi trả nốt (잔금)',
    body: () => 'Sáng ngày trả nốt, xem có mục mới nào không.',
  },
  'move-in-and-fix': {
    title: 'Ngày chuyển đến: khai báo địa chỉ (전입신고) và lấy ngày xác định (확정일자)',
    body: () =>
      'Quyền đối kháng (대항력) có từ 0 giờ ngày hôm sau. Với người nước ngoài, 체류지 변경신고 thay cho 전입신고.',
  },
  'report-lease': {
    title: 'Khai báo hợp đồng thuê (전월세 신고)',
    body: (n) =>
      `Khai báo trong 30 ngày từ ngày ký thì được cả ngày xác định (확정일자).${has(n, 'fine') ? ` Muộn có thể bị phạt đến ${money(n, 'fine')}.` : ''}`,
  },
  'apply-guarantee': {
    title: 'Đăng ký bảo lãnh hoàn cọc (반환보증)',
    body: (n) =>
      `Phải đăng ký trước khi qua nửa thời hạn thuê.${has(n, 'assumedMonths') ? ' Không biết ngày hết hạn nên tính là hợp đồng 2 năm.' : ''}`,
  },
  'watch-register': {
    title: 'Theo dõi sổ đăng ký có thay đổi không',
    body: () => 'Đến khi nhận lại tiền cọc, xem có mục mới nào không.',
  },
}
