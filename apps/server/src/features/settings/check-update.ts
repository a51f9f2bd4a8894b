import type { appUpdate } from '@jipsalpim/contract/areas/settings/calls.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { hashToken } from '../../crypto/token.ts'
import type { Action } from '../../kernel/serve.ts'
import { deviceOf, newestRelease, wasRejected } from './queries.ts'
import { isOlder } from './versions.ts'

const none: Output<typeof appUpdate> = {
  forceUpdateYn: false,
  updateYn: false,
  message: null,
  target_app_version: null,
  store_url: null,
}

/** Suggests a newer app version once, and again only when it is mandatory. An unknown device gets no suggestion. */
export const checkUpdate: Action<typeof appUpdate> = async (ctx, { device_push_token, platform, app_version }) => {
  const hash = hashToken(device_push_token)
  const known = platform && app_version ? null : await deviceOf(ctx.db, hash)
  const [on, version] = [platform ?? known?.platform ?? null, app_version ?? known?.app_version ?? null]
  const release = on === null || version === null ? null : await newestRelease(ctx.db, on)
  if (!release || version === null || !isOlder(version, release.version)) return none
  const force = release.force_below !== null && isOlder(version, release.force_below)
  if (!force && (await wasRejected(ctx.db, hash, release.version))) return none
  return {
    forceUpdateYn: force,
    updateYn: true,
    message: release.message,
    target_app_version: release.version,
    store_url: release.store_url,
  }
}
