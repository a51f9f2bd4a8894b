import { CodeEntry } from '../../shared/coupon/code-entry.tsx'
import { CouponCard } from '../../shared/coupon/coupon-card.tsx'
import { describeRefusal } from '../../shared/coupon/describe-refusal.ts'
import { couponOfLink, dropCouponOfLink } from '../../shared/coupon/chosen-coupon.ts'
import { useBack, useGo } from '../../kernel/links.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { RealtorNote } from './realtor-note.tsx'
import { Welcome } from './welcome.tsx'
import { couponPageWords as w } from './words.ts'

/** The user's coupons, and a field for a code got on paper or by word of mouth. My page links here. */
export default function CheckBPage() {
  const go = useGo()
  const back = useBack('mypage')
  const list = useCall('couponMine', {})
  const take = useAction('couponTake')
  const onCode = async (code: string) => {
    const reply = await take.run({ code })
    if (!reply.ok) return describeRefusal(reply)
    dropCouponOfLink()
    const { coupon, fresh } = reply.data
    go('couponCheckC', { seq: coupon.coupon_seq, ...(fresh ? { fresh: 1 } : {}) })
    return null
  }
  if (list.state === 'failed' && list.error.error === 'realtorNoCoupon') return <RealtorNote />
  return (
    <Page title={w.boxTitle} heading onBack={back}>
      <Welcome />
      <section aria-labelledby="enter">
        <h2 id="enter" className="mb-3 text-body font-semibold">
          {w.enterTitle}
        </h2>
        <CodeEntry onCode={onCode} begin={couponOfLink() ?? ''} button={w.enterButton} />
      </section>
      <div className="mt-10">
        {list.state === 'loading' && <Skeleton lines={4} />}
        {list.state === 'failed' && (
          <ErrorState title={w.listFailed} onRetry={list.again}>
            {list.error.message}
          </ErrorState>
        )}
        {list.state === 'ready' && <Coupons coupons={list.data.coupons} />}
      </div>
    </Page>
  )
}

type Mine = Parameters<typeof CouponCard>[0]['coupon']

function Coupons({ coupons }: { coupons: readonly Mine[] }) {
  if (coupons.length === 0) return <EmptyState title={w.none}>{w.noneText}</EmptyState>
  const isPast = (c: Mine) => c.state === 'used' || c.state === 'expired'
  const parts = [
    { id: 'now', title: w.listTitle, list: coupons.filter((c) => !isPast(c)) },
    { id: 'past', title: w.pastTitle, list: coupons.filter(isPast) },
  ].filter((p) => p.list.length > 0)
  return parts.map(({ id, title, list }) => (
    <section key={id} aria-labelledby={id} className="mb-8">
      <h2 id={id} className="mb-3 text-body font-semibold">
        {title}
      </h2>
      <ul className="grid gap-3">
        {list.map((c) => (
          <li key={c.coupon_seq}>
            <CouponCard coupon={c} act={isPast(c) ? undefined : <Details coupon={c} />} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Details({ coupon }: { coupon: Mine }) {
  const go = useGo()
  return (
    <ButtonLink
      to={go.href('couponCheckC', { seq: coupon.coupon_seq })}
      kind="secondary"
      label={w.open(coupon.eventName)}
    >
      {w.details}
    </ButtonLink>
  )
}
