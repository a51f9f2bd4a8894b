import type { termsAgree } from '@jipsalpim/contract/account.ts'
import { Fail, type Action } from '../../http/serve.ts'
import { insertAgreements, termsFor } from './queries.ts'

/** To the versions in force now. One unknown code and none is agreed to. */
export const agreeTerms: Action<typeof termsAgree> = async (ctx, { codes }, user) => {
  const inForce = await termsFor(ctx.db, user.seq)
  const chosen = [...new Set(codes)].map((code) => inForce.find((t) => t.code === code))
  const known = chosen.filter((t) => t !== undefined)
  if (known.length < chosen.length) throw new Fail('termsNotFound')
  await insertAgreements(ctx.db, user.seq, known)
  return {}
}
