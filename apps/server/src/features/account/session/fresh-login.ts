import { Fail, type User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'

const MINUTES = 10

/** Actions that are hard to undo require a login in the last ten minutes: an unattended device is not enough. */
export function needFreshLogin(ctx: Pick<Context, 'now'>, { session }: User): void {
  const age = ctx.now().getTime() - session.authenticatedAt.getTime()
  if (age > MINUTES * 60_000) throw new Fail('logInAgain')
}
