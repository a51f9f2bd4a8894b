import type { withdrawalComment } from '@jipsalpim/contract/areas/account/withdrawal.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { commentPlace, saveComment, latestWithdrawal } from './queries.ts'

/** A comment in the user's own words, beside the reason; encrypted, and deleted with the account. */
export const commentWithdrawal: Action<typeof withdrawalComment> = async (ctx, { comment }, user) => {
  const latest = await latestWithdrawal(ctx.db, user.seq)
  if (!latest) throw new Fail('notFound')
  await saveComment(ctx.db, latest.withdrawal_seq, ctx.seal.seal(commentPlace(latest.withdrawal_seq), comment))
  return {}
}
