import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './detail-words.ts'

export const words = {
  title: 'Điều kiện của từng loại',
  most: 'Mức vay tối đa',
  rate: 'Lãi suất',
  baseSays: (base, least, most) =>
    most === 0
      ? `gốc ${base}, không ưu đãi`
      : `gốc ${base}, trừ ưu đãi ${least === most ? most : `${least}~${most}`} điểm %`,
  inSpan: 'Lãi suất công bố thấp nhất và cao nhất, đã gồm ưu đãi.',
  interest: 'Lãi mỗi tháng',
  met: 'Phù hợp',
  failed: 'Không phù hợp',
  unknown: 'Chưa kiểm tra được',
  conditions: 'Điều kiện',
  source: (title, day) => `Nguồn ${title} · kiểm tra ngày ${day}`,
  ended: (product, day) => `${product}: không nhận mới từ ${day}`,
  where: {
    title: 'Hỏi ở đâu',
    fund: 'Chi nhánh ngân hàng cho vay thay quỹ nhà ở (주택도시기금), hoặc trang của quỹ (기금e든든). Trang của quỹ có tên các ngân hàng.',
    branch: 'Chỉ nhận tại chi nhánh ngân hàng cho vay thay quỹ nhà ở (주택도시기금), không nộp qua trang mạng.',
    hf: 'Hỏi tại trang web của HF (한국주택금융공사) hoặc ngân hàng. Không dùng cùng khoản vay mua nhà (디딤돌). Lãi suất thay đổi hằng tháng.',
  },
  home: {
    price: 'Giá căn nhà định mua',
    priceSays: (most, families) =>
      families === null ? `tối đa ${most}` : `tối đa ${most} (mới cưới hoặc từ hai con: ${families})`,
    share: 'Phần giá nhà được vay',
    shareSays: (most, notApartment, first) =>
      [
        `tối đa ${most}%`,
        ...(notApartment === null ? [] : [`${notApartment}% nếu không phải chung cư`]),
        ...(first === null ? [] : [`${first}% nếu mua nhà lần đầu (vùng thủ đô và vùng bị hạn chế ${most}%)`]),
      ].join(' · '),
    repay: 'Tiền trả mỗi năm',
    repaySays: (percent) => `tối đa ${percent}% thu nhập (DTI)`,
    years: 'Thời hạn trả',
    yearsSays: (years) => `tối đa ${years} năm`,
    first: 'Chúng tôi không hỏi bạn có mua nhà lần đầu không. Nếu có, áp dụng mức cao hơn.',
  },
  guarantee: {
    title: 'Cần bảo lãnh nào',
    asks: 'Chưa kiểm tra được cần bảo lãnh nào. Hãy hỏi ngân hàng.',
    oneWay: (way) => `Phải có ${way} thì ngân hàng mới cho vay.`,
    oneOf: (ways) =>
      `Phải có một trong các loại sau thì ngân hàng mới cho vay: ${ways}. Hãy hỏi ngân hàng nên dùng loại nào.`,
    names: {
      'hf-lease': 'bảo lãnh vay thuê nhà HF (전세자금보증)',
      'hf-rent': 'bảo lãnh vay tiền thuê HF (월세자금보증)',
      hug: 'bảo lãnh vay và hoàn cọc HUG (전세금안심대출보증)',
      assignment: 'chuyển nhượng quyền đòi tiền cọc',
    },
    home: 'Căn nhà mua là tài sản bảo đảm.',
  },
  guarantors: {
    title: 'Mỗi bên bảo lãnh có giới hạn riêng',
    hf: 'HF: bảo lãnh khoản vay thuê nhà (전세자금보증)',
    hfSays: (percent, most) => `Đến ${percent}% tiền cọc và ${most}.`,
    hfShare: (regulated, other) =>
      `Bảo lãnh ${regulated}% khoản vay ngân hàng ở vùng thủ đô và khu vực hạn chế, ${other}% nơi khác.`,
    hfFee: (percent) => `Với tiền cọc này phí là ${percent}% mỗi năm.`,
    hug: 'HUG: bảo lãnh khoản vay (전세금안심대출보증)',
    hugSays: (capital, other) =>
      `Cho tiền cọc đến ${capital} ở vùng thủ đô, ${other} nơi khác. Đi kèm bảo lãnh hoàn cọc, không tách riêng được.`,
    sgi: 'SGI: bảo lãnh khoản vay',
    sgiSays: 'Chưa kiểm tra được giới hạn bảo lãnh khoản vay.',
    sgiReturn: (won) => `Bảo hiểm tiền cọc (전세금보장신용보험) đến ${won} với nhà không phải chung cư.`,
    over: 'Tiền cọc này vượt giới hạn.',
  },
  when: {
    title: 'Nộp đơn khi nào',
    paid: (percent) => `Sau khi ký và trả ${percent}% tiền cọc.`,
    months: (months) => `Trong ${months} tháng từ ngày sớm hơn giữa trả nốt tiền và chuyển vào.`,
    renewal: (months) => `Khi gia hạn, trong ${months} tháng từ ngày gia hạn.`,
    last: (day) => `Với hợp đồng này là đến ${day}.`,
    job: (won) => `Làm việc chưa đến một năm có thể chỉ được ${won}. Dưới ba tháng có ngân hàng từ chối.`,
    noIncome: 'Không có thu nhập vẫn nộp được với giấy chứng nhận không khai thuế (신고사실없음).',
  },
  ask: {
    title: 'Hỏi ngân hàng trước khi ký',
    list: [
      'Địa chỉ này vay được không? Nếu không thì vì sao?',
      'Bên nào bảo lãnh? Có kèm bảo lãnh hoàn cọc không?',
      'Được bao nhiêu, và lãi suất đổi khi nào?',
      'Có gọi hay cần chủ nhà đồng ý không?',
      'Tính thời gian làm việc và thu nhập tương lai thế nào?',
      'Giấy tờ và thẩm định mất mấy ngày trước ngày trả nốt tiền?',
    ],
    copy: 'Sao chép câu hỏi',
    copied: 'Đã sao chép câu hỏi.',
    copyFailed: 'Không sao chép được. Hãy nhấn giữ văn bản.',
  },
  refuse: {
    title: 'Vì sao ngân hàng hay từ chối',
    list: [
      { why: 'Nhà đang ủy thác', act: 'Xem phần sở hữu trong sổ đăng ký (갑구)' },
      { why: 'Nhà xây trái phép hoặc là cửa hàng', act: 'Xem sổ công trình (건축물대장)' },
      { why: 'Nợ trước và tiền cọc nhiều so với giá nhà', act: 'Xem phần nợ (을구) và giá' },
      { why: 'Chủ nhà không đồng ý hoặc không xác nhận', act: 'Hỏi chủ nhà trước khi ký' },
      { why: 'Vượt giới hạn của bên bảo lãnh', act: 'So tiền cọc với giới hạn' },
      { why: 'Do thu nhập hoặc khoản vay khác', act: 'Kiểm tra khoản vay và nợ quá hạn trước' },
      { why: 'Bạn đang ở nhà thuê công', act: 'Nói với ngân hàng khi nào chuyển ra' },
    ],
    see: 'Báo cáo cho thấy lý do nằm ở căn nhà.',
  },
  report: 'Xem sổ đăng ký của nhà này',
  papers: 'Giấy tờ cần chuẩn bị',
  paperList: [
    'Hợp đồng thuê có dấu ngày xác định (확정일자)',
    'Biên lai đã trả từ 5% tiền cọc',
    'Giấy đăng ký cư trú (주민등록등본) và giấy quan hệ gia đình (가족관계증명서)',
    'Giấy tờ thu nhập (원천징수영수증, 소득금액증명)',
    'Giấy tờ việc làm (건강보험자격득실확인서)',
  ],
} satisfies Translated<typeof korean>
