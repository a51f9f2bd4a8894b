import { formatDay } from '../../lang/format.ts'
import type { Campaign } from '@jipsalpim/contract/areas/campaign/calls.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { CouponSlip } from '../../ui/display/coupon-slip.tsx'
import { NoticeBox } from '../../ui/states/notice-box.tsx'
import { SampleMark } from '../../ui/display/sample-mark.tsx'
import { lastDay, describeDiscountKind } from './describe-coupon.ts'
import { couponWords as w } from './words.ts'

/** What a campaign gives, until when and how much is left; the conditions are one tap away. */
export function CampaignCard({ campaign: c }: { campaign: Campaign }) {
  const notes = [
    w.between(formatDay(dayInSeoul(new Date(c.from))), lastDay(c.until)),
    ...(c.quota === null || c.left === null ? [] : [w.leftOf(c.quota, c.left)]),
    ...(c.regions === null ? [] : [w.regions(c.regions.join(', '))]),
    w.issuer(c.issuer),
  ]
  return (
    <div className="grid gap-4">
      <CouponSlip
        gives={describeDiscountKind({ ...c, applyType: c.product })}
        name={c.name}
        notes={notes}
        state={
          <span className="flex flex-wrap justify-end gap-1">
            {c.demo && <SampleMark />}
            <Badge tone={c.state === 'open' ? 'good' : 'plain'}>{w.campaignState[c.state]}</Badge>
          </span>
        }
        past={c.state === 'ended' || c.state === 'full'}
        heading="h2"
      />
      {c.notices.length > 0 && <NoticeBox title={w.noticeTitle} listTitle={w.mustKnow} items={c.notices} />}
    </div>
  )
}
