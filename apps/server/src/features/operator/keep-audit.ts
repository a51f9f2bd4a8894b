import type { User } from '../../http/serve.ts'
import type { Context } from '../../main/context.ts'
import { insertAudit } from './queries.ts'
import { watchLooks } from './watch-looks.ts'

/** What of an input says on which row something is done. Anything else may be a person's and is not kept here. */
const told = [
  'user_seq',
  'order_seq',
  'gateway_id',
  'refund_seq',
  'notice_seq',
  'job_seq',
  'batch_seq',
  'slug',
  'campaign',
  'issuer',
  'from',
  'to',
  'amount',
  'by',
  'change_seq',
  'kind',
  'product',
  'price',
  'price_seq',
  'discount_seq',
  'from_at',
  'until_at',
  'approve',
  'went_back',
  'flag_seq',
  'key',
  'percent',
  'value',
  'as_of',
  'review',
  'experiment',
  'only',
  'notice',
  'entry',
  'platform',
  'version',
  'force_below',
  'terms',
  'from_day',
  'to_day',
] as const

/** Before the call is answered: what was read or done without this row cannot be. */
export async function keepAudit(ctx: Context, call: string, operator: User, input: unknown): Promise<void> {
  // every call's input is an object
  const fields = input as Readonly<Record<string, unknown>>
  const subject = Object.fromEntries(told.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))
  const reason = typeof fields['reason'] === 'string' ? fields['reason'] : null
  const onUser = await insertAudit(ctx.db, { operator_seq: operator.seq, call, subject, reason })
  if (onUser !== null) await watchLooks(ctx, operator.seq)
}
