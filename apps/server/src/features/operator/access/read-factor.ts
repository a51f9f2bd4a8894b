import type { operatorDesk } from '@jipsalpim/contract/areas/operator/back-office.ts'
import type { Action } from '../../../kernel/serve.ts'
import { factorOf } from '../queries.ts'

/** An operator's state: has to enrol, has to enter a code, or has entered. */
export const readFactor: Action<typeof operatorDesk> = async (ctx, _, operator) => {
  const entered = operator.session.secondFactorAt !== null
  if (operator.persona) return { factor: 'enrolled', entered }
  const factor = await factorOf(ctx.db, operator.seq)
  return { factor: !factor ? 'none' : factor.confirmed_at ? 'enrolled' : 'begun', entered }
}
