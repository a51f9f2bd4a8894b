import type { LoginProfile } from '@jipsalpim/providers/login/port.ts'
import { Fail } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { insertEvent } from '../queries.ts'
import { grantOf } from './grant.ts'
import { insertLogin, loginsOf, personBehind } from './queries.ts'

/**
 * Links another login to the account of a logged-in user, who has proved both. A login of another account stays there.
 */
export const linkLogin = (ctx: Context, userSeq: number, profile: LoginProfile): Promise<void> =>
  ctx.tx(async (tx) => {
    const known = await personBehind(tx.db, profile)
    if (known?.user_seq === userSeq) return
    if (known) throw new Fail('loginTaken', { why: 'other-person' })
    if ((await loginsOf(tx.db, userSeq)).some((l) => l.provider === profile.provider))
      throw new Fail('loginTaken', { why: 'other-account' })
    await insertLogin(tx.db, userSeq, profile, grantOf(tx, profile))
    await insertEvent(tx.db, userSeq, 'login-linked', { provider: profile.provider })
  })
