import type { reportFirstDeposit, reportOfUserEdit } from '@jipsalpim/contract/areas/report/answers.ts'
import type { PaperKind } from '@jipsalpim/contract/areas/report/paper-kinds.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { isOfOrder, type Answer, type AnswerSource } from '@jipsalpim/engine/answers/questions.ts'
import type { Stage } from '@jipsalpim/engine/risk/stage.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { documentsOf } from '../documents/document-queries.ts'
import { answerPlace, reportNamePlace } from '../sealed-place.ts'
import {
  answersOfOrder,
  currentVersion,
  insertAnswer,
  orderOfOwnReport,
  saveReportSettings,
  sealAnswer,
  reportSettingsOf,
  type AnswerRow,
  type VersionRow,
} from './answer-queries.ts'
import { questionOf, validAnswers, toGiven } from './given-answers.ts'
import { leaseOf } from './lease-of.ts'
import { judgeAgain } from './judge-again.ts'
import { openAssessment, presentJudgement } from './present-version.ts'
import { presentReportSettings } from './report-settings.ts'

type NewAnswer = Answer & { source: AnswerSource; as_of: Day; paper: PaperKind | null; document: number | null }
type Change = {
  answers?: readonly NewAnswer[] | undefined
  take_back?: readonly number[] | undefined
  name?: string | null | undefined
  hidden?: boolean | undefined
  stage?: Stage | null | undefined
}

export const editReport: Action<typeof reportOfUserEdit> = (ctx, { report_seq, seen_version, ...change }, user) =>
  // the value of each answer was validated for its question
  edit(ctx, user.seq, report_seq, seen_version, change as Change)

export const enterDeposits: Action<typeof reportFirstDeposit> = (
  ctx,
  { report_seq, seen_version, households, deposits, source, as_of, paper, document },
  user,
) =>
  edit(ctx, user.seq, report_seq, seen_version, {
    answers: [{ question: 'household-deposits', value: { households, deposits }, source, as_of, paper, document }],
  })

/**
 * Each change makes one version: concurrent changes run one after the other, and the second fails because it has not
 * seen the first.
 */
const edit = (ctx: Context, userSeq: number, reportSeq: number, seen: number, change: Change) =>
  ctx.tx(async (tx): Promise<Output<typeof reportOfUserEdit>> => {
    const orderSeq = await orderOfOwnReport(tx.db, userSeq, reportSeq)
    if (orderSeq === undefined) throw new Fail('notFound')
    const order = await tx.hooks.payables.lock(tx, orderSeq)
    const current = await currentVersion(tx.db, orderSeq)
    // refunded: it can be read, but not changed any more
    if (!current || order.state !== 'completed') throw new Fail('notFound')
    const before = presentJudgement(current, openAssessment(tx, current))
    if (current.version !== seen) throw new Fail('changedSince', before)
    const after = await answerReport(tx, userSeq, current, change)
    return {
      ...(after ?? before),
      before,
      shelf: presentReportSettings(tx, await changeSettings(tx, orderSeq, change)),
    }
  })

/** Judges again with new answers added and others removed. Null if nothing changes. Requires the order's lock. */
export async function answerReport(
  tx: TxContext,
  userSeq: number,
  current: VersionRow,
  { answers = [], take_back = [] }: Change,
) {
  if (answers.length === 0 && take_back.length === 0) return null
  const rows = await answersOfOrder(tx.db, current.order_seq)
  const stand = validAnswers(rows)
  const taken = take_back.map((seq) => {
    const row = stand.find((r) => r.answer_seq === seq)
    if (!row) throw new Fail('invalidInput', { take_back: 'not-standing' })
    return row
  })
  const kept = stand.filter((row) => !taken.includes(row)).map((row) => toGiven(tx, row))
  await needDocuments(tx, current.order_seq, answers)
  const given = answers.map(({ as_of, ...one }) => ({ ...one, asOf: as_of }))
  const { assessment, ...version } = await judgeAgain(tx, current, [...kept, ...given])
  await insertTaken(tx, userSeq, current.order_seq, version.report_seq, taken)
  await insertAnswers(tx, userSeq, current.order_seq, version.report_seq, answers)
  if ([...answers.map((a) => a.question), ...taken.map(questionOf)].some(isOfOrder))
    await tx.hooks.orders.onLease(tx, current.order_seq, leaseOf(assessment))
  return presentJudgement(version, assessment)
}

/**
 * An answer may only refer to documents of its own report. Any other document is refused in the same way as a missing
 * one.
 */
async function needDocuments(tx: TxContext, orderSeq: number, answers: readonly NewAnswer[]): Promise<void> {
  const named = answers.flatMap(({ document }) => document ?? [])
  if (named.length === 0) return
  const kept = (await documentsOf(tx.db, orderSeq)).filter((d) => d.file_sha256 !== null).map((d) => d.document_seq)
  if (!named.every((seq) => kept.includes(seq))) throw new Fail('invalidInput', { document: 'not-in-report' })
}

async function insertTaken(
  tx: TxContext,
  user_seq: number,
  order_seq: number,
  report_seq: number,
  taken: readonly AnswerRow[],
): Promise<void> {
  for (const { answer_seq: takes_back, question } of taken)
    await insertAnswer(tx.db, { order_seq, report_seq, user_seq, question, takes_back })
}

async function insertAnswers(
  tx: TxContext,
  user_seq: number,
  order_seq: number,
  report_seq: number,
  answers: readonly NewAnswer[],
): Promise<void> {
  for (const { question, value, document: document_seq, ...rest } of answers) {
    const seq = await insertAnswer(tx.db, { order_seq, report_seq, user_seq, question, document_seq, ...rest })
    await sealAnswer(tx.db, seq, tx.seal.seal(answerPlace(seq), JSON.stringify(value)))
  }
}

async function changeSettings(tx: TxContext, orderSeq: number, { name, hidden, stage }: Change) {
  if (name === undefined && hidden === undefined && stage === undefined) return reportSettingsOf(tx.db, orderSeq)
  const named = name === null || name === '' ? null : name
  return saveReportSettings(tx.db, orderSeq, {
    ...(named === undefined
      ? {}
      : { name_sealed: named === null ? null : tx.seal.seal(reportNamePlace(orderSeq), named) }),
    ...(hidden === undefined ? {} : { hidden }),
    ...(stage === undefined ? {} : { stage }),
  })
}
