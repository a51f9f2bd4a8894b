import type { AdConsents } from '@jipsalpim/engine/law/advertising.ts'
import type { Context } from '../../../kernel/context.ts'
import { termsFor } from './queries.ts'

/** Whether this user agrees now to the terms in force about advertising, and about advertising at night. */
export async function readAdConsents(ctx: Pick<Context, 'db'>, userSeq: number): Promise<AdConsents> {
  const terms = await termsFor(ctx.db, userSeq)
  const hasAgreed = (code: string) => terms.some((t) => t.code === code && t.agreed_at !== null)
  return { marketing: hasAgreed('marketing'), night: hasAgreed('night') }
}
