import { useEffect, useState } from 'react'
import { CampaignCard } from '../../shared/coupon/campaign-card.tsx'
import { useGo } from '../../kernel/links.ts'
import { isLoggedIn } from '../../kernel/login/session.ts'
import { reportSignup } from '../../shared/campaign/signup.ts'
import { passPartner } from '../../shared/campaign/pass-partner.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Steps } from '../../ui/states/steps.tsx'
import { freeCampaign, saveValidCampaign, whyClosed } from './free/free-campaign.ts'
import { freeWords as w } from './free/free-words.ts'

/** The bank partner's entry: is there a campaign for its members, is it open, is any of it left. */
export default function ValidCampaignPage() {
  const go = useGo()
  const list = useCall('campaignList', {})
  // The pass is dropped once the server has checked it; the result is kept for this visit.
  const [member] = useState(passPartner)
  const campaign = list.state === 'ready' ? freeCampaign(list.data.campaigns, { named: null, member }) : null
  const why = campaign && whyClosed(campaign, member)
  const checks = {
    source: member !== null && campaign?.sources?.includes(member) === true,
    open: campaign?.state === 'open' || campaign?.state === 'full',
    left: campaign?.state === 'open',
  }
  const valid = checks.source && checks.open && checks.left
  useEffect(() => {
    if (valid && campaign) saveValidCampaign(campaign.slug)
    void reportSignup()
  }, [valid, campaign])
  if (list.state === 'failed')
    return (
      <Page>
        <ErrorState title={w.failed} heading="h1" onRetry={list.again}>
          {list.error.message}
        </ErrorState>
      </Page>
    )
  const ready = list.state === 'ready'
  const step = (id: keyof typeof checks) => ({
    id,
    state: !ready ? ('now' as const) : checks[id] ? ('done' as const) : ('failed' as const),
    label: !ready || checks[id] ? w.steps[id] : w.stepsNo[id],
  })
  return (
    <Page
      title={w.validTitle}
      heading
      bottom={
        ready &&
        (valid ? (
          <Button size="large" wide onClick={() => go(isLoggedIn() ? 'analyzeFree' : 'analyzeFreelogin')}>
            {w.validYes}
          </Button>
        ) : (
          <Button size="large" wide kind="secondary" onClick={() => go('analyzeType')}>
            {w.paid}
          </Button>
        ))
      }
    >
      <p className="mb-6 text-body text-ink-2">{ready ? w.validOpen : w.validChecking}</p>
      <Steps label={w.validChecking} steps={[step('source'), step('open'), step('left')]} />
      {ready && !valid && (
        <div className="mt-6">
          <Banner kind="caution" title={w.validNo}>
            {why ? w.closed[why] : w.noneTitle}
          </Banner>
        </div>
      )}
      {campaign && (
        <div className="mt-8">
          <CampaignCard campaign={campaign} />
        </div>
      )}
    </Page>
  )
}
