import type { LeaseInput } from '../assessment.ts'
import type { OwnerShare, ResolvedRegister } from '../register/model.ts'
import { valueOf } from '../values/known.ts'
import { sum } from '../values/won.ts'
import { sameName, signersIn } from './names.ts'

/**
 * The co-owners who sign, if the named ones own no more than half of the shares; null if they own more, or none is
 * named. A lease is an act of management and needs more than half (민법 265조, 대법 2010다37905); without it the lease does
 * not bind the others (대법 62다1).
 */
export function minoritySigning(register: ResolvedRegister, lease: LeaseInput): readonly OwnerShare[] | null {
  const owners = valueOf(register.owners) ?? []
  const signers = signersIn(
    valueOf(lease.landlordName) ?? '',
    owners.map((o) => o.party.name),
  )
  const sign = owners.filter((o) => signers.names.some((n) => sameName(n, o.party.name)))
  // the shares of unnamed signers are unknown
  const isPartial = sign.length > 0 && sign.length < owners.length && !signers.more
  return isPartial && !isMajority(sign) ? sign : null
}

/** More than half of the shares; a share that is not printed does not count. */
const isMajority = (sign: readonly OwnerShare[]): boolean =>
  sum(sign.map(({ share }) => (share === null ? 0 : share[0] / share[1]))) > 0.5 + 1e-9
