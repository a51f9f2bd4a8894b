import type { Context } from '../../main/context.ts'
import { touchSession } from './queries.ts'

/** Notes that a session was used; at most once a minute, so that reading does not write. */
export const noteSessionUse = (ctx: Context, tokenHash: Buffer): Promise<unknown> => touchSession(ctx.db, tokenHash)
