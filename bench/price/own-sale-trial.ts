import { fromRegisterSale } from '@jipsalpim/engine/price/from-register-sale.ts'
import { isMeasured, type Judged } from './figures.ts'
import type { Trial } from './trials.ts'

/**
 * The range from the home's own last sale: a sale of the same floor and size is used in place of the one that its
 * register would print.
 */
export function judgeByOwnSale({ sale, facts, before }: Trial): Judged[] {
  if (before === null) return []
  const recentSale = { won: before.won, on: before.on, registeredOn: before.on }
  const range = fromRegisterSale({ ...facts, recentSale }, before.drift)
  return isMeasured(range) ? [{ won: sale.won, range, groups: [`${sale.list}, 그 집의 지난 거래로`] }] : []
}
