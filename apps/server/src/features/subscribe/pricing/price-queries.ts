import type { TradeSet } from '@jipsalpim/engine/assessment.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

export type HomeTrades = {
  scope: 'building' | 'dong'
  from_on: Day
  /** Newest first. */
  trades: TradeSet['trades']
  read_at: Date
}

/** With `fresh`: only if read within a day. */
export const savedTrades = async (
  db: Context['db'],
  homeSeq: number,
): Promise<(HomeTrades & { fresh: boolean }) | undefined> => {
  const row = await db
    .selectFrom('subscribe_price')
    .select(['scope', 'from_on', 'trades', 'read_at', sql<boolean>`read_at > app_now() - interval '1 day'`.as('fresh')])
    .where('home_seq', '=', homeSeq)
    .executeTakeFirst()
  // Written by saveTrades.
  return row && { ...row, trades: row.trades as TradeSet['trades'] }
}

export const saveTrades = async (
  db: Context['db'],
  homeSeq: number,
  { scope, from_on, trades }: Omit<HomeTrades, 'read_at'>,
): Promise<HomeTrades> => {
  const row = { scope, from_on, trades: JSON.stringify(trades) }
  const { read_at } = await db
    .insertInto('subscribe_price')
    .values({ home_seq: homeSeq, ...row })
    .onConflict((o) => o.column('home_seq').doUpdateSet({ ...row, read_at: sql<Date>`app_now()` }))
    .returning('read_at')
    .executeTakeFirstOrThrow()
  return { scope, from_on, trades, read_at }
}
