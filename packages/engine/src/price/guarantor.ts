import type { PriceBase, PriceRange } from '../assessment.ts'
import { guarantorOrder, priceGroup, type PriceStep } from '../law/guarantor-order.ts'
import { officialPriceFactor } from '../law/official-price.ts'
import { addMonths, type Day } from '../values/day.ts'
import { unknown } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import type { PriceFacts } from './price-facts.ts'

type Bases = readonly PriceBase[]
type Told = Pick<PriceRange, 'guarantor' | 'guarantorBy'>

/**
 * The guarantor's 주택가격: the first step of its notice that can be determined, and the earlier steps that cannot. A
 * stated price may replace a 시세 that is not public, but only if it is not above the result of the later steps.
 */
export function guarantorPrice(f: PriceFacts, bases: Bases): Told {
  if (f.kind === null) return { guarantor: ofStep('official', f, bases) ?? unknown('not-given', '주택 종류') }
  const row = guarantorOrder.at(f.day) ?? guarantorOrder.rows[0]
  const order = row?.value[priceGroup(f.kind)] ?? []
  const at = order.findIndex((step) => ofStep(step, f, bases) !== null)
  const step = order[at]
  const first = step === undefined ? null : ofStep(step, f, bases)
  const stated = order[0] === 'kb-or-rtech' && at !== 0 ? statedOf(bases) : null
  if (stated !== null && stated.value <= (first?.value ?? stated.value))
    return { guarantor: stated, guarantorBy: { step: 'kb-or-rtech', standIn: true, skipped: [] } }
  if (step === undefined || first === null)
    return { guarantor: unknown('not-found', order[0] === 'kb-or-rtech' ? '보증기관 시세' : '공시가격') }
  return {
    guarantor: first,
    guarantorBy: { step, standIn: step === 'kb-or-rtech', skipped: order.slice(0, at) },
  }
}

/** A known value: `Known` without the unknown case. */
type Price = { value: Won; source: string; asOf: Day | null }
const price = (value: Won, source: string, asOf: Day | null): Price => ({ value, source, asOf })

function statedOf(bases: Bases): Price | null {
  const stated = bases.find((b) => b.method === 'stated')
  return stated === undefined ? null : price(stated.likely, stated.source, stated.to)
}

function ofStep(step: PriceStep, f: PriceFacts, bases: Bases): Price | null {
  if (step === 'official') return fromOfficial(f)
  if (step === 'sale-in-year') return fromRecentSale(f)
  if (step !== 'kb-or-rtech') return null
  // 시세 of KB and 부동산테크 is not public data; trades of the same building come close
  const near = bases.find((b) => b.method === 'trades-building')
  return near === undefined ? null : price(near.likely, near.source, near.to)
}

function fromOfficial({ officialPrice, day }: PriceFacts): Price | null {
  const factor = officialPriceFactor.at(day)?.value
  if ('unknown' in officialPrice || factor === undefined) return null
  return price(
    Math.floor((officialPrice.value * factor) / 100),
    `${officialPrice.source} × ${factor}%`,
    officialPrice.asOf,
  )
}

function fromRecentSale({ recentSale, day }: PriceFacts): Price | null {
  if (recentSale === null || recentSale.registeredOn < addMonths(day, -12) || recentSale.registeredOn > day) return null
  return price(recentSale.won, '등기부 거래가액', recentSale.registeredOn)
}
