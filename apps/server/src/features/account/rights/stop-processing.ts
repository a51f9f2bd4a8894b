import type { processingStop } from '@jipsalpim/contract/areas/account/rights.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { insertEvent, userBySeq } from '../queries.ts'
import { obstaclesOf } from '../withdrawal/obstacles.ts'
import { setStopped } from './queries.ts'

/**
 * From now on this user's data is not used for anything new: http/session.ts refuses every call that would,
 * message/may-send.ts sends nothing that the contract does not need, and usage is not tracked. Users may still read,
 * export and delete their data. A contract in progress comes first (제37조 제2항 제4호).
 */
export const stopProcessing: Action<typeof processingStop> = async (ctx, { stop }, user) => {
  if (stop && (await obstaclesOf(ctx, user.seq)).length > 0) throw new Fail('stopUnable')
  await ctx.tx(async (tx) => {
    if (!(await setStopped(tx.db, user.seq, stop))) return
    if (stop) await tx.hooks.forgetViews(tx, user.seq)
    await insertEvent(tx.db, user.seq, stop ? 'stopped' : 'resumed')
  })
  const { stopped_at } = await userBySeq(ctx.db, user.seq)
  return { stopped_at: stopped_at?.toISOString() ?? null }
}
