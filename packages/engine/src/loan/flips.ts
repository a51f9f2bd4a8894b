import { addDays, addMonths, type Day } from '../values/day.ts'
import type { LoanFacts } from './facts.ts'
import { type LoanJudgement, type LoanVerdict, judgeLoans, type ProductResult } from './judge.ts'
import { coupleIncome, newlyWed } from './person.ts'
import type { LoanProduct } from './products.ts'
import type { LoanRule } from './reasons.ts'
import type { Span } from './span.ts'

/** A different answer. Sums and sizes are the value at which the result changes. */
export type Change =
  | { what: 'income' | 'deposit' | 'assets' | 'area'; to: number; by: number }
  | { what: 'marries' | 'birthday'; on: Day }
  | { what: 'child' | 'small-firm' | 'repays' | 'head' | 'sells-home' | 'moves-out' | 'record-clears' }

export type Effect = {
  code: LoanProduct
  from: LoanVerdict
  to: LoanVerdict
  amount: { from: Span; to: Span }
  rate: { from: Span; to: Span }
  monthly: { from: number; to: number }
}
export type Flip = { change: Change; better: boolean; effects: Effect[] }

/**
 * The changes that would change the result, for better or worse: each change alone, judged again by the same rules.
 * Only changes of known answers; for numbers the nearest value on each side at which anything changes.
 */
export function flipsOf(facts: LoanFacts, now: LoanJudgement = judgeLoans(facts)): Flip[] {
  const found: Flip[] = []
  for (const { change, facts: other } of candidates(facts, now)) {
    const all = compare(now, judgeLoans(other))
    // a smaller deposit always lowers the sum: only a change of the verdict is worth reporting
    const effects = change.what === 'deposit' ? all.filter((e) => e.from !== e.to) : all
    if (effects.length > 0) found.push({ change, better: effects.some(isBetter), effects })
  }
  return nearest(found)
}

/** A better verdict; with the same verdict more money, or as much of it at a lower rate. */
const isBetter = ({ from, to, amount, rate }: Effect): boolean =>
  from !== to
    ? rank[to] < rank[from]
    : amount.to.high === amount.from.high
      ? rate.to.high < rate.from.high
      : amount.to.high > amount.from.high
const rank: Record<LoanVerdict, number> = { eligible: 0, conditional: 1, notEligible: 2 }

type Candidate = { change: Change; facts: LoanFacts }

function candidates(f: LoanFacts, now: LoanJudgement): Candidate[] {
  const is = (change: Change, other: Partial<LoanFacts>): Candidate => ({ change, facts: { ...f, ...other } })
  const income = coupleIncome(f)
  const known = income.low === income.high
  const list: Candidate[] = []
  for (const to of known ? targets(now, 'income', income.low) : [])
    if ((f.income ?? 0) + to - income.low >= 0)
      list.push(is({ what: 'income', to, by: to - income.low }, { income: (f.income ?? 0) + to - income.low }))
  for (const what of ['deposit', 'assets', 'area'] as const) {
    const mine = f[what]
    if (mine === null) continue
    for (const to of targets(now, what, Math.max(0, mine))) list.push(is({ what, to, by: to - mine }, { [what]: to }))
  }
  if (f.birth !== null) for (const on of birthdays(f.birth, f.on)) list.push(is({ what: 'birthday', on }, { on }))
  if (f.marriage?.state === 'single' || (f.marriage?.state === 'planned' && newlyWed(f) === false))
    list.push(is({ what: 'marries', on: addMonths(f.on, 3) }, { marriage: { state: 'planned', on: f.on } }))
  if (f.children !== null && f.youngest !== null)
    list.push(is({ what: 'child' }, { youngest: f.on, children: f.children + 1 }))
  if (f.smallFirm === false) list.push(is({ what: 'small-firm' }, { smallFirm: true }))
  if (f.held === 'own' && f.repays === false) list.push(is({ what: 'repays' }, { repays: true }))
  if (f.head === 'neither') list.push(is({ what: 'head' }, { head: 'prospective' }))
  if (f.ownsHome === true) list.push(is({ what: 'sells-home' }, { ownsHome: false }))
  if (f.credit === 'arrears' || f.credit === 'recovery') list.push(is({ what: 'record-clears' }, { credit: 'clean' }))
  if (f.publicRental === true) list.push(is({ what: 'moves-out' }, { publicRental: false }))
  return list
}

/** Just beyond each limit above, and at each limit below: where a condition changes its state. */
function targets(
  now: LoanJudgement,
  rule: LoanRule & ('income' | 'deposit' | 'assets' | 'area'),
  mine: number,
): number[] {
  const step = rule === 'area' ? 0.01 : 1
  const limits = new Set(
    now.products.flatMap((p) => p.reasons.flatMap((r) => (r.rule === rule && r.limit !== null ? [r.limit] : []))),
  )
  return [...limits].map((limit) => (limit >= mine ? Math.round((limit + step) * 100) / 100 : limit))
}

/** The next birthdays at which a product's age range begins or ends: 19, 25 and 35. */
const AGES = [19, 25, 35]
const birthdays = (birth: Day, on: Day): Day[] =>
  AGES.map((age) => addMonths(birth, age * 12)).filter((d) => d > on && d <= addDays(on, YEARS_AHEAD * 366))
const YEARS_AHEAD = 2

function compare(now: LoanJudgement, then: LoanJudgement): Effect[] {
  const effects = now.products.flatMap((a) => {
    const b = then.products.find((p) => p.code === a.code)
    return b === undefined || !differs(a, b) ? [] : [effectOf(a, b)]
  })
  return effects.toSorted((a, b) => rank[a.to] - rank[b.to] || b.amount.to.high - a.amount.to.high)
}
const effectOf = (a: ProductResult, b: ProductResult): Effect => ({
  code: a.code,
  from: a.verdict,
  to: b.verdict,
  amount: { from: a.amount, to: b.amount },
  rate: { from: a.rate, to: b.rate },
  monthly: { from: a.monthly.high, to: b.monthly.high },
})
/** A product that stays refused has not changed, regardless of its sums. */
const differs = (a: ProductResult, b: ProductResult): boolean =>
  a.verdict !== b.verdict ||
  (a.verdict !== 'notEligible' && (a.amount.high !== b.amount.high || a.rate.high !== b.rate.high))

/** For each number only the nearest change on each side. */
function nearest(flips: readonly Flip[]): Flip[] {
  const best = new Map<string, Flip>()
  for (const flip of flips) {
    const { change } = flip
    const key =
      'by' in change ? `${change.what} ${change.by > 0}` : 'on' in change ? `${change.what} ${change.on}` : change.what
    const before = best.get(key)
    if (before === undefined || distance(change) < distance(before.change)) best.set(key, flip)
  }
  return [...best.values()].toSorted((a, b) => Number(b.better) - Number(a.better))
}
const distance = (change: Change): number => ('by' in change ? Math.abs(change.by) : 0)
