import type { AssessInput, LeaseInput } from '../assessment.ts'
import { lastDayOfTerm, type Day } from '../values/day.ts'
import { unknown, type Known } from '../values/known.ts'
import { sum, type Won } from '../values/won.ts'

/**
 * What a register does not show and a tenant can find out: one list for the check on the device, the paid report and
 * shared reports.
 */
export const questionIds = [
  'household-deposits',
  'other-deposits',
  'price-told',
  'joint-homes',
  'official-price',
  'landlord-name',
  'payee',
  'signer',
  'agent-papers',
  'trust-consent',
  'broker',
  'taxes',
  'public-list',
  'landlord-record',
  'side-offer',
  'asked-to-move-out',
  'first-repay',
  'lease-terms',
  'lease-days',
] as const
export type QuestionId = (typeof questionIds)[number]

/**
 * All households of the house, including ours, and each other one's deposit; 'empty' is an empty home, unlike
 * 'unknown'.
 */
export type HouseholdDeposits = { households: number; deposits: readonly (Won | 'empty' | 'unknown')[] }

/** The lease as it is known now, if it differs from the order's. */
export type LeaseTerms = { kind: NonNullable<LeaseInput['kind']>; deposit: Won; rent: Won }
/** `months`: the term from the day of moving in, if known. */
export type LeaseDays = { contractDate: Day; moveInDate: Day | null; months: number | null }

export type AnswerValues = {
  'household-deposits': HouseholdDeposits
  'other-deposits': Won
  'price-told': Won
  'joint-homes': Won
  'official-price': Won
  'landlord-name': string
  payee: string
  signer: 'owner' | 'agent' | 'sublessor'
  'agent-papers': 'seen' | 'none'
  'trust-consent': 'seen' | 'none'
  broker: 'licensed' | 'none'
  taxes: 'none' | 'arrears' | 'refused'
  'public-list': 'off' | 'on'
  'landlord-record': 'clean' | 'paid' | 'banned'
  'side-offer': 'no' | 'yes'
  'asked-to-move-out': 'no' | 'yes'
  /** Won, or a promise without a sum. */
  'first-repay': Won | 'untold' | 'no'
  'lease-terms': LeaseTerms
  'lease-days': LeaseDays
}
/** The value 'unknown' leaves the question open: the user was asked and does not know. */
export type Answer = {
  [Q in QuestionId]: { question: Q; value: AnswerValues[Q] | 'unknown' }
}[QuestionId]

/** The source of an answer: a document or look-up that the user saw ('seen'), or a person's statement ('told'). */
export const answerSources = ['seen', 'told'] as const
export type AnswerSource = (typeof answerSources)[number]

type Say = <T>(value: T) => Known<T>
type Apply<Q extends QuestionId> = (input: AssessInput, value: AnswerValues[Q], say: Say) => AssessInput

const home = (input: AssessInput, part: Partial<AssessInput['home']>): AssessInput => ({
  ...input,
  home: { ...input.home, ...part },
})
const deal = (input: AssessInput, part: AssessInput['deal']): AssessInput => ({
  ...input,
  deal: { ...input.deal, ...part },
})
const landlord = (input: AssessInput, part: AssessInput['landlord']): AssessInput => ({
  ...input,
  landlord: { ...input.landlord, ...part },
})

/** How each answer changes the case. */
export const applies: { readonly [Q in QuestionId]: Apply<Q> } = {
  'household-deposits': (input, { households, deposits }, say) => {
    const printed = input.home.households
    const fewer = 'value' in printed && households <= printed.value
    // a household that was not listed is unknown, and so is one that the building ledger counts and the user does not
    const all = fewer ? printed.value : households
    const others = Array.from({ length: Math.max(all - 1, deposits.length) }, (_, i) => deposits[i] ?? 'unknown')
    const each = others.map((one): Known<Won> =>
      one === 'unknown' ? unknown('not-given') : say(one === 'empty' ? 0 : one),
    )
    const sums = others.map((one) => (typeof one === 'number' ? one : 0))
    return home(input, {
      households: fewer ? printed : say(households),
      householdDeposits: each,
      otherDeposits: others.includes('unknown') ? unknown('not-given') : say(sum(sums)),
    })
  },
  'other-deposits': (input, value, say) => {
    const { householdDeposits: _, ...rest } = input.home
    return { ...input, home: { ...rest, otherDeposits: say(value) } }
  },
  'price-told': (input, value, say) => home(input, { statedPrice: say(value) }),
  'joint-homes': (input, value, say) => home(input, { jointHomes: say(value) }),
  'official-price': (input, value, say) => home(input, { officialPrice: say(value) }),
  'landlord-name': (input, value, say) => ({ ...input, lease: { ...input.lease, landlordName: say(value) } }),
  payee: (input, value, say) => deal(input, { payeeName: say(value) }),
  signer: (input, value, say) => deal(input, { signer: say(value) }),
  'agent-papers': (input, value, say) => deal(input, { agentPapers: say(value === 'seen') }),
  'trust-consent': (input, value, say) => deal(input, { trustConsent: say(value === 'seen') }),
  broker: (input, value, say) => deal(input, { broker: say(value === 'licensed') }),
  taxes: (input, value, say) => landlord(input, { taxes: say(value) }),
  'public-list': (input, value, say) => landlord(input, { publicList: say(value === 'on') }),
  'landlord-record': (input, value, say) =>
    landlord(input, {
      guaranteeBan: say(value === 'banned'),
      // the record of a barred landlord may contain payments too, but not how many
      ...(value === 'banned' ? {} : { subrogations: say(value === 'clean' ? 0 : 1) }),
    }),
  'side-offer': (input, value, say) => deal(input, { sideOffer: say(value === 'yes') }),
  'asked-to-move-out': (input, value, say) => deal(input, { askedToMoveOut: say(value === 'yes') }),
  'first-repay': (input, value, say) =>
    value === 'no' ? { ...input, plan: {} } : { ...input, plan: { firstRepay: say<Won | 'untold'>(value) } },
  'lease-terms': (input, { kind, deposit, rent }, say) => ({
    ...input,
    lease: { ...input.lease, kind, deposit: say(deposit), rent: say(rent) },
  }),
  'lease-days': (input, { contractDate, moveInDate, months }, say) => {
    const { endDate: _, ...rest } = input.lease
    return {
      ...input,
      lease: {
        ...rest,
        contractDate: say(contractDate),
        moveInDate: moveInDate === null ? unknown('not-given') : say(moveInDate),
        ...(moveInDate !== null && months !== null ? { endDate: say(lastDayOfTerm(moveInDate, months)) } : {}),
      },
    }
  },
}

/** Questions about the order's own lease: another order has another lease. */
export const isOfOrder = (question: QuestionId): boolean => question === 'lease-terms' || question === 'lease-days'

/** The answers that would close a look-up as clean: a statement alone is not enough. */
const clean: { readonly [Q in QuestionId]?: AnswerValues[Q] } = {
  'agent-papers': 'seen',
  'trust-consent': 'seen',
  broker: 'licensed',
  taxes: 'none',
  'public-list': 'off',
  'landlord-record': 'clean',
}

/** Good news without a document: stored, but the look-up stays open. Bad news counts in any case. */
export const isHearsay = (answer: Answer, source: AnswerSource): boolean =>
  source === 'told' && clean[answer.question] !== undefined && clean[answer.question] === answer.value
