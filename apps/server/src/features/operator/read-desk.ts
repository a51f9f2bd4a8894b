import type { operatorDesk } from '@jipsalpim/contract/areas/operator/desk.ts'
import type { Action } from '../../kernel/serve.ts'
import { factorOf } from './queries.ts'

/** Where an operator stands before the desk: to be enrolled, to show the code, or at work. */
export const readDesk: Action<typeof operatorDesk> = async (ctx, _, operator) => {
  const entered = operator.session.secondFactorAt !== null
  if (operator.persona) return { factor: 'enrolled', entered }
  const factor = await factorOf(ctx.db, operator.seq)
  return { factor: !factor ? 'none' : factor.confirmed_at ? 'enrolled' : 'begun', entered }
}
