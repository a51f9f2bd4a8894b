import type { Context } from '../../../kernel/context.ts'
import { grantPlace } from '../login/grant.ts'
import { loginsOf } from '../login/queries.ts'

const PATIENCE = 5

/**
 * Notifies Kakao and Apple that the user has left; a repeat is harmless. A provider that does not answer is called
 * again, but does not delay the deletion here.
 */
export async function leaveProviders(ctx: Context, userSeq: number, run: number): Promise<number> {
  let left = 0
  for (const login of await loginsOf(ctx.db, userSeq)) {
    const grant = login.grant_sealed && ctx.seal.open(grantPlace(login), login.grant_sealed).reveal()
    const answer = await ctx.login[login.provider].unlink({ subject: login.subject, grant })
    if (answer.ok) left += 1
    else if (run < PATIENCE) throw new Error(`${login.provider} was not told: ${answer.kind}`)
    else ctx.log.error({ provider: login.provider, kind: answer.kind }, 'withdrawal: a login provider was not notified')
  }
  return left
}
