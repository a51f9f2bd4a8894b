import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import type { Outcome } from '@jipsalpim/providers/outcome.ts'
import { Personal } from '../../crypto/personal.ts'
import type { Context } from '../../kernel/context.ts'
import type { HomeOrder } from '../order/order-row.ts'
import type { ReportRow, StepName, StepRow } from './queries.ts'
import { stepPlace } from './sealed-place.ts'

/** A step with its answer opened. */
export type OpenStep = Omit<StepRow, 'answer_sealed' | 'answer'> & { answer: Personal | null }
export const openStep = (ctx: Pick<Context, 'seal'>, { answer_sealed, ...row }: StepRow): OpenStep => ({
  ...row,
  answer: answer_sealed
    ? ctx.seal.openPacked(stepPlace(row.report_seq, row.step), answer_sealed)
    : row.answer === null
      ? null
      : new Personal(row.answer),
})

/** What a step of the preparation works with: all of it read before the source is asked. */
export type Work = {
  report: ReportRow
  order: HomeOrder
  hit: AddressHit
  steps: ReadonlyMap<StepName, OpenStep>
  reference: string
  /** No further run follows when this one hears nothing: what was heard so far is to be used. */
  last: boolean
}
/** What it takes to ask about a home alone, with no order and no report yet. */
export type HomeWork = Pick<Work, 'hit' | 'last'> & {
  order: Pick<HomeOrder, 'building_dong' | 'building_ho'>
  steps: ReadonlyMap<StepName, Pick<OpenStep, 'state' | 'answer'>>
}
export type Asked =
  /** Kept as JSON; a source that has nothing to say answers with an unknown, which is an answer. */
  | { is: 'answer'; answer: unknown; numbers: Readonly<Record<string, number>>; file?: string; uniqueNo?: string }
  /** The source has said that it cannot. */
  | { is: 'refused'; why: string }
  /** No answer, or not at this hour: asked again later. */
  | { is: 'silence'; why: string }
export type Ask = (ctx: Context, work: Work) => Promise<Asked>
export type AskHome = (ctx: Context, work: HomeWork) => Promise<Asked>

/** For sources that never refuse: whatever is not an answer may be asked again. */
export const silence = (outcome: Exclude<Outcome<never>, { ok: true }>): Asked => ({
  is: 'silence',
  why: outcome.kind === 'unknown' ? outcome.why : 'config',
})

/** The kept answer of an earlier step; null when that source did not answer. */
export function answerOf<T>(work: Pick<HomeWork, 'steps'>, step: StepName): T | null {
  const row = work.steps.get(step)
  // Written by this step's own ask, which gives T.
  return row?.state === 'done' && row.answer !== null ? (JSON.parse(row.answer.reveal()) as T) : null
}
