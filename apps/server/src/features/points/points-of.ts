import type { Context } from '../../kernel/context.ts'
import { holdOfCause } from './queries.ts'

/** What the points of an order are held for. */
export const causeOfOrder = (orderSeq: number): string => `order:${orderSeq}`

/** The points that something was paid with, and how many of them were returned. */
export async function pointsOf(db: Context['db'], cause: string): Promise<{ won: number; returned: number }> {
  const hold = await holdOfCause(db, cause)
  return hold && (hold.state === 'spent' || hold.state === 'back')
    ? { won: hold.won, returned: hold.returned }
    : { won: 0, returned: 0 }
}
