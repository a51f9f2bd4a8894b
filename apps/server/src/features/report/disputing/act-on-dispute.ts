import type { reportDisputeAct, sharedDisputeClose } from '@jipsalpim/contract/areas/report/dispute.ts'
import { hashToken } from '../../../crypto/token.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { closeDispute, disputeOfBuyer, disputeOfKey, saveReply } from './dispute-queries.ts'
import { sealText } from './dispute-text.ts'

/** Buyers close their own disputes, and reply to questions about the others. */
export const actOnDispute: Action<typeof reportDisputeAct> = (ctx, { dispute_seq, act, words }, user) =>
  ctx.tx(async (tx) => {
    const row = await disputeOfBuyer(tx.db, user.seq, dispute_seq)
    if (!row || (act === 'close') !== (row.side === 'buyer')) throw new Fail('notFound')
    const done =
      act === 'close'
        ? await closeDispute(tx.db, dispute_seq)
        : await saveReply(tx.db, dispute_seq, sealText(tx, dispute_seq, 'reply', words ?? ''))
    if (!done) throw new Fail('changedSince')
    return { state: act === 'close' ? ('closed' as const) : ('asking' as const) }
  })

export const closeSharedDispute: Action<typeof sharedDisputeClose> = async (ctx, { key }) => {
  const row = await disputeOfKey(ctx.db, hashToken(key))
  if (!row) throw new Fail('shareEnded')
  if (!(await closeDispute(ctx.db, row.dispute_seq))) throw new Fail('changedSince')
  return { state: 'closed' as const }
}
