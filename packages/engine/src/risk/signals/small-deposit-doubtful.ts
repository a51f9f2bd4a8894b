import { smallDepositDoubt } from '../../recovery/small-doubt.ts'
import { valueOf } from '../../values/known.ts'
import { cutRange, cutToMan } from '../../values/won.ts'
import { percentOf } from '../../values/percent.ts'
import { evidenceOfAll, found, type Signal } from '../signal.ts'

/**
 * The deposit relies on 최우선변제, and the debts were near the price when the lease was made: a court may refuse it. Both
 * results, with and without it, are reported.
 */
export const judge: Signal = (f) => {
  const [price, recovery] = [valueOf(f.price), valueOf(f.recovery)]
  if (price === null || recovery === null || recovery.smallDeposit === 0) return null
  const senior = smallDepositDoubt(f, price)
  if (senior === null) return null
  return found('small-deposit-doubtful', 184, {
    evidence: evidenceOfAll(f.debts.map((d) => d.right)),
    numbers: {
      senior,
      price: price.likely,
      percent: percentOf(senior, price.likely),
      smallDeposit: recovery.smallDeposit,
      likely: cutToMan(recovery.likely),
      low: cutRange(recovery.low, recovery.high)[0],
    },
  })
}
