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
      return `新增：${what}${sumOf(c.amount?.after ?? null)}`
    case 'restored':
      return `曾注销又恢复：${what}${sumOf(c.amount?.after ?? null)}`
    case 'amount-raised':
      return `金额增加：${what}，${fromTo(c)}`
    case 'amount-lowered':
      return `金额减少：${what}，${fromTo(c)}`
    case 'amount-changed':
      return `金额变更：${what}，${fromTo(c)}`
    case 'debtor-changed':
      return `债务人变更：${what}${replaced(c.words)}`
    case 'right-transferred':
      return `权利人变更：${what}${replaced(namesAround(c))}`
    case 'name-changed':
      return `登记的名字变更${replaced(c.words)}`
    case 'address-changed':
      return '登记的人的地址变更'
    case 'terms-changed':
      return `内容变更：${what}`
    case 'collateral-added':
      return `增加了担保：${what}`
    case 'collateral-released':
      return `解除了其他担保：${what}`
    case 'collateral-changed':
      return `担保变更：${what}`
    case 'pledged':
      return `有人以它为担保：${what}`
    case 'cancelled':
      return c.owners === null
        ? `已注销：${what}${sumOf(c.amount?.before ?? null)}`
        : `所有权登记被注销，房主变回：${ownersAfter(c)}`
    case 'partly-cancelled':
      return `注销了一部分：${what}`
    case 'owner-changed':
      return c.rights.includes('지분이전') ? `所有份额变更：${ownersAfter(c)}` : `房主换了：${ownersAfter(c)}`
    case 'trust-added':
      return `房子被信托（신탁）：${ownersAfter(c)}`
    case 'trust-ended':
      return c.owners === null ? '信托（신탁）结束' : `信托（신탁）结束：${ownersAfter(c)}`
    case 'insolvency-ended':
      return '回生程序（회생）结束'
    case 'noted':
      return `有附加的登记：‘${c.purpose}’`
    case 'display-changed':
      return c.meaning.includes('address-redrawn') ? '地址的写法变更' : '建筑物或土地的标示变更'
    case 'land-right-registered':
      return '登记了土地份额（대지권）'
    case 'land-right-changed':
      return `土地份额（대지권）的比例变更${replaced(c.words)}`
    case 'land-right-gone':
      return '土地份额（대지권）的标示没有了'
    case 'separate-noted':
      return '土地上新有另外的登记（별도등기）'
    case 'separate-cleared':
      return '土地上另外的登记（별도등기）清除了'
    case 'joint-added':
      return '绑在同一笔债上的房产增加了'
    case 'joint-released':
      return '绑在同一笔债上的房产减少了'
    case 'application-received':
      return `受理了登记申请${applied(c)}`
    case 'application-registered':
      return `受理的申请已登记${applied(c)}`
    case 'application-withdrawn':
      return `受理的申请没有了${applied(c)}`
  }
}
const applied = (c: Change) => (c.purpose === '' ? '' : `：‘${c.purpose}’`)

/** A right without a name here is named as the register prints it. */
const rightWords: Partial<Record<PurposeKind, string>> = {
  근저당권: '抵押权（근저당）',
  전세권: '全租权（전세권）',
  압류: '查封（압류）',
  가압류: '临时查封（가압류）',
  가처분: '禁止处分（가처분）',
  가등기: '预登记（가등기）',
  지상권: '地上权（지상권）',
  지역권: '地役权（지역권）',
  신탁: '信托（신탁）',
  예고등기: '告知诉讼的登记（예고등기）',
  주택임차권: '租赁权登记（임차권등기）',
  상가임차권: '商铺租赁权登记（상가 임차권등기）',
  임차권: '租赁权（임차권）',
  경매개시: '开始拍卖的登记（경매개시결정）',
  공매: '公卖公告（공매）',
  회생: '回生登记（회생）',
  파산: '破产登记（파산）',
  환매: '买回特约（환매특약）',
  금지사항: '禁止事项（금지사항）',
  민간임대: '民间租赁住宅登记（민간임대주택）',
  이전: '转移登记（이전）',
  변경: '变更登记（변경）',
  경정: '更正登记（경정）',
  권리목적처분: '对权利的处分（권리에 대한 처분）',
  표시변경: '标示变更（표시변경）',
}
const rightsOf = (c: Change): string => {
  const [first] = c.rights
  if (first === undefined || first === 'unknown') return c.purpose === '' ? '登记' : `‘${c.purpose}’`
  const more = Math.max(c.on.length, c.rights.length) - 1
  const word = rightWords[first] ?? `‘${first}’`
  return (c.kind === 'cancelled' || c.kind === 'restored') && more > 0 ? `${word}等 ${more + 1} 笔` : word
}

const sumOf = (sum: Won | null): string => (sum === null || sum === 0 ? '' : `，${won(sum)}`)
const amountWord = (sum: Won | null): string => (sum === null ? '金额不明' : won(sum))
const fromTo = ({ amount }: Change): string =>
  amount === null ? '金额不明' : `${amountWord(amount.before)} → ${amountWord(amount.after)}`
const replaced = (words: { before: string; after: string } | null): string =>
  words === null || words.after === '' ? '' : `：‘${words.before === '' ? '' : `${words.before} → `}${words.after}’`
const namesAround = ({ holders }: Change) =>
  holders === null ? null : { before: named(holders.before), after: named(holders.after) }

const named = (holders: readonly string[]): string => describeState(holders.join(', '), '国家（국）')

const ownersAfter = ({ owners: o }: Change): string => (o === null ? '' : owners(o.after))
function owners(known: Known<readonly OwnerLine[]>): string {
  const list = valueOf(known)
  if (list === null) return '不知道现在的房主'
  const texts = list
    .map((o) => (list.length > 1 && o.share !== null ? `${o.name} ${o.share[0]}/${o.share[1]}` : o.name))
    .join(', ')
  return `‘${texts}’`
}

const guarantee = { eligible: '可以加入', 'not-eligible': '难以加入', unknown: '不明' } as const

export const changes: Changes = {
  sentences: {
    change,
    owners,
    effect: ({ low, likely }) =>
      likely !== 0
        ? `能拿回的钱${likely < 0 ? '少' : '多'} ${short(Math.abs(likely))}`
        : low !== 0
          ? `坏的情况，能拿回的钱${low < 0 ? '少' : '多'} ${short(Math.abs(low))}`
          : '能拿回的钱不变',
    money: ({ difference }) => {
      const [was, now] = [valueOf(difference.recovery.before), valueOf(difference.recovery.after)]
      if (was === null || now === null) return '告诉我们押金和房价，就计算能拿回的钱变多少。'
      if (was.likely === now.likely && was.low === now.low) return `能拿回的钱不变，${short(now.likely)}。`
      return was.likely === now.likely
        ? `能拿回的钱不变，${short(now.likely)}；坏的情况 ${short(was.low)} → ${short(now.low)}`
        : `能拿回的钱 ${short(was.likely)} → ${short(now.likely)}`
    },
    all: ({ changes: list, diff }) => {
      if (list.length === 0)
        return diff.doubts.length === 0 ? '没有变动' : `没有找到变动，但有 ${diff.doubts.length} 项要确认`
      const pressing = list.filter((c) => c.urgency === 'alarm').length
      if (pressing === 0) return `有 ${list.length} 项变动`
      return pressing === list.length
        ? `有 ${pressing} 项要马上看的变动`
        : `${list.length} 项变动中，${pressing} 项紧急`
    },
    grade: (before, after) =>
      before === after ? `判断不变，${grades[after].word}` : `判断 ${grades[before].word} → ${grades[after].word}`,
    guarantee: (before, after) => `返还保证（반환보증）${guarantee[before]} → ${guarantee[after]}`,
    room: (before, after) => `保证可以接受的押金 ${won(before)} → ${won(after)}`,
    viewed: (at) => (at === null ? '不明日期' : formatDay(at)),
  },
  urgency: { alarm: '请马上确认', look: '请看一看', note: '请了解' },
  marks: { alarm: '紧急', look: '要看', note: '参考' },
  meanings: {
    'new-debt': '新有以这套房担保的债务。',
    'amount-not-printed': '多少钱，登记簿上没有用韩元写。',
    'debt-raised': '这套房背的债务限额变大了。',
    'debt-lowered': '这套房背的债务限额变小了。',
    'debt-gone': '这笔债现在不在这套房上了。',
    'debt-part-gone': '债务只解除了一部分。',
    'debt-back': '消失的债务按原来的顺位恢复了。',
    'debtor-changed': '还债的人变了。',
    'lender-changed': '收钱的权利转给了别处。',
    'lender-is-moneylender': '是放贷公司或收购债权的公司。可能是没有按时还债的信号。',
    'collateral-more': '绑在一笔债上的房产范围变了。',
    'collateral-less': '其他房产解除了，这套房要背的部分可能变大。',
    pledged: '是抵押权人自己的事，不会增加这套房的债务。',
    'former-tenant-unpaid': '意思是前面的租客没有拿回押金。',
    'former-tenant-settled': '前面租客的租赁权登记解除了。',
    'other-tenant-right': '别人登记了住这套房的权利。',
    'other-tenant-right-gone': '别人的全租权或租赁权没有了。',
    'auction-begun': '强制卖房的程序开始了。',
    'auction-ended': '强制卖房的程序停了。',
    'seizure-begun': '房主没有还债或缴税，房子被封住了。',
    'seizure-ended': '封住的解除了。',
    'title-challenged': '所有权可能转给别人。',
    'title-cleared': '争议所有权的登记没有了。',
    'owner-changed': '签约的对方变了。',
    'owner-part-changed': '持有份额的人变了。签约需要过半份额的同意。',
    'owner-back': '转出去的所有权又回来了。',
    'owner-unclear': '份额全部加起来不等于一，说不出现在的房主。',
    'trust-begun': '房主是信托公司。没有它同意的合同可能不受保护。',
    'trust-ended': '信托结束，新写的房主是签约的对方。',
    'insolvency-begun': '房主还不起债，进入了法院的程序。',
    'insolvency-ended': '法院的回生程序结束了。要确认为什么结束。',
    'restriction-begun': '使用或转让房子有了限制。',
    'restriction-ended': '原有的限制没有了。',
    'rental-registered': '是登记的民间租赁住宅（민간임대주택），有租金上涨限度和加入保证的义务。',
    'rental-ended': '民间租赁住宅（민간임대주택）的标记没有了。',
    'land-debt-hidden': '土地上另有权利，这份登记簿上看不到。',
    'land-debt-cleared': '只在土地上的权利没有了。',
    'land-right-registered': '登记了这套房的土地份额。',
    'land-right-changed': '这套房的土地份额变了。',
    'land-right-gone': '看不到这套房的土地份额，会影响房价和加入保证。',
    'building-changed': '面积或用途写得不同。',
    'address-redrawn': '只是同一套房的另一种写法。',
    'name-only': '是同一个人或公司，权利不变。',
    'terms-only': '金额和权利人不变。',
    'remark-only': '是不改变权利的记录。',
    'kind-unknown': '是第一次见到的登记，说不出意思。',
    'was-not-shown-before': '在上一份登记簿调取之前已受理，但那时还没有写上。',
    'cancel-unclear': '有注销登记，但没能确认注销了什么。',
    'application-waiting': '还没有写进登记簿。写进后，效力追溯到受理的时候。',
    'application-to-clear': '是注销登记的申请。处理后请确认真的注销了。',
    'application-done': '申请的内容写进了登记簿。',
    'application-gone': '没有登记就结束了，看来是撤回或被驳回。',
  },
  bearings: {
    'not-moved-in-yet': '您还没有申报地址（전입신고），所以这条登记先于您的押金。',
    'move-in-unknown': '不知道搬入的日子，按先于您的押金看。',
    'ahead-of-lease': '在您的对抗力（대항력）生效之前受理，所以先于您的押金。',
    'on-move-in-day': '在您搬入那天受理。对抗力（대항력）从次日 0 点起生效，所以它先于您的押金。',
    'behind-lease': '在您的对抗力（대항력）生效之后受理，所以排在您的押金后面。',
    'rank-unknown': '没能读出受理日，按先于您的押金看。',
    'after-contract': '是签约之后、搬入之前的变动。如果有禁止新担保或买卖的特约（특약），就是违约。',
    'landlord-is-another': '合同上的房东现在不是房主了。',
    'landlord-not-bound': '在对抗力（대항력）生效之前房主换了，可能无法向新房主主张合同。',
    'landlord-succeeds': '合同有对抗力（대항력），新房主承接还押金的义务。',
  },
  doubts: {
    'entry-missing': {
      title: '前一份登记簿有的行，新的登记簿没有',
      body: '注销的登记也会留下行。可能是缺页，或有没读出的行。',
    },
    'reads-differently': {
      title: '同一行在两份登记簿上读法不同',
      body: '没有新的登记，金额和名字不会变。可能其中一份读错了。',
    },
    'struck-without-entry': {
      title: '出现了没有写原因的红线',
      body: '行的一部分划去了，但没有找到写明原因的登记。',
    },
    'cancel-conflict': { title: '有一行是否注销不清楚', body: '红线和注销登记对不上。' },
    'pending-not-asked': { title: '不知道受理的申请结果如何', body: '这次没有查询申请案件。' },
  },
  acts: changeActs,
  due: actDue,
}
