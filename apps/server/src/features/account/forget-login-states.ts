import type { Context } from '../../main/context.ts'
import { deleteOldLoginStates } from './queries.ts'

/** A login that nobody came back from leaves nothing behind. */
export const forgetLoginStates = async (ctx: Context): Promise<void> => void (await deleteOldLoginStates(ctx.db))
