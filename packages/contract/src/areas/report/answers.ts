import { answerSources, questionIds } from '@jipsalpim/engine/answers/questions.ts'
import { grades } from '@jipsalpim/engine/assessment.ts'
import { stages } from '@jipsalpim/engine/risk/stage.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, seqField, textField, wonField } from '../../values.ts'
import { leaseDayFields, leaseTermFields, rentFits } from '../order/lease-fields.ts'
import { paperKinds } from './paper-kinds.ts'
import { reportRows } from './rows.ts'

const unknown = z.literal('unknown')
const name = textField(40).refine((s) => s !== '', 'empty')
const oneOf = <const V extends readonly string[]>(values: V) => z.enum([...values, 'unknown'])
const answerValue = {
  'household-deposits': z.object({
    households: z.number().int().min(1).max(99),
    deposits: z.array(z.union([wonField, z.literal('empty'), unknown])).max(98),
  }),
  'other-deposits': z.union([wonField, unknown]),
  'price-told': z.union([wonField, unknown]),
  'joint-homes': z.union([wonField, unknown]),
  'official-price': z.union([wonField, unknown]),
  'landlord-name': name,
  payee: name,
  signer: oneOf(['owner', 'agent', 'sublessor']),
  'agent-papers': oneOf(['seen', 'none']),
  'trust-consent': oneOf(['seen', 'none']),
  broker: oneOf(['licensed', 'none']),
  taxes: oneOf(['none', 'arrears', 'refused']),
  'public-list': oneOf(['off', 'on']),
  'landlord-record': oneOf(['clean', 'paid', 'banned']),
  'side-offer': oneOf(['no', 'yes']),
  'asked-to-move-out': oneOf(['no', 'yes']),
  'first-repay': z.union([wonField, z.literal('untold'), z.literal('no'), unknown]),
  'lease-terms': z
    .strictObject({
      kind: leaseTermFields.contract_type,
      deposit: leaseTermFields.deposit_amount,
      rent: leaseTermFields.rental_amount,
    })
    .refine(({ kind, rent }) => rentFits({ contract_type: kind, rental_amount: rent }), {
      path: ['rent'],
      message: 'rent-does-not-fit',
    }),
  'lease-days': z
    .strictObject({
      contractDate: leaseDayFields.contract_date,
      moveInDate: leaseDayFields.contract_date_living,
      months: leaseDayFields.contract_months,
    })
    .refine(({ contractDate, moveInDate }) => moveInDate === null || moveInDate >= contractDate, {
      path: ['moveInDate'],
      message: 'living-before-contract',
    }),
} as const satisfies Record<(typeof questionIds)[number], z.ZodType>

const beside = {
  source: z.enum(answerSources),
  /** The date of the paper or of the statement. */
  as_of: dayField,
  paper: z.enum(paperKinds).nullable().default(null),
  /** That paper itself, if it is stored with the report: the id of one of its documents. */
  document: seqField.nullable().default(null),
}
const asked = <Q extends keyof typeof answerValue>(question: Q) =>
  z.strictObject({ question: z.literal(question), value: answerValue[question], ...beside })
/** A fact that the back office may correct when it decides a dispute: one value, but no name and not the lease. */
export const correctionField = z.discriminatedUnion('question', [
  asked('other-deposits'),
  asked('price-told'),
  asked('joint-homes'),
  asked('official-price'),
  asked('signer'),
  asked('agent-papers'),
  asked('trust-consent'),
  asked('broker'),
  asked('taxes'),
  asked('public-list'),
  asked('landlord-record'),
])
/** The deposits of the households have a call of their own, which counts them. */
const answer = z.discriminatedUnion('question', [
  asked('other-deposits'),
  asked('price-told'),
  asked('joint-homes'),
  asked('official-price'),
  asked('landlord-name'),
  asked('payee'),
  asked('signer'),
  asked('agent-papers'),
  asked('trust-consent'),
  asked('broker'),
  asked('taxes'),
  asked('public-list'),
  asked('landlord-record'),
  asked('side-offer'),
  asked('asked-to-move-out'),
  asked('first-repay'),
  asked('lease-terms'),
  asked('lease-days'),
])

const range = z.object({ low: z.number(), likely: z.number(), high: z.number() })
/** One version as judged: the amount recovered is null while it cannot be computed. */
const judgement = z.object({
  report_seq: z.number(),
  version: z.number(),
  grade: z.enum(grades).nullable(),
  score: z.number().nullable(),
  range: range.nullable(),
})
/** The buyer's own name for the report, whether it is hidden, and its stage. */
const settings = z.object({
  name: z.string().nullable(),
  hidden: z.boolean(),
  stage: z.enum(stages).nullable(),
})

const seen = { report_seq: seqField, seen_version: z.number().int().min(1) }
/** The new version next to the one before it; the same number twice if nothing was judged again. */
const judgedAgain = judgement.extend({ before: judgement, shelf: settings })

export const reportOfUserEdit = call(reportRows.reportOfUserEdit, {
  input: z
    .strictObject({
      ...seen,
      answers: z.array(answer).max(20).optional(),
      /** Withdrawn answers, by their numbers. */
      take_back: z.array(seqField).max(20).optional(),
      name: textField(30).nullable().optional(),
      hidden: z.boolean().optional(),
      stage: z.enum(stages).nullable().optional(),
    })
    .refine((i) => new Set(i.answers?.map((a) => a.question)).size === (i.answers?.length ?? 0), {
      path: ['answers'],
      message: 'asked-twice',
    }),
  output: judgedAgain,
  fails: ['changedSince', 'conflictingRepeat', 'repeatInFlight'],
  limit: { perHour: 240, by: 'user' },
})

/**
 * The other households' deposits (다가구). `households` includes the user's own; a household that is not listed is
 * unknown, and 'unknown' is different from 0 and from an empty home.
 */
export const reportFirstDeposit = call(reportRows.reportFirstDeposit, {
  input: z
    .strictObject({
      ...seen,
      households: answerValue['household-deposits'].shape.households,
      deposits: answerValue['household-deposits'].shape.deposits,
      ...beside,
    })
    .refine((i) => i.deposits.length <= i.households - 1, { path: ['households'], message: 'fewer-than-listed' }),
  output: judgedAgain,
  fails: ['changedSince', 'conflictingRepeat', 'repeatInFlight'],
  limit: { perHour: 240, by: 'user' },
})

const given = z.object({
  answer_seq: z.number(),
  question: z.enum(questionIds),
  /** In the shape of the question's input. Null: withdrawn by this row. */
  value: z.unknown(),
  source: z.enum(answerSources).nullable(),
  as_of: dayField.nullable(),
  paper: z.enum(paperKinds).nullable(),
  /** Null also once that paper was deleted. */
  document: z.number().nullable(),
  takes_back: z.number().nullable(),
  /** The first version that was judged with it. */
  version: z.number(),
  made_at: instantField,
})
/** Versions newest first, with all answers, oldest first. */
export const reportAnswers = call(reportRows.reportAnswers, {
  input: z.strictObject({ id: seqField }),
  output: z.object({
    report_seq: z.number(),
    version: z.number(),
    versions: z.array(
      judgement.extend({ made_at: instantField, rule_pack: z.string(), state: z.enum(['current', 'superseded']) }),
    ),
    answers: z.array(given),
    /** Answers of the same user to an earlier report of the same home: offered, never copied. */
    offered: z.array(
      given.omit({ version: true, takes_back: true, document: true }).extend({ report_seq: z.number() }),
    ),
    shelf: settings,
  }),
  fails: [],
  ours: true,
})
