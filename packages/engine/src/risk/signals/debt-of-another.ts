import { ownersOwe, owedBy } from '../../property/debtors.ts'
import { valueOf } from '../../values/known.ts'
import { evidenceOfAll, found, type Signal } from '../signal.ts'

/**
 * 물상보증: the home secures a debt of another person, which the owner cannot pay off alone; often left by a former
 * owner.
 */
export const judge: Signal = (f) => {
  const rights = [...f.live('근저당권'), ...f.live('저당권')].filter((r) => ownersOwe(f, r) === 'none')
  if (rights.length === 0) return null
  const now = new Set((valueOf(f.register.owners) ?? []).map((o) => o.party.name))
  const before = f.register.entries
    .filter((e) => e.section === '갑구')
    .flatMap((e) => e.parties.filter((p) => /소유자|공유자/.test(p.role) && !now.has(p.name)))
  return found('debt-of-another', 172, {
    evidence: evidenceOfAll(rights),
    numbers: {
      count: rights.length,
      holders: [...new Set(rights.flatMap((r) => r.debtor.map((p) => p.name)))].join(', '),
      former: rights.filter((r) => before.some((p) => owedBy(r)?.(p.name) === true)).length,
    },
  })
}
