import type { Campaign } from '@jipsalpim/contract/areas/campaign/calls.ts'
import { CouponCard } from '../../shared/coupon/coupon-card.tsx'
import { describeWhyNot } from '../../shared/coupon/describe-refusal.ts'
import { chooseCoupon } from '../../shared/coupon/chosen-coupon.ts'
import { hasDraft } from '../../kernel/funnel/stored-drafts.ts'
import { useGo } from '../../kernel/links.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { ClaimByCode } from './claim-by-code.tsx'
import { seoulWords as w } from './words.ts'

/** What the campaign offers to the logged-in user. */
export function Mine({ campaign }: { campaign: Campaign }) {
  const go = useGo()
  const status = useCall('campaignStatus', { campaign: campaign.slug })
  const coupons = useCall('couponMine', {})
  if (status.state === 'loading') return <Skeleton lines={3} />
  if (status.state === 'failed')
    return status.error.error === 'realtorNoCoupon' ? (
      <Banner>{w.realtor}</Banner>
    ) : (
      <ErrorState title={w.statusFailed} onRetry={status.again}>
        {status.error.message}
      </ErrorState>
    )
  const mine = status.data.campaigns[0]
  if (!mine || mine.state === 'can') return <ClaimByCode />
  if (mine.state === 'cannot') return <Banner kind="caution">{describeWhyNot(mine)}</Banner>
  if (mine.state === 'expired') return <Banner kind="caution">{w.expired}</Banner>
  if (mine.state === 'used')
    return (
      <Banner
        title={w.used}
        action={
          <Button kind="quiet" onClick={() => go('report')}>
            {w.reports}
          </Button>
        }
      />
    )
  const coupon =
    coupons.state === 'ready' ? coupons.data.coupons.find((c) => c.coupon_seq === mine.coupon_seq) : undefined
  const use = () => {
    if (mine.coupon_seq !== null) chooseCoupon(mine.coupon_seq)
    go(hasDraft('order-report') ? 'analyzeAmount' : 'analyzeType')
  }
  return (
    <section aria-labelledby="mine">
      <h2 id="mine" className="mb-3 text-body font-semibold">
        {w.mine}
      </h2>
      {coupon ? (
        <CouponCard
          coupon={coupon}
          act={
            <Button wide onClick={use}>
              {w.use}
            </Button>
          }
        />
      ) : (
        <Skeleton lines={3} />
      )}
    </section>
  )
}
