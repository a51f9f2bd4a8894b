import { evidenceOf } from '../../property/facts.ts'
import type { OwnerShare } from '../../register/model.ts'
import { valueOf } from '../../values/known.ts'
import { sameName } from '../names.ts'
import { found, type Signal } from '../signal.ts'

/** 공유: a lease is signed by the holders of more than half of the shares (민법 265조). */
export const judge: Signal = (f) => {
  const owners = valueOf(f.register.owners)
  if (owners === null || owners.length < 2) return null
  const entries = f.register.entries.filter((e) => owners.some((o) => o.entry === e.id))
  const landlord = valueOf(f.input.lease.landlordName)
  const signs = landlord === null ? undefined : owners.find((o) => sameName(o.party.name, landlord))
  const minority = signs !== undefined && !isMajority(signs)
  return found('co-owned', 113, {
    evidence: entries.map(evidenceOf),
    numbers: {
      count: owners.length,
      owners: owners.map((o) => o.party.name).join(', '),
      ...(minority ? { signer: signs.party.name } : {}),
    },
    ...(minority ? { severity: 'caution' as const, weight: 12 } : {}),
  })
}

/** A share that is not printed proves no majority. */
const isMajority = ({ share }: OwnerShare): boolean => share !== null && share[0] * 2 > share[1]
