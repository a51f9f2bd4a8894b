import { localTaxException, nationalTaxException } from '../law/property-tax-exception.ts'
import type { Day } from '../values/day.ts'
import type { Won } from '../values/won.ts'
import type { Distribution, DistributionCase, Step, TenantClaim } from './case.ts'
import { payLines } from './pay.ts'
import { type Line, relate } from './relation.ts'
import { isOpposable, leaseRank, smallLines } from './small-lines.ts'

/** The auction's distribution (배당): who is paid what out of the sale price, and what is left on the buyer. */
export function distribute(c: DistributionCase): Distribution {
  const net = Math.max(0, c.salePrice - c.costs)
  const steps: Step[] = [
    {
      order: 1,
      rule: 'costs',
      of: null,
      way: c.costs <= c.salePrice ? 'full' : 'rest',
      due: c.costs,
      paid: c.salePrice - net,
    },
  ]
  const small = smallLines(c, net)
  const lines = [...small, ...claimLines(c), ...leaseLines(c, small)].filter((l) => l.amount > 0)
  const securityDays = lines
    .filter((l) => isSecured(l) && l.day !== null)
    .flatMap((l) => (l.day === null ? [] : [l.day]))
  const paidLines = payLines(lines, net, (a, b) => relate(a, b, securityDays), steps)

  const paid: Record<string, Won> = Object.fromEntries(c.claims.map((x) => [x.id, 0]))
  const recovered = new Map<string, Won>(c.tenants.map((t) => [t.id, 0]))
  const smallPaid = new Map<string, Won>()
  for (const [i, line] of lines.entries()) {
    const sum = paidLines[i] ?? 0
    if (line.kind === 'small') smallPaid.set(line.owner, (smallPaid.get(line.owner) ?? 0) + sum)
    if (line.kind === 'small' || line.kind === 'lease')
      recovered.set(line.owner, (recovered.get(line.owner) ?? 0) + sum)
    else paid[line.owner] = (paid[line.owner] ?? 0) + sum
  }
  payInPlaceOfTax(c, paid, recovered, steps)

  const spent = [...Object.values(paid), ...recovered.values()].reduce((a, b) => a + b, 0)
  const surplus = net - spent
  if (surplus > 0)
    steps.push({
      order: steps.length + 1,
      rule: 'surplus',
      of: null,
      way: 'rest',
      due: surplus,
      paid: surplus,
    })
  const tenants: Distribution['tenants'] = {}
  for (const t of c.tenants) {
    const got = recovered.get(t.id) ?? 0
    const unpaid = t.deposit - got
    const assumed = staysOnBuyer(t, c) ? unpaid : 0
    tenants[t.id] = {
      recovered: got,
      unpaid,
      assumedByBuyer: assumed,
      smallDeposit: smallPaid.get(t.id) ?? 0,
    }
    if (assumed > 0)
      steps.push({
        order: steps.length + 1,
        rule: 'assumed',
        of: t.id,
        way: 'none',
        due: assumed,
        paid: 0,
      })
  }
  return { net, paid, surplus, tenants, steps }
}

/** 대항력 before the base right's office hours of the day keeps the unpaid part on the buyer (민집 91조, 주임법 3조의5). */
export const staysOnBuyer = (t: TenantClaim, c: DistributionCase): boolean =>
  isOpposable(t, c) && t.opposableFrom != null && (c.extinctionDate == null || t.opposableFrom <= c.extinctionDate)

const isSecured = (l: Line) => l.kind === 'mortgage' || l.kind === 'jeonse' || l.kind === 'lease'

const claimLines = (c: DistributionCase): Line[] =>
  c.claims.map((x) => ({
    owner: x.id,
    kind: x.kind,
    amount: x.amount,
    day: x.date ?? null,
    phase: 1,
    secures: x.kind === 'mortgage' || x.kind === 'jeonse',
    stage: null,
  }))

/** 우선변제권: from the later of 대항력 (00:00) and 확정일자 (office hours). */
function leaseLines(c: DistributionCase, small: readonly Line[]): Line[] {
  return c.tenants.flatMap((t) => {
    const rank = leaseRank(t, c)
    if (rank === null) return []
    const first = small.filter((l) => l.owner === t.id).reduce((sum, l) => sum + l.amount, 0)
    return [
      {
        owner: t.id,
        kind: 'lease',
        amount: t.deposit - first,
        ...rank,
        secures: c.leaseAsSecurity === true,
        stage: null,
      },
    ]
  })
}

/** 당해세 paid late in rank gives its money to leases and 전세권 fixed before its 법정기일, in the order of their dates. */
function payInPlaceOfTax(c: DistributionCase, paid: Record<string, Won>, recovered: Map<string, Won>, steps: Step[]) {
  const fixed = fixedInOrder(c)
  for (const tax of c.claims) {
    const due = tax.date
    if (tax.kind !== 'propertyTax' || due == null) continue
    const table = tax.levy === 'local' ? localTaxException : nationalTaxException
    if (!table.at(c.auctionDate)?.value) continue
    for (const holder of fixed) {
      if (!(holder.day < due)) continue
      const has = holder.tenant ? (recovered.get(holder.id) ?? 0) : (paid[holder.id] ?? 0)
      const sum = Math.min(paid[tax.id] ?? 0, holder.amount - has)
      if (sum <= 0) continue
      paid[tax.id] = (paid[tax.id] ?? 0) - sum
      if (holder.tenant) recovered.set(holder.id, has + sum)
      else paid[holder.id] = has + sum
      steps.push({
        order: steps.length + 1,
        rule: 'exception',
        of: holder.id,
        way: 'moved',
        due: holder.amount - has,
        paid: sum,
        from: tax.id,
      })
    }
  }
}

function fixedInOrder(c: DistributionCase): { id: string; tenant: boolean; amount: Won; day: Day }[] {
  const tenants = c.tenants.flatMap((t) =>
    isOpposable(t, c) && t.demandsDistribution && t.fixedDate != null
      ? [{ id: t.id, tenant: true, amount: t.deposit, day: t.fixedDate }]
      : [],
  )
  const jeonse = c.claims.flatMap((x) =>
    x.kind === 'jeonse' && x.date != null ? [{ id: x.id, tenant: false, amount: x.amount, day: x.date }] : [],
  )
  return [...tenants, ...jeonse].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
