import { evidenceOf } from '../../property/facts.ts'
import { valueOf } from '../../values/known.ts'
import { sameName } from '../names.ts'
import { found, type Signal } from '../signal.ts'

/** Who signs as the landlord is not an owner on the register. */
export const judge: Signal = (f) => {
  const landlord = valueOf(f.input.lease.landlordName)
  const owners = valueOf(f.register.owners)
  if (landlord === null || owners === null || owners.length === 0) return null
  if (owners.some((o) => sameName(o.party.name, landlord))) return null
  const entries = f.register.entries.filter((e) => owners.some((o) => o.entry === e.id))
  return found('owner-mismatch', 112, {
    evidence: entries.map(evidenceOf),
    numbers: { landlord, owner: owners.map((o) => o.party.name).join(', ') },
  })
}
