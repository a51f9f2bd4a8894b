import { randomBytes } from 'node:crypto'

/** At most 40 characters, the gateway's limit; the random part makes it unguessable. 'sbulk': for several homes. */
export const newMerchantUid = (at: Date, kind: 'nz' | 'sbulk' = 'nz'): string =>
  `${kind}${at.getTime().toString(36)}${randomBytes(12).toString('hex')}`
