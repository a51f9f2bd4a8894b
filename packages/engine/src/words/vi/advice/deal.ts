import { ownerSigns, noSideMoney } from './clauses.ts'
import { says, step } from '../../translation.ts'
import { refundUnlessCovered } from './money.ts'
import {
  aboutLandlord,
  aboutMoney,
  aboutPerson,
  fullRegister,
  giveNotice,
  stay,
  walkAway,
  writeClause,
} from './step-families.ts'

const ownersAccount = 'Tiền cọc chỉ trả vào tài khoản đứng tên chính chủ sở hữu trong sổ.'

const taxClause =
  'Trước khi nhận tiền trả nốt, chủ nhà đưa giấy nộp thuế quốc gia và địa phương. Nếu còn nợ thuế, người thuê được hủy hợp đồng và chủ nhà trả lại ngay toàn bộ số tiền đã nhận.'

const otherHome = step('Đừng ký, hãy tìm nhà khác.', 'Kết quả tra cứu trong 안심전세앱')

const fixed = 'Hợp đồng có dấu ngày xác định'

const secureNow = step(
  'Kiểm tra lại khai báo địa chỉ và ngày xác định (확정일자), và hỏi có được bảo lãnh hoàn cọc (반환보증) không.',
  fixed,
)

const authority = 'Giấy ủy quyền (위임장), giấy chứng nhận con dấu (인감증명서)'

const taxPapers = 'Giấy nộp thuế quốc gia và địa phương (납세증명서)'

export const dealAdvice = {
  'payee-mismatch': says(
    [
      'Tiền gửi vào tài khoản người khác có thể không được coi là chủ nhà đã nhận. Khó đòi lại.',
      'Nếu chủ nhà nói chưa nhận tiền thì phải tranh chấp. Hãy xin chủ nhà xác nhận đã nhận bằng văn bản.',
    ],
    aboutPerson(step('Xin tài khoản đứng tên chủ nhà. Bị từ chối thì đừng ký.', 'Bản sao sổ ngân hàng của chủ nhà'), {
      'contract-day': step(
        'Ghi tài khoản của chủ nhà vào hợp đồng, và tiền đặt trước cũng chỉ gửi vào đó.',
        'Hợp đồng có ghi tài khoản',
      ),
      living: step('Xin chủ nhà xác nhận đã nhận tiền cọc bằng văn bản.', 'Biên lai hoặc tin nhắn'),
    }),
    ownersAccount,
    [
      'Vì sao không phải tài khoản chủ nhà? Gửi vào tài khoản chủ nhà được không?',
      'Được. Tôi ghi lại tài khoản của chủ nhà.',
      'Vì thuế nên nhận tài khoản khác. Ai cũng vậy.',
    ],
  ),
  'agent-without-papers': says(
    [
      'Hợp đồng với người không được ủy quyền không ràng buộc chủ nhà. Nhiều vụ người quản lý chiếm tiền.',
      'Chủ nhà có thể không công nhận hợp đồng. Hãy tự nói chuyện với chủ nhà và xin xác nhận.',
    ],
    aboutPerson(
      step('Đừng ký trước khi nhận giấy ủy quyền, giấy chứng nhận con dấu và nói chuyện với chủ nhà.', authority),
    ),
    ownerSigns,
    [
      'Cho xem giấy ủy quyền của chủ nhà và giấy chứng nhận con dấu được không?',
      'Chủ nhà hẹn tự đến. Ký lúc đó nhé.',
      'Tôi vẫn làm thế, không cần giấy tờ.',
    ],
  ),
  'agent-unproven': says(
    [
      'Người đại diện có thật được ủy quyền không thì chỉ biết qua giấy tờ và điện thoại.',
      'Nhớ lại khi ký có xem giấy ủy quyền không. Nếu không, hãy xin chủ nhà xác nhận.',
    ],
    aboutPerson(
      step(
        'Xem con dấu trên giấy ủy quyền và giấy chứng nhận có giống nhau không, và nói chuyện với chủ nhà.',
        authority,
      ),
    ),
    ownerSigns,
    [
      'Có giấy ủy quyền và giấy chứng nhận con dấu trong ba tháng không?',
      'Có bản gốc. Gọi video với chủ nhà cũng được.',
      'Tôi gửi ảnh. Bản gốc để sau.',
    ],
  ),
  sublease: says(
    [
      'Cho thuê lại (전대) không có sự đồng ý của chủ thì không ràng buộc chủ nhà. Chủ có thể yêu cầu dọn đi.',
      'Quan trọng nhất là chủ có đồng ý không. Hợp đồng của người thuê gốc hết thì bạn cũng có thể phải đi.',
    ],
    aboutPerson(
      step(
        'Xem giấy đồng ý của chủ và hợp đồng gốc, và nói chuyện với chủ nhà.',
        'Giấy đồng ý cho thuê lại (전대 동의서), hợp đồng thuê gốc',
      ),
      {
        'balance-day': step('Đừng gửi quá tiền cọc của hợp đồng gốc.', 'Hợp đồng thuê gốc'),
      },
    ),
    'Bên cho thuê đưa giấy đồng ý cho thuê lại của chủ sở hữu. Không có thì hợp đồng này vô hiệu và trả lại ngay toàn bộ số tiền đã nhận.',
    [
      'Cho xem giấy đồng ý của chủ và hợp đồng gốc được không?',
      'Có giấy đồng ý, và gọi chủ nhà ngay được.',
      'Chủ nhà không để ý đâu.',
    ],
  ),
  'no-broker': says(
    [
      'Không có ai giải thích sổ và không có bảo hiểm khi sai sót. Bảo lãnh và vay có thể cần dấu của môi giới.',
      'Có thể có điều chưa được giải thích khi ký. Hãy kiểm tra lại sổ đăng ký và sổ công trình.',
    ],
    aboutPerson(
      step(
        'Nếu số tiền lớn, hãy nhờ môi giới có chứng chỉ (공인중개사) lập hợp đồng.',
        'Bản thuyết minh (중개대상물 확인·설명서)',
      ),
      {
        'contract-day': step('Dùng hợp đồng mẫu, và so giấy tờ với sổ.', 'Hợp đồng thuê mẫu (주택임대차표준계약서)'),
        living: step(
          'Xem đã khai báo địa chỉ, có ngày xác định (확정일자) và khai báo hợp đồng (전월세 신고) chưa.',
          fixed,
        ),
        ending: giveNotice,
      },
    ),
    ownerSigns,
    [
      'Lập hợp đồng và bản thuyết minh giúp được không?',
      'Được. Tôi lấy lại sổ để kiểm tra và đính kèm giấy bảo hiểm.',
      'Tôi chỉ đóng dấu thôi.',
    ],
  ),
  'side-offer': says(
    [
      'Số tiền đó lấy từ tiền cọc bị thổi lên. Là mồi phổ biến nhất trong lừa đảo villa mới.',
      'Tiền cọc có thể cao hơn thị trường. Khi ký lại hãy đề nghị giảm theo thị trường.',
    ],
    aboutMoney(step('Đề nghị giảm tiền cọc bằng số tiền được hứa. Bị từ chối thì thôi.', 'Giao dịch quanh đó'), {
      'contract-day': writeClause('không có khoản tiền nào ngoài hợp đồng'),
    }),
    noSideMoney,
    [
      'Thay vì cho lãi hay phí chuyển nhà, giảm tiền cọc được không?',
      'Được. Ký lại hợp đồng với số tiền đã giảm.',
      'Tiền cọc không giảm được. Bù lại cho thêm tiền mặt.',
    ],
  ),
  'move-out-request': says(
    [
      'Chuyển địa chỉ là mất thứ tự ngay. Nếu có thế chấp vào lúc đó thì không lấy lại được.',
      'Chuyển dù một ngày là mất quyền đối kháng (대항력). Khai báo lại thì bắt đầu từ ngày đó.',
    ],
    aboutPerson(step('Nếu có điều kiện hoãn hay bỏ khai báo địa chỉ thì đừng ký.', 'Tin nhắn hoặc ghi âm đã nhận'), {
      'contract-day': step('Đừng ký điều khoản hoãn khai báo địa chỉ.', 'Hợp đồng'),
      'balance-day': step(
        'Ngày chuyển đến, khai báo địa chỉ (전입신고) và lấy ngày xác định (확정일자) ngay.',
        'Xác nhận khai báo địa chỉ',
      ),
      living: step('Đừng chuyển đi, và giữ tin nhắn đã nhận.', 'Tin nhắn hoặc ghi âm đã nhận'),
      ending: stay,
    }),
    'Chủ nhà không ngăn cản hay bắt hoãn việc khai báo địa chỉ của người thuê.',
    [
      'Vì sao muốn tôi chuyển địa chỉ đi?',
      'Rút lại yêu cầu và nói sẽ tìm cách khác.',
      'Chỉ vay xong, hôm sau chuyển về là được.',
    ],
  ),
  'malicious-landlord': says(
    [
      'Là chủ nhà mà nhiều người thuê đã không nhận lại được cọc.',
      'Phải chuẩn bị từ bây giờ cho trường hợp không nhận lại được cọc.',
    ],
    aboutLandlord(otherHome, {
      'contract-day': step('Đừng ký.', 'Danh sách công khai (상습 채무불이행자 명단)'),
      'balance-day': step('Đừng trả nốt (잔금), hãy hỏi tư vấn có hủy hợp đồng được không.', 'Danh sách và hợp đồng'),
      living: step('Kiểm tra lại khai báo địa chỉ và ngày xác định (확정일자), và đi tư vấn pháp luật.', fixed),
    }),
    null,
    [
      'Anh chị có biết chủ nhà này có trong danh sách công khai không?',
      'Không biết. Tôi không tiếp tục hợp đồng này.',
      'Là người khác trùng tên.',
    ],
  ),
  'guarantee-ban': says(
    [
      'Nhà của chủ này không được bảo lãnh hoàn cọc. Có sự cố thì không ai trả thay.',
      'Không có hay tiếp tục bảo lãnh được. Đừng chờ đến hết hạn, hãy chuẩn bị.',
    ],
    walkAway(otherHome, {
      living: step('Kiểm tra lại khai báo địa chỉ và ngày xác định (확정일자), và xem sổ thường xuyên.', fixed),
    }),
    null,
    [
      'Cơ quan bảo lãnh từ chối thì giữ tiền cọc thế nào?',
      'Tôi chỉ khuyên thuê tháng với cọc dưới mức được trả trước hết (최우선변제).',
      'Sắp được gỡ thôi.',
    ],
  ),
  'landlord-subrogation': says(
    [
      'Từng không trả cọc đúng hạn nên cơ quan bảo lãnh trả thay.',
      'Việc như vậy có thể xảy ra với bạn. Hãy hỏi trước kế hoạch trả lại.',
    ],
    walkAway(otherHome, { living: secureNow }),
    null,
    ['Còn tiền phải trả cơ quan bảo lãnh không?', 'Đã trả hết, có giấy xác nhận.', 'Chuyện cũ, không liên quan.'],
  ),
  'many-homes': says(
    [
      'Chủ càng nhiều nhà thì càng nhiều vụ không trả cọc. Một căn tắc thì các căn khác tắc theo.',
      'Hợp đồng của nhiều căn hết cùng lúc thì tiền trả có thể thiếu.',
    ],
    aboutLandlord(
      step(
        'Hỏi có phải đơn vị cho thuê đã đăng ký, và mọi căn có bảo lãnh không.',
        'Giấy đăng ký (임대사업자 등록증), giấy bảo lãnh',
      ),
      { living: secureNow, ending: giveNotice },
    ),
    refundUnlessCovered,
    [
      'Các căn khác của chủ nhà có bảo lãnh không?',
      'Là đơn vị đã đăng ký nên đều có. Tôi cho xem giấy bảo lãnh.',
      'Nhiều nhà thì nhiều tiền.',
    ],
  ),
  'tax-arrears': says(
    [
      'Thuế nợ trước thứ tự của bạn được trả trước khi đấu giá. Thuế của chính căn nhà có thể còn trước nữa.',
      'Nếu khai báo địa chỉ và có ngày xác định trước, bạn có thể đứng trước thuế tính cho căn nhà sau đó.',
    ],
    aboutLandlord(step('Đừng ký trước khi thấy giấy chứng nhận đã nộp hết thuế nợ.', taxPapers), {
      'balance-day': step(
        'Yêu cầu nộp thuế trước bằng tiền trả nốt (잔금), và lấy giấy chứng nhận.',
        'Giấy nộp thuế ngày trả nốt',
      ),
      living: step('Xem sổ thường xuyên: có bị kê biên không.', fullRegister),
    }),
    taxClause,
    [
      'Nợ thuế bao nhiêu và khi nào nộp hết?',
      'Hôm nay nộp hết và đưa giấy chứng nhận.',
      'Thuế không liên quan đến nhà.',
    ],
  ),
  'tax-refused': says(
    [
      'Chủ nhà có nghĩa vụ cho xem giấy nộp thuế khi ký. Phải xem có lý do che giấu không.',
      'Sau khi bắt đầu thuê thì không xem được nếu không có sự đồng ý. Hãy hỏi lại và theo dõi kê biên trong sổ.',
    ],
    aboutLandlord(step('Đừng ký cho đến khi được xem. Được đồng ý thì bạn cũng có thể tự xem.', taxPapers), {
      'balance-day': step(
        'Nếu tiền cọc vượt mức luật định, đến ngày chuyển vào được xem mà không cần đồng ý.',
        'Đơn xin xem (미납국세·지방세 열람 신청서)',
      ),
      living: step('Xem sổ thường xuyên: có bị kê biên không.', fullRegister),
    }),
    taxClause,
    [
      'Cho xem giấy nộp thuế quốc gia và địa phương ngay được không?',
      'Tôi lấy ngay từ 홈택스 và 위택스.',
      'Là thông tin cá nhân nên không cho xem được.',
    ],
  ),
} as const
