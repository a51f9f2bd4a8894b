import { formatWon } from '../../lang/format.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { useSearchParams } from 'react-router'
import { CouponCard } from '../../shared/coupon/coupon-card.tsx'
import { describeWhyNot } from '../../shared/coupon/describe-refusal.ts'
import { couponWords } from '../../shared/coupon/words.ts'
import { chooseCoupon } from '../../shared/coupon/chosen-coupon.ts'
import { hasDraft } from '../../kernel/funnel/stored-drafts.ts'
import { useGo } from '../../kernel/links.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { RealtorNote } from './realtor-note.tsx'
import { couponPageWords as w } from './words.ts'

type Mine = Output<CallNamed<'couponMine'>>['coupons'][number]

/** One of the user's coupons: what it does to today's price, and the way to use it. */
export default function CheckCPage() {
  const [query] = useSearchParams()
  const go = useGo()
  const list = useCall('couponMine', {})
  if (list.state === 'loading')
    return (
      <Page title={w.resultTitleOld} heading>
        <Skeleton lines={5} />
      </Page>
    )
  if (list.state === 'failed')
    return list.error.error === 'realtorNoCoupon' ? (
      <RealtorNote />
    ) : (
      <Page>
        <ErrorState title={w.listFailed} heading="h1" onRetry={list.again}>
          {list.error.message}
        </ErrorState>
      </Page>
    )
  const coupon = list.data.coupons.find((c) => c.coupon_seq === Number(query.get('seq')))
  if (!coupon)
    return (
      <Page>
        <ErrorState title={w.missing} heading="h1" onRetry={() => go('couponCheckB')} retry={w.toBox}>
          {w.missingText}
        </ErrorState>
      </Page>
    )
  return <Result coupon={coupon} fresh={query.has('fresh')} />
}

function Result({ coupon, fresh }: { coupon: Mine; fresh: boolean }) {
  const go = useGo()
  const good = coupon.state === 'open' || coupon.state === 'held'
  const begun = coupon.applyType === 'report' && hasDraft('order-report')
  const use = () => {
    chooseCoupon(coupon.coupon_seq)
    if (coupon.applyType === 'subscribe') return go('subscribe')
    go(begun ? 'analyzeAmount' : 'analyzeType')
  }
  return (
    <Page
      title={fresh ? w.resultTitle : w.resultTitleOld}
      heading
      onBack={() => go('couponCheckB')}
      bottom={
        good ? (
          <Button size="large" wide onClick={use}>
            {begun ? w.carryOn : w.use}
          </Button>
        ) : (
          <Button size="large" wide kind="secondary" onClick={() => go('couponCheckB')}>
            {w.toBox}
          </Button>
        )
      }
    >
      <CouponCard coupon={coupon} heading="h2" />
      {coupon.merchant_uid !== null && coupon.state === 'used' && (
        <div className="mt-4">
          <Button kind="quiet" onClick={() => go('analyzeComplete', { merchant_uid: coupon.merchant_uid ?? '' })}>
            {w.usedAt}
          </Button>
        </div>
      )}
      {good && coupon.price !== null && <PriceWith coupon={coupon} />}
    </Page>
  )
}

/** Today's price before and after, as the server calculates it. */
function PriceWith({ coupon }: { coupon: Mine }) {
  const at = useCall('couponConfirm', { coupon_seq: coupon.coupon_seq, service_type: coupon.applyType })
  if (at.state === 'loading') return <Skeleton lines={3} />
  if (at.state === 'failed')
    return (
      <ErrorState title={w.checkFailed} onRetry={at.again}>
        {at.error.message}
      </ErrorState>
    )
  const { originalPrice, isValid, reason } = at.data
  // The region matters only once there is a home.
  const later = reason === 'region-unknown'
  const discount = later ? (coupon.price ?? 0) : at.data.discount
  const rows = [
    { label: w.before, value: formatWon(originalPrice), strong: false },
    { label: w.off, value: `−${formatWon(discount)}`, strong: false },
    { label: w.after, value: formatWon(originalPrice - discount), strong: true },
  ]
  return (
    <section aria-labelledby="price" className="mt-8">
      <h2 id="price" className="mb-2 text-body font-semibold">
        {w.priceTitle(couponWords.product[coupon.applyType])}
      </h2>
      {isValid || later ? (
        <dl>
          {rows.map((row) => (
            <div key={row.label} className="flex items-baseline justify-between border-b border-hairline py-3">
              <dt className="text-body text-ink-2">{row.label}</dt>
              <dd className={row.strong ? 'figures text-title font-bold' : 'figures text-body'}>{row.value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Banner kind="caution" title={w.notNow}>
          {describeWhyNot(at.data)}
        </Banner>
      )}
    </section>
  )
}
