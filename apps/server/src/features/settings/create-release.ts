import type { operatorReleaseMake } from '@jipsalpim/contract/areas/operator/settings.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import { insertRelease } from './queries.ts'
import { isOlder } from './versions.ts'

/**
 * Inserts a row; the newest by date applies. A version below its own mandatory minimum is refused: an update to it
 * would never be enough.
 */
export const createRelease: Action<typeof operatorReleaseMake> = async (ctx, input) => {
  const { platform, version, force_below, message, store_url, from } = input
  if (force_below !== null && isOlder(version, force_below))
    throw new Fail('invalidInput', { force_below: 'newer-than-version' })
  return insertRelease(ctx.db, { platform, version, force_below, message, store_url, from_at: new Date(from) })
}
