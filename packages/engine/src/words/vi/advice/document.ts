import { pendingSettled, restTold } from './clauses.ts'
import { says, step } from '../../translation.ts'
import { aboutRegister, fullRegister } from './step-families.ts'

const readAgain = step(
  'Lấy sổ mới có mục đã xóa (말소사항 포함) tại 인터넷등기소 (iros.go.kr) rồi thả vào lại.',
  `${fullRegister} mới lấy`,
)

const showClause = 'Vào ngày ký và ngày trả nốt, chủ nhà cho người thuê xem sổ mới lấy (말소사항 포함).'

const showMe = ['Cho xem toàn bộ sổ lấy hôm nay được không?', 'Tôi lấy mới ngay bây giờ.', 'Cái này là đủ.'] as const

const buildingRegister = 'Sổ tòa nhà (말소사항 포함)'

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
    pendingSettled,
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
    restTold,
    ['Xóa một phần rồi còn bao nhiêu?', 'Tôi cho xem giấy số dư.', 'Gần trả hết rồi.'],
  ),
  'unread-lines': says(
    ['Trong dòng đó có thể có nội dung quan trọng.', 'Trong dòng đó có thể ghi nợ mới. Hãy so với bản gốc.'],
    aboutRegister(step('So dòng không đọc được với bản gốc.', 'Bản gốc sổ đăng ký')),
    showClause,
    showMe,
  ),
  'land-register': says(
    [
      'Chỉ với sổ đất thì không biết ai là chủ nhà và nhà có nợ gì.',
      'Đất và nhà có thể bị bán riêng. Phải xem cả sổ tòa nhà mới biết thứ tự của mình.',
    ],
    aboutRegister(step('Lấy sổ tòa nhà cùng địa chỉ và tải lên.', buildingRegister), {
      living: step('Lấy sổ tòa nhà cùng địa chỉ và tải lên.', buildingRegister),
    }),
    'Ngày ký và ngày trả nốt, chủ nhà cho người thuê xem sổ đất và sổ tòa nhà mới lấy.',
    [
      'Cho tôi xem cả sổ tòa nhà được không?',
      'Tôi lấy cả sổ đất và sổ tòa nhà ngay bây giờ.',
      'Chỉ cần sổ đất sạch là được.',
    ],
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
