import { Fail } from '../../../kernel/serve.ts'
import type { Admit } from '../../../kernel/manifest.ts'
import { missingTerms } from './missing-terms.ts'

/** Nobody makes a contract by words that they have not seen. `data.terms`: the codes that are missing. */
export const refuseUnagreed: Admit = async (ctx, { call, user }) => {
  if (!call.row.needsTerms) return
  const terms = await missingTerms(ctx, user.seq)
  if (terms.length > 0) throw new Fail('termsMissing', { terms })
}
