import { Fail, type User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { missingTerms } from './missing-terms.ts'

/** Nobody makes a contract by words that he has not seen. `data.terms`: the codes that are missing. */
export async function refuseUnagreed(ctx: Pick<Context, 'db'>, user: User): Promise<void> {
  const terms = await missingTerms(ctx, user.seq)
  if (terms.length > 0) throw new Fail('termsMissing', { terms })
}
