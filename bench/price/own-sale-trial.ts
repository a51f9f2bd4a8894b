import { fromRegisterSale } from '@jipsalpim/engine/price/from-register-sale.ts'
import { isMeasured, type Judged } from './figures.ts'
import type { Trial } from './trials.ts'

/**
 * The range that the home's own last sale would have given: a sale of the same floor and size is used for the one that
 * its register prints.
 */
export function judgeByOwnSale({ sale, facts, before }: Trial): Judged[] {
  if (before === null) return []
  const recentSale = { won: before.won, on: before.on, registeredOn: before.on }
  const range = fromRegisterSale({ ...facts, recentSale }, before.drift)
  return isMeasured(range) ? [{ won: sale.won, range, groups: [`${sale.list}, 그 집의 지난 거래로`] }] : []
}
