import type { SealPlace } from '../../../crypto/seal.ts'

/** The cell for which a device's token is encrypted. */
export const devicePlace = (tokenHash: Buffer): SealPlace => ({
  table: 'account_device',
  column: 'token_sealed',
  row: tokenHash.toString('hex'),
})
