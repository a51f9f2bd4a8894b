import type { Personal } from '../../../crypto/personal.ts'
import type { Context } from '../../../kernel/context.ts'
import { devicePlace } from './device-place.ts'
import { deviceOf } from './queries.ts'

/**
 * The push token of a device, only for the moment of sending. Null when the device does not belong to this user now.
 */
export async function openDevice(
  ctx: Pick<Context, 'db' | 'seal'>,
  tokenHash: Buffer,
  userSeq: number,
): Promise<Personal | null> {
  const device = await deviceOf(ctx.db, tokenHash, userSeq)
  return device ? ctx.seal.open(devicePlace(tokenHash), device.token_sealed) : null
}
