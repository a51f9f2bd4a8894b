import type { LeaseInput } from '../assessment.ts'
import type { OwnerShare, ResolvedRegister } from '../register/model.ts'
import { valueOf } from '../values/known.ts'
import { sum } from '../values/won.ts'
import { sameName, signersIn } from './names.ts'

/**
 * The co-owners who sign, where those who are named hold no more than half of the shares; null where they hold more, or
 * nobody was named. A lease is an act of management, for the holders of more than half (민법 265조, 대법 2010다37905);
 * without them it binds none of the others (대법 62다1).
 */
export function minoritySigning(register: ResolvedRegister, lease: LeaseInput): readonly OwnerShare[] | null {
  const owners = valueOf(register.owners) ?? []
  const signers = signersIn(
    valueOf(lease.landlordName) ?? '',
    owners.map((o) => o.party.name),
  )
  const sign = owners.filter((o) => signers.names.some((n) => sameName(n, o.party.name)))
  // of others who are meant and not named nobody knows the shares
  const told = sign.length > 0 && sign.length < owners.length && !signers.more
  return told && !isMajority(sign) ? sign : null
}

/** More than half of the shares; one that is not printed proves nothing. */
const isMajority = (sign: readonly OwnerShare[]): boolean =>
  sum(sign.map(({ share }) => (share === null ? 0 : share[0] / share[1]))) > 0.5 + 1e-9
