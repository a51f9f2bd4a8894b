import { useCall } from '../../../kernel/calls/use-call.ts'
import { bestCoupon, type OwnCoupon } from '../../../shared/coupon/best-coupon.ts'
import type { JoinCoupon } from '../join.funnel.tsx'

/**
 * The user's coupons for a month of this home's watch. `best`: the one with the largest discount, applied until they
 * choose.
 */
export function useOwnCoupons(addressKey: string | null) {
  const at = { service_type: 'subscribe' as const, ...(addressKey === null ? {} : { address_key: addressKey }) }
  const list = useCall('couponAvailable', at)
  const best = list.state === 'ready' ? bestCoupon(list.data.coupons) : null
  return { at, list, best: best && joinCoupon(best) }
}

export const joinCoupon = ({ coupon, discount }: OwnCoupon): JoinCoupon => ({
  seq: coupon.coupon_seq,
  token: null,
  won: discount,
  name: coupon.eventName,
})
