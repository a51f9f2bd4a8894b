import { valueOf } from '../../values/known.ts'
import { newlyBuilt } from '../newly-built.ts'
import { found, type Signal } from '../signal.ts'

/** A young home whose price no trade has tested: the seller's word or a formula stands in. */
export const judge: Signal = (f) => {
  const price = valueOf(f.price)
  const built = newlyBuilt(f)
  if (price === null || built === null || price.count > 0) return null
  return found('price-untested', 157, { numbers: { built, price: price.likely } })
}
