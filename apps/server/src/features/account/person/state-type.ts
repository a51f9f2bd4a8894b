import type { userTypeState } from '@jipsalpim/contract/areas/account/account.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { saveType } from '../queries.ts'
import { typeOf } from './read-type.ts'

export const stateType: Action<typeof userTypeState> = async (ctx, { type }, user) => {
  if (user.role === 'realtor') throw new Fail('notAllowed')
  await saveType(ctx.db, user.seq, type)
  return typeOf(ctx, user)
}
