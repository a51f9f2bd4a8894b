import { sayDay } from '@jipsalpim/engine/words/vi/speech.ts'
import type { Messages } from '../messages.ts'

/** Tiếng Việt: what is reckoned beside the articles, and around the texts of the law. */
export const toolMessages: Messages = {
  deadlines: {
    'look-up-taxes': {
      title: 'Xem thuế chủ nhà còn nợ (미납세금 열람)',
      note: 'Ở sở thuế và trung tâm dân cư (주민센터), không cần chủ nhà đồng ý.',
    },
    'report-lease': {
      title: 'Khai báo hợp đồng thuê (전월세 신고)',
      note: 'Nộp kèm hợp đồng thì có luôn ngày xác định.',
    },
    'move-in-report': {
      title: 'Khai báo địa chỉ (전입신고)',
      note: 'Hãy làm ngay ngày chuyển đến. Chậm một ngày thì thứ tự cũng chậm một ngày.',
    },
    'fixed-date': {
      title: 'Ngày xác định (확정일자)',
      note: 'Ký xong là lấy được, muộn nhất là ngày chuyển đến.',
    },
    opposable: {
      title: 'Ngày có quyền đối kháng (대항력)',
      note: 'Từ 0 giờ ngày này, dù đổi chủ bạn vẫn ở được.',
    },
    'apply-guarantee': {
      title: 'Đăng ký bảo lãnh hoàn trả (반환보증)',
      note: 'Trước ngày này, ở cơ quan bảo lãnh hoặc ngân hàng.',
    },
    'renewal-notice': { title: 'Báo là đi hay ở', note: 'Chủ nhà phải nhận được trong khoảng này.' },
    'lease-ends': { title: 'Ngày hết hợp đồng', note: 'Giao tiền cọc và chìa khóa cùng lúc.' },
    'register-tenancy': {
      title: 'Xin lệnh đăng ký quyền thuê (임차권등기명령)',
      note: 'Nếu chưa nhận lại cọc, từ ngày này nộp đơn lên tòa được.',
    },
    'claim-guarantee': {
      title: 'Đòi theo bảo lãnh (반환보증)',
      note: 'Đến ngày này chưa nhận được thì đòi cơ quan bảo lãnh.',
    },
    'demand-distribution': {
      title: 'Yêu cầu chia tiền (배당요구)',
      note: 'Phải yêu cầu trước ngày tòa định thì mới được trả.',
    },
  },
  deadlineFinder: {
    contract: 'Ngày ký',
    moveIn: 'Ngày chuyển đến',
    end: 'Ngày hết hợp đồng',
    endHint: 'Không biết thì để trống, chúng tôi lấy 2 năm.',
    deposit: 'Tiền cọc',
    result: 'Những ngày không được lỡ',
    empty: 'Nhập ngày chuyển đến để tính.',
    from: (day) => `từ ${sayDay(day)}`,
    by: (day) => `đến ${sayDay(day)}`,
    between: (from, by) => `từ ${sayDay(from)} đến ${sayDay(by)}`,
    today: 'hôm nay là ngày cuối',
    assumed: 'Không biết ngày hết hợp đồng nên lấy 2 năm.',
    past: 'đã qua',
  },
  guaranteeFinder: {
    official: 'Giá công bố (공시가격)',
    officialHint: 'Xem được ở ‘부동산공시가격알리미’.',
    senior: 'Nợ đứng trước',
    seniorHint: 'Cộng mọi số nợ tối đa (채권최고액) ở phần 을구. Không có thì để trống.',
    most: 'Tiền cọc cao nhất được bảo lãnh',
    balance: 'Ngày trả nốt tiền (hoặc ngày khai báo địa chỉ nếu muộn hơn)',
    end: 'Ngày hết hợp đồng',
    endHint: 'Không biết thì để trống, chúng tôi lấy 2 năm.',
    last: 'Ngày cuối để đăng ký',
    none: 'Nhập để tính',
    note: 'Giá trị tham khảo theo quy định hôm nay. Hãy xem thêm hạn mức riêng của nợ trước và của tiền cọc ở bảng dưới.',
  },
  rankFinder: {
    moveIn: 'Ngày chuyển đến và khai báo địa chỉ (전입신고)',
    fixed: 'Ngày xác định (확정일자)',
    mortgage: 'Ngày tiếp nhận thế chấp (근저당)',
    first: 'Tiền cọc của bạn đứng trước thế chấp.',
    equal: 'Cùng thứ tự với thế chấp. Thiếu tiền thì chia theo tỷ lệ.',
    later: 'Thế chấp đứng trước tiền cọc của bạn.',
    stays: 'Quyền đối kháng (대항력) sớm hơn thế chấp. Chưa nhận đủ thì đòi chủ mới phần còn lại được.',
    ends: 'Quyền đối kháng (대항력) cũng muộn hơn thế chấp. Nếu bị đấu giá, bạn có thể phải dọn đi.',
    empty: 'Nhập cả ba ngày để tính.',
  },
  legal: {
    terms: 'Điều khoản sử dụng (이용약관)',
    termsFailed: 'Không tải được điều khoản',
    version: (version, from) => `Bản ${version} · hiệu lực từ ${from}`,
    others: 'Các sự đồng ý khác',
    other: (title, required) => `${required ? '[bắt buộc]' : '[tùy chọn]'} ${title}`,
    privacy: 'Chính sách riêng tư (개인정보 처리방침)',
    privacyFailed: 'Không tải được chính sách',
    privacyFailedText: 'Hãy kiểm tra mạng và tải lại.',
    contents: 'Mục lục',
  },
}
