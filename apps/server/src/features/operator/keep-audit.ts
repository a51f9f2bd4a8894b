import type { User } from '../../kernel/serve.ts'
import type { Context } from '../../kernel/context.ts'
import { insertAudit } from './queries.ts'
import { watchLooks } from './watch-looks.ts'

/** Before the call is answered: what was read or done without this row cannot be. */
export async function keepAudit(
  ctx: Context,
  call: { name: string; fields: readonly string[] },
  operator: User,
  input: unknown,
): Promise<void> {
  // every call's input is an object
  const given = input as Readonly<Record<string, unknown>>
  const subject = Object.fromEntries(call.fields.flatMap((f) => (given[f] === undefined ? [] : [[f, given[f]]])))
  const reason = typeof given['reason'] === 'string' ? given['reason'] : null
  const onUser = await insertAudit(ctx.db, { operator_seq: operator.seq, call: call.name, subject, reason })
  if (onUser !== null) await watchLooks(ctx, operator.seq)
}
