import type { processingStop } from '@jipsalpim/contract/areas/account/rights.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { keepEvent, userBySeq } from '../queries.ts'
import { obstaclesOf } from '../withdrawal/obstacles.ts'
import { setStopped } from './queries.ts'

/**
 * From here on nothing new is made of this person's data: http/session.ts refuses every call that would, message/may-send.ts
 * holds back what the contract does not need, and no use is looked at. What he has he may read, take along and delete.
 * A contract that is being carried out comes first (제37조 제2항 제4호).
 */
export const stopProcessing: Action<typeof processingStop> = async (ctx, { stop }, user) => {
  if (stop && (await obstaclesOf(ctx, user.seq)).length > 0) throw new Fail('stopUnable')
  await ctx.tx(async (tx) => {
    if (!(await setStopped(tx.db, user.seq, stop))) return
    if (stop) await tx.hooks.forgetViews(tx, user.seq)
    await keepEvent(tx.db, user.seq, stop ? 'stopped' : 'resumed')
  })
  const { stopped_at } = await userBySeq(ctx.db, user.seq)
  return { stopped_at: stopped_at?.toISOString() ?? null }
}
