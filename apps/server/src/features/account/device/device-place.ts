import type { SealPlace } from '../../../crypto/seal.ts'

/** Where a device's token is sealed for. */
export const devicePlace = (tokenHash: Buffer): SealPlace => ({
  table: 'account_device',
  column: 'token_sealed',
  row: tokenHash.toString('hex'),
})
