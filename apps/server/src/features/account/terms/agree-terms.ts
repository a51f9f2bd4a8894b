import type { termsAgree } from '@jipsalpim/contract/areas/account/terms.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { saveConsent, withdrawConsent } from './save-consent.ts'
import { termsFor } from './queries.ts'

/** Agrees to the versions in force now. If one code is unknown, nothing is changed. */
export const agreeTerms: Action<typeof termsAgree> = async (ctx, { codes, withdraw, road }, user) => {
  const inForce = await termsFor(ctx.db, user.seq)
  const found = (code: string) => {
    const words = inForce.find((t) => t.code === code)
    if (!words) throw new Fail('termsNotFound')
    return words
  }
  const agreed = [...new Set(codes)].map(found)
  const left = [...new Set(withdraw)].map(found)
  if (left.some((t) => t.required)) throw new Fail('termsRequired')
  // Consent to advertising at night requires consent to advertising.
  const leaves = left.map((t) => t.code)
  if (leaves.includes('marketing')) leaves.push('night')
  return ctx.tx(async (tx) => {
    await saveConsent(tx, user.seq, agreed, road)
    await withdrawConsent(tx, user.seq, [...new Set(leaves)], road)
    return {}
  })
}
