import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import type { Outcome } from '@jipsalpim/providers/outcome.ts'
import { Personal } from '../../../crypto/personal.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Print } from '../documents/save-print.ts'
import type { HomeOrder } from '../home-order.ts'
import type { ReportRow, StepName, StepRow } from '../queries.ts'
import { stepPlace } from '../sealed-place.ts'

/** A step with its answer decrypted. */
export type OpenStep = Omit<StepRow, 'answer_sealed' | 'answer'> & { answer: Personal | null }
export const openStep = (ctx: Pick<Context, 'seal'>, { answer_sealed, ...row }: StepRow): OpenStep => ({
  ...row,
  answer: answer_sealed
    ? ctx.seal.openPacked(stepPlace(row.report_seq, row.step), answer_sealed)
    : row.answer === null
      ? null
      : new Personal(row.answer),
})

/** The data for a step of the preparation: all of it read before the source is asked. */
export type Work = {
  report: ReportRow
  order: HomeOrder
  hit: AddressHit
  steps: ReadonlyMap<StepName, OpenStep>
  reference: string
  /** The last run: no retry follows, so the answers so far are used. */
  last: boolean
}
/** The data to look up a home alone, without an order or a report. */
export type HomeWork = Pick<Work, 'hit' | 'last'> & {
  order: Pick<HomeOrder, 'building_dong' | 'building_ho'>
  steps: ReadonlyMap<StepName, Pick<OpenStep, 'state' | 'answer'>>
}
export type Source = Exclude<StepName, 'assess' | 'notify'>
export type SourceResult =
  /** Stored as JSON; a source without data answers with an unknown, which is an answer. */
  | {
      is: 'answer'
      answer: unknown
      numbers: Readonly<Record<string, number>>
      file?: string
      print?: Print | null
      uniqueNo?: string
    }
  /** The source has refused definitively. */
  | { is: 'refused'; why: string }
  /** No answer, or not at this hour: retried later. */
  | { is: 'silence'; why: string }
export type FetchSource = (ctx: Context, work: Work) => Promise<SourceResult>
export type FetchForHome = (ctx: Context, work: HomeWork) => Promise<SourceResult>

/** For sources that never refuse: everything except an answer may be retried. */
export const noAnswer = (outcome: Exclude<Outcome<never>, { ok: true }>): SourceResult => ({
  is: 'silence',
  why: outcome.kind === 'unknown' ? outcome.why : 'config',
})

/** The stored answer of an earlier step; null when that source did not answer. */
export function answerOf<T>(work: Pick<HomeWork, 'steps'>, step: StepName): T | null {
  const row = work.steps.get(step)
  // Written by this step's own ask, which returns T.
  return row?.state === 'done' && row.answer !== null ? (JSON.parse(row.answer.reveal()) as T) : null
}
