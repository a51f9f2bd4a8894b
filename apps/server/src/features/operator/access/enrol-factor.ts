import type { operatorEnrol } from '@jipsalpim/contract/areas/operator/back-office.ts'
import { newTotpSecret } from '../../../crypto/totp.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { needFreshLogin } from '../../account/session/fresh-login.ts'
import { factorPlace } from './factor-place.ts'
import { beginFactor } from '../queries.ts'

/**
 * A new secret until one is confirmed. After that even a stolen session gets none: another operator must remove the
 * factor first.
 */
export const enrolFactor: Action<typeof operatorEnrol> = async (ctx, _, operator) => {
  needFreshLogin(ctx, operator)
  const secret = newTotpSecret()
  const begun = await beginFactor(ctx.db, operator.seq, ctx.seal.seal(factorPlace(operator.seq), secret))
  if (!begun) throw new Fail('notAllowed', { reason: 'enrolled' })
  const label = encodeURIComponent(`jipsalpim:${operator.seq}`)
  return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=jipsalpim` }
}
