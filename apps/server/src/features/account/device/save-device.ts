import type { pushDevice } from '@jipsalpim/contract/areas/account/device.ts'
import { hashToken } from '../../../crypto/token.ts'
import type { Action } from '../../../kernel/serve.ts'
import { devicePlace } from './device-place.ts'
import { upsertDevice } from './queries.ts'

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text))

/**
 * Stores the device's current state. Without a session it belongs to no user: after a logout it gets no more pushes for
 * that user.
 */
export const saveDevice: Action<typeof pushDevice> = async (
  ctx,
  { push_token, app_install_time, app_update_time, ...device },
  user,
) => {
  const hash = hashToken(push_token)
  await upsertDevice(ctx.db, {
    ...device,
    token_hash: hash,
    token_sealed: ctx.seal.seal(devicePlace(hash), push_token),
    user_seq: user?.seq ?? null,
    session_seq: user?.session.seq ?? null,
    app_install_time: instant(app_install_time),
    app_update_time: instant(app_update_time),
  })
  return {}
}
