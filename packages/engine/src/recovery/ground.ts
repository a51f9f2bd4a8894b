import { groundShare } from '../law/land-share.ts'
import type { Facts } from '../property/facts.ts'
import { partOf } from '../values/share.ts'
import type { Claim, DistributionCase } from './case.ts'
import { farBack } from './levels.ts'
import { squeeze } from '../register/squeeze.ts'

/** Land that may carry debts of its own, which the register of the home does not show. */
export type Ground = 'separate' | 'added-mortgage'

/**
 * 별도등기 on the land of a unit; or a mortgage on a house that was added to one on the land (추가설정계약), which may be older
 * than the house.
 */
export function groundOf(f: Facts): Ground | null {
  if (f.register.kind === '집합건물') {
    const money = f.separateNotes.filter((r) => !/구분지상권/.test(squeeze(r.cells.join(''))))
    return money.length > 0 ? 'separate' : null
  }
  return f.debts.some(isAdded) ? 'added-mortgage' : null
}

const isAdded = ({ right }: Facts['debts'][number]): boolean =>
  /추가\s*설정/.test(right.entry.cause ?? '') && (right.joint?.properties ?? []).some((p) => /토지/.test(p))

/** The same case with the price split into land and house: a debt on the land ranks ahead of every lease there. */
export function onGround(f: Facts, ground: Ground, c: DistributionCase): DistributionCase {
  const percent = groundShare()[f.register.kind === '집합건물' ? 'unit' : 'house']
  const [price, costs] = [partOf(c.salePrice, percent, 100), partOf(c.costs, percent, 100)]
  const properties = [
    { id: 'land', salePrice: price, costs },
    { id: 'house', salePrice: c.salePrice - price, costs: c.costs - costs },
  ]
  if (ground === 'separate') {
    const unseen: Claim = { id: 'ground', kind: 'mortgage', amount: price, date: farBack, on: [older] }
    return { ...c, properties, claims: [...c.claims, unseen] }
  }
  const added = new Set(f.debts.filter(isAdded).map((d) => d.right.entry.id))
  return {
    ...c,
    properties,
    claims: c.claims.map((x) => (added.has(x.id) ? { ...x, on: [older, { property: 'house' }] } : x)),
  }
}

const older = { property: 'land', date: farBack, beforeBuilding: true }
