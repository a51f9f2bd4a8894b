import { couponReasons, type CouponReason } from '@jipsalpim/contract/areas/coupon/coupon-words.ts'
import type { CallName } from '@jipsalpim/contract/call-table.ts'
import type { Reply } from '../../kernel/calls/client.ts'
import { couponWords as w } from './words.ts'

/** Why a coupon is not available or not usable, in the user's language; in Korean it is the server's own sentence. */
export const describeWhyNot = ({ reason, message }: { reason: CouponReason | null; message: string }): string =>
  (reason === null ? undefined : w.reasons[reason]) ?? message

/** Why a coupon was not issued; the server's own sentence if the reply has one for the reason. */
export function describeRefusal(reply: Extract<Reply<CallName>, { ok: false }>): string {
  if (reply.error === 'tooMany') return w.tooMany
  const { data } = reply
  if (typeof data !== 'object' || data === null || !('message' in data) || typeof data.message !== 'string')
    return reply.message
  const reason = 'reason' in data ? couponReasons.find((known) => known === data.reason) : undefined
  return describeWhyNot({ reason: reason ?? null, message: data.message })
}
