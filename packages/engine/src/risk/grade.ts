import type { Cap, Grade } from '../assessment.ts'
import type { RulePack } from '../law/pack.ts'
import { hasGround } from '../property/land-right.ts'
import { printAge } from '../property/print-age.ts'
import { summaryDoubts } from '../register/summary-doubts.ts'
import { othersUnknown } from './money.ts'
import type { RiskFacts } from './signal.ts'

/** From best to worst; 판단보류 stands below 주의 and above 위험, so that no bad fact lifts a grade out of a danger. */
export const worseOrder: readonly Grade[] = ['양호', '주의', '판단보류', '위험', '매우위험']

/** The grade: what is known decides when it is a danger; else an essential unknown withholds it. */
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
  'deposit',
  'other-deposits',
  'trust-ledger',
  'owner',
  'cancel-conflict',
  'pages-missing',
] as const
export type WithheldId = (typeof withheldIds)[number]

/** Essential facts that are not known. */
export function withheldBy(f: RiskFacts): WithheldId[] {
  const { register } = f
  // a recognised text may misread the small print of its summary: there the finding alone says it
  const doubts = register.readFrom === 'text' ? null : summaryDoubts(register)
  const apart = doubts !== null && doubts.cancelled.length + doubts.missing.length + doubts.unlisted.length > 0
  const told: readonly (readonly [boolean, WithheldId])[] = [
    // what was entered since may be anything
    [(printAge(register, f.day)?.days ?? 0) > f.pack.thresholds.printDays.past, 'register-past'],
    // a 토지 register says nothing of the house on it
    [register.kind === '토지', 'land-register'],
    // of a unit without ground it is not the price that is missing
    [!hasGround(f.landRight), 'land-right'],
    ['unknown' in f.price && hasGround(f.landRight), 'price'],
    [f.deposit === null, 'deposit'],
    [othersUnknown(f), 'other-deposits'],
    [register.trustee !== null, 'trust-ledger'],
    ['unknown' in register.owners || (doubts !== null && doubts.owners.length > 0), 'owner'],
    [apart || register.entries.some((e) => e.conflict || e.status === 'unresolved'), 'cancel-conflict'],
    [register.pages.declared !== null && register.pages.read < register.pages.declared, 'pages-missing'],
  ]
  return told.filter(([is]) => is).map(([, id]) => id)
}
