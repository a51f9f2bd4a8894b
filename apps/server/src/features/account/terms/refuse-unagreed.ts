import { Fail } from '../../../kernel/serve.ts'
import type { Admit } from '../../../kernel/manifest.ts'
import { missingTerms } from './missing-terms.ts'

/** A user cannot make a contract under terms that they have not agreed to. `data.terms`: the missing codes. */
export const refuseUnagreed: Admit = async (ctx, { call, user }) => {
  if (!call.row.needsTerms) return
  const terms = await missingTerms(ctx, user.seq)
  if (terms.length > 0) throw new Fail('termsMissing', { terms })
}
