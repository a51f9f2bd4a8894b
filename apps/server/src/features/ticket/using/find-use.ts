import type { TxContext } from '../../../kernel/context.ts'
import { useInPlaceOf, useOf } from '../queries.ts'

/** The order by which a ticket has replaced this one, or this one itself. */
export const ticketOrderFor = async (tx: Pick<TxContext, 'db'>, orderSeq: number): Promise<number | null> =>
  ((await useInPlaceOf(tx.db, orderSeq)) ?? (await useOf(tx.db, orderSeq)))?.order_seq ?? null
