import { evidenceOf } from '../../property/facts.ts'
import type { OwnerShare } from '../../register/model.ts'
import { valueOf } from '../../values/known.ts'
import { sameName, signersIn } from '../names.ts'
import { found, type Signal } from '../signal.ts'

/** 공유: a lease is signed by the holders of more than half of the shares (민법 265조). */
export const judge: Signal = (f) => {
  const owners = valueOf(f.register.owners)
  if (owners === null || owners.length < 2) return null
  const entries = f.register.entries.filter((e) => owners.some((o) => o.entry === e.id))
  const names = owners.map((o) => o.party.name)
  const landlord = valueOf(f.input.lease.landlordName)
  const signers = landlord === null ? null : signersIn(landlord, names)
  const sign = owners.filter((o) => signers?.names.some((n) => sameName(n, o.party.name)))
  // of others who are meant and not named nobody knows the shares
  const minority = sign.length > 0 && sign.length < owners.length && signers?.more === false && !isMajority(sign)
  return found('co-owned', 113, {
    evidence: entries.map(evidenceOf),
    numbers: {
      count: owners.length,
      owners: names.join(', '),
      ...(minority ? { signer: sign.map((o) => o.party.name).join(', ') } : {}),
    },
    ...(minority ? { severity: 'caution' as const, weight: 12 } : {}),
  })
}

/** More than half of the shares; one that is not printed proves nothing. */
const isMajority = (sign: readonly OwnerShare[]): boolean =>
  sign.reduce((sum, { share }) => sum + (share === null ? 0 : share[0] / share[1]), 0) > 0.5 + 1e-9
