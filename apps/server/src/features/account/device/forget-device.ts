import type { Context } from '../../../kernel/context.ts'
import { deleteDevice } from './queries.ts'

/** Nothing is reached by this token any more; what was still to be pushed to it goes with it. */
export const forgetDevice = async (ctx: Pick<Context, 'db'>, tokenHash: Buffer): Promise<void> =>
  void (await deleteDevice(ctx.db, tokenHash))
