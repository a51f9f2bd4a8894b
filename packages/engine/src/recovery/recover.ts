import type { PriceRange, Recovery, RecoveryLine } from '../assessment.ts'
import { saleRate, type SaleRate } from '../law/auction-rates.ts'
import { opposableResale } from '../law/distribution-rules.ts'
import { evidenceOf, type Facts } from '../property/facts.ts'
import { type Known, known, unknown, valueOf } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import { recoveryAssumptions, titleAtRisk } from './assumptions.ts'
import type { Distribution, DistributionCase } from './case.ts'
import { distribute, staysOnBuyer } from './distribute.ts'
import { baseRight, type BaseRight, type Level, ours, scenarioCase } from './scenario.ts'

/** Changes to try on the device: another deposit, another 낙찰가율 (percent). */
export type WhatIf = { deposit?: Won; ratePercent?: number }

/** What comes back to the tenant if the home is sold by auction: a range, and how the price is shared out. */
export function recover(f: Facts, price: Known<PriceRange>, whatIf: WhatIf = {}): Known<Recovery> {
  const deposit = whatIf.deposit ?? f.deposit
  if (deposit === null) return unknown('not-given', 'deposit')
  // what stands on the ground says nothing of the lease of a house on it
  if (f.register.kind === '토지') return unknown('out-of-range', 'land')
  if ('unknown' in price) return unknown(price.unknown, 'price')
  const rate = rateOf(f, whatIf)
  const base = baseRight(f)
  const runs = {
    low: run(f, deposit, price.value, rate, 'low', base),
    likely: run(f, deposit, price.value, rate, 'likely', base),
    high: run(f, deposit, price.value, rate, 'high', base),
  }
  const ordered = inOrder(runs)
  const joint = f.debts.filter((d) => d.properties !== 1)
  return known(
    {
      low: ordered.low,
      likely: ordered.likely,
      high: ordered.high,
      deposit,
      salePrice: {
        low: runs.low.sale,
        likely: runs.likely.sale,
        high: runs.high.sale,
        ratePercent: { low: rate.low, likely: rate.likely, high: rate.high },
        rule: rate.rule,
      },
      costs: runs.likely.input.costs,
      opposable: runs.likely.opposable,
      smallDeposit: runs.likely.out.tenants[ours]?.smallDeposit ?? 0,
      jointCount: joint.length === 0 ? null : Math.max(...joint.map((d) => d.properties)),
      baseRight: base === null ? null : evidenceOf(base.right.entry),
      lines: recoveryLines(f, runs),
      assumptions: recoveryAssumptions(f, price.value, base !== null),
    },
    '경매 배당 계산',
    f.day,
  )
}

type Run = { sale: Won; input: DistributionCase; out: Distribution; back: Won; opposable: boolean }

function run(f: Facts, deposit: Won, price: PriceRange, rate: SaleRate, level: Level, base: BaseRight | null): Run {
  const sale = Math.floor((price[level] * rate[level]) / 100)
  const input = scenarioCase(f, deposit, sale, level, base)
  const out = atWorst(input, level)
  const own = input.tenants.find((t) => t.id === ours)
  const opposable = own !== undefined && staysOnBuyer(own, input)
  const paid = out.tenants[ours]?.recovered ?? 0
  const back = opposable && paid < deposit ? Math.max(paid, throughBuyer(f, price, level, input, deposit)) : paid
  return { sale, input, out, back: level === 'low' && titleAtRisk(f) ? 0 : back, opposable }
}

/** Whether other leases count as security for the small-deposit rows is disputed: the worst case takes the lower result. */
function atWorst(input: DistributionCase, level: Level): Distribution {
  const out = distribute(input)
  if (level !== 'low' || input.tenants.length === 1) return out
  const other = distribute({ ...input, leaseAsSecurity: true })
  return (other.tenants[ours]?.recovered ?? 0) < (out.tenants[ours]?.recovered ?? 0) ? other : out
}

/**
 * 대항력 있는 임차인: a buyer pays less by what the lease leaves on him; if nobody bids, the tenant takes the home itself.
 * So what comes back is bounded by the home's worth, less costs and the leases that stand before.
 */
function throughBuyer(f: Facts, price: PriceRange, level: Level, input: DistributionCase, deposit: Won): Won {
  const resale = level === 'low' ? input.salePrice : resaleValue(f, price, level)
  const before = input.tenants
    .filter((t) => t.id !== ours && staysOnBuyer(t, input))
    .reduce((sum, t) => sum + t.deposit, 0)
  return Math.max(0, Math.min(deposit, resale - input.costs - before))
}

function resaleValue(f: Facts, price: PriceRange, level: Level): Won {
  const percent = opposableResale.at(f.day)?.value ?? 0
  return Math.floor((price[level] * percent) / 100)
}

function rateOf(f: Facts, { ratePercent }: WhatIf): SaleRate {
  const rate = saleRate(valueOf(f.place), valueOf(f.kind))
  return ratePercent === undefined ? rate : { ...rate, low: ratePercent, likely: ratePercent, high: ratePercent }
}

/** A higher price can pay a tenant less only by an artefact of the stages; the range says the worst first. */
function inOrder(runs: Record<Level, Run>): Record<Level, Won> {
  const [low = 0, likely = 0, high = 0] = [runs.low.back, runs.likely.back, runs.high.back].toSorted((a, b) => a - b)
  return { low, likely, high }
}

const levels = ['low', 'likely', 'high'] as const

/** Lines of the payout: the ones of the pool add up to the sale price at each level. */
function recoveryLines(f: Facts, runs: Record<Level, Run>): RecoveryLine[] {
  const at = (of: (r: Run) => Won) => ({ low: of(runs.low), likely: of(runs.likely), high: of(runs.high) })
  const lines: RecoveryLine[] = [{ who: 'cost', label: '', evidence: null, ...at((r) => r.sale - r.out.net) }]
  for (const d of f.debts) {
    const { entry, holder } = d.right
    const label = holder.map((p) => p.name).join(', ')
    const sums = at((r) =>
      d.what === 'lease' ? (r.out.tenants[entry.id]?.recovered ?? 0) : (r.out.paid[entry.id] ?? 0),
    )
    lines.push({ who: d.what === 'lease' ? 'other-tenants' : d.what, label, evidence: evidenceOf(entry), ...sums })
  }
  for (const r of f.live('압류')) {
    const label = r.holder.map((p) => p.name).join(', ')
    lines.push({ who: 'tax', label, evidence: evidenceOf(r.entry), ...at((x) => x.out.paid[r.entry.id] ?? 0) })
  }
  const others = at((r) =>
    Object.entries(r.out.tenants).reduce((sum, [id, t]) => sum + (id.startsWith('other-') ? t.recovered : 0), 0),
  )
  lines.push({ who: 'other-tenants', label: '', evidence: null, ...others })
  lines.push({ who: 'small-deposit', label: '', evidence: null, ...at((r) => r.out.tenants[ours]?.smallDeposit ?? 0) })
  lines.push({
    who: 'tenant',
    label: '',
    evidence: null,
    ...at((r) => (r.out.tenants[ours]?.recovered ?? 0) - (r.out.tenants[ours]?.smallDeposit ?? 0)),
  })
  lines.push({ who: 'surplus', label: '', evidence: null, ...at((r) => r.out.surplus) })
  lines.push({
    who: 'assumed-by-buyer',
    label: '',
    evidence: null,
    ...at((r) => Math.max(0, r.back - (r.out.tenants[ours]?.recovered ?? 0))),
  })
  return lines.filter((l) => l.who === 'tenant' || levels.some((k) => l[k] > 0))
}
