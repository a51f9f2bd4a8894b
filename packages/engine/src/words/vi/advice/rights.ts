import { goneBefore, goneByBalance } from './clauses.ts'
import { says, step } from '../../translation.ts'
import { noNewDebt } from './money.ts'
import {
  aboutMoney,
  aboutRegister,
  cancelled,
  fullRegister,
  giveNotice,
  stay,
  toClear,
  toClearFirst,
  aboutDebts,
  writeClause,
} from './step-families.ts'

const repayAndCancel =
  'Cùng lúc nhận tiền trả nốt, chủ nhà trả hết nợ của thế chấp này và nộp đơn xóa. Nếu vi phạm, người thuê được hủy hợp đồng.'

export const rightsAdvice = {
  'tenancy-registration': says(
    [
      'Nghĩa là chủ nhà này đã không trả được tiền cọc. Vào sau đó thì cũng không được trả trước hết (최우선변제).',
      'Cùng chủ nhà này đã không trả cọc cho người khác. Hãy chuẩn bị trước khi đến lượt bạn.',
    ],
    toClearFirst(
      'đăng ký quyền thuê (임차권등기)',
      step('Xem lại sổ đã xóa đăng ký quyền thuê rồi mới ký.', cancelled),
    ),
    goneBefore('đăng ký quyền thuê (임차권등기)'),
    [
      'Khi nào trả tiền cọc cho người thuê trước?',
      'Đã trả và nộp đơn xóa. Giấy tiếp nhận đây.',
      'Nhận cọc mới rồi sẽ trả.',
    ],
  ),
  'past-tenancy-registration': says(
    [
      'Nay không còn hiệu lực. Nhưng ở đây người thuê từng phải ra tòa mới được trả.',
      'Nay không còn hiệu lực. Nếu cùng chủ, trước khi hết hạn hãy hỏi kế hoạch trả lại.',
    ],
    aboutRegister(step('Xem chủ nhà khi đó có phải người hiện nay không.', fullRegister), { ending: giveNotice }),
    null,
    ['Khi đó vì sao trả cọc muộn?', 'Là thời chủ cũ. Ngày trong sổ cho thấy.', 'Tại người thuê quá khó tính.'],
  ),
  'late-mortgage': says(
    [
      'Khai báo địa chỉ (전입신고) có hiệu lực từ 0 giờ hôm sau. Thế chấp vào giữa lúc đó đứng trước bạn.',
      'Thế chấp vào đúng ngày chuyển nhà vẫn được trả trước bạn. Nếu vi phạm điều khoản riêng (특약), bạn có thể đòi trách nhiệm.',
    ],
    aboutMoney(step('Đừng tiếp tục hợp đồng trước khi thế chấp mới được xóa.', cancelled), {
      'contract-day': step('Hỏi vì sao có thế chấp mới, và đừng ký trước khi xóa.', cancelled),
      'balance-day': step('Đừng trả nốt (잔금); đề nghị xóa hoặc hủy hợp đồng.', 'Sổ ngày trả nốt'),
      living: step(
        'Xem hợp đồng có điều khoản riêng (특약) không, nếu vi phạm thì gửi thư xác nhận nội dung (내용증명).',
        'Hợp đồng có điều khoản riêng, thư xác nhận nội dung',
      ),
      ending: stay,
    }),
    noNewDebt,
    [
      'Vì sao có thế chấp sau khi ký? Khi nào xóa?',
      'Hôm nay trả bằng tiền trả nốt và xóa. Cùng ra ngân hàng nhé.',
      'Số tiền không lớn, cứ để vậy.',
    ],
  ),
  'later-mortgage': says(
    [
      'Nợ này muộn hơn quyền đối kháng (대항력) của bạn nên đứng sau tiền cọc hiện nay. Nhưng cho thấy chủ nhà cần tiền.',
      'Tiền cọc hiện nay đứng trước khoản nợ này. Tiền nộp thêm khi ký lại sẽ đứng sau.',
    ],
    aboutMoney(step('Nếu đã hẹn tăng tiền cọc, xem phần tăng có đứng sau không.', 'Sổ đăng ký và hợp đồng'), {
      'contract-day': writeClause('không thế chấp thêm'),
      living: step(
        'Trước khi tăng tiền cọc hãy lấy sổ, và lấy ngày xác định (확정일자) mới cho phần tăng.',
        'Ngày xác định trên hợp đồng mới',
      ),
    }),
    'Đến khi hợp đồng thuê kết thúc, chủ nhà không thế chấp thêm căn nhà khi người thuê chưa đồng ý.',
    [
      'Khoản vay mới để làm gì, và kế hoạch trả cọc thế nào?',
      'Là vay sửa nhà. Tiền trả lại đã để riêng.',
      'Không liên quan đến người thuê.',
    ],
  ),
  'private-lender': says(
    [
      'Người ta đến đó khi ngân hàng không cho vay thêm. Lãi cao nên dễ chậm trả.',
      'Nợ lãi cao dễ chậm trả, và chậm thì nhanh đến đấu giá.',
    ],
    aboutDebts(
      step(
        'Xem có điều kiện trả và xóa nợ này vào ngày trả nốt (잔금) không.',
        'Giấy chứng nhận nợ (부채증명원) và cam kết xóa',
      ),
      { living: step('Hỏi có trả lãi đúng hạn không, và xem sổ thường xuyên.', fullRegister) },
    ),
    repayAndCancel,
    [
      'Vì sao không vay ngân hàng? Ngày trả nốt có trả không?',
      'Vay tạm thôi. Ngày trả nốt trả và xóa.',
      'Lãi vẫn trả đều, đừng lo.',
    ],
  ),
  'debt-of-another': says(
    [
      'Nếu người mắc nợ (채무자) không trả thì nhà này bị đấu giá. Một mình chủ nhà có thể không trả và xóa được.',
      'Nếu người mắc nợ (채무자) chậm lãi thì nhà này bị đấu giá, dù chủ nhà vẫn ổn.',
    ],
    aboutDebts(
      step(
        'Hỏi người mắc nợ là ai, và xem ngày trả nốt (잔금) người đó có cùng trả và xóa không.',
        'Giấy chứng nhận nợ (부채증명원) và cam kết xóa',
      ),
      { living: step('Hỏi người mắc nợ có trả lãi đúng hạn không, và xem sổ thường xuyên.', fullRegister) },
    ),
    repayAndCancel,
    [
      'Người được ghi là người mắc nợ trong sổ là ai? Ai trả khoản nợ này?',
      'Là tiền vợ hoặc chồng tôi vay. Ngày đó cùng ra ngân hàng trả và xóa.',
      'Không phải nợ của tôi nên tôi không rõ.',
    ],
  ),
  'mortgage-sold': says(
    [
      'Khoản vay không trả được hay bị bán cho công ty khác như vậy. Công ty mua thường thu tiền bằng đấu giá.',
      'Công ty mua nợ có thể yêu cầu đấu giá. Đừng bỏ lỡ thư của tòa.',
    ],
    aboutDebts(step('Hỏi chủ nhà có chậm trả lãi, có báo trước đấu giá không.', 'Giấy chứng nhận nợ (부채증명원)'), {
      living: step('Xem sổ thường xuyên: đấu giá đã bắt đầu chưa.', fullRegister),
      ending: stay,
    }),
    repayAndCancel,
    [
      'Vì sao thế chấp này chuyển sang công ty khác?',
      'Ngân hàng sáp nhập nên đổi tên. Có giấy tờ.',
      'Chuyện giữa các ngân hàng, tôi không biết.',
    ],
  ),
  'provisional-security': says(
    [
      'Khi đăng ký giữ chỗ (가등기) thành thế chấp hoặc quyền jeonse (전세권) thì quyền đó được trả trước bạn, người đến sau.',
      'Nếu đăng ký giữ chỗ (가등기) cũ hơn thứ tự của bạn thì đăng ký sau này vẫn được trả trước bạn.',
    ],
    toClearFirst(
      'đăng ký giữ chỗ (가등기)',
      step('Đừng gửi tiền cho đến khi đăng ký giữ chỗ (가등기) được xóa.', cancelled),
    ),
    goneBefore('đăng ký giữ chỗ (가등기)'),
    [
      'Đăng ký giữ chỗ này để bảo đảm cho gì, bao nhiêu tiền?',
      'Hôm nay đã xóa. Tôi cho xem giấy tiếp nhận.',
      'Chưa vay tiền nên không sao.',
    ],
  ),
  'compulsory-administration': says(
    [
      'Khi đã có quản lý cưỡng chế (강제관리), chủ nhà không được cho thuê hay nhận tiền thuê. Hợp đồng ký với chủ nhà có thể không có hiệu lực với người quản lý.',
      'Tiền thuê trả cho chủ nhà có thể không được tính là đã trả. Phải trả cho người quản lý.',
    ],
    toClearFirst(
      'quản lý cưỡng chế (강제관리)',
      step('Đừng ký trước khi thấy sổ đã xóa việc quản lý cưỡng chế.', fullRegister),
      {
        living: step(
          'Hỏi người quản lý do tòa chỉ định là ai và trả tiền thuê cho người đó.',
          'Thông báo của tòa về việc quản lý',
        ),
      },
    ),
    goneBefore('quản lý cưỡng chế (강제관리)'),
    [
      'Số vụ quản lý cưỡng chế (강제관리) là gì, người quản lý là ai?',
      'Đã trả nợ, việc quản lý đã hủy và xóa xong. Xem sổ mới đây.',
      'Đừng để ý chuyện của tòa, cứ gửi cho tôi.',
    ],
  ),
  'jeonse-right': says(
    [
      'Người có quyền jeonse nhận trước bạn. Cũng có thể có người khác đang dùng căn này.',
      'Quyền jeonse đăng ký trước bạn được trả trước. Hãy xem có phải quyền của chính bạn không.',
    ],
    toClear('quyền jeonse (전세권)', step('Để ngày xóa quyền jeonse trùng ngày bạn trả nốt (잔금).', cancelled)),
    goneByBalance('quyền jeonse (전세권)'),
    [
      'Người có quyền jeonse đang ở đây không? Khi nào xóa?',
      'Ngày trả nốt xóa cùng lúc và đưa giấy tiếp nhận.',
      'Người đó đã dọn đi, không sao.',
    ],
  ),
  'lease-right': says(
    [
      'Quyền thuê đăng ký trước thì đứng trước bạn.',
      'Quyền thuê đăng ký trước bạn được trả trước. Hãy xem có phải quyền của chính bạn không.',
    ],
    toClearFirst('quyền thuê (임차권)', step('Hỏi ngày xóa quyền thuê và ký sau ngày đó.', cancelled)),
    goneBefore('quyền thuê (임차권)'),
    ['Quyền thuê đã đăng ký khi nào xóa?', 'Tôi cho xem giấy tiếp nhận xóa.', 'Đăng ký cũ rồi, không sao.'],
  ),
  superficies: says(
    [
      'Thường thấy khi có khoản vay riêng lấy đất làm bảo đảm.',
      'Nợ trên đất không có trong sổ nhà. Hãy lấy sổ đất một lần.',
    ],
    aboutRegister(step('Lấy sổ đất (토지 등기부) và xem nợ trên đất.', 'Sổ đất'), {
      living: step('Lấy sổ đất (토지 등기부) và xem nợ trên đất.', 'Sổ đất'),
    }),
    null,
    ['Có khoản vay riêng trên đất không?', 'Cùng xem sổ đất nhé.', 'Chỉ cần xem tòa nhà.'],
  ),
} as const
