import { refer, type RuleRef } from '../law/dated.ts'
import { measured } from './conditions.ts'
import type { LoanFacts, LoanRegion } from './facts.ts'
import type { LoanVerdict } from './judge.ts'
import { ageOn } from './person.ts'
import { fact, type Reason } from './reasons.ts'
import { only } from './span.ts'
import { type Support, supports, type SupportTerms } from './tables/supports.ts'

export type SupportResult = {
  code: Support
  /** Never eligible: each of them has conditions that we have not read, so the user must ask the office. */
  verdict: Exclude<LoanVerdict, 'eligible'>
  reasons: Reason[]
  pays: SupportTerms['pays']
  /** Not in addition to a loan of the fund. */
  alone: boolean
  rule: RuleRef
}

/** The place of the support; null: the whole country. */
const places: Record<Support, LoanRegion | null> = {
  seoul: 'seoul',
  gyeonggi: 'capital',
  busan: 'busan',
  daegu: 'other',
  'youth-rent-support': null,
}

/**
 * Payments of the home's city or province and of the country toward interest and rent, for these facts. Supports of
 * other places are left out; if the home's place is unknown, the support of every place is open.
 */
export function supportsOf(facts: LoanFacts): SupportResult[] {
  const row = supports.at(facts.on)
  if (row === null) return []
  return Object.entries(row.value).flatMap(([key, terms]) => {
    const code = key as Support // a key of the record
    const place = places[code]
    if (place !== null && facts.region !== null && facts.region !== place) return []
    const reasons = reasonsOf(terms, facts)
    const refused = reasons.some((r) => r.state === 'failed')
    return [
      {
        code,
        verdict: refused ? 'notEligible' : 'conditional',
        reasons,
        pays: terms.pays,
        alone: terms.alone,
        rule: refer(supports, row),
      },
    ]
  })
}

function reasonsOf({ age, income, deposit, rent, pays }: SupportTerms, f: LoanFacts): Reason[] {
  return [
    fact('no-home', f.ownsHome === null ? 'unknown' : f.ownsHome ? 'failed' : 'met'),
    ...(age === null ? [] : [ageReason(age, f)]),
    // their income limit is for one person only
    ...(income === null ? [] : [measured('income', 'won', f.income === null ? null : only(f.income), only(income))]),
    ...(deposit === null
      ? []
      : [measured('deposit', 'won', f.deposit === null ? null : only(f.deposit), only(deposit))]),
    ...(rent === null ? [] : [measured('rent', 'won', f.rent === null ? null : only(f.rent), only(rent))]),
    // rent support is for people who pay rent
    ...(pays.monthly === null ? [] : [fact('pays-rent', f.rent === null ? 'unknown' : f.rent > 0 ? 'met' : 'failed')]),
    fact('terms-unread', 'unknown'),
  ]
}

function ageReason({ least, most }: NonNullable<SupportTerms['age']>, { birth, on }: LoanFacts): Reason {
  if (birth === null) return measured('age', 'years', null, only(most))
  const mine = ageOn(birth, on)
  const young = mine < least
  const limit = young ? least : most
  const slack = young ? mine - least : most - mine
  return { rule: 'age', state: slack >= 0 ? 'met' : 'failed', unit: 'years', mine, limit, slack }
}
