import type { NotChecked } from '../assessment.ts'
import { isStatedOnly } from '../price/stated-only.ts'
import { lenderOf } from '../property/lender.ts'
import { hasGround } from '../property/land-right.ts'
import { type LookUpId, lookUps, nobodyCanIds } from '../law/look-ups.ts'
import type { Known, UnknownWhy } from '../values/known.ts'
import { valueOf } from '../values/known.ts'
import { type RiskFacts, told } from './signal.ts'

/** What could not be checked, and why. */
export function notCheckedOf(f: RiskFacts): NotChecked[] {
  const { home, lease, deal, landlord } = f.input
  const { register } = f
  const rows = lookUps.at(f.day)?.value ?? lookUps.rows[0]?.value
  if (rows === undefined) return []
  const open: readonly (readonly [LookUpId, UnknownWhy | null])[] = [
    ['price', hasGround(f.landRight) ? (isStatedOnly(f.price) ? 'not-given' : whyOf(f.price)) : null],
    ['deposit', whyOf(lease.deposit)],
    ['other-deposits', f.sharesRegister && valueOf(f.households) !== 1 ? whyOf(home.otherDeposits) : null],
    ['trust-ledger', register.trustee === null ? null : 'not-in-register'],
    ['owner', whyOf(register.owners)],
    ['joint-list', f.debts.some((d) => d.properties === 0) ? 'not-in-register' : null],
    // 단독·다가구: the land has its own register; a 별도등기 note points to it too
    [
      'land-register',
      register.kind === '건물' || f.separateNotes.length > 0 || !hasGround(f.landRight) ? 'not-in-register' : null,
    ],
    ['full-register', register.certificate === '말소사항 포함' ? null : 'not-in-register'],
    ['building-ledger', whyOf(home.violation) ?? whyOf(home.use)],
    ['official-price', whyOf(home.officialPrice)],
    // there is no list of money lenders, and a company's name does not show whether it is one
    ['lender-registration', lenderOpen(f) ? 'not-in-register' : null],
    ['landlord-identity', whyOf(lease.landlordName)],
    ['households', f.sharesRegister ? whyOf(f.households) : null],
    ['move-in-day', whyOf(lease.moveInDate)],
    ['payee-account', whyOf(deal?.payeeName)],
    ['agent-papers', told(deal?.signer) === 'agent' ? whyOf(deal?.agentPapers) : null],
    ['trust-consent', f.trustLease === 'untold' ? whyOf(deal?.trustConsent) : null],
    ['broker-licence', whyOf(deal?.broker)],
    ['tax-arrears', whyOf(landlord?.taxes)],
    ['resident-households', 'not-given'],
    // one look-up answers all three; it stays open while one is unknown
    ['landlord-record', whyOf(landlord?.guaranteeBan) ?? whyOf(landlord?.subrogations) ?? whyOf(landlord?.homes)],
    ['public-list', whyOf(landlord?.publicList)],
    // the number on the door and in the building ledger may differ: only a visit shows it
    ['unit-number', register.kind === '집합건물' ? 'not-given' : null],
    ['guarantee-paper', f.live('민간임대').length > 0 ? 'not-given' : null],
  ]
  return open.flatMap(([id, why]) => (why === null ? [] : [{ id, why, ...rows[id] }]))
}

/** A mortgage of a company that may be a money lender, or of one that calls itself one and may be unregistered. */
const lenderOpen = (f: RiskFacts): boolean =>
  [...f.live('근저당권'), ...f.live('저당권')].some((r) =>
    r.holder.some((p) => lenderOf(p) === 'unknown' || p.name.includes('대부')),
  )

export const nobodyCan: readonly string[] = nobodyCanIds

/** Null if known; an absent field counts as not given. */
const whyOf = (k: Known<unknown> | undefined): UnknownWhy | null =>
  k === undefined ? 'not-given' : 'unknown' in k ? k.unknown : null
