import { ownerSigns } from './clauses.ts'
import { says, step } from '../../translation.ts'
import {
  aboutLandlord,
  aboutPerson,
  balanceRecheck,
  fullRegister,
  giveNotice,
  doNotPay,
  doNotSign,
  stay,
} from './step-families.ts'

const tellOfSale =
  'Nếu chủ nhà bán nhà hoặc chủ sở hữu đổi thì báo ngay cho người thuê, và người thuê được chấm dứt hợp đồng.'

const record = 'kết quả tra cứu chủ nhà (임대인 정보조회)'

export const ownershipAdvice = {
  'owner-mismatch': says(
    [
      'Hợp đồng với người không phải chủ có thể không ràng buộc chủ nhà.',
      'Nếu bên ký không phải chủ thì người phải trả cọc khác đi. Cũng có thể nhà đã bán và đổi chủ.',
    ],
    aboutPerson(
      step(
        'Xem giấy tờ của chủ nhà, giấy ủy quyền (위임장) và giấy chứng nhận con dấu (인감증명서), và tự gọi chủ nhà.',
        'Giấy tờ tùy thân, 위임장, 인감증명서',
      ),
    ),
    ownerSigns,
    [
      'Cho nói chuyện với chủ nhà và xem giấy ủy quyền, giấy chứng nhận con dấu được không?',
      'Được. Gọi ngay, tôi cho xem bản gốc.',
      'Là người nhà nên không cần giấy ủy quyền.',
    ],
  ),
  'co-owned': says(
    [
      'Các chủ giữ hơn nửa phần sở hữu phải cùng ký.',
      'Hợp đồng không có chữ ký của chủ giữ hơn nửa có thể không ràng buộc các chủ khác.',
    ],
    aboutPerson(
      step('Xem các chủ giữ hơn nửa có ký đủ không.', 'Giấy tờ và giấy chứng nhận con dấu (인감증명서) của tất cả'),
      { living: step('Cộng phần sở hữu trong sổ của những người đã ký.', 'Hợp đồng và sổ đăng ký') },
    ),
    'Bên cho thuê là toàn bộ đồng sở hữu giữ hơn nửa phần, và cùng chịu nghĩa vụ trả lại tiền cọc.',
    [
      'Các chủ giữ hơn nửa có cùng ký không?',
      'Có. Tất cả ký và đưa giấy chứng nhận con dấu.',
      'Một người đại diện đến là được.',
    ],
  ),
  'share-auction': says(
    [
      'Người mua phần đó thành đồng chủ mới. Nếu các chủ tranh chấp, cả căn nhà có thể bị đấu giá.',
      'Nếu chỉ bán một phần thì hợp đồng thuê có thể tiếp tục. Nhưng người trả lại tiền cọc sẽ đổi.',
    ],
    {
      'before-contract': step('Đừng ký trước khi việc đấu giá phần đó xong và được xóa.', 'Sổ cho thấy vụ đấu giá'),
      'contract-day': doNotSign('mục mở đấu giá phần sở hữu (경매개시결정)'),
      'balance-day': doNotPay('mục mở đấu giá phần sở hữu (경매개시결정)'),
      living: step(
        'Khai báo quyền và yêu cầu chia tiền trước hạn trong giấy của tòa (배당요구 종기).',
        'Đơn (권리신고 겸 배당요구 신청서), hợp đồng, xác nhận địa chỉ',
      ),
      ending: stay,
    },
    null,
    [
      'Là phần của ai và đấu giá đến đâu rồi?',
      'Đã rút và xóa xong. Xem sổ mới đi.',
      'Là phần của người khác nên không sao.',
    ],
  ),
  'company-owner': says(
    [
      'Nếu công ty khó khăn, lương nhân viên và thuế được trả trước. Công ty cũng có thể đóng cửa.',
      'Phải theo dõi tình hình công ty. Lương và thuế có thể được trả trước tiền cọc của bạn.',
    ],
    aboutLandlord(
      step(
        'Xem sổ pháp nhân, giấy nộp thuế, và quyền của người ký.',
        'Sổ pháp nhân (법인 등기부), giấy chứng nhận con dấu công ty, giấy nộp thuế (납세증명서)',
      ),
      { living: step('Xem sổ thường xuyên: có kê biên hay nợ mới không.', fullRegister) },
    ),
    'Chủ nhà đưa giấy nộp thuế quốc gia và địa phương của ngày ký và ngày trả nốt. Nếu còn nợ thuế, người thuê được hủy hợp đồng.',
    [
      'Cho xem sổ pháp nhân và giấy nộp thuế được không?',
      'Được. Người đại diện tự ký và đưa đủ giấy tờ.',
      'Là công ty nên đáng tin hơn.',
    ],
  ),
  'recent-owner-change': says(
    [
      'Hay thấy ở kiểu mua nhà không vốn bằng tiền cọc (무자본 갭투기).',
      'Dù đổi chủ, có quyền đối kháng (대항력) thì chủ mới phải trả tiền cọc. Hãy xem chủ mới là ai.',
    ],
    aboutLandlord(
      step('So giá mua bán với tiền cọc, và tra lịch sử chủ nhà trong 안심전세앱.', `Hợp đồng mua bán, ${record}`),
    ),
    tellOfSale,
    [
      'Căn này mua bao nhiêu, và có nhiều căn khác không?',
      'Tôi cho xem hợp đồng mua bán, và đồng ý cho tra cứu.',
      'Cái đó không liên quan hợp đồng.',
    ],
  ),
  'owner-changed-in-lease': says(
    [
      'Từng có lừa đảo bán nhà cho người không có tiền ngay khi ký hợp đồng (동시진행).',
      'Chủ mới thành người phải trả cọc. Nếu không tin, bạn có thể từ chối và kết thúc hợp đồng.',
    ],
    aboutPerson(step('Ký lại hợp đồng với chủ mới và xem giấy tờ.', 'Giấy tờ của chủ mới và sổ đăng ký'), {
      'contract-day': step('Xem có đúng ký với chủ mới trong sổ không.', 'Sổ ngày ký và giấy tờ'),
      'balance-day': step('Đừng trả nốt (잔금) trước khi biết vì sao đổi chủ.', 'Hợp đồng mua bán và sổ ngày trả nốt'),
      living: step('Lấy tên và số liên lạc của chủ mới, và tra lịch sử trong 안심전세앱.', `Tra cứu: ${record}`),
      ending: step('Báo chủ mới là muốn kết thúc.', 'Thư xác nhận nội dung (내용증명)'),
    }),
    tellOfSale,
    [
      'Vì sao nhà được bán, và chủ mới là người thế nào?',
      'Gặp chủ mới và ký lại hợp đồng. Đã đồng ý cho tra cứu.',
      'Đổi chủ cũng không có gì khác.',
    ],
  ),
  'rapid-transfers': says(
    [
      'Nhà bán đi bán lại trong thời gian ngắn có thể đang chuyển sang người không có tiền.',
      'Chủ đổi nhiều thì có thể đến người không có tiền trả. Hãy xem sổ thường xuyên.',
    ],
    aboutLandlord(step('So các giá đã bán, và tra lịch sử chủ hiện nay.', `Giá giao dịch trong sổ, ${record}`), {
      'balance-day': balanceRecheck,
      living: step('Theo dõi sổ xem có chủ mới không.', fullRegister),
      ending: giveNotice,
    }),
    tellOfSale,
    [
      'Vì sao bán nhiều lần như vậy?',
      'Bán hai lần để giải quyết thừa kế. Tôi cho xem hợp đồng.',
      'Vì là nhà được ưa chuộng.',
    ],
  ),
} as const
