import type { Context } from '../../kernel/context.ts'
import { deleteEndedGuests, deleteOldLoginStates } from './queries.ts'
import { deleteSpentTokens } from './session/queries.ts'

/** A login state is of no use after a day, whether it opened its login or not; a guest is gone at the end of the token; a session's
 * token once no session could still know it. */
export async function forgetSpentAccess(ctx: Context): Promise<void> {
  await deleteOldLoginStates(ctx.db)
  await deleteEndedGuests(ctx.db)
  await deleteSpentTokens(ctx.db)
}
