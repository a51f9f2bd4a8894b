import { Fail, type User } from '../../../kernel/serve.ts'

/** Error 2512 of the specification. */
export function refuseRealtor(user: Pick<User, 'role'>): void {
  if (user.role === 'realtor') throw new Fail('realtorNoCoupon')
}
