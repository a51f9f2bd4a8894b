import type { TxContext } from '../../../kernel/context.ts'
import type { Payable } from '../payable.ts'
import { cardOfOrder, insertCard, saveKey, type CardRow } from './card-queries.ts'
import { keyPlace, newKey } from './register-card.ts'

/** An order at price 0 that uses a gateway's window to register a card; nothing is charged. */
export const savesCard = ({ price, pg_name }: Pick<Payable, 'price' | 'pg_name'>): boolean =>
  price === 0 && pg_name !== 'free'

/**
 * The billing key under which PortOne's window registers the card: one per order, however often the window is opened.
 */
export async function keyOfOrder(tx: TxContext, order: Payable): Promise<string> {
  const open = await cardOfOrder(tx.db, order.order_seq)
  if (open?.key_sealed) return tx.seal.open(keyPlace(open), open.key_sealed).reveal()
  const key = newKey()
  await saveKeyOf(tx, order, 'portone', key)
  return key
}

/**
 * Stores a billing key sent by Payple's window, encrypted, before it is checked at the gateway; the newest one is used
 * until one is registered.
 */
export const savePostedKey = (tx: TxContext, order: Payable, key: string): Promise<void> =>
  saveKeyOf(tx, order, 'payple', key)

async function saveKeyOf(tx: TxContext, order: Payable, vendor: CardRow['vendor'], key: string): Promise<void> {
  const { order_seq, user_seq } = order
  const row = (await cardOfOrder(tx.db, order_seq)) ?? (await insertCard(tx.db, { user_seq, vendor, order_seq }))
  if (row.state === 'opened') await saveKey(tx.db, row.card_seq, tx.seal.seal(keyPlace(row), key))
}
