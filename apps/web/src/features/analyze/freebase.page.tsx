import { useSearchParams } from 'react-router'
import { CampaignCard } from '../../shared/coupon/campaign-card.tsx'
import { useBack, useGo } from '../../kernel/links.ts'
import { isLoggedIn } from '../../kernel/login/session.ts'
import { passPartner } from '../../shared/campaign/pass-partner.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { freeCampaign, saveValidCampaign, validCampaign, whyClosed } from './free/free-campaign.ts'
import { freeWords as w } from './free/free-words.ts'

/** What a free campaign gives and requires, before the login. */
export default function FreebasePage() {
  const [query] = useSearchParams()
  const go = useGo()
  const back = useBack('analyze')
  const named = query.get('campaign') ?? validCampaign()
  const list = useCall('campaignList', {})
  const campaign = list.state === 'ready' ? freeCampaign(list.data.campaigns, { named, member: passPartner() }) : null
  const why = campaign && whyClosed(campaign, passPartner())
  const open = campaign !== null && why === null
  const begin = () => {
    if (campaign) saveValidCampaign(campaign.slug)
    go(isLoggedIn() ? 'analyzeFree' : 'analyzeFreelogin')
  }
  return (
    <Page
      title={w.baseTitle}
      heading
      onBack={back}
      bottom={
        open ? (
          <Button size="large" wide onClick={begin}>
            {w.begin}
          </Button>
        ) : list.state === 'loading' ? undefined : (
          <Button size="large" wide kind="secondary" onClick={() => go('analyzeType')}>
            {w.paid}
          </Button>
        )
      }
    >
      <p className="mb-6 text-body text-ink-2">{w.baseText}</p>
      {list.state === 'loading' && <Skeleton lines={5} />}
      {list.state === 'failed' && (
        <ErrorState title={w.failed} onRetry={list.again}>
          {list.error.message}
        </ErrorState>
      )}
      {list.state === 'ready' && !campaign && <EmptyState title={w.noneTitle}>{w.noneText}</EmptyState>}
      {campaign && (
        <>
          <CampaignCard campaign={campaign} />
          {why && (
            <div className="mt-4">
              <Banner kind="caution">{w.closed[why]}</Banner>
            </div>
          )}
        </>
      )}
    </Page>
  )
}
