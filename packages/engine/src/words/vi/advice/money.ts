import { repaid } from './clauses.ts'
import { says, step } from '../../translation.ts'
import { aboutMoney, fullRegister, giveNotice, stay, aboutDebts, writeClause } from './step-families.ts'

export const refundUnlessCovered =
  'Nếu xác nhận người thuê không được bảo lãnh hoàn cọc thì hợp đồng này vô hiệu và chủ nhà trả lại ngay toàn bộ số tiền đã nhận.'

const refundIfUntrue =
  'Chủ nhà xác nhận tổng tiền cọc của người thuê khác trong nhà đúng như thực tế. Nếu sai, người thuê được hủy hợp đồng và chủ nhà trả lại ngay toàn bộ số tiền đã nhận.'

export const noNewDebt =
  'Đến hết ngày sau khi người thuê khai báo địa chỉ, chủ nhà không thế chấp mới hay định đoạt căn nhà. Nếu vi phạm, người thuê được hủy hợp đồng và chủ nhà trả lại gấp đôi số tiền đã nhận.'

const debtPaper = 'Giấy chứng nhận nợ của ngân hàng (부채증명원)'

const answer = 'Câu trả lời được nhận của cơ quan bảo lãnh'

const leases = '확정일자 부여현황, 전입세대확인서'

const jointList = 'Sổ kèm danh mục bảo đảm chung'

export const moneyAdvice = {
  'mortgage-high': says(
    [
      'Nếu nhà bị đấu giá, ngân hàng nhận trước. Tiền cọc của bạn đứng sau.',
      'Thế chấp có trước khi bạn khai báo địa chỉ vẫn được trả trước bạn. Nếu chậm trả lãi, đấu giá có thể bắt đầu.',
    ],
    aboutDebts(step('Trước khi ký, hỏi chủ nhà có thể giảm nợ bao nhiêu.', debtPaper), {
      living: step('Hỏi chủ nhà khoản vay còn bao nhiêu và có trả lãi đúng hạn không.', debtPaper),
    }),
    'Cùng lúc nhận tiền trả nốt, chủ nhà trả hết nợ của thế chấp đứng trước và nộp đơn xóa. Nếu vi phạm, người thuê được hủy hợp đồng và chủ nhà trả lại ngay toàn bộ số tiền đã nhận.',
    [
      'Ngày trả nốt có trả và xóa thế chấp này không?',
      'Có. Ngày đó cùng trả tại ngân hàng, và cho xem ngay giấy tiếp nhận xóa.',
      'Ai cũng có khoản vay như vậy, đừng để ý.',
    ],
  ),
  'jeonse-high': says(
    [
      'Giá nhà chỉ cần giảm chút là bán nhà cũng không đủ trả tiền cọc. Nhà như vậy gọi là 깡통전세.',
      'Nếu giá giảm, chủ nhà bán nhà cũng không trả đủ tiền cọc. Tìm người thuê mới cũng khó hơn.',
    ],
    aboutMoney(
      step(
        'Hỏi có thể giảm tiền cọc hoặc chuyển một phần thành tiền thuê tháng không.',
        'Giá giao dịch gần đây trong cùng tòa nhà',
      ),
      {
        living: step(
          'Xem giá gần đây trong tòa nhà, và hỏi chủ nhà khi hết hạn sẽ trả thế nào.',
          'Giá giao dịch và câu trả lời của chủ nhà',
        ),
      },
    ),
    refundUnlessCovered,
    [
      'Gần đây trong tòa nhà này bán được bao nhiêu?',
      'Giao dịch một năm gần đây ở đây, cùng xem nhé.',
      'Nhà mới nên chưa có giao dịch. Giá bán lần đầu là giá thị trường.',
    ],
  ),
  'jeonse-notable': says(
    ['Chưa phải là cao. Nhưng nếu giá giảm hoặc thêm nợ thì sẽ sát.', 'Hiện còn dư. Tăng tiền cọc thì phần dư ít đi.'],
    aboutMoney(
      step(
        'Kiểm tra giá ở hai nơi trở lên, và hỏi có được bảo lãnh hoàn cọc (반환보증) không.',
        'Giá giao dịch và giá công bố (공시가격)',
      ),
    ),
    refundUnlessCovered,
    ['Căn này có được bảo lãnh hoàn cọc không?', 'Có. Tôi đưa giấy tờ cần thiết.', 'Mức này không cần bảo lãnh.'],
  ),
  'secured-debts': says(
    [
      'Nợ đứng trước cộng tiền cọc (부채비율) càng gần giá nhà thì càng nhiều vụ không trả cọc.',
      'Nợ đứng trước được trả trước bạn khi đấu giá. Thỉnh thoảng nên xem nợ có giảm không.',
    ],
    aboutDebts(step('Đề nghị ghi vào điều khoản riêng (특약): trả và xóa nợ vào ngày trả nốt (잔금).', debtPaper), {
      living: step('Lấy sổ mới và xem nợ có giảm không.', fullRegister),
    }),
    repaid,
    [
      'Khoản vay thực tế còn bao nhiêu? Cho xem giấy của ngân hàng được không?',
      'Được. Tôi lấy giấy chứng nhận nợ.',
      'Chỉ mức tối đa là vậy, thực tế gần như không còn. Giấy tờ thì khó.',
    ],
  ),
  'deposit-not-covered': says(
    [
      'Khi đấu giá, nhà bán rẻ hơn thị trường và quyền đứng trước nhận trước.',
      'Khi đấu giá, nhà bán rẻ hơn thị trường. Có quyền đối kháng (대항력) thì đòi phần còn thiếu từ chủ mới được.',
    ],
    aboutMoney(step('Chỉ ký khi giảm tiền cọc hoặc được bảo lãnh hoàn cọc (반환보증).', answer), { ending: stay }),
    refundUnlessCovered,
    [
      'Nếu căn này bị đấu giá thì tiền cọc của tôi ra sao?',
      'Cùng tính với nợ đứng trước và giá đấu dự kiến nhé.',
      'Người này không bao giờ bị đấu giá.',
    ],
  ),
  'deposit-not-covered-low': says(
    [
      'Nếu giá giảm và đấu giá bán rẻ, tiền cọc vẫn hụt dù không có nợ đứng trước.',
      'Thường thì tính ra nhận đủ. Nhưng khi nhà bán rẻ thì có thể thiếu.',
    ],
    aboutMoney(step('Xem trước có được bảo lãnh hoàn cọc (반환보증) không, và hỏi giảm tiền cọc.', answer)),
    refundUnlessCovered,
    [
      'Căn này có được bảo lãnh hoàn cọc không?',
      'Có. Tôi đưa giấy tờ cần thiết.',
      'Bảo lãnh chỉ tốn tiền, căn này không cần.',
    ],
  ),
  'small-deposit-doubtful': says(
    [
      'Với người thuê rẻ căn nhà có nợ cao bằng giá nhà, tòa từng không công nhận quyền được trả trước (최우선변제, Tòa án Tối cao 2013다62223).',
      'Khi đấu giá, chủ nợ khác có thể phản đối phần của bạn. Hãy giữ giấy tờ chứng minh bạn thật sự ở đó.',
    ],
    aboutMoney(
      step(
        'Tránh căn nhà này, trừ khi có điều kiện trả và xóa nợ đứng trước.',
        'Giấy xác nhận nợ của ngân hàng (부채증명원) và cam kết xóa',
      ),
      {
        living: step(
          'Giữ chung hợp đồng, bản ghi chuyển tiền cọc và hóa đơn điện nước.',
          'Hợp đồng, bản ghi chuyển tiền, hóa đơn điện nước',
        ),
      },
    ),
    'Chủ nhà trả hết nợ thế chấp của căn nhà và nộp đơn xóa cùng lúc nhận tiền còn lại. Nếu vi phạm, người thuê được hủy hợp đồng.',
    [
      'Nợ cao bằng giá nhà thì trả thế nào? Đã có chuyện đấu giá chưa?',
      'Ngày trả tiền còn lại, chúng tôi trả và xóa luôn tại ngân hàng.',
      'Cọc nhỏ nên dù đấu giá nhà nước cũng trả đủ.',
    ],
  ),
  'deposit-over-official': says(
    [
      'Cơ quan bảo lãnh tính giá villa theo giá công bố (공시가격). Vượt hạn mức này thì bị từ chối, và có thể giá đã bị thổi lên.',
      'Với điều kiện hiện nay khó có hoặc tiếp tục bảo lãnh. Giảm tiền cọc khi ký lại thì được.',
    ],
    aboutMoney(
      step('Đề nghị giảm tiền cọc xuống dưới hạn mức này.', 'Giá công bố tại 부동산공시가격알리미 (realtyprice.kr)'),
      {
        living: step('Bàn với chủ nhà giảm tiền cọc và chuyển sang tiền thuê tháng.', 'Giá công bố và hợp đồng'),
      },
    ),
    refundUnlessCovered,
    [
      'Theo giá công bố thì có được bảo lãnh không?',
      'Cùng xem giá công bố và chọn mức được nhận nhé.',
      'Giá công bố vốn thấp. Giá thị trường cao hơn nhiều.',
    ],
  ),
  'falling-price': says(
    [
      'Nếu hai năm sau giá nhà thấp hơn nay, bây giờ đủ nhưng khi đó có thể thiếu.',
      'Lúc hết hạn giá có thể thấp hơn lúc vào. Chuẩn bị sớm thì có nhiều cách.',
    ],
    aboutMoney(step('Đề nghị tính tiền cọc theo giá đã giảm, không theo giá hiện nay.', 'Giao dịch sáu tháng gần đây')),
    refundUnlessCovered,
    [
      'Sáu tháng gần đây căn cùng diện tích bán bao nhiêu?',
      'Tôi cho xem giao dịch theo ngày. Đang giảm dần.',
      'Sẽ lên lại sớm.',
    ],
  ),
  'price-conflict': says(
    [
      'Nếu giá người ta nói cao hơn giá đã bán thật, đấu giá chỉ bán được giá thấp. Hay gặp ở hợp đồng thổi giá.',
      'Nếu bạn vào ở vì tin giá cao, khi đấu giá số tiền nhận lại có thể ít hơn bạn nghĩ.',
    ],
    aboutMoney(
      step('Hỏi vì sao hai giá khác nhau và tính tiền cọc theo giá thấp.', 'Giao dịch, giá công bố, sổ đăng ký'),
    ),
    refundUnlessCovered,
    [
      'Căn này hoặc căn bên cạnh gần đây bán thật bao nhiêu?',
      'Tôi cho xem giao dịch đã khai báo theo ngày.',
      'Giá là do người bán nói.',
    ],
  ),
  'price-untested': says(
    [
      'Nhà mới chưa có giao dịch thì giá người bán đưa ra bị coi là giá thị trường. Nhiều vụ lừa villa mới từ đó mà ra.',
      'Nếu giá bán lần đầu bị thổi lên thì lần sau không bán được giá đó.',
    ],
    aboutMoney(step('Tự tìm giá các căn tương tự quanh đó đã bán.', 'Giao dịch villa quanh đó (연립·다세대)')),
    refundUnlessCovered,
    [
      'Tòa nhà này hoặc tòa bên cạnh có giao dịch đã khai báo không?',
      'Có. Cùng xem ngày và số tiền.',
      'Có giá thẩm định rồi, không cần xem giao dịch.',
    ],
  ),
  'accident-area': says(
    [
      'Sự cố trong khu vực không có nghĩa là căn này có. Vì vậy không trừ điểm.',
      'Quanh đó nhiều sự cố thì khó tìm người thuê mới. Hãy chuẩn bị sớm.',
    ],
    aboutMoney(step('Trước khi ký, hỏi có được bảo lãnh hoàn cọc (반환보증) không.', answer), {
      ending: giveNotice,
    }),
    refundUnlessCovered,
    [
      'Anh chị có biết tòa nhà nào ở đây từng không trả cọc không?',
      'Biết. Tôi kiểm tra giúp chủ tòa này là người khác.',
      'Dạo này không có chuyện đó.',
    ],
  ),
  'joint-collateral': says(
    [
      'Nếu chỉ một căn bán trước, căn đó có thể phải gánh toàn bộ nợ.',
      'Vì chuyện của căn khác mà căn này cũng có thể bị đấu giá. Phải xem danh mục mới biết phần phải gánh.',
    ],
    aboutDebts(step('Lấy danh mục bảo đảm chung (공동담보목록) và xem bao nhiêu căn cùng bị ràng buộc.', jointList), {
      'contract-day': writeClause('đưa căn này ra khỏi bảo đảm chung'),
      living: step('Lấy danh mục bảo đảm chung (공동담보목록) và xem có căn nào bị đấu giá không.', jointList),
    }),
    'Cùng lúc nhận tiền trả nốt, chủ nhà nộp đơn đưa căn này ra khỏi bảo đảm chung.',
    [
      'Các căn khác cùng bảo đảm ở đâu, và tổng tiền cọc của người thuê là bao nhiêu?',
      'Tôi cho xem danh mục và tiền cọc của các căn khác.',
      'Các căn khác không liên quan.',
    ],
  ),
  'other-deposits-unknown': says(
    [
      'Ở nhà nhiều hộ (다가구), hộ vào trước được trả trước. Không biết số này thì không biết bạn nhận được bao nhiêu.',
      'Tiền cọc của hộ vào trước đứng trước bạn. Biết tổng số thì vẫn tính được.',
    ],
    aboutMoney(step('Được chủ nhà đồng ý, lấy 확정일자 부여현황.', leases), {
      'contract-day': step('Ghi tổng tiền cọc của các hộ khác vào hợp đồng rồi ký.', '확정일자 부여현황'),
      living: step(
        'Lấy 확정일자 부여현황 tại trung tâm dân cư (주민센터). Người thuê không cần đồng ý.',
        'Giấy tờ tùy thân và hợp đồng',
      ),
    }),
    refundIfUntrue,
    [
      'Cho xem 확정일자 부여현황 và 전입세대확인서 được không?',
      'Được. Hôm nay cùng đến trung tâm dân cư lấy.',
      'Toàn là số nhỏ, không cần xem.',
    ],
  ),
  'other-deposits-low': says(
    [
      'Ở nhà nhiều hộ (다가구), nhiều vụ lừa nói tiền cọc của hộ khác ít đi để ký hợp đồng.',
      'Nếu tổng thật lớn hơn thì tiền nhận khi đấu giá ít đi. Nên kiểm tra lại bằng giấy tờ.',
    ],
    aboutMoney(step('Kiểm tra lại tổng số bằng 확정일자 부여현황, không theo lời nói.', leases), {
      'contract-day': step('Ghi tổng số đã kiểm tra vào hợp đồng rồi ký.', '확정일자 부여현황'),
      living: step(
        'Lấy 확정일자 부여현황 tại trung tâm dân cư (주민센터) và xem có đúng như đã nói không.',
        'Giấy tờ tùy thân và hợp đồng',
      ),
    }),
    refundIfUntrue,
    [
      'Cho xem giấy ghi tiền cọc của từng hộ được không?',
      'Đây là 확정일자 부여현황. Là hộ thuê tháng nên cọc nhỏ.',
      'Chủ nhà nói vậy nên đúng.',
    ],
  ),
} as const
