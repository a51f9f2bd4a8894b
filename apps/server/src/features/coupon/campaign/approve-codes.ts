import type { operatorCodesApprove } from '@jipsalpim/contract/areas/coupon/operator.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { approveBatch, batchBySeq } from './operator-queries.ts'
import { presentBatch } from './present-batch.ts'

/** Operators cannot approve codes that they have uploaded themselves. */
export const approveCodes: Action<typeof operatorCodesApprove> = async (ctx, { batch_seq }, operator) => {
  const before = await batchBySeq(ctx.db, batch_seq)
  if (before?.made_by === operator.seq) throw new Fail('notAllowed')
  await approveBatch(ctx.db, batch_seq, operator.seq)
  return presentBatch(await batchBySeq(ctx.db, batch_seq))
}
