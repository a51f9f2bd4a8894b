import { valueOf } from '../../values/known.ts'
import { newlyBuilt } from '../newly-built.ts'
import { found, type Signal } from '../signal.ts'

/** A new home whose price is not confirmed by a trade: only the seller's price or a formula is known. */
export const judge: Signal = (f) => {
  const price = valueOf(f.price)
  const built = newlyBuilt(f)
  if (price === null || built === null || price.count > 0) return null
  return found('price-untested', 157, { numbers: { built, price: price.likely } })
}
