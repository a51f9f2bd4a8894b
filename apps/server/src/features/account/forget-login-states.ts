import type { Context } from '../../main/context.ts'
import { deleteOldLoginStates } from './queries.ts'

/** A state that opened its login, or never did, is of no use after a day. */
export const forgetLoginStates = (ctx: Context): Promise<unknown> => deleteOldLoginStates(ctx.db)
