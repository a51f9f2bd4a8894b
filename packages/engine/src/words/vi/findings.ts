import type { FindingId } from '../../risk/finding-ids.ts'
import { count, type FindingBody, has, inSpans, percent } from '../ko/text.ts'
import { date, money, text, times, who } from './speech.ts'
import { priceBases } from './price-bases.ts'

const sold: FindingBody = (n) =>
  has(n, 'percent')
    ? `Nhà được bán ngày ${date(n, 'since')} với giá ${money(n, 'paid')}, và tiền cọc của bạn bằng ${percent(n, 'percent')} giá đó.`
    : `Chủ nhà đổi ngày ${date(n, 'since')} (‘${text(n, 'cause')}’).`

const age = inSpans({ days: (n) => `${n} ngày`, months: (n) => `${n} tháng`, years: (n) => `${n} năm` })

export const findings: Readonly<Record<FindingId, FindingBody>> = {
  'mortgage-high': (n) =>
    `${count(n, 'count')} thế chấp (근저당) có mức tối đa (채권최고액) là ${money(n, 'mortgages')}, bằng ${percent(n, 'percent')} giá nhà ${money(n, 'price')}.`,
  'jeonse-high': (n) => `Tiền cọc ${money(n, 'deposit')} bằng ${percent(n, 'percent')} giá nhà ${money(n, 'price')}.`,
  'jeonse-notable': (n) =>
    `Tiền cọc ${money(n, 'deposit')} bằng ${percent(n, 'percent')} giá nhà ${money(n, 'price')}. Ở mức này, số vụ không trả cọc nhiều gấp ${times(n, 'odds')} so với nhà dưới ${percent(n, 'fromPercent')}.`,
  'secured-debts': (n) => {
    // an amount that is not printed in won is never described as zero
    if (has(n, 'unread') && !has(n, 'senior'))
      return `Có ${count(n, 'unread')} khoản nợ đứng trước không ghi bằng won. Không biết là bao nhiêu nên không tính được vào tỷ lệ so với giá nhà.`
    const more = has(n, 'unread') ? ` Chưa tính ${count(n, 'unread')} khoản nợ đứng trước không ghi bằng won.` : ''
    if (!has(n, 'percent'))
      return `Có nợ đứng trước ${money(n, 'senior')}. Không biết giá nhà nên chưa tính được tỷ lệ.${more}`
    return has(n, 'deposit')
      ? `Nợ đứng trước ${money(n, 'senior')} cộng tiền cọc bằng ${percent(n, 'percent')} giá nhà.${more}`
      : `Chỉ riêng nợ đứng trước ${money(n, 'senior')} đã bằng ${percent(n, 'percent')} giá nhà. Chưa cộng tiền cọc.${more}`
  },
  'deposit-not-covered': (n) =>
    n['loss'] !== undefined && n['loss'] === n['deposit']
      ? `Nếu nhà bị đấu giá, có thể không nhận lại được đồng nào trong tiền cọc ${money(n, 'deposit')}.`
      : `Nếu nhà bị đấu giá, thường thì ${money(n, 'loss')} trong tiền cọc ${money(n, 'deposit')} không về lại.`,
  'deposit-not-covered-low': (n) =>
    `Thường thì tính ra nhận lại đủ, nhưng nếu nhà bán rẻ, ${money(n, 'loss')} trong tiền cọc ${money(n, 'deposit')} có thể không về lại.`,
  'small-deposit-doubtful': (n) =>
    `Khoản nợ đứng trước ${money(n, 'senior')} bằng ${percent(n, 'percent')} giá nhà ${money(n, 'price')}. Biết vậy mà vẫn ký, tòa có thể không công nhận quyền được trả trước (최우선변제) ${money(n, 'smallDeposit')}. Nếu được công nhận thì thường về ${money(n, 'likely')}; nếu không thì trường hợp xấu về ${money(n, 'low')}.`,
  'deposit-over-official': (n) =>
    `Tiền cọc cộng nợ đứng trước là ${money(n, 'sum')}, vượt ${money(n, 'over')} so với hạn mức ${money(n, 'limit')} tính theo giá công bố (공시가격).`,
  'falling-price': (n) =>
    `Các căn như vậy bán rẻ hơn khoảng ${percent(n, 'drift')} mỗi tháng. Cứ thế, sau ${count(n, 'months')} tháng giá nhà còn ${money(n, 'later')}, và nợ đứng trước cộng tiền cọc bằng ${percent(n, 'percent')} giá đó.`,
  'price-untested': (n) =>
    `Nhà xây xong ngày ${date(n, 'built')}, và không tìm thấy giao dịch nào cho thấy giá ${money(n, 'price')}.`,
  'price-conflict': (n) =>
    `Giá nhà khoảng ${money(n, 'price')} ${priceBases[text(n, 'by')] ?? ''}, còn ${priceBases[text(n, 'otherBy')] ?? ''} là ${money(n, 'other')}. Hai bên không khớp nên chúng tôi tính theo giá thấp hơn.`,
  'accident-area': (n) =>
    `Ba tháng gần đây, quận này có ${count(n, 'cases')} vụ không trả tiền cọc có bảo lãnh. Tỷ lệ là ${percent(n, 'accidents')}, cao hơn mức cả nước ${percent(n, 'country')}.`,
  'joint-collateral': (n) =>
    Number(n['lists'] ?? 1) > 1
      ? `Có ${count(n, 'lists')} khoản bảo đảm chung khác nhau (공동담보), tổng ${money(n, 'full')}. ${has(n, 'properties') ? `Một khoản có nhiều nhất ${count(n, 'properties')} bất động sản, kể cả căn này.` : 'Mỗi khoản bao nhiêu nơi thì giấy này không ghi.'}`
      : has(n, 'properties')
        ? `Khoản nợ ${money(n, 'full')} này do ${count(n, 'properties')} bất động sản cùng bảo đảm, kể cả căn này (공동담보).`
        : `Khoản nợ ${money(n, 'full')} này do căn này và bất động sản khác cùng bảo đảm (공동담보). Bao nhiêu nơi thì giấy này không ghi.`,
  'other-deposits-unknown': (n) =>
    has(n, 'others')
      ? `Ngoài bạn còn ${count(n, 'others')} hộ trong nhà này, và tiền cọc của họ chưa được kiểm tra.`
      : 'Trong nhà này có thể có nhiều hộ, và tiền cọc của họ chưa được kiểm tra.',
  'other-deposits-low': (n) =>
    `Tiền cọc của ${count(n, 'others')} hộ khác được nói là ${money(n, 'sum')}, tức ${money(n, 'each')} mỗi hộ, bằng ${percent(n, 'percent')} của bạn.`,
  seizure: (n) =>
    `${who(n)} đã kê biên căn nhà này (압류). Có ${count(n, 'count')} lần kê biên, và sổ không ghi còn nợ bao nhiêu.`,
  'provisional-seizure': (n) => `${who(n)} đã kê biên tạm thời căn nhà này (가압류) để đòi ${money(n, 'won')}.`,
  'provisional-disposition': (n) => `${who(n)} đã yêu cầu tòa cấm định đoạt căn nhà này (가처분).`,
  'demolition-claim': (n) =>
    `${who(n)} đang đòi phá tòa nhà này và trả lại đất (가처분, ${text(n, 'claim')}). Dù bán đấu giá, mục này vẫn có thể còn.`,
  'provisional-registration': (n) => `Ngày ${date(n, 'since')}, ${who(n)} đã giữ chỗ trước trên căn nhà này (가등기).`,
  'auction-opening': (n) => `Ngày ${date(n, 'since')}, đấu giá (경매) bắt đầu theo yêu cầu của ${who(n)}.`,
  'provisional-security': (n) =>
    `Ngày ${date(n, 'since')}, ${who(n)} đã giữ trước thứ tự cho quyền bảo đảm hoặc quyền thuê (가등기): ${count(n, 'count')} mục, ${has(n, 'unread') ? 'không rõ số tiền' : money(n, 'won')}. Sau này đăng ký thì vẫn theo thứ tự của ngày đó.`,
  'compulsory-administration': (n) =>
    `Ngày ${date(n, 'since')}, việc quản lý cưỡng chế (강제관리) bắt đầu theo yêu cầu của ${who(n)}. Người quản lý do tòa chỉ định thu tiền thuê.`,
  'share-auction': (n) =>
    `${has(n, 'since') ? `Ngày ${date(n, 'since')}, ` : ''}${who(n)} chỉ đưa ${has(n, 'of') ? `phần của ${text(n, 'of')}` : 'một phần sở hữu'} ra đấu giá (경매·공매, ${count(n, 'count')} mục). Không phải đấu giá cả căn nhà.`,
  'public-sale': (n) => `Vì nợ thuế, ngày ${date(n, 'since')} có thông báo phát mại (공매).`,
  trust: (n) =>
    `Chủ nhà trong sổ là ${text(n, 'trustee')} (신탁). Phải xem sổ ủy thác (신탁원부) mới biết ai được cho thuê.`,
  'trust-no-consent': (n) => `Chủ căn nhà là ${text(n, 'trustee')}, nhưng bạn chưa được xem giấy đồng ý cho thuê.`,
  insolvency: (n) => `Ngày ${date(n, 'since')} có ${count(n, 'count')} mục về phục hồi hoặc phá sản (회생·파산).`,
  'notice-registration': (n) => `Còn ${count(n, 'count')} mục báo có vụ kiện đòi xóa quyền sở hữu căn nhà (예고등기).`,
  redemption: (n) => `${who(n)} có thể mua lại căn nhà này trong thời hạn (환매특약).`,
  'owner-mismatch': (n) =>
    `Người tự nhận là chủ nhà là ${text(n, 'landlord')}, còn chủ trong sổ là ${text(n, 'owner')}.`,
  'co-owned': (n) =>
    `Căn nhà thuộc về ${count(n, 'count')} người: ${text(n, 'owners')} (공유).${has(n, 'signer') ? ` Phần của ${text(n, 'signer')} không quá nửa nên không thể cho thuê nếu thiếu các chủ khác.` : ''}`,
  'company-owner': (n) =>
    `Chủ nhà trong sổ là ${text(n, 'owner')}. Bên phải trả lại tiền cọc là công ty, không phải cá nhân.`,
  'recent-owner-change': sold,
  'owner-changed-in-lease': sold,
  'rapid-transfers': (n) => `Trong ${count(n, 'months')} tháng gần đây căn nhà đã được bán ${count(n, 'sales')} lần.`,
  prohibition: (n) =>
    `Còn ${count(n, 'count')} mục cấm định đoạt (금지사항등기). Có thể nhà chưa được sang tên cho người mua.`,
  'residence-duty': (n) => `Có ${count(n, 'count')} mục về nghĩa vụ tự ở hoặc hạn chế bán lại (거주의무·전매제한).`,
  'special-terms': (n) => `Có ${count(n, 'count')} mục thỏa thuận riêng (특약) về sở hữu.`,
  'registered-rental': () => 'Nhà do đơn vị cho thuê đăng ký, nên tiền thuê không được tăng quá 5% (민간임대주택).',
  'past-seizure': (n) =>
    `Có ${count(n, 'count')} mục kê biên (압류·가압류) cũ, nay đã xóa. Mục cuối tiếp nhận ngày ${date(n, 'last')}.`,
  'past-dispute': (n) =>
    `Có ${count(n, 'count')} mục cũ như đấu giá, cấm định đoạt, giữ chỗ (경매·가처분·가등기), nay đã xóa. Mục cuối tiếp nhận ngày ${date(n, 'last')}.`,
  'tenancy-registration': (n) =>
    `${who(n)} chưa được trả tiền cọc ${money(n, 'deposits')} nên đã đăng ký quyền thuê (주택임차권, ${count(n, 'count')} mục).`,
  'past-tenancy-registration': (n) =>
    `Có ${count(n, 'count')} mục đăng ký quyền thuê (주택임차권등기) nay đã xóa. Mục cuối tiếp nhận ngày ${date(n, 'last')}.`,
  'late-mortgage': (n) =>
    `Ngày ${date(n, 'since')} có thế chấp (근저당) ${money(n, 'won')} của ${who(n)}. Khi đó quyền đối kháng (대항력) của bạn chưa có, nên nó đứng trước tiền cọc.`,
  'later-mortgage': (n) =>
    [
      ...(n['behind'] !== 0
        ? [
            `Ngày ${date(n, 'since')} có thế chấp (근저당) ${money(n, 'won')} của ${who(n)}. Tiền cọc hiện nay đứng trước khoản nợ này, nhưng tiền bạn nộp thêm sẽ đứng sau.`,
          ]
        : []),
      ...(has(n, 'ahead')
        ? [
            `Sau khi bạn chuyển đến, mức tối đa của thế chấp (근저당) của ${who(n)} tăng thêm ${money(n, 'ahead')} bằng mục ghi kèm (부기등기). Phần tăng cũng được tính theo thứ tự ban đầu, nhưng có thể tranh luận là nó đứng sau tiền cọc của bạn.`,
          ]
        : []),
    ].join(' '),
  'private-lender': (n) => `${who(n)} đang giữ thế chấp (근저당, ${count(n, 'count')} mục).`,
  'debt-of-another': (n) =>
    has(n, 'former')
      ? `${count(n, 'count')} thế chấp (근저당) bảo đảm cho nợ của ${who(n)}, không phải của chủ nhà hiện nay. Trong đó ${count(n, 'former')} mục là nợ mà chủ cũ để lại.`
      : `${count(n, 'count')} thế chấp (근저당) bảo đảm cho nợ của ${who(n)}, không phải của chủ nhà. Chủ nhà cho mượn nhà làm bảo đảm.`,
  'mortgage-sold': (n) =>
    `Ngày ${date(n, 'since')} thế chấp (근저당) được chuyển, nay ${who(n)} giữ (${count(n, 'count')} mục).`,
  'jeonse-right': (n) => `${who(n)} có quyền jeonse (전세권) với ${money(n, 'won')}.`,
  'lease-right': (n) => `${who(n)} đã đăng ký quyền thuê (임차권) căn nhà này.`,
  superficies: (n) => `${who(n)} có ${count(n, 'count')} quyền dùng đất.`,
  'land-right-missing': (n) =>
    `${
      has(n, 'leased')
        ? `Quyền của căn này với đất là “${text(n, 'leased')}”: đất là của người khác.`
        : has(n, 'othersHave')
          ? 'Tòa nhà có phần đất, nhưng căn này không có phần đất (대지권).'
          : 'Sổ của căn này không có phần đất (대지권).'
    } Không biết giá khi thiếu đất nên không tính giá nhà và số tiền về lại.${has(n, 'atMost') ? ' Ngay cả tính theo giá nhà có đất thì cũng đã nguy hiểm.' : ''}`,
  'separate-registration': () => 'Trong sổ ghi “별도등기 있음”: trên đất có quyền riêng. Nội dung chỉ có trong sổ đất.',
  basement: () => 'Trong sổ ghi căn nhà này là tầng hầm.',
  'neighbourhood-facility': (n) =>
    `Công dụng ghi trên giấy là “${text(n, 'use')}”: cửa hàng hoặc văn phòng, thường gọi là 근생.`,
  'living-accommodation': (n) =>
    `Công dụng ghi trên giấy là “${text(n, 'use')}”. Đó là nơi lưu trú cho khách, không phải nhà ở.`,
  'non-residential-use': (n) => `Công dụng ghi trên giấy là “${text(n, 'use')}”.`,
  'illegal-building': () => 'Sổ công trình (건축물대장) có dấu công trình vi phạm (위반건축물).',
  'building-unapproved': () => 'Sổ ghi là công trình chưa được nghiệm thu theo luật xây dựng (사용승인).',
  'sources-disagree': (n) =>
    [
      'Sổ và nguồn khác ghi khác nhau.',
      has(n, 'use') ? `Công dụng trong sổ là “${text(n, 'use')}”, ở nguồn khác là “${text(n, 'useTold')}”.` : '',
      has(n, 'area')
        ? `Diện tích riêng trong sổ là ${text(n, 'area')}㎡, ở nguồn khác là ${text(n, 'areaTold')}㎡.`
        : '',
      has(n, 'households') ? `Sổ ghi ${text(n, 'households')} hộ, nguồn khác ghi ${text(n, 'householdsTold')} hộ.` : '',
      has(n, 'place') ? `Nhà trong sổ ở “${text(n, 'place')}”, nơi được cho biết là “${text(n, 'placeTold')}”.` : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  'new-building': (n) => `Nhà xây xong ngày ${date(n, 'built')} nên ít giao dịch để so sánh.`,
  'pending-application': (n) =>
    `Khi lấy giấy này, có đơn đăng ký chưa xử lý xong${has(n, 'purposes') ? `: ${text(n, 'purposes')}` : ''}.`,
  'unknown-purpose': (n) => `Có ${count(n, 'count')} mục còn hiệu lực mà chúng tôi không biết nghĩa.`,
  'cancel-conflict': (n) => `Có ${count(n, 'count')} mục đọc được cả hai cách: đã xóa và chưa xóa.`,
  'summary-conflict': (n) =>
    [
      n['count'] === 0 ? '' : `Có ${count(n, 'count')} mục mà tóm tắt ở cuối và nội dung cho hiệu lực khác nhau.`,
      n['owners'] === '' ? '' : `Tên hoặc phần của ${text(n, 'owners')} đọc khác nhau.`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  'share-right': (n) =>
    [
      `Có ${count(n, 'count')} quyền chỉ đặt trên một phần sở hữu, không phải cả căn nhà.`,
      n['of'] === '' ? '' : `Đó là phần của ${text(n, 'of')}.`,
      n['unread'] === 0 ? '' : `Trong đó ${count(n, 'unread')} quyền không rõ phần bao nhiêu nên tính là cả căn.`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  'partial-cancellation': (n) =>
    `${count(n, 'count')} quyền của ${who(n)} đã xóa một phần. Không ghi còn bao nhiêu nên tính là còn đủ.`,
  'unread-lines': (n) => `Có ${count(n, 'count')} dòng trong sổ không xếp được chỗ. Chúng tôi cho xem nguyên văn.`,
  'land-register': (n) =>
    `${has(n, 'address') ? `${text(n, 'address')}: ` : ''}đây là sổ đất. Chủ nhà và quyền trên căn nhà nằm trong sổ tòa nhà.`,
  'pages-missing': (n) => `Tất cả có ${count(n, 'declared')} trang, chỉ đọc được ${count(n, 'read')} trang.`,
  'current-only': (n) => `Giấy này là “${text(n, 'certificate')}” nên không có mục đã xóa.`,
  'register-old': (n) => `Sổ này lấy ngày ${date(n, 'viewed')}, đã qua ${age(n, 'days')}.`,
  'payee-mismatch': (n) =>
    `Tài khoản được yêu cầu chuyển vào đứng tên ${text(n, 'payee')}, còn chủ trong sổ là ${text(n, 'owner')}.`,
  'agent-without-papers': () =>
    'Người đến thay chủ nhà không có giấy ủy quyền (위임장) và giấy chứng nhận con dấu (인감증명서).',
  'agent-unproven': () =>
    'Người khác ký thay chủ nhà. Bạn chưa cho biết đã xem giấy ủy quyền (위임장) và giấy chứng nhận con dấu (인감증명서) chưa.',
  sublease: () => 'Người muốn ký với bạn là người đang thuê căn nhà này (전대).',
  'no-broker': () => 'Bạn ký trực tiếp với chủ nhà (직거래).',
  'side-offer': () => 'Bạn được hứa rằng ký thì sẽ có tiền lãi, phí chuyển nhà hoặc tiền mặt.',
  'move-out-request': () => 'Bạn được yêu cầu tạm chuyển địa chỉ đi nơi khác.',
  'malicious-landlord': () =>
    'Chủ nhà này có trong danh sách nhà nước công khai những người nhiều lần không trả cọc (상습 채무불이행자).',
  'guarantee-ban': () => 'Tra cứu chủ nhà cho thấy cơ quan bảo lãnh từ chối người này (보증금지 대상).',
  'landlord-subrogation': (n) =>
    `Trong ba năm gần đây, cơ quan bảo lãnh đã trả thay chủ nhà này cho người thuê ${count(n, 'cases')} lần (대위변제).`,
  'many-homes': (n) =>
    `Chủ nhà này cho thuê ${count(n, 'homes')} căn. Với chủ có nhiều nhà như vậy, tỷ lệ không trả cọc là ${percent(n, 'accidents')}.`,
  'tax-arrears': () => 'Giấy nộp thuế (납세증명서) hoặc tra cứu nợ thuế (미납세금 열람) cho thấy có thuế quá hạn.',
  'tax-refused': () => 'Bạn đã xin xem giấy chứng nhận nộp đủ thuế (납세증명서) nhưng không được.',
}
