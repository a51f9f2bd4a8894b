import { goneBefore, goneByBalance } from './clauses.ts'
import { says, step } from '../../translation.ts'
import {
  aboutPerson,
  aboutRegister,
  balanceRecheck,
  cancelled,
  fullRegister,
  giveNotice,
  stay,
  toClear,
  doNotPay,
  doNotSign,
  toClearFirst,
} from './step-families.ts'

export const titleAdvice = {
  seizure: says(
    [
      'Thuế có thể được lấy trước bạn dù đăng ký sau. Không biết số tiền nên cũng không biết bạn nhận được bao nhiêu.',
      'Nếu bạn khai báo địa chỉ và có ngày xác định trước, có thể đứng trước thuế của chính căn nhà. Nhưng thuế nợ trước đó đứng trước bạn.',
    ],
    toClearFirst(
      'kê biên (압류)',
      step('Đừng gửi tiền cho đến khi kê biên được gỡ và xóa.', 'Giấy nộp đủ (완납 증명서) và giấy tiếp nhận xóa'),
    ),
    goneBefore('kê biên (압류)'),
    [
      'Vì sao bị kê biên và khi nào gỡ?',
      'Giấy nộp đủ và giấy tiếp nhận xóa đây.',
      'Đưa tiền đặt trước thì tôi dùng tiền đó gỡ ngay.',
    ],
  ),
  'provisional-seizure': says(
    [
      'Nghĩa là chủ nhà đang tranh chấp nợ. Khi đấu giá, bạn chia tiền với chủ nợ này.',
      'Kê biên tạm thời sau khi bạn khai báo địa chỉ và có ngày xác định thì đứng sau bạn. Nhưng là dấu hiệu chủ nhà thiếu tiền.',
    ],
    toClearFirst(
      'kê biên tạm thời (가압류)',
      step('Xem lại sổ đã xóa rồi mới ký.', 'Quyết định gỡ và giấy tiếp nhận xóa'),
    ),
    goneBefore('kê biên tạm thời (가압류)'),
    [
      'Cho xem giấy về lý do và cách giải quyết được không?',
      'Tôi cho xem quyết định gỡ và giấy tiếp nhận xóa.',
      'Đang kiện nhưng sắp thắng.',
    ],
  ),
  'provisional-disposition': says(
    [
      'Khi tranh chấp sở hữu kết thúc, hợp đồng thuê ký sau đó có thể mất.',
      'Nếu khai báo địa chỉ trước lệnh này thì hợp đồng được giữ. Nếu sau, tùy kết quả vụ kiện.',
    ],
    toClearFirst(
      'lệnh cấm định đoạt (가처분)',
      step('Đừng ký cho đến khi xóa.', 'Giấy kết thúc vụ kiện và giấy tiếp nhận xóa'),
    ),
    goneBefore('lệnh cấm định đoạt (가처분)'),
    [
      'Là vụ kiện gì? Cho biết số vụ được không?',
      'Vụ kiện đã xong và đã nộp đơn xóa. Giấy tiếp nhận đây.',
      'Chuyện gia đình, khó giải thích.',
    ],
  ),
  'demolition-claim': says(
    [
      'Nếu chủ đất thắng kiện, tòa nhà bị phá và hợp đồng thuê trong đó cũng chấm dứt.',
      'Nếu chủ đất thắng, bạn có thể phải dọn đi. Hãy xem vụ kiện đến đâu và hỏi tư vấn pháp luật.',
    ],
    toClearFirst(
      'lệnh cấm định đoạt (가처분)',
      step('Đừng ký cho đến khi xóa.', 'Giấy kết thúc vụ kiện và giấy tiếp nhận xóa'),
    ),
    goneBefore('lệnh cấm định đoạt (가처분)'),
    [
      'Đất của ai? Cho biết số vụ kiện được không?',
      'Đã mua đất và vụ kiện đã xong. Giấy tiếp nhận xóa đây.',
      'Trả thêm chút tiền đất là xong.',
    ],
  ),
  'provisional-registration': says(
    [
      'Nếu đăng ký giữ chỗ thành đăng ký chính, người thuê vào sau có thể bị đuổi.',
      'Nếu khai báo địa chỉ trước mục này, bạn vẫn đòi được với chủ mới. Nếu sau, hãy hỏi tư vấn ngay.',
    ],
    toClearFirst('đăng ký giữ chỗ (가등기)', step('Đừng gửi tiền cho đến khi xóa.', cancelled)),
    goneBefore('đăng ký giữ chỗ (가등기)'),
    ['Người giữ chỗ là ai và vì sao có?', 'Hôm nay đã xóa. Tôi cho xem giấy tiếp nhận.', 'Chỉ là hình thức.'],
  ),
  'auction-opening': says(
    [
      'Người thuê vào sau khi đấu giá bắt đầu không đòi tiền cọc từ chủ mới được.',
      'Nếu đang ở, phải yêu cầu chia tiền (배당요구) mới được chia. Nếu khai báo địa chỉ trước tất cả, phần thiếu đòi chủ mới được.',
    ],
    {
      'before-contract': step('Đừng ký. Hãy tìm nhà khác.', 'Sổ cho thấy vụ đấu giá'),
      'contract-day': doNotSign('mục mở đấu giá (경매개시결정)'),
      'balance-day': doNotPay('mục mở đấu giá (경매개시결정)'),
      living: step(
        'Khai báo quyền và yêu cầu chia tiền trước hạn trong giấy của tòa (배당요구 종기).',
        'Đơn (권리신고 겸 배당요구 신청서), hợp đồng, xác nhận địa chỉ',
      ),
      ending: stay,
    },
    null,
    [
      'Số vụ đấu giá và hạn yêu cầu chia tiền là khi nào?',
      'Đấu giá đã rút và xóa xong. Xem sổ mới đi.',
      'Sắp rút thôi. Sẽ trả bằng tiền cọc.',
    ],
  ),
  'public-sale': says(
    [
      'Phát mại (공매) là bán nhà để thu thuế. Người thuê mới khó được bảo vệ.',
      'Nếu đang ở, phải yêu cầu phân chia (배분요구) mới được chia. Đừng lỡ ngày trong thông báo.',
    ],
    {
      'before-contract': step('Đừng ký. Hãy tìm nhà khác.', 'Sổ có thông báo phát mại'),
      'contract-day': doNotSign('thông báo phát mại (공매공고)'),
      'balance-day': doNotPay('thông báo phát mại (공매공고)'),
      living: step(
        'Khai báo quyền và yêu cầu phân chia tại 한국자산관리공사 (KAMCO).',
        'Đơn (권리신고 겸 배분요구 신청서), hợp đồng, xác nhận địa chỉ',
      ),
      ending: stay,
    },
    null,
    [
      'Số quản lý và hạn yêu cầu phân chia là khi nào?',
      'Thuế đã nộp đủ và thông báo đã xóa.',
      'Thuế sẽ giải quyết ngay.',
    ],
  ),
  trust: says(
    [
      'Hợp đồng thuê không có sự đồng ý của bên nhận ủy thác (수탁자) không ràng buộc công ty ủy thác. Bạn có thể mất toàn bộ tiền cọc.',
      'Nếu ký mà không có giấy đồng ý, công ty ủy thác có thể yêu cầu dọn đi. Hãy xem ngay có giấy đồng ý không.',
    ],
    aboutPerson(
      step(
        'Lấy sổ ủy thác (신탁원부) tại phòng đăng ký (등기소), và xin giấy đồng ý của bên nhận ủy thác (수탁자) và người hưởng ưu tiên (우선수익자).',
        'Sổ ủy thác, hai giấy đồng ý',
      ),
      {
        'contract-day': step('Gọi công ty ủy thác xác nhận giấy đồng ý rồi mới ký.', 'Bản gốc giấy đồng ý'),
        'balance-day': step(
          'Chỉ gửi vào tài khoản ghi trong giấy đồng ý.',
          'Giấy đồng ý và tên trên màn hình chuyển tiền',
        ),
        living: step(
          'Gom sổ ủy thác và giấy đồng ý, và đi tư vấn pháp luật.',
          'Sổ ủy thác, hợp đồng, lịch sử chuyển tiền',
        ),
        ending: stay,
      },
    ),
    'Trước khi ký, chủ nhà đưa giấy đồng ý cho thuê của bên nhận ủy thác và người hưởng ưu tiên. Tiền cọc chỉ trả vào tài khoản của bên nhận ủy thác ghi trong giấy đồng ý.',
    [
      'Có giấy đồng ý của cả hai không? Tiền cọc gửi vào tài khoản của ai?',
      'Có bản gốc, và tiền cọc nhận vào tài khoản công ty ủy thác.',
      'Bên ủy thác mới là chủ thật, không cần đồng ý.',
    ],
  ),
  'trust-no-consent': says(
    [
      'Không có giấy đồng ý thì hợp đồng này không ràng buộc công ty ủy thác. Hầu hết lừa đảo ủy thác đều như vậy.',
      'Hợp đồng không có sự đồng ý khó có quyền đối kháng (대항력). Hãy hỏi ngay công ty ủy thác và 법률구조공단 (trợ giúp pháp lý).',
    ],
    aboutPerson(step('Đừng ký và đừng gửi tiền trước khi có giấy đồng ý.', 'Giấy đồng ý của 수탁자 và 우선수익자'), {
      'contract-day': step('Không có giấy đồng ý thì đừng ký, hãy ra về.', 'Bản gốc giấy đồng ý'),
      'balance-day': step('Không có giấy đồng ý thì đừng trả nốt (잔금).', 'Bản gốc giấy đồng ý'),
      living: step(
        'Gom hợp đồng và lịch sử chuyển tiền, và đi tư vấn pháp luật.',
        'Hợp đồng, lịch sử chuyển tiền, sổ ủy thác',
      ),
      ending: stay,
    }),
    'Không có giấy đồng ý cho thuê của bên nhận ủy thác và người hưởng ưu tiên thì hợp đồng này không có hiệu lực, và chủ nhà trả lại ngay toàn bộ số tiền đã nhận.',
    [
      'Khi nào có giấy đồng ý? Cho nói chuyện với công ty ủy thác được không?',
      'Gọi ngay người phụ trách. Giấy đồng ý có trước khi ký.',
      'Vào ở rồi sẽ làm sau.',
    ],
  ),
  insolvency: says(
    [
      'Chủ nhà không được tự ý dùng tài sản khi tòa chưa cho phép.',
      'Tiền cọc phải khai báo trong thủ tục. Có quyền đối kháng (대항력) và ngày xác định thì có thể được trả trước từ giá nhà.',
    ],
    toClear(
      'mục phục hồi hoặc phá sản (회생·파산)',
      step('Không có giấy cho phép của tòa và người quản lý thì đừng ký.', 'Giấy phép của tòa (법원 허가서)'),
      {
        'contract-day': step(
          'Xem giấy phép của tòa và dấu của người quản lý rồi mới ký.',
          'Giấy phép của tòa, giấy tờ của người quản lý',
        ),
        living: step(
          'Khai báo khoản tiền cọc trong thời hạn tòa định ra.',
          'Đơn khai báo (채권신고서), hợp đồng, xác nhận địa chỉ',
        ),
      },
    ),
    null,
    [
      'Hợp đồng này có được tòa cho phép không?',
      'Có giấy phép của tòa và dấu của người quản lý.',
      'Giấy phép xin sau cũng được.',
    ],
  ),
  'notice-registration': says(
    [
      'Nếu chủ nhà thua kiện, hợp đồng thuê ký với người đó cũng lung lay.',
      'Tùy kết quả vụ kiện, chủ nhà có thể thành người chưa từng là chủ. Hãy tra vụ kiện.',
    ],
    toClearFirst('mục báo vụ kiện (예고등기)', step('Đừng ký cho đến khi xóa.', 'Bản án và giấy tiếp nhận xóa')),
    goneBefore('mục báo vụ kiện (예고등기)'),
    ['Vụ kiện đó kết thúc thế nào?', 'Bản án đã có hiệu lực và đã nộp đơn xóa.', 'Chuyện lâu rồi, không biết.'],
  ),
  redemption: says(
    [
      'Nếu bị mua lại, hợp đồng thuê ký sau đó có thể hết.',
      'Xem thời hạn mua lại còn không. Nếu đã qua thì có thể yêu cầu xóa.',
    ],
    toClear('quyền mua lại (환매특약)', step('Xem thời hạn mua lại đã hết chưa và yêu cầu xóa.', cancelled)),
    goneByBalance('quyền mua lại (환매특약)'),
    ['Khi nào hết thời hạn mua lại?', 'Đã hết và đã nộp đơn xóa.', 'Cái đó không có ý nghĩa gì.'],
  ),
  prohibition: says(
    [
      'Khi mục này còn, chủ đầu tư không được tự ý cho thuê hay thế chấp.',
      'Có thể là nhà chưa sang tên. Hãy xem ai là chủ nhà thật.',
    ],
    toClear(
      'mục cấm định đoạt (금지사항등기)',
      step('Hỏi ngày sang tên và xóa mục cấm.', 'Hợp đồng mua lần đầu và lịch đăng ký'),
    ),
    goneByBalance('mục cấm định đoạt (금지사항등기)'),
    ['Khi nào xóa mục cấm?', 'Ngày trả nốt, cùng lúc sang tên. Tôi đưa lịch.', 'Nhà mới nào cũng có.'],
  ),
  'residence-duty': says(
    [
      'Cho thuê trong thời gian chủ phải tự ở thì hợp đồng có thể vỡ.',
      'Đến lúc chủ phải vào ở, bạn có thể bị yêu cầu dọn đi. Hãy biết trước thời hạn.',
    ],
    aboutRegister(
      step(
        'Yêu cầu chủ nhà cho xem giấy về thời hạn tự ở và có được hoãn không.',
        'Giấy xác nhận hoãn (거주의무 유예 확인서)',
      ),
      {
        living: step(
          'Hỏi chủ nhà bằng văn bản thời hạn tự ở đến khi nào.',
          'Tin nhắn hoặc thư xác nhận nội dung (내용증명)',
        ),
        ending: giveNotice,
      },
    ),
    'Nếu vì nghĩa vụ tự ở hoặc hạn chế bán lại mà hợp đồng thuê không giữ được, chủ nhà trả lại ngay tiền cọc và phí chuyển nhà.',
    ['Thời hạn tự ở đã hết hay được hoãn chưa?', 'Tôi cho xem giấy xác nhận hoãn.', 'Không ai kiểm tra đâu.'],
  ),
  'special-terms': says(
    [
      'Thỏa thuận đã đăng ký cũng có hiệu lực với người thuê vào sau.',
      'Thỏa thuận đăng ký trước bạn cũng có hiệu lực với bạn. Hãy đọc một lần.',
    ],
    aboutRegister(step('Bấm vào dòng đó trong sổ và cùng đọc.', 'Sổ có thỏa thuận (특약)')),
    null,
    [
      'Thỏa thuận này nghĩa là gì, có ảnh hưởng hợp đồng thuê không?',
      'Tôi giải thích và ghi vào bản thuyết minh.',
      'Nội dung không cần đọc.',
    ],
  ),
  'registered-rental': says(
    [
      'Đơn vị cho thuê có nghĩa vụ bảo lãnh tiền cọc (임대보증금 보증).',
      'Tiền thuê không được tăng nhiều, và chủ nhà phải có bảo lãnh.',
    ],
    aboutRegister(step('Xem giấy bảo lãnh và số tiền bảo lãnh.', 'Giấy bảo lãnh (임대보증금 보증서)'), {
      'contract-day': step(
        'Dùng hợp đồng mẫu (표준임대차계약서) và nhận bản sao giấy bảo lãnh.',
        'Hợp đồng mẫu, bản sao giấy bảo lãnh',
      ),
      'balance-day': balanceRecheck,
      living: step('Hỏi cơ quan bảo lãnh thời hạn và số tiền có khớp hợp đồng của bạn không.', 'Số giấy bảo lãnh'),
      ending: giveNotice,
    }),
    'Chủ nhà tham gia bảo lãnh tiền cọc theo luật nhà cho thuê tư nhân và đưa bản sao giấy bảo lãnh.',
    [
      'Đã có bảo lãnh tiền cọc chưa? Cho xem giấy được không?',
      'Có. Tôi đính kèm bản sao vào hợp đồng.',
      'Không phải nghĩa vụ.',
    ],
  ),
  'past-seizure': says(
    [
      'Nay không còn hiệu lực. Nhưng cho thấy chủ nhà từng thiếu tiền.',
      'Nay không còn hiệu lực. Nếu cùng chủ, hãy theo dõi có xuất hiện lại không.',
    ],
    aboutRegister(step('Xem ngày trong sổ có phải thời cùng chủ nhà không.', fullRegister)),
    null,
    ['Kê biên này có phải thời chủ hiện nay không?', 'Thời chủ cũ, chủ hiện nay không có.', 'Xóa rồi, không cần xem.'],
  ),
  'past-dispute': says(
    [
      'Nay đã xong. Nhưng cùng một chủ thì hay lặp lại, nên biết lý do.',
      'Nay đã xong. Nếu cùng chủ, hãy theo dõi có mục mới không.',
    ],
    aboutRegister(step('Xem trong sổ là khi nào, thời ai.', fullRegister)),
    null,
    [
      'Vì sao có đấu giá hoặc vụ kiện và kết thúc thế nào?',
      'Do nợ của chủ cũ; chủ nay mua qua đấu giá và không có nợ.',
      'Chuyện cũ, không biết.',
    ],
  ),
} as const
