import type { operatorReleaseMake } from '@jipsalpim/contract/areas/operator/settings.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import { insertRelease } from './queries.ts'
import { isOlder } from './versions.ts'

/** A new row; the newest by its day is asked for. Who must take a version would never be done with an older one. */
export const makeRelease: Action<typeof operatorReleaseMake> = async (ctx, input) => {
  const { platform, version, force_below, message, store_url, from } = input
  if (force_below !== null && isOlder(version, force_below))
    throw new Fail('invalidInput', { force_below: 'newer-than-version' })
  return insertRelease(ctx.db, { platform, version, force_below, message, store_url, from_at: new Date(from) })
}
