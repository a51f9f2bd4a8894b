import { couponReasonWords, type CouponReason } from '@jipsalpim/contract/areas/coupon/coupon-words.ts'
import { Fail, type User } from '../../kernel/serve.ts'
import type { PersonKeys } from '../account/person-keys.ts'
import type { CampaignRow } from './queries.ts'

/** What a campaign may ask of a person. */
export type Member = { role: User['role']; partners: readonly string[]; days: number }

/** Why a person may not take a coupon of a campaign now; null when he may. */
export function whyNotTaken(g: CampaignRow, member: Member): CouponReason | null {
  if (!g.started) return 'not-started'
  if (g.over) return 'ended'
  if (g.roles !== null && !g.roles.includes(member.role)) return 'role'
  if (g.sources !== null && !g.sources.some((s) => member.partners.includes(s))) return 'source'
  if (g.new_days !== null && member.days >= g.new_days) return 'new-users'
  return g.full ? 'quota' : null
}

/**
 * A coupon that is one a person, for the asking or by a code that everybody may know, needs to know who that is: accounts are
 * made without end. A personal code is one coupon by itself.
 */
export const whyNotKnown = (
  g: CampaignRow,
  code_seq: number | null,
  { verified }: Pick<PersonKeys, 'verified'>,
): CouponReason | null => (g.one_per === 'person' && code_seq === null && !verified ? 'verify-first' : null)

/** Why a home is not where a coupon asks it to be. A home that is not known yet is not guessed. */
export function whyNotThere(regions: readonly string[] | null, dongCode: string | null): CouponReason | null {
  if (regions === null) return null
  if (dongCode === null) return 'region-unknown'
  return regions.some((r) => dongCode.startsWith(r)) ? null : 'region'
}

export const refuse = (reason: CouponReason): Fail =>
  reason === 'unknown' ? new Fail('couponUnknown') : new Fail('couponRefused', { reason, message: sayReason(reason) })
export const sayReason = (reason: CouponReason | null): string => (reason === null ? '' : couponReasonWords[reason])
