import type { loanKeep } from '@jipsalpim/contract/areas/loan/calls.ts'
import { judgeLoans } from '@jipsalpim/engine/loan/judge.ts'
import { loanPackId } from '@jipsalpim/engine/loan/pack.ts'
import { addMonths, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import { bodyPlace, type StoredBody, presentStored } from './stored-body.ts'
import { insertResult, lockPerson, saveBody } from './queries.ts'

/**
 * Stores the answers and the result for a year, judged again here; refused when the device used another version of the
 * rules.
 */
export const saveResult: Action<typeof loanKeep> = async (ctx, { answers, pack }, user) => {
  if (pack !== loanPackId()) throw new Fail('changedSince')
  const on = dayInSeoul(ctx.now())
  const products = judgeLoans({ ...answers, on }).products.map(({ code, verdict, amount, rate, monthly }) => ({
    code,
    verdict,
    amount,
    rate,
    monthly,
  }))
  return ctx.tx(async (tx) => {
    await lockPerson(tx.db, user.seq)
    const row = await insertResult(tx.db, { user_seq: user.seq, pack, as_of: on, kept_until: addMonths(on, 12) })
    const body: StoredBody = { answers, products }
    await saveBody(tx.db, row.result_seq, tx.seal.sealPacked(bodyPlace(row), JSON.stringify(body)))
    return presentStored(row, products)
  })
}
