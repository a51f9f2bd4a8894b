import type { termsList } from '@jipsalpim/contract/account.ts'
import type { Action } from '../../http/serve.ts'
import { termsFor } from './queries.ts'

export const listTerms: Action<typeof termsList> = async (ctx, _, user) => {
  const terms = await termsFor(ctx.db, user.seq)
  const inOrder = terms.toSorted((a, b) => Number(b.required) - Number(a.required))
  return { terms: inOrder.map((t) => ({ ...t, agreed_at: t.agreed_at?.toISOString() ?? null })) }
}
