import { applyOne } from '@jipsalpim/engine/answers/apply-answers.ts'
import type { Answer } from '@jipsalpim/engine/answers/questions.ts'
import type { HomeKind } from '@jipsalpim/engine/property/home-kind-names.ts'
import type { AssessInput } from '@jipsalpim/engine/assessment.ts'
import { leaseKind } from '@jipsalpim/engine/property/lease-kind.ts'
import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { known, unknown, type Known } from '@jipsalpim/engine/values/known.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { type DealAnswers, dealAnswersOf, noDealAnswers } from './deal-answers.ts'
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
  const toKnown = <T>(value: T | null): Known<T> => (value === null ? notGiven : known(value, words.yourAnswer, day))
  const given = (question: Answer['question'], value: Won | string | null): Answer[] =>
    // each is called below with a value of its question
    value === null || value === '' ? [] : [{ question, value } as Answer]
  const answers = [
    ...given('landlord-name', a.landlordName.trim()),
    ...given('price-told', a.price),
    ...given('official-price', a.officialPrice),
    ...given('other-deposits', a.otherDeposits),
    ...given('joint-homes', a.jointHomes),
    ...dealAnswersOf(a.deal),
  ]
  return answers.reduce<AssessInput>(
    (input, answer) => applyOne(input, answer, (value) => known(value, words.yourAnswer, day)),
    {
      register,
      lease: {
        kind: leaseKind(a.deposit, a.rent),
        deposit: toKnown(a.deposit),
        rent: toKnown(a.rent),
        contractDate: toKnown(a.contractDate),
        moveInDate: toKnown(a.moveInDate),
        endDate: toKnown(a.endDate),
        landlordName: notGiven,
      },
      home: {
        kind: toKnown(a.kind),
        dongCode: notGiven,
        area: notGiven,
        use: notGiven,
        violation: notGiven,
        approvedOn: notGiven,
        households: toKnown(a.households),
        otherDeposits: notGiven,
        officialPrice: notGiven,
        trades: notGiven,
        statedPrice: notGiven,
      },
      day,
    },
  )
}

const notGiven = unknown('not-given')
