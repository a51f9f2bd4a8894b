import type { Assessment, CheckedClean, Grade, NextAct, NotChecked, Numbers } from '../assessment.ts'
import type { Guarantee } from '../guarantee/answer.ts'
import type { FeeAssumptionId, GuaranteeReasonId, GuaranteeUncheckedId } from '../guarantee/reasons.ts'
import type { HugDiscount } from '../law/hug.ts'
import type { LookUpId, NobodyCanId } from '../law/look-ups.ts'
import type { AssumptionId } from '../recovery/assumptions.ts'
import type { RefusalName } from '../register/model.ts'
import type { ActId } from '../risk/acts.ts'
import type { FindingId } from '../risk/finding-ids.ts'
import type { WithheldId } from '../risk/grade.ts'
import type { UnknownWhy } from '../values/known.ts'
import { valueOf } from '../values/known.ts'
import { sayWon, sayWonShort } from '../values/won.ts'
import { actWords } from './ko/acts.ts'
import { cleanWords, nobodyCanWords, notCheckedWords, unknownWords } from './ko/checks.ts'
import {
  borderlineWords,
  discountWords,
  feeAssumptionWords,
  guaranteeReasonWords,
  guaranteeUncheckedWords,
  guaranteeVerdictWords,
} from './ko/guarantee.ts'
import { findingTitles } from './ko/finding-titles.ts'
import { assumptionWords } from './ko/recovery.ts'
import { refusalWords } from './ko/refusals.ts'
import { capSentence, gradeWords, withheldWords } from './ko/verdict.ts'

/** What a finding is called. ids of findings are FindingId: only signals make them */
export const sayTitle = (id: string): string => findingTitles[id as FindingId] // see above

export const sayGrade = (grade: Grade): { word: string; sentence: string } => gradeWords[grade]

/** One sentence for the whole: the worst finding, or what is missing, or the grade's own. */
export function sayVerdict(a: Assessment): string {
  if (a.grade === '판단보류') {
    const why = a.withheld[0]
    return why === undefined ? gradeWords.판단보류.sentence : `${sayWithheld(why)}. ${gradeWords.판단보류.sentence}`
  }
  const worst = a.findings.find((f) => f.severity !== 'note')
  return worst === undefined ? gradeWords[a.grade].sentence : `${sayTitle(worst.id)}. ${gradeWords[a.grade].sentence}`
}

/** '경매로 가면 …': what comes back, as a range, against the deposit. */
export function sayMoney(a: Assessment): string {
  const r = valueOf(a.recovery)
  if (r === null) {
    const source = 'unknown' in a.recovery ? a.recovery.source : undefined
    if (source === 'land') return '땅의 등기부라 경매로 갔을 때 돌려받을 돈을 계산하지 못했어요.'
    return `${source === 'deposit' ? '보증금' : '집값'}을 몰라 경매로 갔을 때 돌려받을 돈을 계산하지 못했어요.`
  }
  const of = `보증금 ${sayWonShort(r.deposit)}`
  if (r.low >= r.deposit) return `경매로 가면 ${of}을 모두 돌려받을 것으로 계산돼요.`
  if (r.high === 0) return `경매로 가면 ${of}을 한 푼도 돌려받지 못할 것으로 계산돼요.`
  if (r.low === r.high) return `경매로 가면 ${of} 가운데 ${sayWonShort(r.low)}을 돌려받을 것으로 계산돼요.`
  return `경매로 가면 ${of} 가운데 ${sayWonShort(r.low)}~${sayWonShort(r.high)}을 돌려받을 것으로 계산돼요.`
}

/** ids of acts are ActId: only actsOf makes them */
export const sayNextAct = (act: Pick<NextAct, 'id' | 'numbers'>): { title: string; body: string } => {
  const words = actWords[act.id as ActId] // see above
  return { title: words.title, body: words.body(act.numbers) }
}

/** The row with who, cost, days and consent in words. */
export function sayNotChecked(n: NotChecked): {
  title: string
  body: string
  who: string
  cost: string
  time: string
  consent: string
} {
  const words = notCheckedWords[n.id as LookUpId] // ids come from the look-up table
  return {
    ...words,
    who: n.who,
    cost: n.costWon === null ? '비용 모름' : n.costWon === 0 ? '무료' : `${n.costWon.toLocaleString('en-US')}원`,
    time: n.takesDays === null ? '걸리는 시간 모름' : n.takesDays === 0 ? '바로' : `길면 ${n.takesDays}일`,
    consent: n.consent === 'none' ? '동의 없이 가능' : '임대인 동의 필요',
  }
}

/** What was looked for, with the cancelled entries left out. */
export function sayClean(c: CheckedClean): string {
  const said = cleanWords[c.id] ?? c.id
  return c.excluded.length === 0 ? said : `${said} (말소된 ${c.excluded.length}건은 제외)`
}

export const sayNobodyCan = (id: string): { title: string; body: string } => nobodyCanWords[id as NobodyCanId] // ids come from nobodyCanIds
export const sayWithheld = (id: string): string => withheldWords[id as WithheldId] // ids come from withheldIds
export const sayAssumption = (id: string): string => assumptionWords[id as AssumptionId] // ids come from assumptionIds
export const sayUnknown = (why: UnknownWhy): string => unknownWords[why]
export const sayCap = (finding: string, grade: Grade): string => capSentence(sayTitle(finding), gradeWords[grade].word)

export function sayRefusal(name: RefusalName, numbers: Numbers = {}): { title: string; body: string; act: string } {
  const words = refusalWords[name]
  return { title: words.title, body: words.body(numbers), act: words.act }
}

/** The guarantee's answer, and each reason: what speaks against it first, then what is missing, then what to know. */
export function sayGuarantee(g: Guarantee): {
  verdict: string
  reasons: string[]
  against: string[]
  missing: string[]
  notes: string[]
  headroom: string | null
} {
  const needs = new Set(g.needs)
  const notes = new Set<string>(['senior-borderline'])
  const of = (is: (id: string) => boolean) => g.reasons.filter((r) => is(r.id)).map(sayGuaranteeReason)
  return {
    verdict: g.borderline === true ? borderlineWords : guaranteeVerdictWords[g.verdict],
    reasons: g.reasons.map(sayGuaranteeReason),
    against: of((id) => !needs.has(id) && !notes.has(id)),
    missing: of((id) => needs.has(id)),
    notes: of((id) => notes.has(id)),
    headroom:
      g.headroom === null
        ? null
        : g.headroom === 0
          ? '보증 기준으로는 받아 줄 수 있는 보증금이 없어요.'
          : `보증 기준으로는 보증금 ${sayWon(g.headroom)}까지 가능해요.`,
  }
}

export const sayGuaranteeReason = (r: Guarantee['reasons'][number]): string =>
  guaranteeReasonWords[r.id as GuaranteeReasonId](r.numbers) // ids come from guaranteeReasonIds
export const sayFeeAssumption = (id: string): string => feeAssumptionWords[id as FeeAssumptionId] // ids come from feeAssumptionIds
export const sayDiscount = (id: string): string => discountWords[id as HugDiscount] // ids come from hugDiscounts
export const sayGuaranteeUnchecked = (id: string): string => guaranteeUncheckedWords[id as GuaranteeUncheckedId] // ids come from guaranteeUncheckedIds
