import { CampaignCard } from '../../shared/coupon/campaign-card.tsx'
import { frontier } from '../../kernel/funnel/path.ts'
import { answer, useAnswers } from '../../kernel/funnel/store.ts'
import { useBack, useGo } from '../../kernel/links.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { AmountStep } from './amount/amount-step.tsx'
import { freeWords as w } from './free/free-words.ts'
import { orderFunnel } from './order.funnel.tsx'
import { useFreeCoupon, type Free } from './free/use-free-coupon.ts'

/**
 * The free order: the coupon of the campaign or the link, then the contract if it is not entered yet, then the order at
 * 0 won.
 */
export default function FreePage() {
  const go = useGo()
  const back = useBack('analyzeFreebase')
  const answers = useAnswers(orderFunnel)
  const { free, take, taking, again } = useFreeCoupon()
  const { at } = frontier(orderFunnel, answers)
  if (free.is === 'has' && at === 'analyzeAmount')
    return <AmountStep answers={answers} answer={(some) => answer(orderFunnel, some)} back={back} />
  if (free.is === 'failed')
    return (
      <Page>
        <ErrorState title={w.failed} heading="h1" onRetry={again}>
          {free.message}
        </ErrorState>
      </Page>
    )
  return (
    <Page
      title={w.freeTitle}
      heading
      onBack={back}
      bottom={<Way free={free} taking={taking} onTake={() => void take()} onNext={() => go(at)} />}
    >
      <Standing free={free} />
    </Page>
  )
}

function Way({
  free,
  taking,
  onTake,
  onNext,
}: {
  free: Free
  taking: boolean
  onTake: () => void
  onNext: () => void
}) {
  const go = useGo()
  if (free.is === 'loading' || free.is === 'failed') return null
  if (free.is === 'has')
    return (
      <Button size="large" wide onClick={onNext}>
        {w.next}
      </Button>
    )
  if (free.is === 'part')
    return (
      <Button size="large" wide onClick={() => go('couponCheck')}>
        {w.seePart}
      </Button>
    )
  if (free.is === 'used')
    return (
      <Button size="large" wide onClick={() => go('report')}>
        {w.toReports}
      </Button>
    )
  if (free.is === 'can')
    return free.campaign.way === 'ask' ? (
      <Button size="large" wide loading={taking} onClick={onTake}>
        {w.take}
      </Button>
    ) : (
      <Button size="large" wide onClick={() => go('couponCheckB')}>
        {w.typeCode}
      </Button>
    )
  return (
    <Button size="large" wide kind="secondary" onClick={onNext}>
      {w.paid}
    </Button>
  )
}

function Standing({ free }: { free: Free }) {
  switch (free.is) {
    case 'loading':
    case 'failed':
      return <Skeleton lines={5} />
    case 'can':
      return (
        <>
          <CampaignCard campaign={free.campaign} />
          {free.campaign.way !== 'ask' && <p className="mt-4 text-body text-ink-2">{w.needsCode}</p>}
        </>
      )
    case 'has':
      return <EmptyState title={w.hasTitle}>{w.hasText}</EmptyState>
    case 'part':
      return <EmptyState title={w.partTitle}>{w.partText}</EmptyState>
    case 'used':
      return <EmptyState title={w.usedTitle}>{w.usedText}</EmptyState>
    case 'none':
      return <EmptyState title={w.noneTitle}>{w.noneText}</EmptyState>
    case 'realtor':
    case 'cannot':
      return <EmptyState title={w.cannotTitle}>{free.message}</EmptyState>
  }
}
