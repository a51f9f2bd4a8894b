import type { campaignSignup } from '@jipsalpim/contract/campaign.ts'
import type { Action } from '../../http/serve.ts'
import { insertSignup } from './queries.ts'

/** A browser that was told nothing of where it came from keeps the place free for one that was. */
export const signUp: Action<typeof campaignSignup> = async (ctx, { nz_source, nz_medium, nz_campaign }, user) => {
  if (nz_source === null && nz_medium === null && nz_campaign === null) return { kept: false }
  return { kept: await insertSignup(ctx.db, { user_seq: user.seq, nz_source, nz_medium, nz_campaign }) }
}
