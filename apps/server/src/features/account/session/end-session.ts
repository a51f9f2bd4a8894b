import type { Context } from '../../../kernel/context.ts'
import { insertEvent } from '../queries.ts'
import { revokeSession, revokeSessions } from './queries.ts'

type Why = 'logout' | 'replayed' | 'revoked' | 'linked' | 'role' | 'withdrawn'

/** Logs out one device, at once and in every process. False when it is not one of this user's. */
export async function endSession(
  ctx: Pick<Context, 'db'>,
  userSeq: number,
  sessionSeq: number,
  why: Why,
): Promise<boolean> {
  const ended = await revokeSession(ctx.db, userSeq, sessionSeq, why)
  if (ended.length > 0) await insertEvent(ctx.db, userSeq, 'session-ended', { why, session_seq: sessionSeq })
  return ended.length > 0
}

/** Logs out all devices of a user, except one if given: after a withdrawal, an ended role, or at the user's request. */
export async function endSessions(ctx: Pick<Context, 'db'>, userSeq: number, why: Why, but: number | null = null) {
  const ended = await revokeSessions(ctx.db, userSeq, why, but)
  if (ended.length > 0) await insertEvent(ctx.db, userSeq, 'sessions-ended', { why, sessions: ended.length })
  return ended.length
}
