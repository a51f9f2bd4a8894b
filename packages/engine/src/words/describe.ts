import type { Numbers } from '../values/numbers.ts'
import type { Assessment, Cap, CheckedClean, Grade, NextAct, NotChecked, Recovery, RepayPlan } from '../assessment.ts'
import type { DiffRefusalName } from '../diff/change.ts'
import type { Guarantee } from '../guarantee/answer.ts'
import type { FeeAssumptionId, GuaranteeReasonId, GuaranteeUncheckedId } from '../guarantee/reasons.ts'
import type { PriceStep } from '../law/guarantor-order.ts'
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
import { chosen } from './chosen.ts'
import { engineWords } from './ko/engine.ts'

const words = (): typeof engineWords => chosen(engineWords, (translation) => translation.engine)

/** The title of a finding. ids of findings are FindingId: only signals create them */
export const describeTitle = (id: string): string => words().titles[id as FindingId] // see above

export const describeGrade = (grade: Grade): { word: string; sentence: string } => words().grades[grade]

/** The date of the report. For an old register it is the register's month, never today. */
export function formatAsOf({ day, register, withheld }: Pick<Assessment, 'day' | 'register' | 'withheld'>): string {
  const { asOf, past, undated } = words().sentences.head
  const age = printAge(register, day)
  if (age === null) return undated
  const [year, month] = age.viewed.split('-').map(Number)
  return withheld.includes('register-past') ? past(year ?? 0, month ?? 0) : asOf(day)
}

/** One sentence for the report: the worst finding, or what is missing, or the grade's own sentence. */
export function describeVerdict(a: Assessment): string {
  if (a.grade === '판단보류') {
    const why = a.withheld[0]
    return why === undefined
      ? words().grades.판단보류.sentence
      : words().sentences.because(describeWithheld(why), words().grades.판단보류.sentence)
  }
  const worst = a.findings.find((f) => f.severity !== 'note')
  const sentence =
    isDanger(a.grade) && isCovered(a) ? words().sentences.beyondMoney[a.grade] : words().grades[a.grade].sentence
  return worst === undefined ? sentence : words().sentences.because(describeTitle(worst.id), sentence)
}

const isDanger = (grade: Grade): grade is '위험' | '매우위험' => grade === '위험' || grade === '매우위험'
const isCovered = ({ recovery }: Pick<Assessment, 'recovery'>): boolean =>
  'value' in recovery && recovery.value.low >= recovery.value.deposit

/** The basis of the sum, if it is weaker than a register of today and a confirmed price. */
export function describeMoneyBasis(a: Assessment): string[] {
  const { past, told } = words().sentences.money
  const age = printAge(a.register, a.day)
  if ('unknown' in a.recovery) return []
  const [year = 0, month = 0] = (age?.viewed ?? '').split('-').map(Number)
  return [
    ...(a.withheld.includes('register-past') ? [past(year, month)] : []),
    ...(a.withheld.includes('price-told') ? [told] : []),
  ]
}

/** '경매로 가면 …': the range of the payout in relation to the deposit; its basis comes first. */
export function formatMoney(a: Assessment): string {
  return [...describeMoneyBasis(a), formatSum(a)].join(' ')
}

function formatSum(a: Assessment): string {
  const texts = words().sentences.money
  const r = valueOf(a.recovery)
  if (r === null) {
    const source = 'unknown' in a.recovery ? a.recovery.source : undefined
    if (source === 'land') return texts.land
    if (source === 'land-right') return texts.landRight
    return source === 'deposit' ? texts.noDeposit : texts.noPrice
  }
  if (isCovered(a)) return (isDanger(a.grade) ? texts.allBut : texts.all)(r.deposit)
  return r.high === 0 ? texts.none(r.deposit) : texts.some(r.deposit, ...cutRange(r.low, r.high))
}

/** The effect of the landlord's promise to repay first, compared with the present result. */
export function describeRepayPlan(
  { before, after, recovery: then }: RepayPlan,
  now: Assessment['recovery'],
): { title: string; body: string; money: string; ask: string } {
  const { title, body, range, money, moneyUnknown, ask } = words().sentences.repay
  const rangeOf = ({ low, high }: Pick<Recovery, 'low' | 'high'>) => range(...cutRange(low, high))
  return {
    title,
    body: body(before, after),
    money: 'value' in then && 'value' in now ? money(rangeOf(then.value), rangeOf(now.value)) : moneyUnknown,
    ask,
  }
}

/** ids of acts are ActId: only actsOf creates them */
export const describeNextAct = (act: Pick<NextAct, 'id' | 'numbers'>): { title: string; body: string } => {
  const { title, body } = words().acts[act.id as ActId] // see above
  return { title, body: body(act.numbers) }
}

/** The row with place, cost, days and consent as text. */
export function describeNotChecked(n: NotChecked): {
  title: string
  body: string
  who: string
  cost: string
  time: string
  consent: string
} {
  const { title, body, who } = words().notChecked[n.id as LookUpId] // ids come from the look-up table
  const texts = words().sentences.lookUp
  return {
    title,
    body,
    who: who ?? n.who,
    cost: n.costWon === null ? texts.costUnknown : n.costWon === 0 ? texts.free : texts.cost(n.costWon),
    time: n.takesDays === null ? texts.timeUnknown : n.takesDays === 0 ? texts.atOnce : texts.days(n.takesDays),
    consent: n.consent === 'none' ? texts.noConsent : texts.consent,
  }
}

/** What was searched for, with the cancelled entries that were excluded. */
export function describeClean(c: CheckedClean): string {
  const text = words().clean[c.id] ?? c.id
  return c.excluded.length === 0 ? text : words().sentences.without(text, c.excluded.length)
}

export const describeNobodyCan = (id: string): { title: string; body: string } => words().nobodyCan[id as NobodyCanId] // ids come from nobodyCanIds
export const describeWithheld = (id: string): string => words().withheld[id as WithheldId] // ids come from withheldIds
export const describeAssumption = (id: string): string => words().assumptions[id as AssumptionId] // ids come from assumptionIds
export const describeUnknown = (why: UnknownWhy): string => words().unknown[why]
export function describeCap({ finding, grade, score, open }: Cap): string {
  if (open === undefined) return words().sentences.cap(describeTitle(finding), words().grades[grade].word)
  // ids of look-ups are LookUpId: only the table of look-ups creates them
  return words().sentences.ceiling(score, open.map((id) => words().notChecked[id as LookUpId].title).join(', '))
}

export function describeRefusal(
  name: RefusalName,
  numbers: Numbers = {},
): { title: string; body: string; act: string } {
  const { title, body, act } = words().refusals[name]
  return { title, body: body(numbers), act }
}

/** Why two registers cannot be compared, and what to do about it. */
export const describeDiffRefusal = (name: DiffRefusalName): { title: string; body: string; act: string } =>
  words().diffRefusals[name]

/** The guarantee's answer and its reasons: first those for a refusal, then missing facts, then other notes. */
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
    verdict: g.borderline === true ? words().sentences.borderline : words().guarantee.verdict[g.verdict],
    reasons: g.reasons.map(describeGuaranteeReason),
    against: of((id) => !needs.has(id) && !notes.has(id)),
    missing: of((id) => needs.has(id)),
    notes: of((id) => notes.has(id)),
    headroom:
      g.headroom === null
        ? null
        : g.headroom === 0
          ? words().sentences.noHeadroom
          : words().sentences.headroom(g.headroom),
  }
}

export const describeGuaranteeReason = (r: Guarantee['reasons'][number]): string =>
  words().guarantee.reasons[r.id as GuaranteeReasonId](r.numbers) // ids come from guaranteeReasonIds
export const describeFeeAssumption = (id: string): string => words().guarantee.fee[id as FeeAssumptionId] // ids come from feeAssumptionIds
export const describeDiscount = (id: string): string => words().guarantee.discounts[id as HugDiscount] // ids come from hugDiscounts
export const describeGuaranteeUnchecked = (id: string): string =>
  words().guarantee.unchecked[id as GuaranteeUncheckedId] // ids come from guaranteeUncheckedIds
export const describePriceStep = (step: PriceStep): string => words().guarantee.priceSteps[step]
export const describeLine = (who: keyof (typeof engineWords)['lines']): string => words().lines[who]
