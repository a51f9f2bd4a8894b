import { formatDay } from '../../lang/format.ts'
import type { Coupon } from '@jipsalpim/contract/areas/coupon/coupon.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/display/badge.tsx'
import { CouponSlip } from '../../ui/display/coupon-slip.tsx'
import { describeDiscountKind, describeTerms } from './describe-coupon.ts'
import { couponWords as w } from './words.ts'

/** A coupon that the user has. */
export function CouponCard({ coupon: c, act, heading }: { coupon: Coupon; act?: ReactNode; heading?: 'h2' | 'h3' }) {
  const past = c.state === 'used' || c.state === 'expired'
  const used = c.used_at === null ? [] : [w.usedOn(formatDay(dayInSeoul(new Date(c.used_at))))]
  return (
    <CouponSlip
      gives={describeDiscountKind(c)}
      name={c.eventName}
      notes={past ? used : describeTerms(c, c.expires_at)}
      state={<Badge tone={c.state === 'open' ? 'good' : 'plain'}>{w.state[c.state]}</Badge>}
      past={past}
      {...(act === undefined ? {} : { act })}
      {...(heading === undefined ? {} : { heading })}
    />
  )
}
