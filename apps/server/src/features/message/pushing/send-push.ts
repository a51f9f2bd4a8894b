import type { JobHandler } from '../../../kernel/job.ts'
import type { Context } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { forgetDevice } from '../../account/device/forget-device.ts'
import { openDevice } from '../../account/device/open-device.ts'
import { maySend } from '../may-send.ts'
import { pushWords } from './push-words.ts'
import { markPushAsked, pendingPush, settlePush, type PushRow } from '../queries.ts'
import { retryDelay } from '../retry-delay.ts'
import { words } from '../words.ts'

/**
 * At least once: the vendor has no look-up, so after an unknown outcome the push is sent again, with a reference by
 * which the device shows only one.
 */
export const sendPush: JobHandler<'message.push'> = async (ctx, payload) => {
  const push = await pendingPush(ctx.db, payload.push_seq)
  if (!push) return
  const may = await maySend(ctx, push, 'push', push.platform === 'web' ? 'web-push' : 'push')
  if (may === 'not-wanted') return void (await settlePush(ctx.db, push.push_seq, 'not-wanted'))
  if (may !== 'yes') return ctx.enqueue('message.push', payload, { ...may, key: `push:${push.push_seq}` })
  const token = await openDevice(ctx, push.token_hash, push.user_seq)
  if (token === null) return void (await settlePush(ctx.db, push.push_seq, 'not-wanted'))
  const checks = await markPushAsked(ctx.db, push.push_seq)
  if (checks === null) return
  killPoint('push.noted')
  const sent = await ctx.push.send({ token: token.reveal(), reference: `notice-${push.notice_seq}`, ...compose(push) })
  killPoint('push.answered')
  if (sent.ok) await settlePush(ctx.db, push.push_seq, 'sent', sent.value.messageId)
  else if (sent.kind === 'refused' && sent.reason === 'gone') await forgetDevice(ctx, push.token_hash)
  else if (sent.kind === 'refused') {
    ctx.log.error({ push_seq: push.push_seq, why: sent.reason }, 'push: refused')
    await settlePush(ctx.db, push.push_seq, 'failed')
  } else await sendLater(ctx, payload, checks, sent.message, sent.kind === 'unknown' ? (sent.afterSeconds ?? 0) : 0)
  killPoint('push.kept')
}

function compose(push: PushRow) {
  // Only written by postNotice: text and numbers.
  const variables = push.variables as Readonly<Record<string, string | number>>
  return { ...pushWords[push.template](variables), path: words[push.template](variables).path }
}

async function sendLater(
  ctx: Context,
  payload: { notice_seq: number; push_seq: number },
  checks: number,
  why: string,
  notBefore: number,
): Promise<void> {
  const delay = retryDelay(checks)
  if (delay === undefined) {
    ctx.log.error({ push_seq: payload.push_seq, why }, 'push: given up')
    return void (await settlePush(ctx.db, payload.push_seq, 'failed'))
  }
  await ctx.enqueue('message.push', payload, {
    afterSeconds: Math.max(delay, notBefore),
    key: `push:${payload.push_seq}`,
  })
}
