import type { NotChecked } from '../assessment.ts'
import { type LookUpId, lookUps, nobodyCanIds } from '../law/look-ups.ts'
import type { Known, UnknownWhy } from '../values/known.ts'
import { separateNotes } from '../property/separate-notes.ts'
import { valueOf } from '../values/known.ts'
import type { RiskFacts } from './signal.ts'

/** What could not be checked, and who knows it. */
export function notCheckedOf(f: RiskFacts): NotChecked[] {
  const { home, lease } = f.input
  const { register } = f
  const rows = lookUps.at(f.day)?.value ?? lookUps.rows[0]?.value
  if (rows === undefined) return []
  const open: readonly (readonly [LookUpId, UnknownWhy | null])[] = [
    ['price', whyOf(f.price)],
    ['deposit', whyOf(lease.deposit)],
    ['other-deposits', f.sharesRegister && valueOf(f.households) !== 1 ? whyOf(home.otherDeposits) : null],
    ['trust-ledger', register.trustee === null ? null : 'not-in-register'],
    ['owner', whyOf(register.owners)],
    ['joint-list', f.debts.some((d) => d.properties === 0) ? 'not-in-register' : null],
    // 단독·다가구: the ground is a register of its own; a note of 별도등기 points there too
    ['land-register', register.kind === '건물' || separateNotes(register).length > 0 ? 'not-in-register' : null],
    ['full-register', register.certificate === '말소사항 포함' ? null : 'not-in-register'],
    ['building-ledger', whyOf(home.violation) ?? whyOf(home.use)],
    ['official-price', whyOf(home.officialPrice)],
    ['landlord-identity', whyOf(lease.landlordName)],
    ['tax-arrears', 'not-given'],
    ['resident-households', 'not-given'],
    ['landlord-record', 'not-given'],
  ]
  return open.flatMap(([id, why]) => (why === null ? [] : [{ id, why, ...rows[id] }]))
}

export const nobodyCan: readonly string[] = nobodyCanIds

const whyOf = (k: Known<unknown>): UnknownWhy | null => ('unknown' in k ? k.unknown : null)
