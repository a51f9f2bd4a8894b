import type { CallName } from '@jipsalpim/contract/call-table.ts'
import type { CallRow } from '@jipsalpim/contract/row.ts'
import type { Role } from './principals.ts'

/**
 * The owner of the object that the call names: the caller, another user, or none because it is missing; 'none' where
 * the call names no object.
 */
export const relations = ['none', 'own', 'other', 'missing'] as const
export type Relation = (typeof relations)[number]

/**
 * The required result. 'in': the call's action (or its own input validation) answers. 'found' and 'unseen': the same,
 * and the object is there for the caller, or is not, without revealing whether it exists.
 */
export type Outcome =
  | 'log in first'
  | 'not allowed'
  | 'second factor'
  | 'withdrawing'
  | 'no coupons'
  | 'in'
  | 'found'
  | 'unseen'

/** A second copy of the server's own list: a call that is added to either one has to be reviewed. */
const whileWithdrawing: ReadonlySet<string> = new Set<CallName>([
  'withdrawalRead',
  'withdrawalUndo',
  'withdrawalComment',
  'authToken',
  'userInfo',
  'userAgreement',
  'personalData',
  'logout',
])

/** Derived only from the contract's row, except for coupons, which no realtor may have. */
export function expected(name: string, row: CallRow, role: Role, relation: Relation, noRealtor = false): Outcome {
  const refused = refusal(name, row, role)
  if (refused) return refused
  if (relation === 'none') return 'in'
  if (role === 'realtor' && noRealtor) return 'no coupons'
  if (relation === 'missing') return 'unseen'
  // Every operator may see users' objects.
  return relation === 'own' || row.access === 'operator' ? 'found' : 'unseen'
}

function refusal(name: string, { access, beforeFactor }: CallRow, role: Role): Outcome | null {
  const person = ['person', 'withdrawing', 'realtor', 'operator before factor', 'operator'].includes(role)
  if (access === 'open') return null
  if (access === 'guest') return role === 'guest' ? null : 'log in first'
  if (!person) return 'log in first'
  if (role === 'withdrawing' && !whileWithdrawing.has(name)) return 'withdrawing'
  if (access === 'user') return null
  if (access === 'realtor') return role === 'realtor' ? null : 'not allowed'
  if (!role.startsWith('operator')) return 'not allowed'
  return role === 'operator before factor' && !beforeFactor ? 'second factor' : null
}
