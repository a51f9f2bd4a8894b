import type { BearingId } from '../../diff/bearing.ts'
import type { Change, DoubtId, MeaningId, OwnerLine } from '../../diff/change.ts'
import type { ChangeJudgement } from '../../diff/judge-change.ts'
import type { Effect, Urgency } from '../../diff/urgency.ts'
import type { PurposeKind } from '../../register/vocabulary.ts'
import type { Grade } from '../../assessment.ts'
import type { Guarantee } from '../../guarantee/answer.ts'
import { type Day, formatDay } from '../../values/day.ts'
import { type Known, valueOf } from '../../values/known.ts'
import { formatWon, formatWonShort, type Won } from '../../values/won.ts'
import { gradeWords } from './verdict.ts'
import { object, describeState, subject } from './text.ts'

export const urgencyWords: Readonly<Record<Urgency, string>> = {
  alarm: '바로 확인하세요',
  look: '살펴보세요',
  note: '알아 두세요',
}

/** For lists of changes, where the whole sentence would be repeated for each one. */
export const urgencyMarks: Readonly<Record<Urgency, string>> = { alarm: '급해요', look: '살펴봐요', note: '참고' }

function change(c: Change): string {
  const what = rightsOf(c)
  switch (c.kind) {
    case 'right-added':
      return `새 ${what}${sumOf(c.amount?.after ?? null)}`
    case 'restored':
      return `말소됐던 ${subject(what)} 되살아났어요${sumOf(c.amount?.after ?? null)}`
    case 'amount-raised':
      return `${what} 금액이 늘었어요: ${fromTo(c)}`
    case 'amount-lowered':
      return `${what} 금액이 줄었어요: ${fromTo(c)}`
    case 'amount-changed':
      return `${what} 금액이 바뀌었어요: ${fromTo(c)}`
    case 'debtor-changed':
      return `${what} 채무자가 바뀌었어요${replaced(c.words)}`
    case 'right-transferred':
      return `${what} 권리자가 바뀌었어요${replaced(namesAround(c))}`
    case 'name-changed':
      return `등기된 이름이 바뀌었어요${replaced(c.words)}`
    case 'address-changed':
      return '등기된 사람의 주소가 바뀌었어요'
    case 'terms-changed':
      return `${what} 내용이 바뀌었어요`
    case 'collateral-added':
      return `${what}에 담보가 더해졌어요`
    case 'collateral-released':
      return `${what}에서 다른 담보가 빠졌어요`
    case 'collateral-changed':
      return `${what}의 담보가 바뀌었어요`
    case 'pledged':
      return `${object(what)} 담보로 잡은 권리가 생겼어요`
    case 'cancelled':
      return c.owners === null
        ? `${subject(what)} 말소됐어요${sumOf(c.amount?.before ?? null)}`
        : `소유권 등기가 말소돼 주인이 되돌아갔어요: ${ownersAfter(c)}`
    case 'partly-cancelled':
      return `${what} 가운데 일부가 말소됐어요`
    case 'owner-changed':
      return c.rights.includes('지분이전')
        ? `소유 지분이 바뀌었어요: ${ownersAfter(c)}`
        : `주인이 바뀌었어요: ${ownersAfter(c)}`
    case 'trust-added':
      return `집이 신탁됐어요: ${ownersAfter(c)}`
    case 'trust-ended':
      return c.owners === null ? '신탁이 끝났어요' : `신탁이 끝났어요: ${ownersAfter(c)}`
    case 'insolvency-ended':
      return '회생 절차가 끝났어요'
    case 'noted':
      return `덧붙인 등기가 있어요: ${c.purpose}`
    case 'display-changed':
      return c.meaning.includes('address-redrawn') ? '주소 표시가 바뀌었어요' : '건물이나 땅의 표시가 바뀌었어요'
    case 'land-right-registered':
      return '대지권이 등기됐어요'
    case 'land-right-changed':
      return `대지권 비율이 바뀌었어요${replaced(c.words)}`
    case 'land-right-gone':
      return '대지권 표시가 없어졌어요'
    case 'separate-noted':
      return '땅에 별도등기가 생겼어요'
    case 'separate-cleared':
      return '땅의 별도등기가 지워졌어요'
    case 'joint-added':
      return '같은 빚에 묶인 부동산이 늘었어요'
    case 'joint-released':
      return '같은 빚에 묶인 부동산이 줄었어요'
    case 'application-received':
      return `${applied(c)} 신청이 접수됐어요`
    case 'application-registered':
      return `접수됐던 ${applied(c)} 신청이 등기됐어요`
    case 'application-withdrawn':
      return `접수됐던 ${applied(c)} 신청이 없어졌어요`
  }
}

const applied = (c: Change) => (c.purpose === '' ? '등기' : c.purpose)

/** Common names of rights; a right without one is named as the register prints it. */
const rightWords: Partial<Record<PurposeKind, string>> = {
  근저당권: '근저당',
  주택임차권: '임차권등기',
  상가임차권: '상가 임차권등기',
  임차권: '임차권',
  경매개시: '경매 시작 등기',
  공매: '공매 공고',
  회생: '회생 절차 등기',
  파산: '파산 등기',
  환매: '환매특약',
  금지사항: '금지사항 등기',
  민간임대: '민간임대주택 등기',
  이전: '이전 등기',
  변경: '변경 등기',
  경정: '경정 등기',
  권리목적처분: '권리에 대한 처분 등기',
  표시변경: '표시변경 등기',
}
const rightsOf = (c: Change): string => {
  const [first] = c.rights
  if (first === undefined || first === 'unknown') return c.purpose === '' ? '등기' : c.purpose
  const more = Math.max(c.on.length, c.rights.length) - 1
  const word = rightWords[first] ?? first
  return (c.kind === 'cancelled' || c.kind === 'restored') && more > 0 ? `${word} 등 ${more + 1}건` : word
}

const sumOf = (won: Won | null): string => (won === null || won === 0 ? '' : `: ${formatWon(won)}`)
const amountWord = (won: Won | null): string => (won === null ? '금액 모름' : formatWon(won))
const fromTo = ({ amount }: Change): string =>
  amount === null ? '금액 모름' : `${amountWord(amount.before)} → ${amountWord(amount.after)}`
const replaced = (words: { before: string; after: string } | null): string =>
  words === null || words.after === '' ? '' : `: ${words.before === '' ? '' : `${words.before} → `}${words.after}`
const namesAround = ({ holders }: Change) =>
  holders === null ? null : { before: named(holders.before), after: named(holders.after) }

const named = (holders: readonly string[]): string => describeState(holders.join(', '), '나라')

/** '박두리' or '김하나 2분의 1, 박두리 2분의 1' */
const ownersAfter = ({ owners }: Change): string => (owners === null ? '' : ownersOf(owners.after))
function ownersOf(owners: Known<readonly OwnerLine[]>): string {
  const list = valueOf(owners)
  if (list === null) return '지금 주인을 알 수 없어요'
  return list
    .map((o) => (list.length > 1 && o.share !== null ? `${o.name} ${o.share[1]}분의 ${o.share[0]}` : o.name))
    .join(', ')
}

export const meaningWords: Readonly<Record<MeaningId, string>> = {
  'new-debt': '이 집을 담보로 한 빚이 생겼어요.',
  'amount-not-printed': '얼마인지 등기부에 원으로 적혀 있지 않아요.',
  'debt-raised': '집이 떠안은 빚의 한도가 커졌어요.',
  'debt-lowered': '집이 떠안은 빚의 한도가 작아졌어요.',
  'debt-gone': '이 빚은 이제 집에 걸려 있지 않아요.',
  'debt-part-gone': '빚의 일부만 풀렸어요.',
  'debt-back': '없어졌던 빚이 제 순위 그대로 돌아왔어요.',
  'debtor-changed': '빚을 갚을 사람이 달라졌어요.',
  'lender-changed': '돈을 받을 권리가 다른 곳으로 넘어갔어요.',
  'lender-is-moneylender': '대부업체나 채권을 사들이는 회사예요. 빚을 제때 갚지 못했다는 신호일 수 있어요.',
  'collateral-more': '한 빚에 묶인 부동산의 범위가 달라졌어요.',
  'collateral-less': '다른 부동산이 풀려 이 집이 질 몫이 커질 수 있어요.',
  pledged: '저당을 잡은 곳의 사정이에요. 집에 걸린 빚이 더해지지는 않아요.',
  'former-tenant-unpaid': '앞서 살던 세입자가 보증금을 돌려받지 못했다는 뜻이에요.',
  'former-tenant-settled': '앞선 세입자의 임차권등기가 풀렸어요.',
  'other-tenant-right': '다른 사람이 이 집에 살 권리를 등기했어요.',
  'other-tenant-right-gone': '다른 사람의 전세권이나 임차권이 없어졌어요.',
  'auction-begun': '집이 강제로 팔리는 절차가 시작됐어요.',
  'auction-ended': '집을 강제로 파는 절차가 멈췄어요.',
  'seizure-begun': '주인이 빚이나 세금을 내지 못해 집이 묶였어요.',
  'seizure-ended': '묶였던 것이 풀렸어요.',
  'title-challenged': '소유권이 다른 사람에게 넘어갈 수 있어요.',
  'title-cleared': '소유권을 다투던 등기가 없어졌어요.',
  'owner-changed': '계약할 상대가 달라졌어요.',
  'owner-part-changed': '지분을 가진 사람이 달라졌어요. 계약에는 절반을 넘는 지분의 동의가 필요해요.',
  'owner-back': '앞서 넘어갔던 소유권이 되돌아갔어요.',
  'owner-unclear': '지분을 모두 더해도 하나가 되지 않아 지금 주인을 말할 수 없어요.',
  'trust-begun': '신탁회사가 주인이에요. 신탁회사의 동의가 없는 계약은 보호받지 못할 수 있어요.',
  'trust-ended': '신탁이 끝나 새로 적힌 주인이 계약 상대예요.',
  'insolvency-begun': '주인이 빚을 갚지 못해 법원의 절차에 들어갔어요.',
  'insolvency-ended': '법원의 회생 절차가 끝났어요. 왜 끝났는지 확인해야 해요.',
  'restriction-begun': '집을 쓰거나 넘기는 데 제한이 생겼어요.',
  'restriction-ended': '걸려 있던 제한이 없어졌어요.',
  'rental-registered': '등록된 민간임대주택이에요. 임대료 인상 한도와 보증 가입 의무가 있어요.',
  'rental-ended': '민간임대주택 등록 표시가 없어졌어요.',
  'land-debt-hidden': '땅에만 걸린 권리가 있어요. 이 등기부에는 나오지 않아요.',
  'land-debt-cleared': '땅에만 걸려 있던 권리가 없어졌어요.',
  'land-right-registered': '집에 딸린 땅의 몫이 등기됐어요.',
  'land-right-changed': '집에 딸린 땅의 몫이 달라졌어요.',
  'land-right-gone': '집에 딸린 땅의 몫이 보이지 않아요. 집값과 보증 가입에 영향을 줘요.',
  'building-changed': '면적이나 용도가 다르게 적혔어요.',
  'address-redrawn': '같은 집을 다르게 적었을 뿐이에요.',
  'name-only': '같은 사람이나 회사예요. 권리는 그대로예요.',
  'terms-only': '금액과 권리자는 그대로예요.',
  'remark-only': '권리를 바꾸지 않는 기록이에요.',
  'kind-unknown': '처음 보는 등기라 어떤 뜻인지 말할 수 없어요.',
  'was-not-shown-before': '지난번 등기부를 떼기 전에 접수됐지만 그때는 아직 적혀 있지 않았어요.',
  'cancel-unclear': '말소 등기는 있는데 무엇이 지워졌는지 확인하지 못했어요.',
  'application-waiting': '아직 등기부에 적히지 않았어요. 적히면 효력은 접수한 때로 거슬러 올라가요.',
  'application-to-clear': '등기를 지우는 신청이에요. 처리된 뒤 정말 지워졌는지 확인하세요.',
  'application-done': '신청한 내용이 등기부에 적혔어요.',
  'application-gone': '등기되지 않고 끝났어요. 취하됐거나 각하된 것으로 보여요.',
}

export const bearingWords: Readonly<Record<BearingId, string>> = {
  'not-moved-in-yet': '아직 전입하기 전이라 이 등기가 내 보증금보다 앞서요.',
  'move-in-unknown': '이사하는 날을 몰라 내 보증금보다 앞선다고 보았어요.',
  'ahead-of-lease': '내 대항력이 생기기 전에 접수돼 내 보증금보다 앞서요.',
  'on-move-in-day': '이사한 날 접수됐어요. 대항력은 다음 날 0시부터라 이 등기가 내 보증금보다 앞서요.',
  'behind-lease': '내 대항력이 생긴 뒤에 접수돼 내 보증금보다 뒤예요.',
  'rank-unknown': '접수일을 읽지 못해 내 보증금보다 앞선다고 보았어요.',
  'after-contract': '계약한 뒤 이사를 마치기 전에 생긴 변동이에요. 새 담보나 매매를 금지한 특약이 있다면 어긴 거예요.',
  'landlord-is-another': '계약서의 임대인이 이제 집주인이 아니에요.',
  'landlord-not-bound': '대항력이 생기기 전에 주인이 바뀌어, 새 주인에게 계약을 주장하지 못할 수 있어요.',
  'landlord-succeeds': '대항력이 있는 계약이라 새 주인이 보증금을 돌려줄 의무를 이어받아요.',
}

export const doubtWords: Readonly<Record<DoubtId, { title: string; body: string }>> = {
  'entry-missing': {
    title: '앞 등기부에 있던 줄이 새 등기부에 없어요',
    body: '말소된 등기도 줄은 남아요. 쪽이 빠졌거나 읽지 못한 줄일 수 있어요.',
  },
  'reads-differently': {
    title: '같은 줄이 두 등기부에서 다르게 읽혀요',
    body: '등기된 금액과 이름은 새 등기 없이 바뀌지 않아요. 둘 가운데 하나를 잘못 읽었을 수 있어요.',
  },
  'struck-without-entry': {
    title: '이유가 적혀 있지 않은 붉은 선이 생겼어요',
    body: '줄의 일부가 지워졌는데 무엇 때문인지 적은 등기를 찾지 못했어요.',
  },
  'cancel-conflict': {
    title: '말소됐는지 분명하지 않은 줄이 있어요',
    body: '붉은 선과 말소 등기가 서로 맞지 않아요.',
  },
  'pending-not-asked': {
    title: '접수됐던 신청이 어떻게 됐는지 몰라요',
    body: '이번에는 신청사건을 조회하지 않았어요.',
  },
}

/** The effect of this one change on the money. */
function effectOf({ low, likely }: NonNullable<Effect>): string {
  if (likely !== 0) return `돌려받을 돈이 ${formatWonShort(Math.abs(likely))} ${likely < 0 ? '줄어요' : '늘어요'}`
  if (low !== 0) return `나쁜 경우 돌려받을 돈이 ${formatWonShort(Math.abs(low))} ${low < 0 ? '줄어요' : '늘어요'}`
  return '돌려받을 돈은 그대로예요'
}

/** '돌려받을 돈 1.5억 → 9,000만', or why it could not be computed. */
function moneyChange({ difference }: Pick<ChangeJudgement, 'difference'>): string {
  const [was, now] = [valueOf(difference.recovery.before), valueOf(difference.recovery.after)]
  if (was === null || now === null) return '보증금과 집값을 알려 주면 돌려받을 돈이 얼마나 달라지는지 계산해요.'
  if (was.likely === now.likely && was.low === now.low) return `돌려받을 돈은 ${formatWonShort(now.likely)} 그대로예요.`
  return was.likely === now.likely
    ? `돌려받을 돈은 ${formatWonShort(now.likely)} 그대로예요. 나쁜 경우에는 ${formatWonShort(was.low)} → ${formatWonShort(now.low)}`
    : `돌려받을 돈 ${formatWonShort(was.likely)} → ${formatWonShort(now.likely)}`
}

/** One sentence for all changes: how many, and how urgent. */
function changesOf(j: ChangeJudgement): string {
  const { changes, diff } = j
  if (changes.length === 0)
    return diff.doubts.length === 0
      ? '바뀐 것이 없어요'
      : `바뀐 것은 찾지 못했지만 확인할 것이 ${diff.doubts.length}건 있어요`
  const pressing = changes.filter((c) => c.urgency === 'alarm').length
  if (pressing === 0) return `바뀐 것이 ${changes.length}건 있어요`
  return pressing === changes.length
    ? `급히 볼 것이 ${pressing}건 생겼어요`
    : `바뀐 것 ${changes.length}건 가운데 ${pressing}건이 급해요`
}

const gradeChange = (before: Grade, after: Grade): string =>
  before === after
    ? `판정은 ${gradeWords[after].word} 그대로예요`
    : `판정 ${gradeWords[before].word} → ${gradeWords[after].word}`

const guaranteeShort = { eligible: '가입 가능', 'not-eligible': '가입 어려움', unknown: '알 수 없음' } as const
const guaranteeChange = (before: Guarantee['verdict'], after: Guarantee['verdict']): string =>
  `반환보증 ${guaranteeShort[before]} → ${guaranteeShort[after]}`
const guaranteeRoom = (before: Won, after: Won): string =>
  `보증에 들 수 있는 보증금 ${formatWon(before)} → ${formatWon(after)}`

/** '2026년 11월 20일' of a viewing time; an unknown one is described as unknown. */
const viewed = (at: Day | null): string => (at === null ? '뗀 날 모름' : formatDay(at))

/** Sentences of a comparison that are built from the changes. */
export const changeSentences = {
  change,
  owners: ownersOf,
  effect: effectOf,
  money: moneyChange,
  all: changesOf,
  grade: gradeChange,
  guarantee: guaranteeChange,
  room: guaranteeRoom,
  viewed,
}
