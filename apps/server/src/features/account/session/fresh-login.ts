import { Fail, type User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'

const MINUTES = 10

/** What is hard to undo asks for a login of the last ten minutes: a device that was left open is not enough. */
export function needFreshLogin(ctx: Pick<Context, 'now'>, { session }: User): void {
  const age = ctx.now().getTime() - session.authenticatedAt.getTime()
  if (age > MINUTES * 60_000) throw new Fail('logInAgain')
}
