import type { userType } from '@jipsalpim/contract/account.ts'
import type { Action } from '../../http/serve.ts'
import { hasReports } from '../report/has-reports.ts'

/** A realtor by his role, a tenant by the reports that he asked for; of anybody else nothing is known. */
export const readType: Action<typeof userType> = async (ctx, _, user) => {
  if (user.role === 'realtor') return { type: 'realtor' }
  return { type: (await hasReports(ctx, user.seq)) ? 'tenant' : null }
}
