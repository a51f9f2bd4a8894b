import type { Change } from '@jipsalpim/engine/loan/flips.ts'
import type { Reason } from '@jipsalpim/engine/loan/reasons.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

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
  products: {
    general: '버팀목 thông thường',
    youth: '버팀목 dành cho người trẻ',
    newlywed: '버팀목 cho vợ chồng mới cưới',
    newborn: '버팀목 cho gia đình có trẻ sơ sinh',
    'small-firm-youth': 'Vay 전세 cho người trẻ ở doanh nghiệp nhỏ',
    'youth-rent': 'Vay cọc và tiền thuê cho người trẻ',
    'monthly-rent': 'Vay trả tiền thuê tháng',
    victim: '버팀목 cho nạn nhân lừa đảo 전세',
    'victim-stays': 'Vay đổi cho nạn nhân ở lại',
    'victim-priority': '버팀목 theo 최우선변제금',
    vulnerable: '버팀목 cho người rời chỗ ở kém',
    didimdol: '디딤돌 (mua nhà)',
    'newborn-purchase': '디딤돌 cho gia đình có trẻ sơ sinh (mua nhà)',
  },
  rules: {
    age: 'Tuổi',
    'age-service': 'Tuổi được nới theo nghĩa vụ quân sự',
    head: 'Chủ hộ hoặc sắp là chủ hộ',
    alone: 'Sống một mình (단독세대주)',
    'young-alone': 'Dưới 25 tuổi sống một mình: dùng loại dành cho người trẻ',
    'no-home': 'Không ai trong hộ có nhà',
    'no-loan': 'Khoản vay đang dùng',
    'public-rental': 'Không ở nhà thuê công',
    credit: 'Không có nợ quá hạn hay phục hồi tín dụng',
    'called-in': 'Khoản vay quỹ bị thu hồi trước hạn',
    income: 'Thu nhập',
    'income-each': 'Thu nhập của một người',
    assets: 'Tài sản ròng',
    deposit: 'Tiền đặt cọc',
    rent: 'Tiền thuê tháng',
    'pays-rent': 'Nhà có trả tiền thuê tháng',
    area: 'Diện tích',
    newlywed: 'Mới cưới (7 năm trở lại, hoặc cưới trong ba tháng)',
    newborn: 'Con sinh trong vòng hai năm',
    victim: 'Nạn nhân lừa đảo 전세',
    'apply-by': 'Thời hạn nộp đơn',
    'house-price': 'Giá căn nhà sẽ mua',
    'lease-ended': 'Vẫn ở đó sau khi hợp đồng kết thúc',
    'vulnerable-home': 'Chuyển ra từ 쪽방, 고시원, 반지하 và tương tự',
    'terms-unread': 'Điều kiện chúng tôi chưa đọc được',
    'job-group': 'Làm ở doanh nghiệp vừa và nhỏ',
  },
  slack: ({ unit, slack, limit, rule }) => {
    if (slack === null) return ''
    if (rule === 'age' && slack < 0 && limit !== null && limit <= 19) return `thiếu ${amount(unit, -slack)}`
    return slack >= 0 ? `còn ${amount(unit, slack)}` : `vượt ${amount(unit, -slack)}`
  },
  mine: ({ unit, mine }) => (mine === null ? '' : unit === 'years' ? `${mine} tuổi` : `Hiện ${amount(unit, mine)}`),
  limit: ({ unit, limit, rule, slack }) => {
    if (limit === null) return ''
    if (unit !== 'years') return `đến ${amount(unit, limit)}`
    return rule === 'age' && limit <= 19 ? `từ ${limit} tuổi` : slack === null ? '' : `đến ${limit} tuổi`
  },
  rate: (low, high) => (low === high ? `${high / 100}% mỗi năm` : `${low / 100}–${high / 100}% mỗi năm`),
  upTo: (won) => `đến ${won}`,
  monthly: (won) => `lãi mỗi tháng ${won}`,
  start: {
    title: 'Khoản vay thuê nhà của nhà nước có hợp với bạn?',
    says: 'Tám câu hỏi, khoảng hai phút.',
    points: [
      'Bạn có vẻ đủ điều kiện vay loại nào',
      'Còn bao nhiêu đến giới hạn, và điều gì sẽ thay đổi kết quả',
      'Cần hỏi ngân hàng điều gì trước khi ký',
    ],
    here: 'Câu trả lời chỉ nằm trên thiết bị này. Không gửi đi đâu trước khi bạn chọn lưu.',
    not: 'Chúng tôi không giới thiệu hay môi giới khoản vay. Ngân hàng quyết định.',
    begin: 'Bắt đầu',
    go: 'Tiếp tục',
    again: 'Làm lại từ đầu',
    login: 'Đăng nhập để lưu kết quả',
    kept: 'Xem kết quả đã lưu',
  },
  login: {
    title: 'Lưu kết quả?',
    says: 'Khi đăng nhập bạn có thể xem lại sau. Không đăng nhập vẫn xem được kết quả.',
    in: 'Đăng nhập',
    skip: 'Tiếp tục không đăng nhập',
  },
  analyze: {
    title: 'Chúng tôi đã đối chiếu từng điều kiện',
    ended: (rule) => `Dừng ở: ${rule}`,
    endedSays: 'Với câu trả lời này, khó vay được của nhà nước dù các câu khác thế nào.',
    change: 'Sửa câu trả lời này',
    counted: (n) => `Đã xem ${n} loại vay`,
    see: 'Xem kết quả',
  },
  verdicts: { eligible: 'Có vẻ phù hợp', conditional: 'Còn phải xác nhận', notEligible: 'Không phù hợp' },
  bankDecides: 'ngân hàng quyết định',
  possible: {
    distance: 'Còn bao nhiêu đến giới hạn',
    flips: 'Điều gì sẽ thay đổi kết quả',
    others: 'Loại khác',
    buying: 'Khi mua nhà',
    open: 'Còn phải xác nhận',
    money: { deposit: 'Tiền đặt cọc', loan: 'Khoản vay', own: 'Tiền tự chuẩn bị' },
    least: (most, ratio, part) => `Mức thấp hơn giữa giới hạn ${most} và ${ratio}% tiền cọc, ${part}`,
    down: (won) => `Phải trả 5% tiền cọc, ${won}, trước khi nộp đơn`,
    when: 'Đến khi nào',
    ask: { title: 'Hỏi ngân hàng trước', says: 'Có nhà bị từ chối. Hãy hỏi trước khi ký.' },
    pay: { title: 'Ký và trả 5%', says: 'Giữ lại biên lai.' },
    apply: { title: 'Nộp đơn trước ngày này', says: 'Ba tháng từ ngày sớm hơn giữa trả nốt tiền và chuyển vào.' },
    unseen: 'Điều chưa kiểm tra được',
    bank: {
      title: 'Thẩm định của ngân hàng',
      says: 'Ngân hàng xem nợ quá hạn, khoản vay khác và thời gian làm việc. Chưa đến một năm có thể chỉ được 20 triệu won.',
    },
    home: {
      title: 'Căn nhà làm bảo đảm',
      says: 'Nhà ủy thác, xây trái phép hoặc nợ trước nhiều sẽ bị từ chối. Báo cáo cho thấy điều đó.',
    },
    refuse: 'Vì sao ngân hàng hay từ chối',
    refusals: [
      'Chủ nhà không đồng ý',
      'Nhà đang ủy thác',
      'Nhà xây trái phép',
      'Nợ trước nhiều so với giá nhà',
      'Vượt giới hạn của bên bảo lãnh',
      'Do thu nhập hoặc khoản vay khác',
    ],
    papers: 'Giấy tờ mang đến ngân hàng',
    report: 'Xem sổ đăng ký của nhà này',
  },
  impossible: {
    title: 'Hiện chưa có loại nào phù hợp',
    nearest: (product) => `Gần nhất: ${product}`,
    conditionalTitle: 'Cần xác nhận vài điều trước',
    ways: 'Cách khác',
    way: {
      bank: {
        title: 'Vay thuê nhà của ngân hàng',
        says: (most, ratio) => `Có bảo lãnh, thường đến ${ratio}% tiền cọc và ${most}.`,
      },
      local: {
        title: 'Hỗ trợ lãi của địa phương',
        says: 'Seoul, Busan, Gyeonggi và nơi khác trả một phần lãi. Hãy xem trang nhà ở của nơi bạn sống.',
      },
      victim: {
        title: 'Công nhận là nạn nhân',
        says: 'Nạn nhân được công nhận có loại vay không xét thu nhập và tài sản.',
      },
    },
    all: 'Mỗi loại vướng điều kiện nào',
  },
  detail: {
    title: 'Điều kiện của từng loại',
    arithmetic: 'Bao nhiêu:',
    met: 'Phù hợp',
    failed: 'Không phù hợp',
    unknown: 'Chưa kiểm tra được',
    source: (title, day) => `Nguồn ${title} · kiểm tra ngày ${day}`,
    papers: 'Giấy tờ cần chuẩn bị',
    paperList: [
      'Hợp đồng thuê có dấu 확정일자',
      'Biên lai đã trả từ 5% tiền cọc',
      '주민등록등본 và 가족관계증명서',
      'Giấy tờ thu nhập (원천징수영수증, 소득금액증명)',
      'Giấy tờ việc làm (건강보험자격득실확인서)',
    ],
    ended: (product, day) => `${product}: không nhận mới từ ${day}`,
    guarantee: 'Cần bên bảo lãnh',
    guaranteeSays:
      'HF, HUG hoặc SGI phải bảo lãnh thì ngân hàng mới cho vay. Mỗi bên có giới hạn riêng về nhà và số tiền.',
  },
  announced: {
    title: 'Thay đổi đã công bố',
    state: { announced: 'đã công bố · chưa rõ ngày áp dụng', dated: (day) => `từ ${day}`, 'in-force': 'đang áp dụng' },
    what: {
      'marriage-bogeumjari': '보금자리론: chỉ cần một người trong hai vợ chồng thu nhập dưới 70 triệu won',
      'marriage-didimdol': '디딤돌: chỉ cần một người trong hai vợ chồng thu nhập dưới 60 triệu won',
      'marriage-beotimmok': '버팀목: chỉ cần một người trong hai vợ chồng thu nhập dưới 50 triệu won',
      'youth-39': 'Bảo lãnh đặc biệt cho người trẻ nới đến 39 tuổi',
      'young-bogeumjari': 'Có 보금자리론 cho người trẻ (nhà dưới 400 triệu won, không phải chung cư)',
      'one-home-guarantee': 'Giảm tỷ lệ bảo lãnh cho người có một nhà (không nhà thì giữ nguyên)',
      'future-income': 'Ngân hàng phải cho biết có thể tính thu nhập tương lai',
      'dsr-income': 'Khi thu nhập thay đổi nhiều, tính trung bình hai đến ba năm',
    },
  },
  flip: {
    what: (c: Change) => {
      if (c.what === 'income') return `Nếu thu nhập hai vợ chồng là ${formatWon(c.to)}`
      if (c.what === 'deposit') return `Nếu tiền cọc là ${formatWon(c.to)}`
      if (c.what === 'assets') return `Nếu tài sản ròng là ${formatWon(c.to)}`
      if (c.what === 'area') return `Nếu diện tích là ${c.to} m²`
      if (c.what === 'marries') return `Nếu kết hôn trước ${formatDay(c.on)}`
      if (c.what === 'birthday') return `Sau sinh nhật ngày ${formatDay(c.on)}`
      return {
        child: 'Nếu có con',
        'small-firm': 'Nếu làm ở doanh nghiệp vừa và nhỏ',
        repays: 'Nếu trả hết khoản vay hiện tại vào ngày đó',
        head: 'Nếu trở thành chủ hộ',
        'sells-home': 'Nếu không ai trong hộ có nhà',
        'moves-out': 'Nếu rời nhà thuê công',
      }[c.what]
    },
    opens: (product, won) => `${product}: có vẻ phù hợp, đến ${won}`,
    checks: (product) => `${product}: còn phải xác nhận`,
    closes: (product) => `${product}: không còn phù hợp`,
    sum: (product, from, to) => `${product}: ${from} → ${to}`,
    rate: (product, from, to, month) => `${product}: ${from} → ${to}, ${month} mỗi tháng`,
  },
  keep: {
    box: 'Lưu câu trả lời của tôi một năm',
    button: 'Lưu kết quả',
    done: (day) => `Lưu đến ${day}`,
    forget: 'Xóa phần đã lưu',
    forgotten: 'Đã xóa.',
    stale: 'Điều kiện đã thay đổi sau khi lưu. Đây là kết quả theo điều kiện hôm nay.',
    since: (day) => `Kết quả lưu ngày ${day}`,
    changed: (product, from, to) => `${product}: ${from} → ${to}`,
    wipe: 'Xóa khỏi thiết bị này',
    wiped: 'Đã xóa khỏi thiết bị này.',
  },
  asOf: (day) => `Tính đến ${day} · nguồn 주택도시기금`,
  old: 'Ngày tham chiếu đã cũ, điều kiện có thể đã đổi.',
  edit: 'Sửa câu trả lời',
} satisfies Translated<typeof korean>
