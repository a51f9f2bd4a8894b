import type { Context } from '../../../kernel/context.ts'
import { preferToken, touchSession } from './queries.ts'

/** Records the use of a session; at most once a minute, so that reads cause few writes. */
export const recordSessionUse = (ctx: Context, sessionSeq: number): Promise<unknown> => touchSession(ctx.db, sessionSeq)

/** The first use of a token: its predecessor then expires soon. */
export const recordTokenUse = (ctx: Context, sessionSeq: number, tokenHash: Buffer): Promise<unknown> =>
  preferToken(ctx.db, sessionSeq, tokenHash)
