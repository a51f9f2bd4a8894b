import { couponReasonWords, type CouponReason } from '@jipsalpim/contract/coupon-words.ts'
import { Fail, type User } from '../../http/serve.ts'
import type { CampaignRow } from './queries.ts'

/** What a campaign may ask of a person. */
export type Member = { role: User['role']; source: string | null; days: number }

/** Why a person may not take a coupon of a campaign now; null when he may. */
export function whyNotTaken(g: CampaignRow, member: Member): CouponReason | null {
  if (!g.started) return 'not-started'
  if (g.over) return 'ended'
  if (g.roles !== null && !g.roles.includes(member.role)) return 'role'
  if (g.sources !== null && (member.source === null || !g.sources.includes(member.source))) return 'source'
  if (g.new_days !== null && member.days >= g.new_days) return 'new-users'
  return g.full ? 'quota' : null
}

/** Why a home is not where a coupon asks it to be. A home that is not known yet is not guessed. */
export function whyNotThere(regions: readonly string[] | null, dongCode: string | null): CouponReason | null {
  if (regions === null) return null
  if (dongCode === null) return 'region-unknown'
  return regions.some((r) => dongCode.startsWith(r)) ? null : 'region'
}

export const refuse = (reason: CouponReason): Fail =>
  reason === 'unknown' ? new Fail('couponUnknown') : new Fail('couponRefused', { reason, message: sayReason(reason) })
export const sayReason = (reason: CouponReason | null): string => (reason === null ? '' : couponReasonWords[reason])
