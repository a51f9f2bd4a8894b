import { evidenceOf } from '../../property/facts.ts'
import { valueOf } from '../../values/known.ts'
import { found, type Signal } from '../signal.ts'

/** 법인 임대인: wages and the company's taxes rank ahead of the deposit, and a company can go bankrupt. */
export const judge: Signal = (f) => {
  const owners = valueOf(f.register.owners)
  if (owners === null || f.register.trustee !== null) return null
  const companies = owners.filter((o) => o.party.kind === 'company' && !publicLandlord.test(o.party.name))
  if (companies.length === 0) return null
  const entries = f.register.entries.filter((e) => companies.some((o) => o.entry === e.id))
  return found('company-owner', 162, {
    evidence: entries.map(evidenceOf),
    numbers: { owner: companies.map((o) => o.party.name).join(', ') },
  })
}

const publicLandlord = /공사|공단/
