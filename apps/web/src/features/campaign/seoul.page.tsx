import type { Campaign } from '@jipsalpim/contract/areas/campaign/calls.ts'
import { useSyncExternalStore } from 'react'
import { CampaignCard } from '../../shared/coupon/campaign-card.tsx'
import { useBack, useGo } from '../../kernel/links.ts'
import { isLoggedIn, onSession } from '../../kernel/login/session.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Mine } from './mine.tsx'
import { ClaimByCode } from './claim-by-code.tsx'
import { seoulWords as w } from './words.ts'

const SLUG = 'seoul'

/** The city's campaign: its conditions, a code, and the state of the user's own coupon. */
export default function SeoulPage() {
  const go = useGo()
  const back = useBack('main')
  const loggedIn = useSyncExternalStore(onSession, isLoggedIn)
  const list = useCall('campaignList', { campaign: SLUG })
  const campaign = list.state === 'ready' ? list.data.campaigns[0] : undefined
  return (
    <Page title={w.title} heading onBack={back}>
      <p className="mb-6 text-body text-ink-2">{w.text}</p>
      {list.state === 'loading' && <Skeleton lines={6} />}
      {list.state === 'failed' && (
        <ErrorState title={w.failed} onRetry={list.again}>
          {list.error.message}
        </ErrorState>
      )}
      {list.state === 'ready' && !campaign && (
        <EmptyState
          title={w.none}
          action={
            <Button kind="secondary" onClick={() => go('analyzeType')}>
              {w.order}
            </Button>
          }
        >
          {w.noneText}
        </EmptyState>
      )}
      {campaign && (
        <>
          <CampaignCard campaign={campaign} />
          <div className="mt-8">{loggedIn ? <Mine campaign={campaign} /> : <Entry campaign={campaign} />}</div>
        </>
      )}
    </Page>
  )
}

const Entry = ({ campaign }: { campaign: Campaign }) =>
  campaign.state === 'open' ? <ClaimByCode /> : <Banner kind="caution">{w.state[campaign.state]}</Banner>
