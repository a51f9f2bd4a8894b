import type { AssessInput } from '../assessment.ts'
import type { ResolvedRegister } from '../register/model.ts'
import { resolveOwners } from '../register/owners.ts'
import { purposeKind } from '../register/vocabulary.ts'
import type { Day } from '../values/day.ts'
import { valueOf } from '../values/known.ts'
import { sameName } from './names.ts'

/**
 * How a lease relates to a trust (신탁) on the register.
 * - 'earlier': it was opposable before the trust was registered, so the trustee took it over (주임법 3조 4항, 대법원
 * 2000다70460).
 * - 'trustee-lets': the trustee itself is the landlord.
 * - 'consented', 'refused': the consent of the trustee (수탁자의 동의서) was shown, or was requested and not shown.
 * - 'untold': unknown whether the trustee consented.
 */
export type TrustLease = 'earlier' | 'trustee-lets' | 'consented' | 'refused' | 'untold'

type Read = {
  register: ResolvedRegister
  input: Pick<AssessInput, 'lease' | 'deal'>
  opposableFrom: Day
  moveInTold: boolean
}

/** Null without a trust. */
export function trustLeaseOf(f: Read): TrustLease | null {
  if (f.register.trustee === null) return null
  if (isEarlier(f)) return 'earlier'
  if (lessorIsTrustee(f)) return 'trustee-lets'
  const consent = f.input.deal?.trustConsent === undefined ? null : valueOf(f.input.deal.trustConsent)
  return consent === null ? 'untold' : consent ? 'consented' : 'refused'
}

/**
 * Whether the lease binds the trustee, as far as known. 'untold' does not: without the consent the lease has no effect.
 */
export const bindsTrustee = (lease: TrustLease | null): boolean => lease !== 'refused' && lease !== 'untold'

export const lessorIsTrustee = ({ register: { trustee }, input }: Pick<Read, 'register' | 'input'>): boolean =>
  trustee !== null && sameName(valueOf(input.lease.landlordName) ?? '', trustee.name)

/** The settlors of the trust (위탁자): the names of the owners just before it; empty if unknown. */
export function settlorsOf({ register }: Pick<Read, 'register'>): string[] {
  const at = register.entries.findIndex((e) => isTrust(e))
  const owners = at < 0 ? null : valueOf(resolveOwners(register.entries.slice(0, at)))
  return (owners ?? []).map((o) => o.party.name)
}

const isTrust = (e: ResolvedRegister['entries'][number]): boolean =>
  e.section === '갑구' && !e.cancelled && purposeKind(e) === '신탁'

/** An assumed move-in day proves nothing, and neither does a trust without a readable day. */
function isEarlier({ register, opposableFrom, moveInTold }: Read): boolean {
  if (!moveInTold) return false
  const days = register.entries.filter(isTrust).map((e) => e.receivedAt)
  return days.length > 0 && days.every((day) => day !== null && opposableFrom <= day)
}
