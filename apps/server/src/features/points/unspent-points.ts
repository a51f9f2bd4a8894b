import type { Context } from '../../kernel/context.ts'
import { openLots } from './queries.ts'

/** The points that would be lost if the user left now. */
export const unspentPoints = async (db: Context['db'], userSeq: number): Promise<number> =>
  (await openLots(db, userSeq)).reduce((sum, l) => sum + l.remaining, 0)
