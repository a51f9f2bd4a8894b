import type { operatorEnter } from '@jipsalpim/contract/areas/operator/back-office.ts'
import { matchTotp } from '../../../crypto/totp.ts'
import { returnTry, spendTry } from '../../../http/limits.ts'
import { Fail, type Action, type User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { passFactor } from '../../account/session/pass-factor.ts'
import { factorPlace } from './factor-place.ts'
import { factorOf, useStep } from '../queries.ts'

/** The code of the sandbox's operators; they do not exist in production. */
const PERSONAS_CODE = '000000'

/** The second factor, for this session only. A code counts once, also of two concurrent requests. */
export const enterBackOffice: Action<typeof operatorEnter> = async (ctx, { code }, operator) => {
  const spent = await spendTry(ctx, 'operator-factor', operator)
  if (!(await isRight(ctx, operator, code))) throw new Fail('secondFactorWrong')
  await passFactor(ctx, operator)
  await returnTry(ctx, spent)
  return { entered: true }
}

async function isRight(ctx: Context, operator: User, code: string): Promise<boolean> {
  if (operator.persona) return !ctx.settings.production && code === PERSONAS_CODE
  const factor = await factorOf(ctx.db, operator.seq)
  if (!factor) return false
  const secret = ctx.seal.open(factorPlace(operator.seq), factor.secret_sealed).reveal()
  const step = matchTotp(secret, code, ctx.now(), factor.last_step)
  return step !== null && (await useStep(ctx.db, operator.seq, step))
}
