import type { sessionEnd, sessionEndOthers, sessionList } from '@jipsalpim/contract/areas/account/login.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { endSession, endSessions } from './end-session.ts'
import { sessionsOf } from './queries.ts'

/** The devices on which this user is logged in. */
export const listSessions: Action<typeof sessionList> = async (ctx, _, user) => {
  const sessions = await sessionsOf(ctx.db, user.seq)
  return {
    sessions: sessions.map((s) => ({
      session_seq: s.session_seq,
      device: s.device,
      provider: s.provider,
      here: s.session_seq === user.session.seq,
      created_at: s.created_at.toISOString(),
      last_seen_at: s.last_seen_at.toISOString(),
    })),
  }
}
export const endOneSession: Action<typeof sessionEnd> = async (ctx, { session_seq }, user) => {
  if (!(await endSession(ctx, user.seq, session_seq, 'revoked'))) throw new Fail('notFound')
  return {}
}
export const endOtherSessions: Action<typeof sessionEndOthers> = async (ctx, _, user) => ({
  ended: await endSessions(ctx, user.seq, 'revoked', user.session.seq),
})
