import type { Context } from '../../kernel/context.ts'
import { lastDay } from './ending/last-day.ts'
import { lotOfPack } from './queries.ts'

/** The tickets of an order; none while it is not paid. */
export async function readPack(ctx: Pick<Context, 'db'>, orderSeq: number) {
  const lot = await lotOfPack(ctx.db, orderSeq)
  return { tickets: lot?.tickets ?? 0, expires_on: lot ? lastDay(lot.expires_at) : null }
}
