import type { PriceBase } from '../../assessment.ts'
import { saleEntry } from '../../price/recent-sale.ts'
import { evidenceOf } from '../../property/facts.ts'
import { valueOf } from '../../values/known.ts'
import { found, type Signal } from '../signal.ts'

/** Two sources give prices that cannot both be right: the lower one is used, the higher one may be inflated (업계약). */
/** A rule of thumb without measurements is not enough for a finding. */
const isThumb = ({ method, width }: Pick<PriceBase, 'method' | 'width'>): boolean =>
  method === 'official-price' && width?.basis === 'assumed'

export const judge: Signal = (f) => {
  const price = valueOf(f.price)
  // a stated price below the sources does not make the home look better
  if (price === null || price.method === 'stated') return null
  const [other] = (price.others ?? [])
    .filter((o) => !o.agrees && o.likely > price.likely && !isThumb(o))
    .toSorted((a, b) => b.likely - a.likely)
  if (other === undefined) return null
  const named = [price.method, other.method].some((m) => m === 'stated' || m === 'register-sale')
  const sold = [price.method, other.method].includes('register-sale') ? saleEntry(f) : null
  return found('price-conflict', 190, {
    evidence: sold === null ? [] : [evidenceOf(sold)],
    numbers: { price: price.likely, by: price.method, other: other.likely, otherBy: other.method },
    ...(named ? {} : { severity: 'note' as const, weight: 2 }),
  })
}
