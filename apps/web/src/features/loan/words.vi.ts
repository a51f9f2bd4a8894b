import type { Change } from '@jipsalpim/engine/loan/flips.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
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
    see: 'Xem kết quả của tôi',
    again: 'Làm lại từ đầu',
    login: 'Đăng nhập để lưu kết quả',
    home: {
      title: 'Đã điền căn nhà bạn đang xem',
      says: 'Dùng cho các câu hỏi về nhà. Bạn có thể sửa khi được hỏi.',
      leave: 'Không dùng',
      back: 'Về báo cáo',
    },
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
    ended: 'Dừng ở câu trả lời này',
    ends: {
      age: 'Chủ hộ vay được từ 19 tuổi.',
      'no-home': 'Không ai trong hộ được có nhà hay quyền mua nhà.',
      income: 'Thu nhập vượt giới hạn của mọi loại.',
      'no-loan': 'Không vay mới được khi còn khoản vay đang dùng.',
      assets: 'Tài sản ròng vượt giới hạn của mọi loại.',
      credit: 'Không vay được khi có nợ quá hạn hay phục hồi tín dụng. Hãy xem lại khi đã trả hết và hồ sơ được xóa.',
    },
    endedSays: 'Với câu trả lời này, khó vay được của nhà nước dù các câu khác thế nào.',
    change: 'Sửa câu trả lời này',
    counted: (n) => `Đã xem ${n} loại vay`,
    see: 'Xem kết quả',
  },
  possible: {
    distance: 'Còn bao nhiêu đến giới hạn',
    flips: 'Điều gì sẽ thay đổi kết quả',
    others: 'Loại khác',
    ifSo: (change) => `${change} thì có vẻ phù hợp`,
    refused: (n) => `${n} loại không phù hợp`,
    special: 'Chỉ trong các trường hợp này',
    open: 'Còn phải xác nhận',
    try: {
      title: 'Thử số khác',
      income: 'Thu nhập',
      coupleIncome: 'Thu nhập hai vợ chồng',
      deposit: 'Tiền đặt cọc',
      same: 'Kết quả vẫn như hiện tại.',
      take: 'Sửa câu trả lời theo số này',
    },
    support: {
      title: 'Hỗ trợ nơi có nhà',
      names: {
        seoul: 'Seoul: hỗ trợ lãi tiền cọc cho người trẻ',
        gyeonggi: 'Gyeonggi: bảo lãnh và lãi cho thu nhập thấp (nhà ở Gyeonggi)',
        busan: 'Busan: hỗ trợ lãi tiền cọc (머물자리론)',
        daegu: 'Daegu: hỗ trợ lãi tiền cọc cho người trẻ (nhà ở Daegu)',
        'youth-rent-support': 'Hỗ trợ tiền thuê cho người trẻ (청년월세 지원)',
      },
      rate: (points) => `trả thay ${points.toFixed(1)} điểm % lãi`,
      monthly: (won, months) => `trả thay ${won} tiền thuê mỗi tháng trong ${months} tháng`,
      open: (rules) => `Còn cần biết: ${rules}`,
      unread: 'chưa kiểm tra được trả bao nhiêu',
      alone: 'không nhận cùng khoản vay của quỹ',
      note: 'Có thời gian nhận đơn và điều kiện chúng tôi chưa đọc được. Hãy hỏi trung tâm cư dân.',
    },
    buying: 'Khi mua nhà',
    money: { deposit: 'Tiền đặt cọc', loan: 'Khoản vay', own: 'Tiền tự chuẩn bị' },
    least: (most, ratio, part) => `Mức thấp hơn giữa giới hạn ${most} và ${ratio}% tiền cọc, ${part}`,
    down: (won) => `Phải trả 5% tiền cọc, ${won}, trước khi nộp đơn`,
    when: 'Đến khi nào',
    ask: { title: 'Hỏi ngân hàng trước', says: 'Có nhà bị từ chối. Hãy hỏi trước khi ký.' },
    pay: { title: 'Ký và trả 5%', says: 'Giữ lại biên lai.' },
    payWon: (won) => `Ký và trả ${won}`,
    applyBy: (day) => `Nộp đơn chậm nhất ${day}`,
    repays: 'Khoản vay đang dùng phải trả hết vào ngày nhận khoản mới.',
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
    papers: 'Giấy tờ mang đến ngân hàng',
    report: 'Xem sổ đăng ký của nhà này',
  },
  impossible: {
    title: 'Hiện chưa có loại nào phù hợp',
    nearestSays: (product, why) => `${product}: ${why}`,
    toFind: {
      title: 'Cần xác nhận',
      decides: (n) => `quyết định ${n} loại`,
      answer: 'Trả lời',
    },
    openSays: (n) => `${n} loại vẫn có thể phù hợp.`,
    nearest: (product) => `Gần nhất: ${product}`,
    conditionalTitle: 'Cần xác nhận vài điều trước',
    ways: 'Cách khác',
    way: {
      bank: {
        title: 'Vay thuê nhà của ngân hàng',
        says: (most, ratio) => `Có bảo lãnh, thường đến ${ratio}% tiền cọc và ${most}.`,
        owner: (most, regulated, other) =>
          `Người có một nhà vay tối đa ${most} từ mọi ngân hàng cộng lại ở vùng thủ đô và khu vực hạn chế. Bảo lãnh ${regulated}% khoản vay ở đó, ${other}% nơi khác.`,
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
  announced: {
    title: 'Thay đổi đã công bố',
    more: 'Khác: khi mua nhà và đang áp dụng',
    state: { announced: 'đã công bố · chưa rõ ngày áp dụng', dated: (day) => `từ ${day}`, 'in-force': 'đang áp dụng' },
    what: {
      'transfer-loans': '27/6: cấm khoản vay thuê nhà giải ngân đúng ngày đổi chủ nhà (vùng thủ đô và vùng bị hạn chế)',
      'youth-most': '27/6: hạn mức vay thuê nhà (버팀목) cho người trẻ giảm từ 200 xuống 150 triệu won',
      'guarantee-80': 'Tỷ lệ bảo lãnh vay thuê ở vùng thủ đô và vùng bị hạn chế giảm từ 90% xuống 80%',
      'one-home-most':
        '7/9: người có một căn nhà chỉ được vay thuê tổng cộng 200 triệu won ở vùng thủ đô và vùng bị hạn chế',
      'one-home-dsr': '15/10: lãi vay thuê nhà tính vào DSR của người có một căn nhà (vùng thủ đô và vùng bị hạn chế)',
      'marriage-bogeumjari':
        'Vay an cư (보금자리론): chỉ cần một người trong hai vợ chồng thu nhập dưới 70 triệu won (công bố cho tháng 10/2026)',
      'marriage-didimdol': 'Vay mua nhà (디딤돌): chỉ cần một người trong hai vợ chồng thu nhập dưới 60 triệu won',
      'marriage-beotimmok': 'Vay thuê nhà (버팀목): chỉ cần một người trong hai vợ chồng thu nhập dưới 50 triệu won',
      'youth-39': 'Bảo lãnh đặc biệt cho người trẻ nới đến 39 tuổi',
      'young-bogeumjari': 'Có vay an cư (보금자리론) cho người trẻ (nhà dưới 400 triệu won, không phải chung cư)',
      'one-home-guarantee': 'Giảm tỷ lệ bảo lãnh cho người có một nhà (không nhà thì giữ nguyên)',
      'future-income': 'Ngân hàng phải cho biết có thể tính thu nhập tương lai',
      'dsr-income': 'Khi thu nhập thay đổi nhiều, tính trung bình hai đến ba năm',
      'guarantee-90':
        'Phần khoản vay thuê nhà mà HUG (주택도시보증공사) và SGI (서울보증) bảo lãnh giảm từ toàn bộ xuống 90%',
      'mortgage-most': '27/6: vay thế chấp nhà ở vùng thủ đô và vùng bị hạn chế tối đa 600 triệu won',
      'stress-dsr':
        'Stress DSR giai đoạn 3: tính hạn mức với lãi suất cộng thêm 1,5 điểm ở vùng thủ đô, 0,75 điểm với vay thế chấp ở nơi khác',
      'regulated-2025': '15/10: 25 quận của Seoul và 12 nơi ở Gyeonggi thành vùng bị hạn chế',
      'mortgage-most-by-price':
        '15/10: ở vùng thủ đô và vùng bị hạn chế, nhà trên 1,5 tỷ won vay tối đa 400 triệu, trên 2,5 tỷ won vay tối đa 200 triệu',
      'stress-dsr-floor':
        '15/10: hạn mức vay thế chấp ở vùng thủ đô và vùng bị hạn chế tính với lãi suất cộng thêm 3 điểm',
      'regulated-2026': 'Hwaseong Dongtan, Yongin Giheung và Guri cũng thành vùng bị hạn chế',
    },
  },
  flip: {
    what: (c: Change, couple: boolean) => {
      const over = 'by' in c && c.by > 0
      const to = (limit: number) => (over ? `trên ${formatWon(limit - 1)}` : `từ ${formatWon(limit)} trở xuống`)
      if (c.what === 'income') return `Nếu ${couple ? 'thu nhập hai vợ chồng' : 'thu nhập'} ${to(c.to)}`
      if (c.what === 'deposit') return `Nếu tiền cọc ${to(c.to)}`
      if (c.what === 'assets') return `Nếu tài sản ròng ${to(c.to)}`
      if (c.what === 'area') return `Nếu diện tích ${over ? `trên ${Math.floor(c.to)} m²` : `từ ${c.to} m² trở xuống`}`
      if (c.what === 'marries') return `Nếu kết hôn chậm nhất ${formatDay(c.on)}`
      if (c.what === 'birthday') return `Sau sinh nhật ngày ${formatDay(c.on)}`
      return {
        child: 'Nếu có con',
        'small-firm': 'Nếu làm ở doanh nghiệp vừa và nhỏ',
        repays: 'Nếu trả hết khoản vay hiện tại vào ngày đó',
        head: 'Nếu trở thành chủ hộ',
        'sells-home': 'Nếu không ai trong hộ có nhà',
        'moves-out': 'Nếu rời nhà thuê công',
        'record-clears': 'Nếu hồ sơ nợ quá hạn, phục hồi tín dụng được xóa',
      }[c.what]
    },
    opens: (product, won) => `${product}: có vẻ phù hợp, đến ${won}`,
    checks: (products) => `${products}: còn phải xác nhận`,
    closes: (products) => `${products}: không còn phù hợp`,
    left: (slack) => `hiện còn ${slack}`,
    sum: (product, from, to) => `${product}: ${from} → ${to}`,
    rate: (product, from, to, month) => `${product}: ${from} → ${to}, ${month} mỗi tháng`,
  },
  keep: {
    box: 'Lưu câu trả lời của tôi một năm',
    waits: 'Đánh dấu ô trên để lưu.',
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
  asOf: (day) => `Tính đến ${day} · nguồn: quỹ nhà ở và đô thị (주택도시기금)`,
  old: 'Ngày tham chiếu đã cũ, điều kiện có thể đã đổi.',
  edit: 'Sửa câu trả lời',
} satisfies Translated<typeof korean>
