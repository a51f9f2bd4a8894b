import { minoritySigning } from '../../property/co-owners.ts'
import { evidenceOf } from '../../property/facts.ts'
import { valueOf } from '../../values/known.ts'
import { found, type Signal } from '../signal.ts'

/** 공유: a lease is signed by the holders of more than half of the shares (민법 265조). */
export const judge: Signal = (f) => {
  const owners = valueOf(f.register.owners)
  if (owners === null || owners.length < 2) return null
  const entries = f.register.entries.filter((e) => owners.some((o) => o.entry === e.id))
  const minority = minoritySigning(f.register, f.input.lease)
  return found('co-owned', 113, {
    evidence: entries.map(evidenceOf),
    numbers: {
      count: owners.length,
      owners: owners.map((o) => o.party.name).join(', '),
      ...(minority === null ? {} : { signer: minority.map((o) => o.party.name).join(', ') }),
    },
    ...(minority === null ? {} : { severity: 'caution' as const, weight: 12 }),
  })
}
