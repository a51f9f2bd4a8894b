import { evidenceOf } from '../../property/facts.ts'
import { valueOf } from '../../values/known.ts'
import { sameName } from '../../property/names.ts'
import { found, told, type Signal } from '../signal.ts'

/** The account is not in the name of an owner on the register (the trustee, in a trust). */
export const judge: Signal = (f) => {
  const payee = told(f.input.deal?.payeeName)
  const owners = valueOf(f.register.owners)
  if (payee === null || owners === null || owners.length === 0) return null
  if (owners.some((o) => sameName(o.party.name, payee))) return null
  const entries = f.register.entries.filter((e) => owners.some((o) => o.entry === e.id))
  return found('payee-mismatch', 147, {
    evidence: entries.map(evidenceOf),
    numbers: { payee, owner: owners.map((o) => o.party.name).join(', ') },
  })
}
