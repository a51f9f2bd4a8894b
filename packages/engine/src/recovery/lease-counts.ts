import { minoritySigning } from '../property/co-owners.ts'
import type { Facts } from '../property/facts.ts'
import { bindsTrustee } from '../property/trust.ts'
import type { Level } from './levels.ts'

/** By this the lease itself may fall, so that no distribution pays it: the worst case is then nothing. */
export const leaseAtRisk = (f: Facts): boolean => titleAtRisk(f) || signedByFew(f)

/**
 * Whether the lease takes part in the distribution at this level. Without the trustee's consent it binds nobody (신탁법
 * 31조); whether there is one may be unknown, and only the best case then takes it that there is.
 */
export const leaseCounts = (f: Facts, level: Level): boolean => {
  if (f.trustLease === 'refused') return false
  if (f.trustLease === 'untold') return level === 'high'
  return level !== 'low' || !leaseAtRisk(f)
}

/** Of co-owners who did not sign nobody knows whether they agreed. */
export const signedByFew = (f: Facts): boolean => minoritySigning(f.register, f.input.lease) !== null

/**
 * A consent that was shown is no more than likely to hold: where the trust ledger (신탁원부) leaves the deposit to the
 * settlor, neither the trustee nor who buys from it has to pay it back (대법원 2019다300095).
 */
export const titleAtRisk = (f: Facts): boolean =>
  f.trustLease === 'consented' ||
  !bindsTrustee(f.trustLease) ||
  (['가등기', '가처분', '예고등기'] as const).some((k) => f.live(k).length > 0)
