import type { TxContext } from '../../../kernel/context.ts'
import { storedCard } from '../../payment/card/stored-card.ts'
import type { Renewal } from '../hooks.ts'
import type { WatchRow } from '../queries.ts'

/** The card that pays for a watch now. A removed card is returned too: its charge is then declined. */
export async function payingCard(tx: TxContext, { card_seq }: WatchRow): Promise<Renewal['card']> {
  const card = card_seq === null ? undefined : await storedCard(tx.db, card_seq)
  return card ?? { card_seq, vendor: 'portone' }
}
