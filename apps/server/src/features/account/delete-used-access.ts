import type { Context } from '../../kernel/context.ts'
import { deleteEndedGuests, deleteOldLoginStates } from './queries.ts'
import { deleteSpentTokens } from './session/queries.ts'

/**
 * Deletes login states after a day, used or not; guests once their token has ended; tokens that no session can use any
 * more.
 */
export async function deleteUsedAccess(ctx: Context): Promise<void> {
  await deleteOldLoginStates(ctx.db)
  await deleteEndedGuests(ctx.db)
  await deleteSpentTokens(ctx.db)
}
