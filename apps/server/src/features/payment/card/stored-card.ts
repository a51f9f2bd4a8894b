import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import { cardOfOrder, type CardRow } from './card-queries.ts'

/** The current cards for these stored ones: each itself, or its replacement. Removed cards are left out. */
export async function storedCards(
  db: Context['db'],
  cardSeqs: readonly number[],
): Promise<ReadonlyMap<number, CardRow>> {
  if (cardSeqs.length === 0) return new Map()
  const { rows } = await sql<CardRow & { kept: number }>`
    with recursive line as (
      select card_seq as kept, card_seq from payment_card where card_seq = any(${cardSeqs}::bigint[])
      union select l.kept, c.replaced_by from line l join payment_card c using (card_seq) where c.replaced_by is not null
    )
    select l.kept, c.* from line l join payment_card c using (card_seq) where c.state = 'registered'`.execute(db)
  return new Map(rows.map(({ kept, ...card }) => [kept, card]))
}

export const storedCard = async (db: Context['db'], cardSeq: number): Promise<CardRow | undefined> =>
  (await storedCards(db, [cardSeq])).get(cardSeq)

/** The stored card of an order: the one that it names, or the one registered in its window. */
export const storedCardOf = async (
  db: Context['db'],
  order: { order_seq: number; card_seq: number | null },
): Promise<number | null> => {
  if (order.card_seq !== null) return order.card_seq
  const card = await cardOfOrder(db, order.order_seq)
  return card?.state === 'registered' ? card.card_seq : null
}
