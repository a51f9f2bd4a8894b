import type { Context } from '../../main/context.ts'
import { touchSession } from './queries.ts'

/** A session lives on while it is used. */
export const noteSessionUse = async (ctx: Context, tokenHash: Buffer): Promise<void> => void (await touchSession(ctx.db, tokenHash))
