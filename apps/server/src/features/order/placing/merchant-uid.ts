import { randomBytes } from 'node:crypto'

/** At most 40 characters, the gateway's limit; the random part makes it unguessable. */
export const newMerchantUid = (at: Date): string => `nz${at.getTime().toString(36)}${randomBytes(12).toString('hex')}`
