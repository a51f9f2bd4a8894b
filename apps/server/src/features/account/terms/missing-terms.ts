import type { Context } from '../../../main/context.ts'
import { termsFor } from './queries.ts'

/** The required terms whose words in force this person has not agreed to. */
export const missingTerms = async (ctx: Pick<Context, 'db'>, userSeq: number): Promise<string[]> =>
  (await termsFor(ctx.db, userSeq)).filter((t) => t.required && t.agreed_at === null).map((t) => t.code)
