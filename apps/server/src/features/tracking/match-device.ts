import type { trackingMatch } from '@jipsalpim/contract/areas/tracking/calls.ts'
import { hashToken } from '../../crypto/token.ts'
import type { Action } from '../../kernel/serve.ts'
import { readConsent } from '../account/terms/read-consent.ts'
import { assignDevice } from './queries.ts'

/** The only way to link a device to a user: they are logged in, agree to it now, and their browser does not object. */
export const matchDevice: Action<typeof trackingMatch> = async (ctx, { device }, user) => {
  if (!user || ctx.untracked || !(await readConsent(ctx, user.seq, 'usage'))) return { matched: false }
  await ctx.tx((tx) => assignDevice(tx.db, hashToken(device), user.seq))
  return { matched: true }
}
