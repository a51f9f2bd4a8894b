import type { Admit } from '../../../kernel/manifest.ts'
import { insertAudit } from '../queries.ts'
import { watchAccessLog } from './watch-access-log.ts'

/** Inserts the access log's row before an operator's call is answered: nothing is read or done without it. */
export const saveAudit: Admit = async (ctx, { name, call, input, user }) => {
  if (!call.audit) return
  // every call's input is an object
  const given = input as Readonly<Record<string, unknown>>
  const subject = Object.fromEntries(
    call.audit
      .map((f) => (typeof f === 'string' ? { field: f, as: f } : { field: f[0], as: f[1] }))
      .flatMap(({ field, as }) => (given[field] === undefined ? [] : [[as, given[field]]])),
  )
  // Free text, or for a read call one of the words that may appear in a URL.
  const reason = [given['reason'], given['why']].find((r) => typeof r === 'string') ?? null
  const onUser = await insertAudit(ctx.db, { operator_seq: user.seq, call: name, subject, reason })
  if (onUser !== null) await watchAccessLog(ctx, user.seq)
}
