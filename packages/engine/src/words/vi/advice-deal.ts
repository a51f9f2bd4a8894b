import { says, step } from '../translation.ts'
import { refundUnlessCovered } from './advice-money.ts'
import {
  aboutBuilding,
  aboutLandlord,
  aboutMoney,
  aboutPerson,
  aboutRegister,
  balanceRecheck,
  fullRegister,
  giveNotice,
  stay,
} from './steps.ts'

const useClause =
  'Nếu bị từ chối bảo lãnh hoặc khoản vay vì công dụng của tòa nhà thì hợp đồng này vô hiệu và chủ nhà trả lại ngay toàn bộ số tiền đã nhận.'
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
const ledger = 'Sổ công trình (건축물대장)'
const land = 'Sổ đất (토지 등기부)'
const taxPapers = 'Giấy nộp thuế quốc gia và địa phương (납세증명서)'

export const buildingAdvice = {
  'land-right-missing': says(
    [
      'Chỉ bán tòa nhà mà không có đất thì giá giảm mạnh. Bảo lãnh hoàn cọc (반환보증) cũng có thể bị từ chối.',
      'Nếu đấu giá chỉ bán tòa nhà thì tiền nhận ít đi. Hãy xem lại phần đất đã đăng ký chưa.',
    ],
    aboutBuilding(step('Hỏi vì sao không có phần đất và khi nào đăng ký.', 'Sổ đất và hợp đồng mua lần đầu'), {
      'balance-day': balanceRecheck,
      living: step('Lấy lại sổ và xem phần đất (대지권) đã có chưa.', fullRegister),
    }),
    'Chủ nhà cho biết ngày dự kiến đăng ký xong phần đất; đến ngày đó chưa xong thì người thuê được hủy hợp đồng.',
    ['Khi nào đăng ký phần đất?', 'Có ngày xong và giấy tờ căn cứ.', 'Nhà này vốn không có.'],
  ),
  'separate-registration': says(
    [
      'Nợ trên đất có thể chia phần trong giá bán tòa nhà.',
      'Nợ trên đất không có trong giấy này. Phải lấy sổ đất mới biết số tiền.',
    ],
    aboutBuilding(step('Lấy sổ đất và xem nội dung quyền riêng.', land), {
      'contract-day': step('Xem sổ đất rồi mới ký.', land),
      'balance-day': step('Lấy lại cả sổ đất và sổ tòa nhà.', 'Sổ đất và sổ tòa nhà ngày trả nốt'),
      living: step('Lấy sổ đất và xem nội dung quyền riêng.', land),
    }),
    'Trước khi nhận tiền trả nốt, chủ nhà xóa quyền riêng trên đất (별도등기).',
    [
      'Quyền riêng là gì và khi nào xóa?',
      'Sổ đất đây. Là quyền cho tàu điện ngầm, không liên quan tiền nợ.',
      'Chỉ cần sổ tòa nhà sạch là được.',
    ],
  ),
  basement: says(
    [
      'Tầng hầm bán rẻ hơn khi đấu giá. Cũng phải xem nguy cơ ngập.',
      'Tầng hầm bán rẻ hơn khi đấu giá. Tìm người thuê mới cũng có thể lâu.',
    ],
    aboutBuilding(
      step(
        'Hỏi đã từng ngập chưa, và tầng hầm trong tòa nhà bán bao nhiêu.',
        'Bản đồ ngập (침수흔적도) và giá giao dịch',
      ),
      { 'balance-day': balanceRecheck },
    ),
    'Chủ nhà nói đúng sự thật về việc từng ngập; nếu ngập đến mức không ở được thì người thuê được chấm dứt hợp đồng.',
    [
      'Đã từng ngập chưa? Có tấm chắn nước không?',
      'Cùng xem bản đồ ngập. Cũng có tấm chắn nước.',
      'Mưa to cũng không sao.',
    ],
  ),
  'non-residential-use': says(
    [
      'Có thể không được bảo lãnh và vay tiền cọc, và có thể bị lệnh đổi công dụng.',
      'Nếu thực tế ở và đã khai báo địa chỉ, luật thuê nhà có thể áp dụng. Nhưng bảo lãnh và vay thì khó.',
    ],
    aboutBuilding(step('Xem trước có được bảo lãnh và vay không rồi mới quyết định.', ledger)),
    useClause,
    ['Công dụng trong sổ công trình có phải nhà ở không?', 'Cùng xem sổ. Ghi là nhà ở.', 'Thực tế ai cũng ở.'],
  ),
  'neighbourhood-facility': says(
    [
      'Là cửa hàng sửa thành nhà cho thuê. Không được bảo lãnh và vay tiền cọc, và có thể bị lệnh trả về như cũ.',
      'Nếu thực tế ở và đã khai báo địa chỉ, luật thuê nhà có thể áp dụng. Nhưng bị lệnh trả về như cũ thì khó ở tiếp.',
    ],
    aboutBuilding(step('Tìm nhà khác, hoặc chỉ nghĩ đến thuê tháng với tiền cọc rất thấp.', ledger), {
      'contract-day': step(
        'Ghi điều khoản riêng (특약): bị từ chối bảo lãnh vì công dụng thì hợp đồng vô hiệu.',
        'Hợp đồng có điều khoản riêng',
      ),
    }),
    useClause,
    [
      'Sổ công trình ghi là 근린생활시설, có được bảo lãnh và vay không?',
      'Không. Nên chỉ ký thuê tháng với tiền cọc thấp.',
      'Bên trong là nhà, như nhau cả.',
    ],
  ),
  'living-accommodation': says(
    [
      'Là cơ sở lưu trú nên dùng làm nhà ở có thể bị phạt (이행강제금). Bảo lãnh và vay tiền cọc cũng không được.',
      'Dùng làm nhà ở có thể có vấn đề. Hỏi chủ nhà có định đổi công dụng sang 오피스텔 không.',
    ],
    aboutBuilding(
      step('Hỏi trước phòng xây dựng của quận (구청 건축과) có ở được không.', 'Sổ công trình và câu trả lời của quận'),
    ),
    useClause,
    [
      'Là 생활숙박시설, có khai báo địa chỉ và bảo lãnh được không?',
      'Đang đổi công dụng sang 오피스텔. Tôi cho xem giấy phép.',
      'Ai cũng khai báo và ở.',
    ],
  ),
  'illegal-building': says(
    [
      'Có thể bị từ chối bảo lãnh và vay, bị lệnh phá dỡ hoặc bị phạt.',
      'Khó tiếp tục bảo lãnh, và đấu giá có thể bán rẻ hơn. Hỏi kế hoạch sửa.',
    ],
    aboutBuilding(step('Xem phần nào vi phạm và khi nào sửa.', ledger), {
      living: step(
        'Hỏi chủ nhà bằng văn bản khi nào sửa phần vi phạm.',
        'Tin nhắn hoặc thư xác nhận nội dung (내용증명)',
      ),
    }),
    'Trước khi nhận tiền trả nốt, chủ nhà sửa phần vi phạm. Nếu không sửa mà bị từ chối bảo lãnh hoặc vay thì hợp đồng này vô hiệu.',
    [
      'Phần nào vi phạm, và có được bảo lãnh không?',
      'Không phải căn bạn ở, và đã có câu trả lời được nhận.',
      'Khu này đều vậy.',
    ],
  ),
  'new-building': says(
    [
      'Nhà mới hay bị thổi giá để nhận tiền cọc cao.',
      'Giá ban đầu không giữ mãi. Hãy theo dõi cùng tòa nhà bán bao nhiêu.',
    ],
    aboutMoney(step('Kiểm tra giao dịch căn tương tự quanh đó ở hai nơi trở lên.', 'Giao dịch quanh đó')),
    'Nếu xác nhận người thuê không được bảo lãnh hoàn cọc thì hợp đồng này vô hiệu.',
    ['Tòa nhà này có giá đã bán thật không?', 'Có giá giao dịch đã khai báo.', 'Hỗ trợ lãi và cả phí chuyển nhà.'],
  ),
} as const

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
    ownersAccount,
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
    ownersAccount,
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
    ownersAccount,
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
    aboutMoney(step('Đề nghị giảm tiền cọc bằng số tiền được hứa. Bị từ chối thì thôi.', 'Giao dịch quanh đó')),
    refundUnlessCovered,
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
    aboutLandlord(otherHome, {
      living: step('Kiểm tra lại khai báo địa chỉ và ngày xác định (확정일자), và xem sổ thường xuyên.', fixed),
    }),
    refundUnlessCovered,
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
    aboutLandlord(otherHome, { living: secureNow }),
    refundUnlessCovered,
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

const readAgain = step(
  'Lấy sổ mới có mục đã xóa (말소사항 포함) tại 인터넷등기소 (iros.go.kr) rồi thả vào lại.',
  `${fullRegister} mới lấy`,
)
const showClause = 'Vào ngày ký và ngày trả nốt, chủ nhà cho người thuê xem sổ mới lấy (말소사항 포함).'
const showMe = ['Cho xem toàn bộ sổ lấy hôm nay được không?', 'Tôi lấy mới ngay bây giờ.', 'Cái này là đủ.'] as const

export const documentAdvice = {
  'pending-application': says(
    [
      'Nếu đơn đó là thế chấp hay kê biên thì kết quả khác hẳn.',
      'Có thể sắp có mục mà bạn không biết. Sau khi xử lý hãy xem là gì.',
    ],
    aboutRegister(step('Sau khi xử lý xong, lấy lại sổ để xem.', 'Sổ lấy sau khi xử lý'), {
      'contract-day': step('Đừng ký trước khi biết là đơn gì.', 'Giấy tiếp nhận đơn (등기 신청 접수증)'),
      'balance-day': step('Đừng trả nốt (잔금) trước khi đơn được xử lý.', 'Sổ lấy sau khi xử lý'),
    }),
    showClause,
    ['Đơn đang nộp là đăng ký gì?', 'Là đơn xóa thế chấp trước. Có giấy tiếp nhận.', 'Tôi không rõ.'],
  ),
  'unknown-purpose': says(
    [
      'Mục không biết nghĩa thì không thể coi là tốt.',
      'Mục không biết nghĩa có thể ảnh hưởng thứ tự của bạn. Hãy hỏi một lần.',
    ],
    aboutRegister(step('Đọc dòng đó trong sổ cùng môi giới.', 'Sổ có mục đó'), {
      living: step(
        'Cho phòng đăng ký (등기소) hoặc 법률구조공단 (trợ giúp pháp lý) xem dòng đó và hỏi.',
        'Sổ có mục đó',
      ),
    }),
    showClause,
    ['Mục này nghĩa là gì?', 'Tôi giải thích và ghi vào bản thuyết minh.', 'Không quan trọng.'],
  ),
  'cancel-conflict': says(
    [
      'Không biết còn hiệu lực không nên chưa kết luận.',
      'Không biết còn hiệu lực không. Hãy xem lại trong sổ mới lấy.',
    ],
    aboutRegister(readAgain),
    showClause,
    showMe,
  ),
  'summary-conflict': says(
    [
      'Tóm tắt hoặc nội dung có thể đọc sai hay thiếu trang. Không tin bên nào nên chưa kết luận.',
      'Nếu tóm tắt và nội dung khác nhau, có thể bỏ sót nợ hay chủ nhà. Hãy xem lại trong sổ mới lấy.',
    ],
    aboutRegister(readAgain),
    showClause,
    showMe,
  ),
  'share-right': says(
    [
      'Nếu chỉ phần đó bị đấu giá, người lạ có thể thành đồng chủ.',
      'Nếu phần đó được bán, chủ nhà thêm hoặc đổi. Hãy xem ai sẽ trả tiền cọc.',
    ],
    aboutRegister(step('Xem phần của ai bị đặt bao nhiêu, và ký với tất cả các chủ.', 'Chữ ký của mọi đồng sở hữu'), {
      living: step('Nếu phần đó bị đấu giá, hãy yêu cầu tòa chia tiền (배당요구).', 'Đơn (배당요구 신청서)'),
    }),
    'Tất cả đồng sở hữu, với tư cách bên cho thuê, cùng trả lại tiền cọc.',
    [
      'Quyền đặt trên phần sở hữu có xóa được trước ngày trả nốt không?',
      'Ngày trả nốt trả và đưa giấy tiếp nhận xóa.',
      'Phần của người khác nên không sao.',
    ],
  ),
  'partial-cancellation': says(
    [
      'Không ghi còn bao nhiêu thì phải coi là còn nhiều nhất.',
      'Không biết còn bao nhiêu thì phần của bạn cũng không rõ. Hãy hỏi chủ nhà.',
    ],
    aboutRegister(step('Xem số nợ còn lại bằng giấy số dư của ngân hàng.', 'Giấy số dư khoản vay (금융거래 확인서)')),
    showClause,
    ['Xóa một phần rồi còn bao nhiêu?', 'Tôi cho xem giấy số dư.', 'Gần trả hết rồi.'],
  ),
  'unread-lines': says(
    ['Trong dòng đó có thể có nội dung quan trọng.', 'Trong dòng đó có thể ghi nợ mới. Hãy so với bản gốc.'],
    aboutRegister(step('So dòng không đọc được với bản gốc.', 'Bản gốc sổ đăng ký')),
    showClause,
    showMe,
  ),
  'pages-missing': says(
    ['Trang thiếu có thể có thế chấp hoặc kê biên.', 'Trang thiếu có thể có nợ mới.'],
    aboutRegister(readAgain),
    showClause,
    showMe,
  ),
  'current-only': says(
    [
      'Không biết trước đây có kê biên hay đăng ký quyền thuê không.',
      'Không có ghi chép cũ nên không đoán được tình hình tiền bạc của chủ nhà.',
    ],
    aboutRegister(readAgain),
    showClause,
    showMe,
  ),
  'register-old': says(
    ['Trong lúc đó có thể có thế chấp hay kê biên mới.', 'Trong lúc đó có thể có nợ mới hoặc đổi chủ.'],
    aboutRegister(step('Lấy sổ mới vào ngày ký và ngày trả nốt (잔금) để kiểm tra.', `${fullRegister} mới lấy`)),
    showClause,
    showMe,
  ),
} as const
