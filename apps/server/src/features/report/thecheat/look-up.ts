import { keywordDigits } from '@jipsalpim/contract/areas/report/thecheat-keyword.ts'
import type { fraudLookUp } from '@jipsalpim/contract/areas/report/thecheat.ts'
import type { FraudKeyword } from '@jipsalpim/providers/fraud-history/port.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { orderOfOwnReport } from '../answering/answer-queries.ts'
import { insertLookUp, lockLookUps, lookUpsLeft, saveAnswer, noAnswer, type LookUpAnswer } from './look-up-queries.ts'

/** Calls TheCheat. A missing answer is `unknown`: it is not counted, and never shown as the absence of reports. */
export const lookUp: Action<typeof fraudLookUp> = async (ctx, { report_seq, ...asked }, user) => {
  const digits = keywordDigits(asked.keyword_type, asked.keyword)
  // the call's schema does not allow such a number
  if (digits === null) throw new Fail('invalidInput', { keyword: 'number' })
  const look_up_seq = await ctx.tx(async (tx) => {
    const order_seq = report_seq === undefined ? null : await orderOfOwnReport(tx.db, user.seq, report_seq)
    if (order_seq === undefined) throw new Fail('notFound')
    await lockLookUps(tx.db, user.seq)
    if ((await lookUpsLeft(tx.db, user.seq)) === 0) throw new Fail('dayLimit')
    return insertLookUp(tx.db, { user_seq: user.seq, order_seq, kind: asked.keyword_type, tail: digits.slice(-4) })
  })
  const said = await fetchAnswer(
    ctx,
    look_up_seq,
    asked.keyword_type === 'phone'
      ? { kind: 'phone', digits }
      : { kind: 'account', digits, bankCode: asked.bank_code ?? null },
  )
  await saveAnswer(ctx.db, look_up_seq, said)
  return { ...said, left: await lookUpsLeft(ctx.db, user.seq) }
}

async function fetchAnswer(ctx: Context, look_up_seq: number, keyword: FraudKeyword): Promise<LookUpAnswer> {
  const answer = await ctx.fraudHistory.lookUp(keyword)
  if (answer.ok) {
    const { caution, from, until } = answer.value
    return { caution: caution ? 'Y' : 'N', date_start: from, date_end: until }
  }
  if (answer.kind === 'config') ctx.log.error({ look_up_seq, why: answer.message }, 'fraud look-up: ours to mend')
  // Without the message: it may contain what was sent.
  if (answer.kind === 'unknown') ctx.log.warn({ look_up_seq, why: answer.why }, 'fraud look-up: no answer')
  return noAnswer
}
