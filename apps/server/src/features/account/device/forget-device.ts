import type { Context } from '../../../kernel/context.ts'
import { deleteDevice } from './queries.ts'

/** Deletes the device with its pending pushes. */
export const forgetDevice = async (ctx: Pick<Context, 'db'>, tokenHash: Buffer): Promise<void> =>
  void (await deleteDevice(ctx.db, tokenHash))
