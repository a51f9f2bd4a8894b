import type { RecoveryLine } from '../assessment.ts'
import { evidenceOf, type Facts } from '../property/facts.ts'
import { holderNames } from '../property/names.ts'
import type { Right } from '../register/model.ts'
import type { Won } from '../values/won.ts'
import { isHousehold } from './households.ts'
import { type Level, levels } from './levels.ts'
import type { Run } from './run.ts'
import { ours, unseenTaxId } from './scenario.ts'

/** Lines of the payout; those paid out of the pool add up to the sale price at each level. */
export function recoveryLines(f: Facts, runs: Readonly<Record<Level, Run>>): RecoveryLine[] {
  const at = (of: (r: Run) => Won) => ({ low: of(runs.low), likely: of(runs.likely), high: of(runs.high) })
  const plain = (who: RecoveryLine['who'], of: (r: Run) => Won): RecoveryLine => ({
    who,
    label: '',
    evidence: null,
    ...at(of),
  })
  const ownIn = (r: Run) => r.out.tenants[ours]?.recovered ?? 0
  const smallIn = (r: Run) => r.out.tenants[ours]?.smallDeposit ?? 0
  const debts = f.debts.map((d): RecoveryLine => ({
    who: d.what === 'lease' ? 'other-tenants' : d.what,
    label: holders(d.right),
    evidence: evidenceOf(d.right.entry),
    ...at((r) => (d.what === 'lease' ? (r.out.tenants[d.right.entry.id]?.recovered ?? 0) : paidTo(r, d.right))),
  }))
  const seizures = f.live('압류').map((r): RecoveryLine => ({
    who: 'tax',
    label: holders(r),
    evidence: evidenceOf(r.entry),
    ...at((x) => paidTo(x, r)),
  }))
  const later = laterRights(f)
  const behind = later.map((l, i): RecoveryLine => ({
    who: l.who,
    label: holders(l.right),
    evidence: evidenceOf(l.right.entry),
    ...at((r) => restAfter(r, later.slice(0, i)) - restAfter(r, later.slice(0, i + 1))),
  }))
  const lines: RecoveryLine[] = [
    plain('cost', (r) => r.sale - r.out.net),
    ...debts,
    { ...plain('mortgage', (r) => r.out.paid['ground'] ?? 0), label: '별도등기' },
    ...seizures,
    plain('tax', (r) => r.out.paid[unseenTaxId] ?? 0),
    plain('other-tenants', (r) =>
      Object.entries(r.out.tenants).reduce((sum, [id, t]) => sum + (isHousehold(id) ? t.recovered : 0), 0),
    ),
    plain('small-deposit', smallIn),
    plain('tenant', (r) => ownIn(r) - smallIn(r)),
    ...behind,
    plain('surplus', (r) => restAfter(r, later)),
    plain('assumed-by-buyer', (r) => Math.max(0, r.back - ownIn(r))),
  ]
  // a right on the register stays in the list even if it gets nothing: readers will look for it
  return lines.filter((l) => l.who === 'tenant' || l.evidence !== null || levels.some((k) => l[k] > 0))
}

type Later = { who: 'mortgage' | 'provisional' | 'jeonse' | 'attachment'; right: Right }

/** Money rights behind the lease, in order: they take what is left after it before the owner does. */
function laterRights(f: Facts): Later[] {
  const before = new Set(f.debts.map((d) => d.right.entry.id))
  const kinds = [
    ['근저당권', 'mortgage'],
    ['저당권', 'mortgage'],
    ['담보가등기', 'provisional'],
    ['전세권', 'jeonse'],
    ['가압류', 'attachment'],
  ] as const
  return kinds
    .flatMap(([kind, who]) => f.live(kind).map((right): Later => ({ who, right })))
    .filter(({ right }) => !before.has(right.entry.id))
    .toSorted((a, b) => ((a.right.since ?? '') < (b.right.since ?? '') ? -1 : 1))
}

/** What is left after these are paid; an amount not printed in won may take all of it. */
function restAfter({ out }: Run, rights: readonly Later[]): Won {
  return rights.reduce((rest, { right }) => rest - Math.min(rest, right.amount?.won ?? rest), out.surplus)
}

/** Lines of the tenant's own payout. */
export const isOurs = ({ who }: RecoveryLine): boolean =>
  who === 'small-deposit' || who === 'tenant' || who === 'assumed-by-buyer'

const holders = (r: Right) => holderNames(r).join(', ')

/** Includes later increases under ranks of their own. */
function paidTo({ out }: Run, { entry, raises = [] }: Right): Won {
  let won = out.paid[entry.id] ?? 0
  for (const r of raises) won += out.paid[r.entry] ?? 0
  return won
}
