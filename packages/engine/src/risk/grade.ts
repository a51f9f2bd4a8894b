import type { Cap, Grade } from '../assessment.ts'
import type { RulePack } from '../law/pack.ts'
import { isStatedOnly } from '../price/stated-only.ts'
import { hasGround } from '../property/land-right.ts'
import { printAge } from '../property/print-age.ts'
import { summaryDoubts } from '../register/summary-doubts.ts'
import { othersUnknown } from './money.ts'
import type { RiskFacts } from './signal.ts'

/** From best to worst. 판단보류 is between 주의 and 위험, so that a bad fact never lifts a grade out of danger. */
export const worseOrder: readonly Grade[] = ['양호', '주의', '판단보류', '위험', '매우위험']

/** Known facts decide the grade when they are a danger; otherwise a missing essential fact withholds it. */
export function gradeOf(
  { weights }: RulePack,
  score: number,
  caps: readonly Cap[],
  withheld: readonly string[],
): Grade {
  const band = weights.bands.find((b) => score >= b.least)?.grade ?? '매우위험'
  const worst = [band, ...caps.map((c) => c.grade)].reduce((a, b) =>
    worseOrder.indexOf(b) > worseOrder.indexOf(a) ? b : a,
  )
  const danger = worst === '위험' || worst === '매우위험'
  return danger || withheld.length === 0 ? worst : '판단보류'
}

export const withheldIds = [
  'register-past',
  'land-register',
  'land-right',
  'price',
  'price-told',
  'deposit',
  'other-deposits',
  'trust-ledger',
  'owner',
  'cancel-conflict',
  'pages-missing',
] as const
export type WithheldId = (typeof withheldIds)[number]

/** Essential facts that are unknown. */
export function withheldBy(f: RiskFacts): WithheldId[] {
  const { register } = f
  // OCR text may misread the small print of the summary: then the finding alone reports it
  const doubts = register.readFrom === 'text' ? null : summaryDoubts(register)
  const apart = doubts !== null && doubts.cancelled.length + doubts.missing.length + doubts.unlisted.length > 0
  const reasons: readonly (readonly [boolean, WithheldId])[] = [
    // anything may have been entered since the print
    [(printAge(register, f.day)?.days ?? 0) > f.pack.thresholds.printDays.past, 'register-past'],
    // a 토지 register does not cover the house on the land
    [register.kind === '토지', 'land-register'],
    // for a unit without land the missing fact is the land right, not the price
    [!hasGround(f.landRight), 'land-right'],
    ['unknown' in f.price && hasGround(f.landRight), 'price'],
    [isStatedOnly(f.price), 'price-told'],
    [f.deposit === null, 'deposit'],
    [othersUnknown(f), 'other-deposits'],
    [register.trustee !== null, 'trust-ledger'],
    ['unknown' in register.owners || (doubts !== null && doubts.owners.length > 0), 'owner'],
    [apart || register.entries.some((e) => e.conflict || e.status === 'unresolved'), 'cancel-conflict'],
    [register.pages.declared !== null && register.pages.read < register.pages.declared, 'pages-missing'],
  ]
  return reasons.filter(([is]) => is).map(([, id]) => id)
}
