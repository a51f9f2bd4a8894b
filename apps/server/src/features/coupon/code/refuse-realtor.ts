import { Fail, type User } from '../../../kernel/serve.ts'

/** The specification's 2512. */
export function refuseRealtor(user: Pick<User, 'role'>): void {
  if (user.role === 'realtor') throw new Fail('realtorNoCoupon')
}
