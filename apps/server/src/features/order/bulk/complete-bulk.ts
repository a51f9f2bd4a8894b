import type { TxContext } from '../../../kernel/context.ts'
import type { Borne } from '../../ledger/post-payment.ts'
import { refundOrder } from '../../payment/refund/refund-order.ts'
import { isWatched, lockWatching } from '../../subscribe/beginning/begin-watch.ts'
import { closeOrder } from '../close-order.ts'
import type { OrderRow } from '../order-row.ts'
import { isBoughtElsewhere } from '../placing/alone/one-purchase.ts'
import { recordNewMember } from '../placing/new-member.ts'
import { readCuts } from '../price/read-cuts.ts'
import { insertOrderEvent, moveOrder, recordDelivery } from '../queries.ts'
import { awaitSupply } from '../supply/await-supply.ts'
import { homesOfBulk, lockHomesOfBulk } from './bulk-queries.ts'

/**
 * Begins the watch of every paid home. A home that is now watched or was ordered elsewhere is refunded. False if none
 * can begin: the whole payment is then refunded at once.
 */
export async function completeBulk(tx: TxContext, bulk: OrderRow): Promise<boolean> {
  const homes = (await lockHomesOfBulk(tx.db, bulk.order_seq)).filter((h) => h.price > 0 || h.state === 'pending')
  await lockWatching(tx, bulk.user_seq)
  const [free, taken]: [OrderRow[], OrderRow[]] = [[], []]
  for (const home of homes) (home.state === 'pending' && (await isFree(tx, home)) ? free : taken).push(home)
  if (free.length === 0) return false
  if (!(await moveOrder(tx.db, bulk.order_seq, ['pending', 'failed'], 'completed'))) return false
  await insertOrderEvent(tx.db, bulk.order_seq, 'completed', { price: bulk.price, homes: free.length })
  // Delivery is recorded here, because the orders of the homes supply the service.
  await recordDelivery(tx.db, bulk.order_seq)
  for (const home of free) {
    await moveOrder(tx.db, home.order_seq, ['pending'], 'completed')
    await insertOrderEvent(tx.db, home.order_seq, 'completed', { price: home.price })
    await recordNewMember(tx, home)
    await awaitSupply(tx, home)
  }
  for (const home of taken) {
    await closeOrder(tx, home.order_seq, 'cancelled', { reason: 'watch-exists' }, ['pending'])
    await refundOrder(tx, home, 'watch-exists')
  }
  return true
}

const isFree = async (tx: TxContext, home: OrderRow): Promise<boolean> =>
  !(await isWatched(tx, home.user_seq, home)) && !(await isBoughtElsewhere(tx, home))

/** The issuers' shares of the full prices of the homes whose watch began. */
export async function readBulkCuts(tx: TxContext, orderSeq: number): Promise<Borne[]> {
  const borne: Borne[] = []
  for (const home of await homesOfBulk(tx.db, orderSeq))
    if (home.state === 'completed') borne.push(...(await readCuts(tx, home)))
  return borne
}
