import type { Reason } from '@jipsalpim/engine/loan/reasons.ts'
import { formatWon } from '../../../lang/format.ts'
import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './rule-words.ts'

const amount = (unit: Reason['unit'], n: number): string =>
  unit === 'won'
    ? formatWon(n)
    : unit === 'years'
      ? `${n} tuổi`
      : unit === 'm2'
        ? `${n} m²`
        : unit === 'days'
          ? `${n} ngày`
          : ''

export const words = {
  amount,
  rules: {
    age: 'Tuổi',
    'age-service': 'Tuổi được nới theo nghĩa vụ quân sự',
    head: 'Chủ hộ hoặc sắp là chủ hộ',
    alone: 'Sống một mình (단독세대주)',
    'young-alone': 'Dưới 25 tuổi sống một mình: dùng loại dành cho người trẻ',
    'one-home': 'Không có nhà, hoặc bán căn nhà duy nhất đúng hạn',
    'no-home': 'Không ai trong hộ có nhà',
    'no-loan': 'Khoản vay đang dùng',
    'public-rental': 'Không ở nhà thuê công',
    credit: 'Không có nợ quá hạn hay phục hồi tín dụng',
    'called-in': 'Khoản vay quỹ bị thu hồi trước hạn',
    income: 'Thu nhập',
    'income-one': 'Thu nhập của riêng một người trong hai vợ chồng',
    'income-each': 'Thu nhập của một người',
    assets: 'Tài sản ròng',
    deposit: 'Tiền đặt cọc',
    rent: 'Tiền thuê tháng',
    'pays-rent': 'Nhà có trả tiền thuê tháng',
    area: 'Diện tích',
    newlywed: 'Mới cưới (7 năm trở lại, hoặc cưới trong ba tháng)',
    newborn: 'Con sinh trong vòng hai năm',
    victim: 'Nạn nhân lừa đảo tiền cọc (전세사기)',
    'apply-by': 'Thời hạn nộp đơn',
    'house-price': 'Giá căn nhà sẽ mua',
    'credit-score': 'Điểm tín dụng (CB) từ 271 trở lên',
    'lease-ended': 'Vẫn ở đó sau khi hợp đồng kết thúc',
    'vulnerable-home': 'Chuyển ra từ phòng trọ nhỏ (쪽방, 고시원), nhà bán hầm (반지하) và tương tự',
    'terms-unread': 'Điều kiện chúng tôi chưa đọc được',
    'job-group': 'Làm ở doanh nghiệp vừa và nhỏ',
  },
  slack: ({ unit, slack, limit, rule }) => {
    if (slack === null) return ''
    if (rule === 'age' && slack >= 0 && limit !== null && limit <= 19) return ''
    if (rule === 'age' && slack < 0 && limit !== null && limit <= 19) return `thiếu ${amount(unit, -slack)}`
    return slack >= 0 ? `còn ${amount(unit, slack)}` : `vượt ${amount(unit, -slack)}`
  },
  mine: ({ unit, mine }) => (mine === null ? '' : unit === 'years' ? `${mine} tuổi` : `Hiện ${amount(unit, mine)}`),
  limit: ({ unit, limit, rule, slack }) => {
    if (limit === null) return ''
    if (unit !== 'years') return `đến ${amount(unit, limit)}`
    return rule === 'age' && limit <= 19 ? `từ ${limit} tuổi` : slack === null ? '' : `đến ${limit} tuổi`
  },
  fails: {
    head: 'Bạn không phải chủ hộ',
    alone: 'Bạn không sống một mình',
    'young-alone': 'Dưới 25 tuổi và sống một mình thì dùng loại cho người trẻ',
    'no-home': 'Có người trong hộ sở hữu nhà',
    'no-loan': 'Vẫn còn khoản vay đang dùng',
    'public-rental': 'Bạn đang ở nhà thuê công',
    credit: 'Có nợ quá hạn hoặc phục hồi tín dụng',
    'called-in': 'Chưa hết thời gian sau khi khoản vay quỹ bị thu hồi',
    'pays-rent': 'Nhà này không trả tiền thuê tháng',
    newlywed: 'Bạn không phải mới cưới',
    newborn: 'Không có con dưới hai tuổi',
    victim: 'Bạn không phải nạn nhân lừa đảo tiền cọc (전세사기)',
  },
  find: {
    age: 'Ngày sinh sẽ quyết định',
    'age-service': 'Hỏi ngân hàng có nới tuổi theo nghĩa vụ quân sự không',
    head: 'Xem chủ hộ trong giấy đăng ký cư trú (주민등록등본)',
    alone: 'Xem ai sống cùng trong giấy đăng ký cư trú (주민등록등본)',
    'young-alone': 'Xem ai sống cùng trong giấy đăng ký cư trú (주민등록등본)',
    'one-home': 'Nếu bạn có một căn nhà, hãy hỏi HF (한국주택금융공사) phải bán trước ngày nào',
    'no-home': 'Hỏi mọi người trong hộ có nhà hay quyền mua nhà không',
    'no-loan': 'Xem tên khoản vay trong ứng dụng ngân hàng',
    'public-rental': 'Xem hợp đồng hiện tại có phải nhà thuê công không',
    credit: 'Xem hồ sơ tín dụng về nợ quá hạn và phục hồi',
    'called-in': 'Hỏi ngân hàng đã cho vay xem có bị thu hồi trước hạn không',
    income: 'Xem giấy chứng nhận thu nhập (소득금액증명) trên trang thuế',
    'income-one':
      'Tổng thu nhập của hai người vượt mức. Đã công bố rằng từ tháng 10/2026 chỉ cần một người có tối đa 70 triệu won: hãy hỏi HF (한국주택금융공사) xem đã áp dụng chưa',
    'income-each': 'Xem giấy chứng nhận thu nhập (소득금액증명) của từng người',
    assets: 'Cộng tiền gửi, xe, tiền cọc rồi trừ nợ. Ứng dụng ngân hàng có thể xem chung',
    deposit: 'Biết khi đã rõ nơi ở và tiền cọc',
    rent: 'Biết khi đã rõ tiền thuê',
    'pays-rent': 'Biết khi đã rõ tiền thuê',
    area: 'Xem diện tích theo m² trong sổ đăng ký',
    newlywed: 'Xem ngày kết hôn trong giấy chứng nhận (혼인관계증명서)',
    newborn: 'Ngày sinh của con sẽ quyết định',
    victim: 'Xem có quyết định công nhận nạn nhân không',
    'apply-by': 'Biết khi đã rõ ngày trả nốt tiền và ngày chuyển vào',
    'house-price': 'Hỏi ngân hàng khi đã rõ giá nhà',
    'credit-score': 'Xem điểm tín dụng của bạn ở NICE hoặc KCB',
    'lease-ended': 'Nói với ngân hàng hợp đồng đã hết và bạn còn ở đó không',
    'vulnerable-home':
      'Nếu chuyển ra từ phòng trọ đơn (쪽방, 고시원) hoặc tầng bán hầm (반지하), hãy hỏi trung tâm cư dân',
    'terms-unread': 'Có điều kiện chúng tôi chưa đọc được. Hãy hỏi nơi nhận đơn',
    'job-group': 'Hỏi công ty có phải doanh nghiệp vừa và nhỏ không',
  },
} satisfies Translated<typeof korean>
