import { evidenceOf } from '../../property/facts.ts'
import { valueOf } from '../../values/known.ts'
import { sameName, signersIn } from '../../property/names.ts'
import { settlorsOf } from '../../property/trust.ts'
import { found, type Signal } from '../signal.ts'

/** The landlord who signs, or one of several, is not an owner on the register. */
export const judge: Signal = (f) => {
  const landlord = valueOf(f.input.lease.landlordName)
  const owners = valueOf(f.register.owners)
  if (landlord === null || owners === null || owners.length === 0) return null
  const names = owners.map((o) => o.party.name)
  // the settlor lets the home with the trustee's consent, or let it before the trust began
  const lets = f.trustLease === 'consented' || f.trustLease === 'earlier' ? [...names, ...settlorsOf(f)] : names
  const strangers = signersIn(landlord, lets).names.filter((signer) => !lets.some((n) => sameName(n, signer)))
  if (strangers.length === 0) return null
  const entries = f.register.entries.filter((e) => owners.some((o) => o.entry === e.id))
  return found('owner-mismatch', 112, {
    evidence: entries.map(evidenceOf),
    numbers: { landlord: strangers.join(', '), owner: names.join(', ') },
  })
}
