import type { Personal } from '../../../crypto/personal.ts'
import type { Context } from '../../../kernel/context.ts'
import { devicePlace } from './device-place.ts'
import { deviceOf } from './queries.ts'

/** What a device is reached by: for the moment of sending. Null where it is not this person's now. */
export async function openDevice(
  ctx: Pick<Context, 'db' | 'seal'>,
  tokenHash: Buffer,
  userSeq: number,
): Promise<Personal | null> {
  const device = await deviceOf(ctx.db, tokenHash, userSeq)
  return device ? ctx.seal.open(devicePlace(tokenHash), device.token_sealed) : null
}
