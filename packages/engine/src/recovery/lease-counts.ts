import { minoritySigning } from '../property/co-owners.ts'
import type { Facts } from '../property/facts.ts'
import { bindsTrustee } from '../property/trust.ts'
import type { Level } from './levels.ts'

/** For this reason the lease itself may be void, so that no distribution pays it: the worst case is then 0. */
export const leaseAtRisk = (f: Facts): boolean => titleAtRisk(f) || signedByFew(f)

/**
 * Whether the lease takes part in the distribution at this level. Without the trustee's consent it has no effect (신탁법
 * 31조); if the consent is unknown, only the best case assumes it.
 */
export const leaseCounts = (f: Facts, level: Level): boolean => {
  if (f.trustLease === 'refused') return false
  if (f.trustLease === 'untold') return level === 'high'
  return level !== 'low' || !leaseAtRisk(f)
}

/** It is unknown whether the co-owners who did not sign agreed. */
export const signedByFew = (f: Facts): boolean => minoritySigning(f.register, f.input.lease) !== null

/**
 * Even a consent that was shown may not be sufficient: where the trust ledger (신탁원부) leaves the deposit to the settlor,
 * neither the trustee nor a buyer from it has to pay it back (대법원 2019다300095).
 */
export const titleAtRisk = (f: Facts): boolean =>
  f.trustLease === 'consented' ||
  !bindsTrustee(f.trustLease) ||
  (['가등기', '가처분', '예고등기'] as const).some((k) => f.live(k).length > 0)
