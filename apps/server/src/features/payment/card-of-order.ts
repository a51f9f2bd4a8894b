import type { TxContext } from '../../kernel/context.ts'
import type { Payable } from './payable.ts'
import { cardOfOrder, insertCard, keepKey, type CardRow } from './card-queries.ts'
import { keyPlace, newKey } from './register-card.ts'

/** What an order at price 0 was ordered with: a gateway's window that keeps a card and takes nothing. */
export const keepsCard = ({ price, pg_name }: Pick<Payable, 'price' | 'pg_name'>): boolean =>
  price === 0 && pg_name !== 'free'

/** The key that PortOne's window keeps the card behind: one of an order, however often the window opens. */
export async function keyOfOrder(tx: TxContext, order: Payable): Promise<string> {
  const open = await cardOfOrder(tx.db, order.order_seq)
  if (open?.key_sealed) return tx.seal.open(keyPlace(open), open.key_sealed).reveal()
  const key = newKey()
  await keepKeyOf(tx, order, 'portone', key)
  return key
}

/** A key that Payple's window told, sealed before the gateway is asked about it; the newest counts until one is registered. */
export const keepToldKey = (tx: TxContext, order: Payable, key: string): Promise<void> =>
  keepKeyOf(tx, order, 'payple', key)

async function keepKeyOf(tx: TxContext, order: Payable, vendor: CardRow['vendor'], key: string): Promise<void> {
  const { order_seq, user_seq } = order
  const row = (await cardOfOrder(tx.db, order_seq)) ?? (await insertCard(tx.db, { user_seq, vendor, order_seq }))
  if (row.state === 'opened') await keepKey(tx.db, row.card_seq, tx.seal.seal(keyPlace(row), key))
}
