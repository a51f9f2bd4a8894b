import type { FindingId } from '../../risk/finding-ids.ts'
import { count, type FindingBody, has, inSpans, percent } from '../ko/text.ts'
import { date, money, text, times, who } from './speech.ts'
import { priceBases } from './price-bases.ts'

const sold: FindingBody = (n) =>
  has(n, 'percent')
    ? `${date(n, 'since')}以 ${money(n, 'paid')} 卖出，您的押金是这个价的 ${percent(n, 'percent')}。`
    : `${date(n, 'since')}房主换了（‘${text(n, 'cause')}’）。`

const age = inSpans({ days: (n) => `${n} 天`, months: (n) => `${n} 个月`, years: (n) => `${n} 年` })

export const findings: Readonly<Record<FindingId, FindingBody>> = {
  'mortgage-high': (n) =>
    `${count(n, 'count')} 笔抵押权（근저당）的最高债权额（채권최고액）是 ${money(n, 'mortgages')}，为房价 ${money(n, 'price')} 的 ${percent(n, 'percent')}。`,
  'jeonse-high': (n) => `押金 ${money(n, 'deposit')} 是房价 ${money(n, 'price')} 的 ${percent(n, 'percent')}。`,
  'jeonse-notable': (n) =>
    `押金 ${money(n, 'deposit')} 是房价 ${money(n, 'price')} 的 ${percent(n, 'percent')}。在这个区间，押金事故是不到 ${percent(n, 'fromPercent')} 的房子的 ${times(n, 'odds')}。`,
  'secured-debts': (n) => {
    // an amount that is not printed in won is never described as zero
    if (has(n, 'unread') && !has(n, 'senior'))
      return `有 ${count(n, 'unread')} 笔排在前面的债务没有用韩元写金额。不知道有多少，所以没能算进与房价的比例。`
    const more = has(n, 'unread') ? `另有 ${count(n, 'unread')} 笔排在前面、没有用韩元写金额的债务没有算进去。` : ''
    if (!has(n, 'percent')) return `前面的债务有 ${money(n, 'senior')}。不知道房价，没能计算比例。${more}`
    return has(n, 'deposit')
      ? `前面的债务 ${money(n, 'senior')} 加上押金，是房价的 ${percent(n, 'percent')}。${more}`
      : `光是前面的债务 ${money(n, 'senior')}，就是房价的 ${percent(n, 'percent')}。押金还没有加进去。${more}`
  },
  'deposit-not-covered': (n) =>
    n['loss'] !== undefined && n['loss'] === n['deposit']
      ? `房子被拍卖时，押金 ${money(n, 'deposit')} 可能一分都拿不回。`
      : `房子被拍卖时，一般来说押金 ${money(n, 'deposit')} 中有 ${money(n, 'loss')} 拿不回。`,
  'deposit-not-covered-low': (n) =>
    `一般来说计算结果是能全部拿回，但房子低价卖出时，押金 ${money(n, 'deposit')} 中有 ${money(n, 'loss')} 可能拿不回。`,
  'small-deposit-doubtful': (n) =>
    `排在前面的债务 ${money(n, 'senior')} 是房价 ${money(n, 'price')} 的 ${percent(n, 'percent')}。明知如此还签约，法院可能不承认最优先偿还（최우선변제）的 ${money(n, 'smallDeposit')}。承认的话一般能拿回 ${money(n, 'likely')}，不承认的话坏的情况是 ${money(n, 'low')}。`,
  'deposit-over-official': (n) =>
    `押金加前面的债务共 ${money(n, 'sum')}，比按公示价格（공시가격）计算的限额 ${money(n, 'limit')} 多 ${money(n, 'over')}。`,
  'falling-price': (n) =>
    `同类房子的成交价每月约跌 ${percent(n, 'drift')}。照此下去，${count(n, 'months')} 个月后房价是 ${money(n, 'later')}，前面的债务和押金会是它的 ${percent(n, 'percent')}。`,
  'price-untested': (n) => `${date(n, 'built')}建成，没有找到能支持房价 ${money(n, 'price')} 的实际成交。`,
  'price-conflict': (n) =>
    `${priceBases[text(n, 'by')] ?? ''}约为 ${money(n, 'price')}，${priceBases[text(n, 'otherBy')] ?? ''}则是 ${money(n, 'other')}。两者不一致，所以按低的一方计算。`,
  'accident-area': (n) =>
    `最近三个月，这个市·郡·区有 ${count(n, 'cases')} 起押金保证事故。事故率 ${percent(n, 'accidents')}，高于全国的 ${percent(n, 'country')}。`,
  'joint-collateral': (n) =>
    Number(n['lists'] ?? 1) > 1
      ? `有 ${count(n, 'lists')} 笔不同的共同担保（공동담보），共 ${money(n, 'full')}。${has(n, 'properties') ? `其中一笔最多由包括这套房在内的 ${count(n, 'properties')} 处房产担保。` : '每笔有几处，这份文件没有写。'}`
      : has(n, 'properties')
        ? `这笔债 ${money(n, 'full')} 由包括这套房在内的 ${count(n, 'properties')} 处房产一起担保（공동담보）。`
        : `这笔债 ${money(n, 'full')} 由这套房和其他房产一起担保（공동담보）。有几处，这份文件没有写。`,
  'other-deposits-unknown': (n) =>
    has(n, 'others')
      ? `这栋房除您之外还有 ${count(n, 'others')} 户，他们的押金没有确认。`
      : '这栋房可能住着好几户，他们的押金没有确认。',
  'other-deposits-low': (n) =>
    `据说其他 ${count(n, 'others')} 户的押金一共 ${money(n, 'sum')}，平均每户 ${money(n, 'each')}，是您押金的 ${percent(n, 'percent')}。`,
  seizure: (n) => `${who(n)} 查封了这套房（압류）。查封有 ${count(n, 'count')} 笔，欠多少登记簿上没有写。`,
  'provisional-seizure': (n) => `${who(n)} 为了收回 ${money(n, 'won')}，临时查封了这套房（가압류）。`,
  'provisional-disposition': (n) => `${who(n)} 让法院禁止处分这套房（가처분）。`,
  'demolition-claim': (n) =>
    `${who(n)} 正在要求拆除这栋建筑并交还土地（가처분，${text(n, 'claim')}）。即使拍卖卖出，这条登记也可能留下。`,
  'provisional-registration': (n) => `${who(n)} 在${date(n, 'since')}对这套房预先占住了登记顺位（가등기）。`,
  'auction-opening': (n) => `${date(n, 'since')}，经 ${who(n)} 申请，拍卖（경매）开始了。`,
  'provisional-security': (n) =>
    `${who(n)} 在${date(n, 'since')}为担保或租赁权预占了顺位（가등기 ${count(n, 'count')} 笔，${has(n, 'unread') ? '金额不明' : money(n, 'won')}）。以后登记也按那天的顺位。`,
  'compulsory-administration': (n) =>
    `${date(n, 'since')}，经 ${who(n)} 申请，强制管理（강제관리）开始了。租金由法院指定的管理人收取。`,
  'share-auction': (n) =>
    `${has(n, 'since') ? `${date(n, 'since')}，` : ''}${who(n)}只对${has(n, 'of') ? `“${text(n, 'of')}”的` : ''}份额申请了拍卖（경매·공매，${count(n, 'count')} 笔）。不是整套房的拍卖。`,
  'public-sale': (n) => `因为欠税，${date(n, 'since')}公告了公卖（공매）。`,
  trust: (n) => `登记簿上的房主是 ${text(n, 'trustee')}（신탁）。谁能出租，要看信托原簿（신탁원부）才知道。`,
  'trust-no-consent': (n) => `这套房的房主是 ${text(n, 'trustee')}，但没有看到它同意出租的同意书。`,
  insolvency: (n) => `${date(n, 'since')}登记了 ${count(n, 'count')} 笔有关回生或破产（회생·파산）的登记。`,
  'notice-registration': (n) => `还留有 ${count(n, 'count')} 笔登记，告知有要求消灭这套房所有权的诉讼（예고등기）。`,
  redemption: (n) => `${who(n)} 可以在期限内买回这套房（환매특약）。`,
  'owner-mismatch': (n) => `自称房东的人是 ${text(n, 'landlord')}，登记簿上的房主是 ${text(n, 'owner')}。`,
  'co-owned': (n) =>
    `这套房由 ${count(n, 'count')} 个人共同所有：${text(n, 'owners')}（공유）。${has(n, 'signer') ? `${text(n, 'signer')} 的份额没有过半，没有其他房主不能出租。` : ''}`,
  'company-owner': (n) => `登记簿上的房主是 ${text(n, 'owner')}。该还押金的不是个人而是公司。`,
  'recent-owner-change': sold,
  'owner-changed-in-lease': sold,
  'rapid-transfers': (n) => `最近 ${count(n, 'months')} 个月，这套房被卖了 ${count(n, 'sales')} 次。`,
  prohibition: (n) => `还留有 ${count(n, 'count')} 笔禁止事项登记（금지사항등기）。可能是还没有过户给买房人的房子。`,
  'residence-duty': (n) => `有 ${count(n, 'count')} 笔关于自住义务或限制转卖的登记（거주의무·전매제한）。`,
  'special-terms': (n) => `有 ${count(n, 'count')} 笔关于所有权的特约（특약）登记。`,
  'registered-rental': () => '登记为租赁经营者的房子，租金上涨不得超过 5%（민간임대주택）。',
  'past-seizure': (n) =>
    `有 ${count(n, 'count')} 笔现已注销的查封记录（압류·가압류）。最后一笔受理于${date(n, 'last')}。`,
  'past-dispute': (n) =>
    `有 ${count(n, 'count')} 笔现已注销的拍卖、禁止处分、预登记（경매·가처분·가등기）之类的记录。最后一笔受理于${date(n, 'last')}。`,
  'tenancy-registration': (n) =>
    `${who(n)} 没有拿回押金 ${money(n, 'deposits')}，登记了租赁权（주택임차권 ${count(n, 'count')} 笔）。`,
  'past-tenancy-registration': (n) =>
    `有 ${count(n, 'count')} 笔现已注销的租赁权登记（주택임차권등기）。最后一笔受理于${date(n, 'last')}。`,
  'late-mortgage': (n) =>
    `${date(n, 'since')}设了 ${who(n)} 的抵押权（근저당）${money(n, 'won')}。那时您的对抗力（대항력）还没有生效，所以它先于您的押金。`,
  'later-mortgage': (n) =>
    [
      ...(n['behind'] !== 0
        ? [
            `${date(n, 'since')}设了 ${who(n)} 的抵押权（근저당）${money(n, 'won')}。现在的押金先于这笔债，但以后加付的钱排在它后面。`,
          ]
        : []),
      ...(has(n, 'ahead')
        ? [
            `搬家之后，${who(n)} 的抵押权（근저당）最高额通过附记登记（부기등기）增加了 ${money(n, 'ahead')}。增加的部分也按最初的顺位计算，但可以主张它排在您的押金之后。`,
          ]
        : []),
    ].join(''),
  'private-lender': (n) => `${who(n)} 持有抵押权（근저당 ${count(n, 'count')} 笔）。`,
  'debt-of-another': (n) =>
    has(n, 'former')
      ? `${count(n, 'count')} 笔抵押权（근저당）担保的是 ${who(n)} 的债务，不是现在房主的债务。其中 ${count(n, 'former')} 笔是前房主留下的债务。`
      : `${count(n, 'count')} 笔抵押权（근저당）担保的是 ${who(n)} 的债务，不是房主的债务。房主把房子拿出来作了担保。`,
  'mortgage-sold': (n) => `${date(n, 'since')}抵押权（근저당）转让，现在由 ${who(n)} 持有（${count(n, 'count')} 笔）。`,
  'jeonse-right': (n) => `${who(n)} 持有全租金 ${money(n, 'won')} 的全租权（전세권）。`,
  'lease-right': (n) => `${who(n)} 登记了这套房的租赁权（임차권）。`,
  superficies: (n) => `${who(n)} 持有 ${count(n, 'count')} 笔使用土地的权利。`,
  'land-right-missing': (n) =>
    `${
      has(n, 'leased')
        ? `这一户对土地的权利是“${text(n, 'leased')}”，土地是别人的。`
        : has(n, 'othersHave')
          ? '这栋楼有土地份额，但这一户没有土地份额（대지권）。'
          : '这一户的登记簿上没有土地份额（대지권）。'
    }不知道没有土地时的价格，所以没有计算房价和能拿回的钱。${has(n, 'atMost') ? '即使按有土地的房价计算，也已经危险。' : ''}`,
  'separate-registration': () => '登记簿上写着“별도등기 있음”：土地上另有权利。内容只在土地登记簿上。',
  basement: () => '登记簿上写着这套房是地下层。',
  'neighbourhood-facility': (n) => `文件上写的用途是“${text(n, 'use')}”：商铺或办公用，俗称 근생。`,
  'living-accommodation': (n) => `文件上写的用途是“${text(n, 'use')}”。那是给客人住宿的设施，不是住宅。`,
  'non-residential-use': (n) => `文件上写的用途是“${text(n, 'use')}”。`,
  'illegal-building': () => '建筑物台账（건축물대장）上有违规建筑的标记（위반건축물）。',
  'building-unapproved': () => '登记簿上写着这栋建筑没有得到建筑法上的使用批准（사용승인）。',
  'sources-disagree': (n) =>
    [
      '登记簿和其他资料写的不一样。',
      has(n, 'use') ? `用途在登记簿上是“${text(n, 'use')}”，在其他资料里是“${text(n, 'useTold')}”。` : '',
      has(n, 'area') ? `专用面积在登记簿上是 ${text(n, 'area')}㎡，在其他资料里是 ${text(n, 'areaTold')}㎡。` : '',
      has(n, 'households')
        ? `登记簿上是 ${text(n, 'households')} 户，其他资料里是 ${text(n, 'householdsTold')} 户。`
        : '',
      has(n, 'place') ? `登记簿的所在地是“${text(n, 'place')}”，告知的地方是“${text(n, 'placeTold')}”。` : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(''),
  'new-building': (n) => `${date(n, 'built')}建成，可以比较的成交少。`,
  'pending-application': (n) =>
    `调取这份文件时，有还没有处理完的登记申请${has(n, 'purposes') ? `：${text(n, 'purposes')}` : ''}。`,
  'unknown-purpose': (n) => `有 ${count(n, 'count')} 笔有效登记，我们不知其意。`,
  'cancel-conflict': (n) => `有 ${count(n, 'count')} 笔登记，是否注销可以读成两种。`,
  'summary-conflict': (n) =>
    [
      n['count'] === 0 ? '' : `末尾的摘要和正文，有 ${count(n, 'count')} 笔登记的效力读法不同。`,
      n['owners'] === '' ? '' : `${text(n, 'owners')} 的名字或份额读法不同。`,
    ].join(''),
  'share-right': (n) =>
    [
      `有 ${count(n, 'count')} 笔权利不是设在整套房上，只设在份额上。`,
      n['of'] === '' ? '' : `是 ${text(n, 'of')} 的份额。`,
      n['unread'] === 0 ? '' : `其中 ${count(n, 'unread')} 笔不知道份额多少，按整套计算。`,
    ].join(''),
  'partial-cancellation': (n) => `${who(n)} 的 ${count(n, 'count')} 笔权利注销了一部分。剩多少没有写，所以按全部计算。`,
  'unread-lines': (n) => `登记簿有 ${count(n, 'count')} 行没能归位，照原样显示。`,
  'land-register': (n) =>
    `${has(n, 'address') ? `“${text(n, 'address')}”` : ''}这是土地的登记簿。房子的主人和房子上的权利在建筑物的登记簿上。`,
  'pages-missing': (n) => `一共 ${count(n, 'declared')} 页，只读到 ${count(n, 'read')} 页。`,
  'current-only': (n) => `这份文件是“${text(n, 'certificate')}”，没有已注销的记录。`,
  'register-old': (n) => `这份登记簿调取于${date(n, 'viewed')}，已过 ${age(n, 'days')}。`,
  'payee-mismatch': (n) => `要您汇入的账户的户名是 ${text(n, 'payee')}，登记簿上的房主是 ${text(n, 'owner')}。`,
  'agent-without-papers': () => '代替房主出面的人没有委托书（위임장）和印鉴证明（인감증명서）。',
  'agent-unproven': () => '由别人代替房主签约。您没有告诉我们是否看过委托书（위임장）和印鉴证明（인감증명서）。',
  sublease: () => '要和您签约的是这套房的租客（전대）。',
  'no-broker': () => '直接和房东签约（직거래）。',
  'side-offer': () => '对方说签约就给贷款利息、搬家费或现金。',
  'move-out-request': () => '对方要您把登记地址暂时迁走。',
  'malicious-landlord': () => '国家公开的多次不还押金者名单上有这个房东（상습 채무불이행자）。',
  'guarantee-ban': () => '房东信息查询的结果是保证机构不接受（보증금지 대상）。',
  'landlord-subrogation': (n) => `最近三年，保证机构替这个房东还给租客 ${count(n, 'cases')} 次（대위변제）。`,
  'many-homes': (n) =>
    `这个房东出租 ${count(n, 'homes')} 套房。拥有这么多房的房东，押金事故率是 ${percent(n, 'accidents')}。`,
  'tax-arrears': () => '纳税证明（납세증명서）或欠税查询（미납세금 열람）显示有欠税。',
  'tax-refused': () => '要求看已缴清税款的证明（납세증명서），但没有拿到。',
}
