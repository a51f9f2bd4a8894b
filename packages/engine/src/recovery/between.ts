import { circleAuthorities } from '../law/distribution-rules.ts'
import type { Won } from '../values/won.ts'
import { type CircleReading, circleReadings, type Distribution, type DistributionCase } from './case.ts'
import { distribute } from './distribute.ts'

/** Lowest and highest sum, in won, of a claim or tenant (by id) over the readings; only those that differ. */
export type Between = Readonly<Record<string, { low: Won; high: Won }>>
export type Disputed = { between: Between; authorities: Readonly<Record<CircleReading, string>> }

/** A distribution; where no rule binds (a circle of creditors), also the sums of each reading and its source. */
export function between(c: DistributionCase): Distribution & { disputed?: Disputed } {
  const out = distribute(c)
  const authorities = circleAuthorities.at(c.auctionDate)?.value
  if (out.circular === undefined || authorities === undefined) return out
  const others = circleReadings
    .filter((reading) => reading !== (c.circle ?? 'absorb'))
    .map((circle) => distribute({ ...c, circle }, { withSteps: false }))
  const ids = [...c.claims, ...c.tenants].map((x) => x.id)
  const rows = ids.flatMap((id) => {
    const won = [out, ...others].map((o) => o.tenants[id]?.recovered ?? o.paid[id] ?? 0)
    const [low, high] = [Math.min(...won), Math.max(...won)]
    return low === high ? [] : [[id, { low, high }] as const]
  })
  return rows.length === 0 ? out : { ...out, disputed: { between: Object.fromEntries(rows), authorities } }
}
