import type { reportDisputeAct } from '@jipsalpim/contract/areas/report/dispute.ts'
import { hashToken } from '../../../crypto/token.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { Fail, type Action, type User } from '../../../kernel/serve.ts'
import { buyerOf, closeDispute, disputeBySeq, disputeOfKey, saveReply, type DisputeRow } from './dispute-queries.ts'
import { sealText } from './dispute-text.ts'

export const actOnDispute: Action<typeof reportDisputeAct> = (ctx, { dispute_seq, key, act, words }, user) =>
  ctx.tx(async (tx) => {
    const { row, isMaker } = key === undefined ? await ofBuyer(tx, dispute_seq ?? 0, user) : await ofKey(tx, key)
    // its maker closes, the other side replies
    if ((act === 'close') !== isMaker) throw new Fail('notFound')
    const done =
      act === 'close'
        ? await closeDispute(tx.db, row.dispute_seq)
        : await saveReply(tx.db, row.dispute_seq, sealText(tx, row.dispute_seq, 'reply', words ?? ''))
    if (!done) throw new Fail('changedSince')
    return { state: act === 'close' ? ('closed' as const) : ('asking' as const) }
  })

async function ofBuyer(tx: TxContext, seq: number, user: User | null): Promise<{ row: DisputeRow; isMaker: boolean }> {
  if (user === null) throw new Fail('logInFirst')
  const row = await disputeBySeq(tx.db, seq)
  if (!row || (await buyerOf(tx.db, row.order_seq)).user_seq !== user.seq) throw new Fail('notFound')
  return { row, isMaker: row.side === 'buyer' }
}

async function ofKey(tx: TxContext, key: string): Promise<{ row: DisputeRow; isMaker: boolean }> {
  const row = await disputeOfKey(tx.db, hashToken(key))
  if (!row) throw new Fail('notFound')
  return { row, isMaker: true }
}
