import type { Context } from '../../../kernel/context.ts'

/** The watch that an order began; null before it is paid. */
export const watchOfOrder = async (db: Context['db'], orderSeq: number): Promise<number | null> =>
  (await db.selectFrom('subscribe_watch').select('watch_seq').where('order_seq', '=', orderSeq).executeTakeFirst())
    ?.watch_seq ?? null
