import type { Context } from '../../../kernel/context.ts'
import { preferToken, touchSession } from './queries.ts'

/** Notes that a session was used; at most once a minute, so that reading does not write. */
export const noteSessionUse = (ctx: Context, sessionSeq: number): Promise<unknown> => touchSession(ctx.db, sessionSeq)

/** The first use of a token: the one that it follows need not be good for long. */
export const noteTokenUse = (ctx: Context, sessionSeq: number, tokenHash: Buffer): Promise<unknown> =>
  preferToken(ctx.db, sessionSeq, tokenHash)
