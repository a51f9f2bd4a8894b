import type { Numbers } from '../values/numbers.ts'
import type { Assessment, Cap, CheckedClean, Grade, NextAct, NotChecked, Recovery, RepayPlan } from '../assessment.ts'
import type { DiffRefusalName } from '../diff/change.ts'
import type { Guarantee } from '../guarantee/answer.ts'
import type { FeeAssumptionId, GuaranteeReasonId, GuaranteeUncheckedId } from '../guarantee/reasons.ts'
import type { HugDiscount } from '../law/hug.ts'
import { printAge } from '../property/print-age.ts'
import type { LookUpId, NobodyCanId } from '../law/look-ups.ts'
import type { AssumptionId } from '../recovery/assumptions.ts'
import type { RefusalName } from '../register/model.ts'
import type { ActId } from '../risk/act-ids.ts'
import type { FindingId } from '../risk/finding-ids.ts'
import type { WithheldId } from '../risk/grade.ts'
import type { UnknownWhy } from '../values/known.ts'
import { valueOf } from '../values/known.ts'
import { cutRange } from '../values/won.ts'
import { actWords } from './ko/acts.ts'
import { cleanWords, nobodyCanWords, notCheckedWords, unknownWords } from './ko/checks.ts'
import {
  discountWords,
  feeAssumptionWords,
  guaranteeReasonWords,
  guaranteeUncheckedWords,
  guaranteeVerdictWords,
} from './ko/guarantee.ts'
import { findingTitles } from './ko/finding-titles.ts'
import { assumptionWords } from './ko/recovery.ts'
import { diffRefusalWords, refusalWords } from './ko/refusals.ts'
import { sentenceWords } from './ko/sentences.ts'
import { gradeWords, withheldWords } from './ko/verdict.ts'

/** What a finding is called. ids of findings are FindingId: only signals make them */
export const describeTitle = (id: string): string => findingTitles[id as FindingId] // see above

export const describeGrade = (grade: Grade): { word: string; sentence: string } => gradeWords[grade]

/** Of what day the report is. A register taken long ago tells of its own month, and never of today. */
export function formatAsOf({ day, register, withheld }: Pick<Assessment, 'day' | 'register' | 'withheld'>): string {
  const { asOf, past, undated } = sentenceWords.head
  const age = printAge(register, day)
  if (age === null) return undated
  const [year, month] = age.viewed.split('-').map(Number)
  return withheld.includes('register-past') ? past(year ?? 0, month ?? 0) : asOf(day)
}

/** One sentence for the whole: the worst finding, or what is missing, or the grade's own. */
export function describeVerdict(a: Assessment): string {
  if (a.grade === '판단보류') {
    const why = a.withheld[0]
    return why === undefined
      ? gradeWords.판단보류.sentence
      : sentenceWords.because(describeWithheld(why), gradeWords.판단보류.sentence)
  }
  const worst = a.findings.find((f) => f.severity !== 'note')
  const { sentence } = gradeWords[a.grade]
  return worst === undefined ? sentence : sentenceWords.because(describeTitle(worst.id), sentence)
}

/** '경매로 가면 …': what comes back, as a range, against the deposit. */
export function formatMoney(a: Assessment): string {
  const say = sentenceWords.money
  const r = valueOf(a.recovery)
  if (r === null) {
    const source = 'unknown' in a.recovery ? a.recovery.source : undefined
    if (source === 'land') return say.land
    if (source === 'land-right') return say.landRight
    return source === 'deposit' ? say.noDeposit : say.noPrice
  }
  if (r.low >= r.deposit) return say.all(r.deposit)
  return r.high === 0 ? say.none(r.deposit) : say.some(r.deposit, ...cutRange(r.low, r.high))
}

/** What the landlord's promise to repay first would change, beside what is so today. */
export function describeRepayPlan(
  { before, after, recovery: then }: RepayPlan,
  now: Assessment['recovery'],
): { title: string; body: string; money: string; ask: string } {
  const { title, body, range, money, moneyUnknown, ask } = sentenceWords.repay
  const rangeOf = ({ low, high }: Pick<Recovery, 'low' | 'high'>) => range(...cutRange(low, high))
  return {
    title,
    body: body(before, after),
    money: 'value' in then && 'value' in now ? money(rangeOf(then.value), rangeOf(now.value)) : moneyUnknown,
    ask,
  }
}

/** ids of acts are ActId: only actsOf makes them */
export const describeNextAct = (act: Pick<NextAct, 'id' | 'numbers'>): { title: string; body: string } => {
  const words = actWords[act.id as ActId] // see above
  return { title: words.title, body: words.body(act.numbers) }
}

/** The row with who, cost, days and consent in words. */
export function describeNotChecked(n: NotChecked): {
  title: string
  body: string
  who: string
  cost: string
  time: string
  consent: string
} {
  const { title, body, who } = notCheckedWords[n.id as LookUpId] // ids come from the look-up table
  const say = sentenceWords.lookUp
  return {
    title,
    body,
    who: who ?? n.who,
    cost: n.costWon === null ? say.costUnknown : n.costWon === 0 ? say.free : say.cost(n.costWon),
    time: n.takesDays === null ? say.timeUnknown : n.takesDays === 0 ? say.atOnce : say.days(n.takesDays),
    consent: n.consent === 'none' ? say.noConsent : say.consent,
  }
}

/** What was looked for, with the cancelled entries left out. */
export function describeClean(c: CheckedClean): string {
  const said = cleanWords[c.id] ?? c.id
  return c.excluded.length === 0 ? said : sentenceWords.without(said, c.excluded.length)
}

export const describeNobodyCan = (id: string): { title: string; body: string } => nobodyCanWords[id as NobodyCanId] // ids come from nobodyCanIds
export const describeWithheld = (id: string): string => withheldWords[id as WithheldId] // ids come from withheldIds
export const describeAssumption = (id: string): string => assumptionWords[id as AssumptionId] // ids come from assumptionIds
export const describeUnknown = (why: UnknownWhy): string => unknownWords[why]
export function describeCap({ finding, grade, score, open }: Cap): string {
  if (open === undefined) return sentenceWords.cap(describeTitle(finding), gradeWords[grade].word)
  // ids of look-ups are LookUpId: only the table of look-ups makes them
  return sentenceWords.ceiling(score, open.map((id) => notCheckedWords[id as LookUpId].title).join(', '))
}

export function describeRefusal(
  name: RefusalName,
  numbers: Numbers = {},
): { title: string; body: string; act: string } {
  const words = refusalWords[name]
  return { title: words.title, body: words.body(numbers), act: words.act }
}

/** Why two registers are not compared, and what to do about it. */
export const describeDiffRefusal = (name: DiffRefusalName): { title: string; body: string; act: string } =>
  diffRefusalWords[name]

/** The guarantee's answer, and each reason: what speaks against it first, then what is missing, then what to know. */
export function describeGuarantee(g: Guarantee): {
  verdict: string
  reasons: string[]
  against: string[]
  missing: string[]
  notes: string[]
  headroom: string | null
} {
  const needs = new Set(g.needs)
  const notes = new Set<string>(['senior-borderline'])
  const of = (is: (id: string) => boolean) => g.reasons.filter((r) => is(r.id)).map(describeGuaranteeReason)
  return {
    verdict: g.borderline === true ? sentenceWords.borderline : guaranteeVerdictWords[g.verdict],
    reasons: g.reasons.map(describeGuaranteeReason),
    against: of((id) => !needs.has(id) && !notes.has(id)),
    missing: of((id) => needs.has(id)),
    notes: of((id) => notes.has(id)),
    headroom:
      g.headroom === null ? null : g.headroom === 0 ? sentenceWords.noHeadroom : sentenceWords.headroom(g.headroom),
  }
}

export const describeGuaranteeReason = (r: Guarantee['reasons'][number]): string =>
  guaranteeReasonWords[r.id as GuaranteeReasonId](r.numbers) // ids come from guaranteeReasonIds
export const describeFeeAssumption = (id: string): string => feeAssumptionWords[id as FeeAssumptionId] // ids come from feeAssumptionIds
export const describeDiscount = (id: string): string => discountWords[id as HugDiscount] // ids come from hugDiscounts
export const describeGuaranteeUnchecked = (id: string): string => guaranteeUncheckedWords[id as GuaranteeUncheckedId] // ids come from guaranteeUncheckedIds
