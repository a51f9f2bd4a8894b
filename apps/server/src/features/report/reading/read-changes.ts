import { createHash } from 'node:crypto'
import type { reportChanges } from '@jipsalpim/contract/areas/report/report.ts'
import { applyAnswers } from '@jipsalpim/engine/answers/apply-answers.ts'
import { judgeChange } from '@jipsalpim/engine/diff/judge-change.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { answersOfOrder, currentVersion, orderOfOwnReport, type VersionRow } from '../answering/answer-queries.ts'
import { validAnswers, toGiven } from '../answering/given-answers.ts'
import { readInput } from '../answering/judge-again.ts'
import { ownJudgedBefore } from '../queries.ts'

/** Nothing is fetched: both registers are stored. */
export const readChanges: Action<typeof reportChanges> = async (ctx, { id }, user) => {
  const orderSeq = await orderOfOwnReport(ctx.db, user.seq, id)
  const now = orderSeq === undefined ? undefined : await currentVersion(ctx.db, orderSeq)
  const previous = now?.unique_no
    ? await ownJudgedBefore(ctx.db, user.seq, now.unique_no, now.ready_at ?? ctx.now())
    : undefined
  const old = previous && (await currentVersion(ctx.db, previous.order_seq))
  if (!now?.ready_at) throw new Fail('notFound')
  if (!old?.ready_at) return null
  const [before, after] = [await inputWithAnswers(ctx, old), await inputWithAnswers(ctx, now)]
  // Both are judged with the lease of this report: another deposit is not a change of the register.
  const judged = judgeChange({ ...before.input, lease: after.input.lease }, after.input, dayInSeoul(now.ready_at))
  return {
    before: present(old, old.ready_at, before),
    after: present(now, now.ready_at, after),
    judgement: 'refused' in judged ? null : judged,
  }
}

type Stored = Awaited<ReturnType<typeof inputWithAnswers>>
async function inputWithAnswers(ctx: Pick<Context, 'db' | 'seal'>, version: VersionRow) {
  const stored = await readInput(ctx, version)
  const answers = validAnswers(await answersOfOrder(ctx.db, version.order_seq)).map((row) => toGiven(ctx, row))
  return {
    input: applyAnswers(stored, answers),
    hash: createHash('sha256').update(JSON.stringify(stored)).digest('hex'),
  }
}

const present = (version: VersionRow, readyAt: Date, { hash }: Stored) => ({
  report_seq: version.report_seq,
  ready_at: readyAt.toISOString(),
  input_sha256: hash,
})
