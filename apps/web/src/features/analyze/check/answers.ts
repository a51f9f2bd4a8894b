import type { HomeKind } from '@jipsalpim/engine/property/home-kind-names.ts'
import type { AssessInput } from '@jipsalpim/engine/assessment.ts'
import { leaseKind } from '@jipsalpim/engine/property/lease-kind.ts'
import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { known, unknown, type Known } from '@jipsalpim/engine/values/known.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { type DealAnswers, dealOf, landlordOf, noDealAnswers, planOf } from './deal-answers.ts'
import { words } from './words.ts'

/** What the user adds to the register. Null is "not answered", and stays unknown. */
export type Answers = {
  deposit: Won | null
  rent: Won | null
  contractDate: Day | null
  moveInDate: Day | null
  endDate: Day | null
  landlordName: string
  kind: HomeKind | null
  price: Won | null
  officialPrice: Won | null
  households: number | null
  otherDeposits: Won | null
  /** The total value of the other homes of the 공동담보. */
  jointHomes: Won | null
  deal: DealAnswers
}
export const noAnswers: Answers = {
  deposit: null,
  rent: null,
  contractDate: null,
  moveInDate: null,
  endDate: null,
  landlordName: '',
  kind: null,
  price: null,
  officialPrice: null,
  households: null,
  otherDeposits: null,
  jointHomes: null,
  deal: noDealAnswers,
}

/** The input of the assessment: the register, the user's answers, and a stated unknown for everything else. */
export function inputOf(register: RegisterDocument, a: Answers, day: Day): AssessInput {
  const toKnown = <T>(value: T | null): Known<T> =>
    value === null ? unknown('not-given') : known(value, words.yourAnswer, day)
  return {
    register,
    lease: {
      kind: leaseKind(a.deposit, a.rent),
      deposit: toKnown(a.deposit),
      rent: toKnown(a.rent),
      contractDate: toKnown(a.contractDate),
      moveInDate: toKnown(a.moveInDate),
      endDate: toKnown(a.endDate),
      landlordName: toKnown(a.landlordName.trim() === '' ? null : a.landlordName.trim()),
    },
    home: {
      kind: toKnown(a.kind),
      dongCode: unknown('not-given'),
      area: unknown('not-given'),
      use: unknown('not-given'),
      violation: unknown('not-given'),
      approvedOn: unknown('not-given'),
      households: toKnown(a.households),
      otherDeposits: toKnown(a.otherDeposits),
      jointHomes: toKnown(a.jointHomes),
      officialPrice: toKnown(a.officialPrice),
      trades: unknown('not-given'),
      statedPrice: toKnown(a.price),
    },
    deal: dealOf(a.deal, toKnown),
    landlord: landlordOf(a.deal, toKnown),
    plan: planOf(a.deal, toKnown),
    day,
  }
}
