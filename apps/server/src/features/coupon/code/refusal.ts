import { couponReasonWords, type CouponReason } from '@jipsalpim/contract/areas/coupon/coupon-words.ts'
import { Fail, type User } from '../../../kernel/serve.ts'
import type { PersonKeys } from '../../account/person/person-keys.ts'
import type { CampaignRow } from '../queries.ts'

/** The user's facts that campaigns have conditions on. */
export type Member = { role: User['role']; partners: readonly string[]; days: number }

/** Why a user may not take a coupon of a campaign now; null when they may. */
export function whyNotClaimable(g: CampaignRow, member: Member): CouponReason | null {
  if (!g.started) return 'not-started'
  if (g.over) return 'ended'
  if (g.roles !== null && !g.roles.includes(member.role)) return 'role'
  if (g.sources !== null && !g.sources.some((s) => member.partners.includes(s))) return 'source'
  if (g.new_days !== null && member.days >= g.new_days) return 'new-users'
  return g.full ? 'quota' : null
}

/**
 * A coupon limited to one per person, without a code or with a public one, requires a verified identity, because
 * anybody can create accounts. A personal code is one coupon by itself.
 */
export const whyNotVerified = (
  g: CampaignRow,
  code_seq: number | null,
  { verified }: Pick<PersonKeys, 'verified'>,
): CouponReason | null => (g.one_per === 'person' && code_seq === null && !verified ? 'verify-first' : null)

/** Why a home is outside a coupon's regions. An unknown home is not guessed. */
export function whyNotInRegion(regions: readonly string[] | null, dongCode: string | null): CouponReason | null {
  if (regions === null) return null
  if (dongCode === null) return 'region-unknown'
  return regions.some((r) => dongCode.startsWith(r)) ? null : 'region'
}

export const refuse = (reason: CouponReason): Fail =>
  reason === 'unknown'
    ? new Fail('couponUnknown')
    : new Fail('couponRefused', { reason, message: describeReason(reason) })
export const describeReason = (reason: CouponReason | null): string =>
  reason === null ? '' : couponReasonWords[reason]
