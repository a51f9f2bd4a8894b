import type { newDevice } from '@jipsalpim/contract/areas/settings/calls.ts'
import { hashToken } from '../../crypto/token.ts'
import type { Action } from '../../kernel/serve.ts'
import { upsertDevice } from './queries.ts'

/** Stores the device by its token's hash, and returns whether it is new. */
export const registerDevice: Action<typeof newDevice> = async (ctx, { device_push_token, platform, app_version }) => ({
  is_new_device: await upsertDevice(ctx.db, {
    token_hash: hashToken(device_push_token),
    platform: platform ?? null,
    app_version: app_version ?? null,
  }),
})
