import type { Input, Output } from '@jipsalpim/contract/call.ts'
import type { phoneResult, phoneResultGuest } from '@jipsalpim/contract/areas/verification/calls.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import type { Context } from '../../kernel/context.ts'
import { killPoint } from '../../kernel/kill-point.ts'
import { maskPhone } from '../account/person/phone.ts'
import { requesterOf, type Requester } from './requester.ts'
import { judgeResult, type Reason } from './judge-result.ts'
import { lockCounter, isCertificationTaken, lockAttempt, markAsked, refuseAttempt, type AttemptRow } from './queries.ts'
import { readCells, settleVerified } from './settle-verified.ts'

const TRIES = 5

/**
 * Handles the return from the window: the agency is asked who was verified. Bound to the caller and the device that
 * began it.
 */
export const receiveResult: Action<typeof phoneResult> = (ctx, input, user) => receive(ctx, input, requesterOf(user))
export const receiveResultGuest: Action<typeof phoneResultGuest> = (ctx, input, guest) =>
  receive(ctx, input, requesterOf(guest))

async function receive(
  ctx: Context,
  input: Input<typeof phoneResult>,
  who: Requester,
): Promise<Output<typeof phoneResult>> {
  const begun = await begin(ctx, input, who)
  // A repeat gets the same answer: the first one was lost.
  if (begun.state === 'verified') return answerOf(ctx, begun)
  killPoint('verification.asked')
  const answer = await ctx.identity.read(input.imp_uid)
  killPoint('verification.answered')
  if (!answer.ok && answer.kind !== 'refused') {
    ctx.log.warn({ kind: answer.kind, user_verify_seq: begun.user_verify_seq }, 'identity: no answer')
    throw new Fail('tryLater')
  }
  if (!answer.ok) return refuse(ctx, begun, answer.reason)
  const judged = judgeResult(begun, answer.value, ctx.now())
  if (!judged.ok) return refuse(ctx, begun, judged.reason)
  const settled = await settleVerified(ctx, begun, judged.person)
  if (!settled.ok) return refuse(ctx, begun, settled.reason)
  return answerOf(ctx, settled.attempt)
}

/** Phase one: finds the attempt and records that the agency is about to be called. */
async function begin(ctx: Context, { imp_uid, merchant_uid }: Input<typeof phoneResult>, who: Requester) {
  const { attempt, reason } = await ctx.tx(async (tx): Promise<{ attempt: AttemptRow; reason: Reason | null }> => {
    await lockCounter(tx.db, `certification ${imp_uid}`)
    const attempt = await lockAttempt(tx.db, who, merchant_uid)
    if (!attempt) throw new Fail('notFound')
    const again = attempt.state === 'verified' && attempt.certification_id === imp_uid && attempt.ci_sealed !== null
    if (again) return { attempt, reason: null }
    if (attempt.state === 'verified' || attempt.state === 'refused') return { attempt, reason: 'used' }
    if (attempt.tries >= TRIES) return { attempt, reason: 'too-many-tries' }
    if (await isCertificationTaken(tx.db, imp_uid, attempt.user_verify_seq)) return { attempt, reason: 'used' }
    await markAsked(tx.db, attempt.user_verify_seq, imp_uid)
    return { attempt, reason: null }
  })
  return reason === null ? attempt : refuse(ctx, attempt, reason)
}

async function refuse(ctx: Context, { user_verify_seq }: AttemptRow, reason: Reason): Promise<never> {
  await refuseAttempt(ctx.db, user_verify_seq, reason)
  throw new Fail('verificationRefused', { reason })
}

function answerOf(ctx: Context, attempt: AttemptRow): Output<typeof phoneResult> {
  const { name, phone } = readCells(ctx, attempt)
  return { user_verify_seq: attempt.user_verify_seq, name: name.reveal(), mobile: maskPhone(phone.reveal()) }
}
