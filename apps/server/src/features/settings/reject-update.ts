import type { appUpdateReject } from '@jipsalpim/contract/areas/settings/calls.ts'
import { hashToken } from '../../crypto/token.ts'
import type { Action } from '../../kernel/serve.ts'
import { insertRejection } from './queries.ts'

/** The device is not asked again for that version. */
export const rejectUpdate: Action<typeof appUpdateReject> = async (ctx, input) => {
  await insertRejection(ctx.db, {
    token_hash: hashToken(input.device_push_token),
    target_version: input.target_app_version,
    app_version: input.app_version,
  })
  return {}
}
