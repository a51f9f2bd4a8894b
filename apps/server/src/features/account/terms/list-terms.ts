import type { termsList } from '@jipsalpim/contract/areas/account/terms.ts'
import type { Action } from '../../../kernel/serve.ts'
import { inOrder } from './in-order.ts'
import { termsFor } from './queries.ts'

export const listTerms: Action<typeof termsList> = async (ctx, _, user) => ({
  terms: inOrder(await termsFor(ctx.db, user?.seq ?? null)).map((t) => ({
    ...t,
    agreed_at: t.agreed_at?.toISOString() ?? null,
  })),
})
