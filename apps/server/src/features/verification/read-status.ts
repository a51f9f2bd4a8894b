import { verificationReasons, type phoneResultStatus } from '@jipsalpim/contract/areas/verification/calls.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import { requesterOf } from './requester.ts'
import { ownAttempt } from './queries.ts'

export const readStatus: Action<typeof phoneResultStatus> = async (ctx, { user_verify_seq }, user) => {
  const attempt = await ownAttempt(ctx.db, requesterOf(user), user_verify_seq)
  if (!attempt) throw new Fail('notFound')
  return { status: attempt.state, reason: verificationReasons.find((r) => r === attempt.reason) ?? null }
}
