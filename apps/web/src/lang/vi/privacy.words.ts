import type { PolicyWords } from '@jipsalpim/contract/privacy/words.ts'
import { formatDay } from '@jipsalpim/engine/words/vi/speech.ts'

const consent = 'đồng ý (제15조 제1항 제1호)'
const contract = 'thực hiện hợp đồng (제15조 제1항 제4호)'
const both = 'đồng ý, thực hiện hợp đồng (제15조 제1항 제1호·제4호)'
const byLaw = 'thực hiện hợp đồng, luật (제15조 제1항 제2호·제4호)'

/** Tiếng Việt: the privacy policy. */
export const policy: PolicyWords = {
  intro: {
    title: 'Chính sách riêng tư (개인정보 처리방침)',
    says: (company) => [
      `${company} (“công ty”) vận hành Jipsalpim và công bố chính sách này theo điều 30 Luật bảo vệ thông tin cá nhân (개인정보 보호법 제30조).`,
      'Không nhận số đăng ký cư dân. Phần sau của số đó ghi trong sổ đăng ký bị xóa trước khi lưu.',
    ],
  },
  items: {
    title: 'Thu thập gì, để làm gì',
    says: ['Chỉ những mục dưới đây, chỉ cho mục đích đã ghi.'],
    head: ['Mục', 'Mục đích', 'Căn cứ'],
    rows: [
      [
        'Số thành viên, tên, email của Kakao hoặc Apple',
        'nhận biết thành viên, đăng nhập, gửi email khi thông báo thay đổi sổ đăng ký không đến điện thoại',
        both,
      ],
      ['Số điện thoại', 'thông báo về báo cáo và đơn, xác minh danh tính', both],
      [
        'Khi xác minh danh tính (본인확인): tên, ngày sinh, số điện thoại, CI, DI',
        'xem có phải một người, có từ 14 tuổi không',
        consent,
      ],
      ['Điều bạn tự chọn: người thuê hay chủ nhà (không chọn cũng được)', 'trả lời câu hỏi cho phù hợp', consent],
      ['Địa chỉ nhà, tiền cọc, tiền thuê, ngày ký, ngày chuyển đến, tên chủ nhà nếu bạn ghi', 'làm báo cáo', contract],
      [
        'Chủ sở hữu và người có quyền ghi trong sổ đăng ký và dữ liệu công khai',
        'làm báo cáo của căn nhà đó. Không dùng vào việc khác, không gom để tìm kiếm',
        'thực hiện hợp đồng, lợi ích chính đáng (제15조 제1항 제4호·제6호)',
      ],
      ['Ghi chép thanh toán và hoàn tiền. Không nhận số thẻ', 'thanh toán, hoàn tiền, ghi chép luật định', byLaw],
      ['Khi nộp vào tài khoản: tài khoản hoàn tiền, số biên lai tiền mặt', 'hoàn tiền, biên lai tiền mặt', byLaw],
      ['Số điện thoại (tùy chọn)', 'gửi ưu đãi và tin', 'sự đồng ý riêng'],
      [
        'Tên và giờ của màn hình đã xem, đường vào, số ngẫu nhiên của máy (tùy chọn)',
        'tìm và sửa màn hình làm người dùng mắc lại',
        'sự đồng ý riêng',
      ],
      [
        'Địa chỉ thông báo, loại máy và bản ứng dụng của máy dùng ứng dụng',
        'gửi thông báo ứng dụng (chỉ cho người đồng ý riêng), báo có ứng dụng mới',
        'thực hiện hợp đồng (제15조 제1항 제4호); thông báo ứng dụng theo sự đồng ý riêng',
      ],
      [
        'Nếu vào từ ứng dụng ngân hàng đối tác: dấu thành viên do ứng dụng ký (giá trị đã mã hóa)',
        'xác nhận là thành viên và chỉ nhận một lần',
        'thực hiện hợp đồng (제15조 제1항 제4호)',
      ],
      ['Loại và giờ của thiết bị đăng nhập', 'ngăn người khác đăng nhập', 'luật (제15조 제1항 제2호)'],
    ],
  },
  retention: {
    title: 'Thời hạn lưu',
    says: ['Hết hạn thì công việc chạy hằng ngày xóa đi và ghi lại đã xóa bao nhiêu dòng.'],
    head: ['Dữ liệu', 'Thời hạn', 'Sau đó', 'Căn cứ'],
  },
  data: {
    member: 'Thành viên: tên, liên lạc, đăng nhập, ghi chép đồng ý',
    report: 'Báo cáo, nguyên liệu của nó và sổ đăng ký',
    contract: 'Ghi chép hợp đồng, thanh toán, hoàn tiền của người đã xóa tài khoản',
    ledger: 'Tổng số trong sổ kế toán, không biết được là ai',
    'refund-accounts': 'Tài khoản hoàn tiền, số biên lai tiền mặt',
    'spoiled-reports': 'Báo cáo không làm được hoặc đã hủy',
    identity: 'Điều cơ quan xác minh cho biết',
    'identity-attempts': 'Việc đã xác minh danh tính',
    'gateway-bodies': 'Nguyên văn công ty thanh toán gửi',
    notices: 'Thông báo đã gửi và thông báo có đến nơi hay không',
    access: 'Thiết bị đã đăng nhập',
    'push-devices': 'Máy nhận thông báo',
    'page-views': 'Ghi chép sử dụng của người đồng ý',
    shares: 'Báo cáo đã cho ai xem, đến khi nào và được mở lúc nào',
    documents: 'Giấy tờ kèm báo cáo: bản in sổ đăng ký và giấy tờ bạn tải lên (số đã được che)',
    questions: 'Câu hỏi về báo cáo và câu trả lời (tính từ ngày trả lời)',
    inquiries: 'Câu hỏi về dịch vụ và câu trả lời (tính từ ngày trả lời)',
    'fraud-look-ups': 'Lúc tra cứu một số trước khi chuyển tiền, bốn chữ số cuối và kết quả',
    disputes: 'Khiếu nại về báo cáo, liên hệ, giấy tờ gửi kèm và quyết định (tính từ ngày kết thúc)',
    reviews: 'Đánh giá về báo cáo (tên, địa chỉ, số đã được che)',
    watches: 'Nhà nhận báo thay đổi, nội dung hợp đồng bạn cho biết và ý nghĩa của thay đổi',
    'watched-homes': 'Sổ đăng ký và chủ của nhà được theo dõi (tính từ ngày không còn ai theo dõi)',
    'loan-results': 'Câu trả lời về khoản vay và kết quả mà bạn chọn lưu',
    'coupon-persons':
      'Sau khi đợt hoặc giảm giá kết thúc: dấu là người đã nhận phiếu hoặc giảm giá cho thành viên mới một lần (giá trị đã mã hóa)',
    'account-history': 'Việc đã xảy ra với tài khoản (ghi chép truy cập)',
    'resident-numbers': 'Số đăng ký cư dân',
    'places-of-persons': 'Vị trí của người',
    guests: 'Xác minh danh tính của người chưa tham gia',
  },
  untilWithdrawal: 'đến khi xóa tài khoản',
  untilDone: 'đến khi hoàn tiền và xuất biên lai xong',
  period: (keep) => {
    if ('years' in keep) return `${keep.years} năm`
    if ('months' in keep) return `${keep.months} tháng`
    return keep.days === 0 ? 'không nhận' : `${keep.days} ngày`
  },
  carried: {
    withdrawal: 'xóa sau 3 ngày từ khi xóa tài khoản',
    apart: 'lưu riêng, hết hạn thì xóa',
    sweep: 'hết hạn thì xóa',
    'at-once': 'xong là xóa ngay',
    'not-kept': 'không lưu như thông tin của người',
  },
  ourOwn: 'thời hạn tự đặt',
  third: {
    title: 'Cung cấp cho bên thứ ba',
    says: [
      'Không bán hay đưa dữ liệu cá nhân cho công ty khác. Chỉ nộp khi luật định, như lệnh của tòa án, và chỉ trong phạm vi luật định.',
    ],
  },
  processors: {
    title: 'Việc giao cho bên khác (수탁자)',
    says: [
      'Chúng tôi giao việc cho các công ty dưới đây, có hợp đồng chỉ dùng cho việc được giao (제26조). Công ty thay đổi thì sửa bảng này và báo.',
    ],
    head: ['Công ty', 'Việc', 'Đưa gì', 'Lưu'],
  },
  work: {
    payment: 'thanh toán và hoàn tiền',
    identity: 'xác minh danh tính qua điện thoại',
    messages: 'gửi KakaoTalk và SMS',
    mail: 'gửi qua email thông báo không đến điện thoại',
    pushes: 'chuyển thông báo ứng dụng',
    registers: 'mở sổ đăng ký',
    applications: 'tra cứu hồ sơ đang xin đăng ký',
    'fraud-history': 'tra cứu tố giác lừa đảo',
    hosting: 'vận hành máy chủ',
  },
  given: {
    name: 'tên',
    phone: 'số điện thoại',
    email: 'email',
    amount: 'số tiền thanh toán',
    account: 'tài khoản hoàn tiền',
    receipt: 'số biên lai tiền mặt',
    home: 'địa chỉ và mã bất động sản',
    owner: 'tên chủ sở hữu căn nhà',
    message: 'nội dung thông báo',
    device: 'địa chỉ thông báo của máy',
    line: 'tiêu đề và nội dung ngắn của thông báo, đường dẫn màn hình mở ra',
    'looked-up-number': 'số điện thoại hoặc số tài khoản mà bạn tra cứu, và ngân hàng',
    'everything-stored': 'thông tin lưu có mã hóa',
  },
  keeps: {
    'law-of-payments': '5 năm theo Luật giao dịch tài chính điện tử (전자금융거래법)',
    'end-of-work': 'đến khi xong việc được giao',
    delivery: 'đến khi đưa đến máy, lâu nhất một ngày',
  },
  abroad: {
    title: 'Chuyển ra nước ngoài',
    says: [
      'Chỉ với người đồng ý riêng nhận thông báo ứng dụng, chỉ các mục dưới đây, mỗi lần gửi thông báo, bằng truyền tin mã hóa (제28조의8). Không đồng ý, hoặc rút lại ở phần Đồng ý và thông báo trên trang Của tôi, thì không gửi. KakaoTalk và SMS vẫn đến.',
      'Ngoài ra không gửi dữ liệu cá nhân sang nước khác. Nếu gửi, chúng tôi báo trước và xin đồng ý riêng.',
    ],
    head: ['Bên nhận', 'Liên lạc', 'Nước', 'Mục đích', 'Đưa gì', 'Lưu'],
  },
  country: { KR: 'Hàn Quốc', US: 'Mỹ' },
  rights: {
    title: 'Quyền của bạn',
    says: [
      'Làm được ngay ở trang Của tôi. Người đại diện nộp giấy ủy quyền cho người phụ trách. Chúng tôi xử lý trong mười ngày.',
    ],
    list: [
      'Xem: ở Dữ liệu cá nhân của tôi, nhận mọi thông tin chúng tôi giữ thành tệp (제35조).',
      'Sửa: tự sửa tên và email, đổi số điện thoại bằng xác minh danh tính (제36조).',
      'Xóa: xóa tài khoản ở trang Của tôi thì sau 3 ngày bị xóa (제36조).',
      'Ngừng sử dụng: không xóa tài khoản mà vẫn không cho dùng dữ liệu của bạn nữa (제37조).',
      'Rút lại đồng ý: ở phần Đồng ý và thông báo, rút lại phần tùy chọn (제37조).',
    ],
  },
  children: {
    title: 'Dưới 14 tuổi',
    says: [
      'Từ 14 tuổi mới tham gia được. Chúng tôi hỏi khi tham gia; nếu xác minh cho thấy chưa đủ 14 tuổi thì không lưu thông tin đã nhận (제22조의2).',
    ],
  },
  device: {
    title: 'Những gì còn lại trên máy',
    says: [
      'Không dùng cookie, không đặt công cụ theo dõi của công ty khác. Các giá trị dưới đây chỉ ở trên máy, và xóa được trong cài đặt trình duyệt.',
    ],
    list: [
      'Khóa đăng nhập: đăng xuất là xóa.',
      'Nội dung đang nhập: giữ 7 ngày để tiếp tục.',
      'Đường bạn đến: các dấu trong địa chỉ (nz_source, nz_medium, nz_campaign, nz_t). Chỉ cho biết là liên kết nào ở đâu, đóng thẻ là xóa.',
      'Số ngẫu nhiên của máy: chỉ tạo khi đồng ý ghi chép sử dụng, rút lại là xóa.',
      'Nếu trình duyệt bảo đừng theo dõi (DNT, GPC) thì không đếm cả màn hình.',
    ],
  },
  automatic: {
    title: 'Kết luận tự động',
    says: [
      'Điểm và mức của báo cáo là thông tin tham khảo từ việc tự động xem nhà và hợp đồng. Không đánh giá người.',
      'Cùng mỗi điểm có dòng trong sổ và quy tắc làm căn cứ. Bạn có thể xin giải thích hoặc xem lại (제37조의2).',
    ],
  },
  destroy: {
    title: 'Cách xóa',
    says: ['Xóa khỏi cơ sở dữ liệu, tệp thì xóa khỏi kho. Phần còn trong bản sao lưu bị xóa cùng bản sao lưu.'],
  },
  safety: {
    title: 'Cách bảo vệ',
    says: ['Theo điều 29 Luật bảo vệ thông tin cá nhân (제29조) chúng tôi bảo vệ như sau.'],
    list: [
      'Tên, liên lạc, CI·DI được lưu có mã hóa từng ô.',
      'Mọi truyền tin đều mã hóa.',
      'Nhân viên phải qua xác thực thứ hai mới xem được, và việc xem được ghi lại.',
      'Chương trình chỉ có quyền cần cho công việc.',
    ],
  },
  officer: {
    title: 'Người phụ trách bảo vệ dữ liệu (개인정보 보호책임자)',
    says: (officer, email, phone) => [`${officer} · ${email} · ${phone}`],
  },
  remedy: {
    title: 'Nơi có thể nhờ giúp',
    says: ['Bạn có thể báo vi phạm hoặc xin tư vấn.'],
    list: [
      'Trung tâm báo vi phạm (개인정보침해 신고센터): gọi 118, privacy.kisa.or.kr',
      'Hòa giải tranh chấp (개인정보 분쟁조정위원회): 1833-6972, www.kopico.go.kr',
      'Viện kiểm sát (대검찰청): gọi 1301; cảnh sát (경찰청): gọi 182',
    ],
  },
  change: {
    title: 'Thay đổi chính sách',
    says: (from) => [`Có hiệu lực từ ${formatDay(from)}. Thay đổi được báo trước 7 ngày.`],
  },
}
