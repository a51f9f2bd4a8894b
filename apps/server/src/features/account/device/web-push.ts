import type { webPush, webPushOff, webPushOn } from '@jipsalpim/contract/areas/account/device.ts'
import { addressOf } from '@jipsalpim/providers/push/web-push.ts'
import { hashToken } from '../../../crypto/token.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { readConsent } from '../terms/read-consent.ts'
import { devicePlace } from './device-place.ts'
import { deleteOwnDevice, upsertDevice } from './queries.ts'

/**
 * The public key that a browser subscribes with, and whether this user agreed to pushes through the browser's vendor.
 */
export const readWebPush: Action<typeof webPush> = async (ctx, _, user) => ({
  key: ctx.push.browser.key,
  agreed: await readConsent(ctx, user.seq, 'web-push'),
})

/** A browser is stored as a device of the session that is logged in on it, and is removed with that session. */
export const saveWebPush: Action<typeof webPushOn> = async (ctx, { endpoint, p256dh, auth }, user) => {
  // The address comes from the browser and is not trusted: only addresses of known push services are accepted.
  if (!ctx.push.browser.reaches(endpoint)) throw new Fail('pushServiceUnknown')
  const token = addressOf({ endpoint, p256dh, auth })
  const hash = hashToken(token)
  await upsertDevice(ctx.db, {
    token_hash: hash,
    token_sealed: ctx.seal.seal(devicePlace(hash), token),
    platform: 'web',
    user_seq: user.seq,
    session_seq: user.session.seq,
  })
  return {}
}

/** Deleted with its pending pushes. No error if it is already deleted; another user's device is not deleted. */
export const forgetWebPush: Action<typeof webPushOff> = async (ctx, { endpoint, p256dh, auth }, user) => {
  await deleteOwnDevice(ctx.db, hashToken(addressOf({ endpoint, p256dh, auth })), user.seq)
  return {}
}
