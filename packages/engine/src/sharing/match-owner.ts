import type { Assessment } from '../assessment.ts'
import { coreOfName } from './mask-name.ts'

const squeeze = (name: string) => name.normalize('NFC').replaceAll(/\s/g, '').toUpperCase()
/** The words for a legal form are only in the names of companies. */
const isCompany = (name: string) => coreOfName(name) !== name.replaceAll(/\s/g, '')

/**
 * Whether a person of this name is among the owners on the register. 'unknown' for a company: its representative's name
 * is not on the register.
 */
export function matchOwner(name: string, owners: Assessment['register']['owners']): 'matches' | 'differs' | 'unknown' {
  if ('unknown' in owners) return 'unknown'
  const names = owners.value.map((owner) => owner.name)
  if (names.some((one) => squeeze(one) === squeeze(name))) return 'matches'
  return names.length === 0 || names.some(isCompany) ? 'unknown' : 'differs'
}
