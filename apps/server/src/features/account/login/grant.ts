import type { LoginProfile } from '@jipsalpim/providers/login/port.ts'
import type { SealPlace } from '../../../crypto/seal.ts'
import type { TxContext } from '../../../kernel/context.ts'

type Who = Pick<LoginProfile, 'provider' | 'subject'>

export const grantPlace = ({ provider, subject }: Who): SealPlace => ({
  table: 'account_login',
  column: 'grant_sealed',
  row: `${provider}:${subject}`,
})

/** The encrypted grant with which the login is unlinked later. */
export const grantOf = (tx: Pick<TxContext, 'seal'>, profile: Who & Pick<LoginProfile, 'grant'>): Buffer | null =>
  profile.grant === null ? null : tx.seal.seal(grantPlace(profile), profile.grant)
