import type { Context } from '../../../kernel/context.ts'
import { keepEvent } from '../queries.ts'
import { revokeSession, revokeSessions } from './queries.ts'

type Why = 'logout' | 'replayed' | 'revoked' | 'linked' | 'role' | 'withdrawn'

/** One device is logged out, at once and on every process. False when it was none of this person's. */
export async function endSession(
  ctx: Pick<Context, 'db'>,
  userSeq: number,
  sessionSeq: number,
  why: Why,
): Promise<boolean> {
  const ended = await revokeSession(ctx.db, userSeq, sessionSeq, why)
  if (ended.length > 0) await keepEvent(ctx.db, userSeq, 'session-ended', { why, session_seq: sessionSeq })
  return ended.length > 0
}

/** All devices of a person, but for one where it is named: after a withdrawal, an ended role, or when he says so. */
export async function endSessions(ctx: Pick<Context, 'db'>, userSeq: number, why: Why, but: number | null = null) {
  const ended = await revokeSessions(ctx.db, userSeq, why, but)
  if (ended.length > 0) await keepEvent(ctx.db, userSeq, 'sessions-ended', { why, sessions: ended.length })
  return ended.length
}
