import type { TxContext } from '../../kernel/context.ts'
import { postLedger } from './queries.ts'

/** The report is delivered: the liability becomes revenue. Once per order, however often the address was changed. */
export async function postDelivery(tx: TxContext, orderSeq: number, won: number): Promise<void> {
  if (won === 0) return
  await postLedger(tx.db, 'delivery', deliveryRef(orderSeq), [
    { kind: 'unearned', owner: null, amount: won },
    { kind: 'revenue', owner: null, amount: -won },
  ])
}

export const deliveryRef = (orderSeq: number): string => `order:${orderSeq}`
