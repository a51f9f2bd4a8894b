import { approved } from './clauses.ts'
import { says, step, type StepTexts } from '../../translation.ts'
import { aboutBuilding, aboutMoney, balanceRecheck, fullRegister, writeClause } from './step-families.ts'

/** A unit that is no dwelling in its documents: nothing is signed or paid until they name it one. */
const toHaveUse = (before: string): StepTexts =>
  aboutBuilding(step(before, ledger), {
    'contract-day': step('Đừng ký trước khi thấy sổ công trình ghi là nhà ở.', ledger),
    'balance-day': step('Chưa thấy sổ công trình ghi là nhà ở thì đừng trả nốt tiền.', ledger),
  })

const useClause =
  'Nếu bị từ chối bảo lãnh hoặc khoản vay vì công dụng của tòa nhà thì hợp đồng này vô hiệu và chủ nhà trả lại ngay toàn bộ số tiền đã nhận.'

const ledger = 'Sổ công trình (건축물대장)'

const land = 'Sổ đất (토지 등기부)'

export const buildingAdvice = {
  'land-right-missing': says(
    [
      'Chỉ bán tòa nhà mà không có đất thì giá giảm mạnh. Bảo lãnh hoàn cọc (반환보증) cũng có thể bị từ chối.',
      'Nếu đấu giá chỉ bán tòa nhà thì tiền nhận ít đi. Hãy xem lại phần đất đã đăng ký chưa.',
    ],
    aboutBuilding(step('Hỏi vì sao không có phần đất và khi nào đăng ký.', 'Sổ đất và hợp đồng mua lần đầu'), {
      'contract-day': writeClause('phần đất chưa đăng ký thì được hủy hợp đồng'),
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
      { 'contract-day': writeClause('nói rõ đã từng ngập hay chưa'), 'balance-day': balanceRecheck },
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
    toHaveUse('Đừng ký trước khi sổ công trình ghi là nhà ở. Nên tìm nhà khác.'),
    useClause,
    ['Công dụng trong sổ công trình có phải nhà ở không?', 'Cùng xem sổ. Ghi là nhà ở.', 'Thực tế ai cũng ở.'],
  ),
  'neighbourhood-facility': says(
    [
      'Là cửa hàng sửa thành nhà cho thuê. Không được bảo lãnh và vay tiền cọc, và có thể bị lệnh trả về như cũ.',
      'Nếu thực tế ở và đã khai báo địa chỉ, luật thuê nhà có thể áp dụng. Nhưng bị lệnh trả về như cũ thì khó ở tiếp.',
    ],
    toHaveUse('Đừng ký trước khi sổ công trình ghi là nhà ở. Nên tìm nhà khác.'),
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
    toHaveUse('Đừng ký trước khi phòng xây dựng của quận (구청 건축과) trả lời là ở được. Nên tìm nhà khác.'),
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
  'building-unapproved': says(
    [
      'Không có sổ công trình nên không được bảo lãnh và vay tiền cọc, và có thể bị cấm sử dụng.',
      'Nếu thực tế ở và đã khai báo địa chỉ, luật thuê nhà có thể áp dụng. Nhưng bảo lãnh và vay thì khó.',
    ],
    aboutBuilding(step('Đừng ký trước khi có nghiệm thu.', `Giấy nghiệm thu (사용승인서), ${ledger}`), {
      'contract-day': step('Đừng ký trước khi thấy giấy nghiệm thu.', 'Giấy nghiệm thu (사용승인서)'),
      'balance-day': step('Chưa thấy giấy nghiệm thu thì đừng trả nốt tiền.', 'Giấy nghiệm thu (사용승인서)'),
      living: step(
        'Hỏi chủ nhà bằng văn bản khi nào được nghiệm thu.',
        'Tin nhắn hoặc thư xác nhận nội dung (내용증명)',
      ),
    }),
    approved,
    ['Khi nào được nghiệm thu?', 'Đã có rồi. Tôi cho xem giấy nghiệm thu.', 'Không có ai cũng vào ở.'],
  ),
  'sources-disagree': says(
    [
      'Một bên sai hoặc là giấy của nhà khác. Chưa biết bên nào đúng thì đừng tin bên nào.',
      'Giấy tờ khác nhau có thể gây tranh chấp khi bảo lãnh hoặc chia tiền. Hãy xem bên nào đúng.',
    ],
    aboutBuilding(step('Đặt sổ và sổ công trình cạnh nhau, xem có đúng của nhà này không.', `Sổ đăng ký, ${ledger}`), {
      'contract-day': writeClause('sửa cho sổ và sổ công trình khớp nhau'),
      living: step(
        'Hỏi phòng xây dựng của quận (구청 건축과) hoặc cơ quan đăng ký bên nào đúng.',
        `Sổ đăng ký, ${ledger}`,
      ),
    }),
    'Trước khi nhận tiền trả nốt, chủ nhà sửa cho sổ và sổ công trình khớp nhau; nếu không thì người thuê được hủy hợp đồng.',
    [
      'Vì sao sổ và sổ công trình khác nhau?',
      'Sổ công trình mới đổi, đang sửa đăng ký. Có giấy tiếp nhận.',
      'Chỉ là giấy tờ thôi, thực tế khác.',
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
