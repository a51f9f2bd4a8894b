import type { loanForget } from '@jipsalpim/contract/areas/loan/calls.ts'
import type { Action } from '../../kernel/serve.ts'
import { deleteResult } from './queries.ts'

/** Deletes it at once; a repeat finds nothing and is no error. */
export const forgetResult: Action<typeof loanForget> = async (ctx, _, user) => {
  await deleteResult(ctx.db, user.seq)
  return {}
}
