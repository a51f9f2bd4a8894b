import type { CheckedClean } from '../assessment.ts'
import { evidenceOf } from '../property/facts.ts'
import { lessorIsTrustee } from '../property/trust.ts'
import type { ResolvedEntry } from '../register/model.ts'
import type { PurposeKind } from '../register/vocabulary.ts'
import { valueOf } from '../values/known.ts'
import { isDwellingByPaper } from './non-dwelling.ts'
import { type RiskFacts, told } from './signal.ts'

const byRight: readonly (readonly [string, readonly PurposeKind[]])[] = [
  ['no-mortgage', ['근저당권', '저당권']],
  ['no-seizure', ['압류']],
  ['no-provisional-seizure', ['가압류']],
  ['no-provisional-disposition', ['가처분']],
  ['no-provisional-registration', ['가등기', '담보가등기', '설정가등기']],
  ['no-auction', ['경매개시', '강제관리', '공매']],
  ['no-tenancy-registration', ['주택임차권', '상가임차권']],
  ['no-jeonse-right', ['전세권', '임차권']],
  ['no-superficies', ['지상권', '지역권']],
  ['no-insolvency', ['회생', '파산', '보전처분']],
  ['no-notice-registration', ['예고등기']],
]

export const checkedCleanIds = [
  ...byRight.map(([id]) => id),
  'no-trust',
  'cancelled-mortgages',
  'land-right-present',
  'no-violation',
  'residential-use',
  'owner-matches',
  'pages-complete',
  'payee-matches',
  'owner-signs',
  'broker-signs',
  'not-on-public-list',
  'no-guarantee-ban',
  'no-subrogation',
  'no-tax-arrears',
] as const

/** What was searched for and not found, with the cancelled entries that were excluded and why. */
export function checkedCleanOf(f: RiskFacts, findings: ReadonlySet<string>): CheckedClean[] {
  const { register, input } = f
  const { deal, landlord } = input
  const complete = register.pages.declared === null || register.pages.read >= register.pages.declared
  // unplaced lines may be of any kind, so nothing is called clean
  const readable = complete && register.kind !== '토지' && register.unread.length === 0
  const rights = !readable
    ? []
    : byRight
        // debts of a home in trust are in the trust ledger (우선수익권), not in the register
        .filter(([id]) => id !== 'no-mortgage' || register.trustee === null)
        .filter(([, kinds]) => kinds.every((k) => f.live(k).length === 0))
        .map(([id, kinds]) => ({
          id,
          excluded: [...kinds.flatMap((k) => f.past(k)).map(excluded), ...followed(f, kinds)],
        }))
  const pastMortgages = [...f.past('근저당권'), ...f.past('저당권')]
  const liveMortgages = f.live('근저당권').length + f.live('저당권').length
  const rest: readonly (readonly [boolean, CheckedClean])[] = [
    [readable && register.trustee === null, { id: 'no-trust', excluded: endedTrusts(f).map(excluded) }],
    [
      readable && liveMortgages > 0 && pastMortgages.length > 0,
      { id: 'cancelled-mortgages', excluded: pastMortgages.map(excluded) },
    ],
    [f.landRight?.state === 'owned', bare('land-right-present')],
    [valueOf(input.home.violation) === false, bare('no-violation')],
    [isDwellingByPaper(f), bare('residential-use')],
    [
      // the settlor of the trust may let the home but is not its owner
      valueOf(input.lease.landlordName) !== null &&
        'value' in register.owners &&
        !findings.has('owner-mismatch') &&
        (register.trustee === null || lessorIsTrustee(f)),
      bare('owner-matches'),
    ],
    [register.pages.declared !== null && complete, bare('pages-complete')],
    [
      told(deal?.payeeName) !== null && 'value' in register.owners && !findings.has('payee-mismatch'),
      bare('payee-matches'),
    ],
    [told(deal?.signer) === 'owner', bare('owner-signs')],
    [told(deal?.broker) === true, bare('broker-signs')],
    [told(landlord?.publicList) === false, bare('not-on-public-list')],
    [told(landlord?.guaranteeBan) === false, bare('no-guarantee-ban')],
    [told(landlord?.subrogations) === 0, bare('no-subrogation')],
    [told(landlord?.taxes) === 'none', bare('no-tax-arrears')],
  ]
  return [...rights, ...rest.filter(([is]) => is).map(([, c]) => c)]
}

/** A 가등기 followed by its 본등기: no longer a danger, but its outcome is reported. */
const followed = (f: RiskFacts, kinds: readonly PurposeKind[]): CheckedClean['excluded'] =>
  kinds
    .flatMap((k) => f.liveEntries(k))
    .flatMap((reason) => {
      const main = f.followed.get(reason)
      return main === undefined ? [] : [{ evidence: evidenceOf(reason), purpose: reason.purpose, cancelledBy: main.id }]
    })

const bare = (id: string): CheckedClean => ({ id, excluded: [] })

const excluded = (e: ResolvedEntry): CheckedClean['excluded'][number] => ({
  evidence: evidenceOf(e),
  purpose: e.purpose,
  cancelledBy: e.cancelledBy ?? e.trustEndedBy ?? null,
})

const endedTrusts = (f: RiskFacts): ResolvedEntry[] => [
  ...f.past('신탁'),
  ...f.register.entries.filter((e) => !e.cancelled && e.trustEndedBy !== undefined),
]
