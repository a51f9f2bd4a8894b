import type { Change, OwnerLine } from '../../diff/change.ts'
import type { PurposeKind } from '../../register/vocabulary.ts'
import { type Known, valueOf } from '../../values/known.ts'
import type { Won } from '../../values/won.ts'
import type { Translation } from '../translation.ts'
import { actDue, changeActs } from './change-acts.ts'
import { grades } from './core.ts'
import { formatDay, short, won } from './speech.ts'
import { describeState } from '../ko/text.ts'

type Changes = Translation['changes']

function change(c: Change): string {
  const what = rightsOf(c)
  switch (c.kind) {
    case 'right-added':
      return `Mới: ${what}${sumOf(c.amount?.after ?? null)}`
    case 'restored':
      return `Đã xóa nay có lại: ${what}${sumOf(c.amount?.after ?? null)}`
    case 'amount-raised':
      return `Số tiền tăng: ${what}, ${fromTo(c)}`
    case 'amount-lowered':
      return `Số tiền giảm: ${what}, ${fromTo(c)}`
    case 'amount-changed':
      return `Số tiền thay đổi: ${what}, ${fromTo(c)}`
    case 'debtor-changed':
      return `Đổi người nợ: ${what}${replaced(c.words)}`
    case 'right-transferred':
      return `Đổi người có quyền: ${what}${replaced(namesAround(c))}`
    case 'name-changed':
      return `Tên đã đăng ký thay đổi${replaced(c.words)}`
    case 'address-changed':
      return 'Địa chỉ của người trong sổ thay đổi'
    case 'terms-changed':
      return `Nội dung thay đổi: ${what}`
    case 'collateral-added':
      return `Thêm tài sản bảo đảm: ${what}`
    case 'collateral-released':
      return `Bớt tài sản bảo đảm khác: ${what}`
    case 'collateral-changed':
      return `Tài sản bảo đảm thay đổi: ${what}`
    case 'pledged':
      return `Có người nhận nó làm bảo đảm: ${what}`
    case 'cancelled':
      return c.owners === null
        ? `Đã xóa: ${what}${sumOf(c.amount?.before ?? null)}`
        : `Mục sở hữu bị xóa, chủ nhà trở lại là ${ownersAfter(c)}`
    case 'partly-cancelled':
      return `Đã xóa một phần: ${what}`
    case 'owner-changed':
      return c.rights.includes('지분이전')
        ? `Phần sở hữu thay đổi: ${ownersAfter(c)}`
        : `Chủ nhà đổi: ${ownersAfter(c)}`
    case 'trust-added':
      return `Nhà được ủy thác (신탁): ${ownersAfter(c)}`
    case 'trust-ended':
      return c.owners === null ? 'Ủy thác (신탁) kết thúc' : `Ủy thác (신탁) kết thúc: ${ownersAfter(c)}`
    case 'insolvency-ended':
      return 'Thủ tục phục hồi (회생) kết thúc'
    case 'noted':
      return `Có mục ghi thêm: ‘${c.purpose}’`
    case 'display-changed':
      return c.meaning.includes('address-redrawn') ? 'Cách ghi địa chỉ thay đổi' : 'Mô tả tòa nhà hoặc đất thay đổi'
    case 'land-right-registered':
      return 'Phần đất (대지권) đã được đăng ký'
    case 'land-right-changed':
      return `Tỷ lệ phần đất (대지권) thay đổi${replaced(c.words)}`
    case 'land-right-gone':
      return 'Phần đất (대지권) không còn'
    case 'separate-noted':
      return 'Trên đất có quyền riêng mới (별도등기)'
    case 'separate-cleared':
      return 'Quyền riêng trên đất (별도등기) đã xóa'
    case 'joint-added':
      return 'Thêm bất động sản bảo đảm cùng khoản nợ'
    case 'joint-released':
      return 'Bớt bất động sản bảo đảm cùng khoản nợ'
    case 'application-received':
      return `Có đơn đăng ký được tiếp nhận${applied(c)}`
    case 'application-registered':
      return `Đơn đã tiếp nhận nay được đăng ký${applied(c)}`
    case 'application-withdrawn':
      return `Đơn đã tiếp nhận nay không còn${applied(c)}`
  }
}
const applied = (c: Change) => (c.purpose === '' ? '' : `: ‘${c.purpose}’`)

/** A right without a name here is named as the register prints it. */
const rightWords: Partial<Record<PurposeKind, string>> = {
  근저당권: 'thế chấp (근저당)',
  전세권: 'quyền jeonse (전세권)',
  압류: 'kê biên (압류)',
  가압류: 'kê biên tạm thời (가압류)',
  가처분: 'cấm định đoạt (가처분)',
  가등기: 'đăng ký giữ chỗ (가등기)',
  지상권: 'quyền dùng đất (지상권)',
  지역권: 'quyền địa dịch (지역권)',
  신탁: 'ủy thác (신탁)',
  예고등기: 'mục báo vụ kiện (예고등기)',
  주택임차권: 'đăng ký quyền thuê (임차권등기)',
  상가임차권: 'đăng ký quyền thuê cửa hàng (상가 임차권등기)',
  임차권: 'quyền thuê (임차권)',
  경매개시: 'mở đấu giá (경매개시결정)',
  공매: 'thông báo phát mại (공매)',
  회생: 'phục hồi (회생)',
  파산: 'phá sản (파산)',
  환매: 'quyền mua lại (환매특약)',
  금지사항: 'mục cấm định đoạt (금지사항)',
  민간임대: 'nhà cho thuê tư nhân (민간임대주택)',
  이전: 'chuyển quyền (이전)',
  변경: 'thay đổi (변경)',
  경정: 'đính chính (경정)',
  권리목적처분: 'định đoạt trên quyền (권리에 대한 처분)',
  표시변경: 'đổi mô tả (표시변경)',
}
const rightsOf = (c: Change): string => {
  const [first] = c.rights
  if (first === undefined || first === 'unknown') return c.purpose === '' ? 'một mục' : `‘${c.purpose}’`
  const more = Math.max(c.on.length, c.rights.length) - 1
  const word = rightWords[first] ?? `‘${first}’`
  return (c.kind === 'cancelled' || c.kind === 'restored') && more > 0 ? `${word} và ${more} mục khác` : word
}

const sumOf = (sum: Won | null): string => (sum === null || sum === 0 ? '' : `, ${won(sum)}`)
const amountWord = (sum: Won | null): string => (sum === null ? 'số tiền không rõ' : won(sum))
const fromTo = ({ amount }: Change): string =>
  amount === null ? 'số tiền không rõ' : `${amountWord(amount.before)} → ${amountWord(amount.after)}`
const replaced = (words: { before: string; after: string } | null): string =>
  words === null || words.after === '' ? '' : `: ‘${words.before === '' ? '' : `${words.before} → `}${words.after}’`
const namesAround = ({ holders }: Change) =>
  holders === null ? null : { before: named(holders.before), after: named(holders.after) }

const named = (holders: readonly string[]): string => describeState(holders.join(', '), 'Nhà nước (국)')

const ownersAfter = ({ owners: o }: Change): string => (o === null ? '' : owners(o.after))
function owners(known: Known<readonly OwnerLine[]>): string {
  const list = valueOf(known)
  if (list === null) return 'không biết chủ nhà hiện nay'
  const texts = list
    .map((o) => (list.length > 1 && o.share !== null ? `${o.name} ${o.share[0]}/${o.share[1]}` : o.name))
    .join(', ')
  return `‘${texts}’`
}

const guarantee = { eligible: 'được', 'not-eligible': 'khó được', unknown: 'chưa rõ' } as const

export const changes: Changes = {
  sentences: {
    change,
    owners,
    effect: ({ low, likely }) =>
      likely !== 0
        ? `số tiền về lại ${likely < 0 ? 'ít đi' : 'nhiều lên'} ${short(Math.abs(likely))}`
        : low !== 0
          ? `trường hợp xấu, số tiền về lại ${low < 0 ? 'ít đi' : 'nhiều lên'} ${short(Math.abs(low))}`
          : 'số tiền về lại không đổi',
    money: ({ difference }) => {
      const [was, now] = [valueOf(difference.recovery.before), valueOf(difference.recovery.after)]
      if (was === null || now === null)
        return 'Cho biết tiền cọc và giá nhà thì chúng tôi tính số tiền về lại thay đổi bao nhiêu.'
      if (was.likely === now.likely && was.low === now.low) return `Số tiền về lại vẫn là ${short(now.likely)}.`
      return was.likely === now.likely
        ? `Số tiền về lại vẫn là ${short(now.likely)}; trường hợp xấu ${short(was.low)} → ${short(now.low)}`
        : `Số tiền về lại ${short(was.likely)} → ${short(now.likely)}`
    },
    all: ({ changes: list, diff }) => {
      if (list.length === 0)
        return diff.doubts.length === 0
          ? 'Không có gì thay đổi'
          : `Không tìm thấy thay đổi, nhưng có ${diff.doubts.length} điều cần kiểm tra`
      const pressing = list.filter((c) => c.urgency === 'alarm').length
      if (pressing === 0) return `Có ${list.length} thay đổi`
      return pressing === list.length
        ? `Có ${pressing} thay đổi cần xem ngay`
        : `${list.length} thay đổi, trong đó ${pressing} gấp`
    },
    grade: (before, after) =>
      before === after
        ? `Kết luận vẫn là ${grades[after].word}`
        : `Kết luận ${grades[before].word} → ${grades[after].word}`,
    guarantee: (before, after) => `Bảo lãnh hoàn cọc (반환보증): ${guarantee[before]} → ${guarantee[after]}`,
    room: (before, after) => `Tiền cọc được nhận bảo lãnh: ${won(before)} → ${won(after)}`,
    viewed: (at) => (at === null ? 'ngày không rõ' : formatDay(at)),
  },
  urgency: { alarm: 'Hãy xem ngay', look: 'Hãy xem qua', note: 'Nên biết' },
  marks: { alarm: 'Gấp', look: 'Xem', note: 'Lưu ý' },
  meanings: {
    'new-debt': 'Có khoản nợ mới lấy căn nhà làm bảo đảm.',
    'amount-not-printed': 'Bao nhiêu thì sổ không ghi bằng won.',
    'debt-raised': 'Mức nợ tối đa căn nhà phải gánh đã tăng.',
    'debt-lowered': 'Mức nợ tối đa căn nhà phải gánh đã giảm.',
    'debt-gone': 'Khoản nợ này không còn trên căn nhà.',
    'debt-part-gone': 'Chỉ một phần nợ được giải tỏa.',
    'debt-back': 'Khoản nợ đã mất nay trở lại đúng thứ tự cũ.',
    'debtor-changed': 'Người phải trả nợ đã đổi.',
    'lender-changed': 'Quyền nhận tiền đã chuyển cho nơi khác.',
    'lender-is-moneylender': 'Là công ty cho vay hoặc công ty mua nợ. Có thể là dấu hiệu nợ không được trả đúng hạn.',
    'collateral-more': 'Phạm vi bất động sản bảo đảm cùng khoản nợ đã đổi.',
    'collateral-less': 'Bất động sản khác được giải tỏa, phần căn này phải gánh có thể lớn hơn.',
    pledged: 'Đó là chuyện của bên cho vay. Nợ trên căn nhà không tăng.',
    'former-tenant-unpaid': 'Nghĩa là người thuê trước chưa được trả tiền cọc.',
    'former-tenant-settled': 'Đăng ký quyền thuê của người trước đã được giải tỏa.',
    'other-tenant-right': 'Người khác đã đăng ký quyền ở căn nhà này.',
    'other-tenant-right-gone': 'Quyền jeonse hoặc quyền thuê của người khác không còn.',
    'auction-begun': 'Thủ tục cưỡng chế bán nhà đã bắt đầu.',
    'auction-ended': 'Thủ tục cưỡng chế bán nhà đã dừng.',
    'seizure-begun': 'Chủ nhà không trả nợ hoặc thuế nên nhà bị phong tỏa.',
    'seizure-ended': 'Phong tỏa đã được gỡ.',
    'title-challenged': 'Quyền sở hữu có thể sang người khác.',
    'title-cleared': 'Mục tranh chấp sở hữu không còn.',
    'owner-changed': 'Bên ký hợp đồng với bạn đã khác.',
    'owner-part-changed': 'Người giữ phần sở hữu đã đổi. Hợp đồng cần sự đồng ý của hơn nửa phần sở hữu.',
    'owner-back': 'Quyền sở hữu đã chuyển nay quay về.',
    'owner-unclear': 'Các phần cộng lại không bằng một nên không nói được chủ nhà hiện nay.',
    'trust-begun': 'Chủ nhà là công ty ủy thác. Hợp đồng không có sự đồng ý của họ có thể không được bảo vệ.',
    'trust-ended': 'Ủy thác kết thúc; chủ mới ghi trong sổ là bên ký hợp đồng.',
    'insolvency-begun': 'Chủ nhà không trả được nợ và vào thủ tục của tòa.',
    'insolvency-ended': 'Thủ tục phục hồi của tòa kết thúc. Cần biết vì sao.',
    'restriction-begun': 'Việc dùng hoặc chuyển nhà bị hạn chế.',
    'restriction-ended': 'Hạn chế không còn.',
    'rental-registered':
      'Là nhà cho thuê tư nhân đã đăng ký (민간임대주택), có giới hạn tăng tiền thuê và nghĩa vụ có bảo lãnh.',
    'rental-ended': 'Dấu nhà cho thuê tư nhân (민간임대주택) không còn.',
    'land-debt-hidden': 'Trên đất có quyền riêng. Sổ này không cho thấy.',
    'land-debt-cleared': 'Quyền chỉ trên đất không còn.',
    'land-right-registered': 'Phần đất của căn nhà đã được đăng ký.',
    'land-right-changed': 'Phần đất của căn nhà đã đổi.',
    'land-right-gone': 'Không thấy phần đất của căn nhà. Điều này ảnh hưởng giá nhà và bảo lãnh.',
    'building-changed': 'Diện tích hoặc công dụng ghi khác đi.',
    'address-redrawn': 'Chỉ là cùng căn nhà ghi theo cách khác.',
    'name-only': 'Cùng một người hoặc công ty. Quyền không đổi.',
    'terms-only': 'Số tiền và người có quyền không đổi.',
    'remark-only': 'Ghi chép không làm đổi quyền.',
    'kind-unknown': 'Mục chưa từng gặp nên không nói được nghĩa.',
    'was-not-shown-before': 'Đã tiếp nhận trước khi lấy sổ lần trước nhưng khi đó chưa được ghi.',
    'cancel-unclear': 'Có mục xóa nhưng chưa rõ xóa cái gì.',
    'application-waiting': 'Chưa ghi vào sổ. Khi ghi, hiệu lực tính ngược từ lúc tiếp nhận.',
    'application-to-clear': 'Là đơn xóa. Sau khi xử lý, hãy xem đã xóa thật chưa.',
    'application-done': 'Nội dung đơn đã ghi vào sổ.',
    'application-gone': 'Kết thúc mà không đăng ký; có vẻ đã rút hoặc bị bác.',
  },
  bearings: {
    'not-moved-in-yet': 'Bạn chưa khai báo địa chỉ (전입신고) nên mục này đứng trước tiền cọc của bạn.',
    'move-in-unknown': 'Không biết ngày chuyển đến nên xem là đứng trước tiền cọc của bạn.',
    'ahead-of-lease': 'Được tiếp nhận trước khi bạn có quyền đối kháng (대항력), nên đứng trước tiền cọc của bạn.',
    'on-move-in-day':
      'Được tiếp nhận đúng ngày bạn chuyển đến. Quyền đối kháng (대항력) có từ 0 giờ hôm sau nên mục này đứng trước.',
    'behind-lease': 'Được tiếp nhận sau khi bạn có quyền đối kháng (대항력), nên đứng sau tiền cọc của bạn.',
    'rank-unknown': 'Không đọc được ngày tiếp nhận nên xem là đứng trước tiền cọc của bạn.',
    'after-contract':
      'Là thay đổi sau khi ký và trước khi chuyển đến. Nếu có điều khoản riêng (특약) cấm thế chấp mới hoặc bán thì đã vi phạm.',
    'landlord-is-another': 'Chủ nhà trong hợp đồng không còn là chủ sở hữu.',
    'landlord-not-bound':
      'Chủ nhà đổi trước khi bạn có quyền đối kháng (대항력), nên có thể không đòi chủ mới theo hợp đồng được.',
    'landlord-succeeds': 'Hợp đồng có quyền đối kháng (대항력) nên chủ mới nhận nghĩa vụ trả lại tiền cọc.',
  },
  doubts: {
    'entry-missing': {
      title: 'Dòng có trong sổ trước không có trong sổ mới',
      body: 'Mục đã xóa vẫn còn dòng. Có thể thiếu trang hoặc có dòng không đọc được.',
    },
    'reads-differently': {
      title: 'Cùng một dòng đọc khác nhau ở hai sổ',
      body: 'Không có mục mới thì số tiền và tên không đổi. Có thể một trong hai đã đọc sai.',
    },
    'struck-without-entry': {
      title: 'Có nét gạch đỏ mới không ghi lý do',
      body: 'Một phần dòng bị gạch mà không tìm thấy mục ghi lý do.',
    },
    'cancel-conflict': {
      title: 'Có dòng không rõ đã xóa chưa',
      body: 'Nét gạch đỏ và mục xóa không khớp nhau.',
    },
    'pending-not-asked': {
      title: 'Không biết đơn đã tiếp nhận ra sao',
      body: 'Lần này không tra cứu đơn đang xử lý.',
    },
  },
  acts: changeActs,
  due: actDue,
}
