import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useSyncExternalStore } from 'react'
import { CloseFunnel } from '../../../kernel/funnel/close-funnel.tsx'
import { funnelWords } from '../../../kernel/funnel/words.ts'
import { useGo } from '../../../kernel/links.ts'
import { LoginButtons } from '../../../kernel/login/login-buttons.tsx'
import { isLoggedIn, onSession } from '../../../kernel/login/session.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { describeWhyNot } from '../../../shared/coupon/describe-refusal.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { JoinStepProps } from '../join.funnel.tsx'
import { leftText } from './free-part.tsx'
import { freeWords as w } from './free-words.ts'

type Standing = Output<CallNamed<'campaignStatus'>>['campaigns'][number]
const mayHave = (one: Standing): boolean => one.state === 'can' || one.state === 'has'

/**
 * Whether this user is eligible for the free month, before any other question: the places left, or the reason if not.
 */
export function FreeLoginStep({ answers, answer, title, next, back }: JoinStepProps) {
  const go = useGo()
  const loggedIn = useSyncExternalStore(onSession, isLoggedIn)
  const slug = answers.free ?? ''
  const list = useCall('campaignList', { campaign: slug })
  const standing = useCall('campaignStatus', loggedIn ? { campaign: slug } : null)
  const campaign = list.data?.campaigns[0]
  const one = standing.data?.campaigns[0]
  const isRealtor = standing.error?.error === 'realtorNoCoupon'
  const failed = [list, standing].find((c) => c.state === 'failed' && !(c === standing && isRealtor))
  const ready = loggedIn && one !== undefined && mayHave(one)
  const pay = () => {
    answer({ free: null })
    go(answers.type === '모름' ? 'subscribeAmount' : 'subscribeDate')
  }
  return (
    <Page
      title={title}
      heading
      onBack={back}
      action={<CloseFunnel />}
      bottom={
        !loggedIn ? (
          <LoginButtons next={() => go.href('subscribeFreelogin')} />
        ) : ready ? (
          <Button size="large" wide onClick={next}>
            {funnelWords.next}
          </Button>
        ) : failed || (!one && !isRealtor && standing.state === 'loading') ? undefined : (
          <Button size="large" wide onClick={pay}>
            {w.pay}
          </Button>
        )
      }
    >
      {failed?.error ? (
        <ErrorState title={w.failed} onRetry={failed.again}>
          {failed.error.message}
        </ErrorState>
      ) : list.state === 'loading' || (loggedIn && standing.state === 'loading') ? (
        <Skeleton lines={4} />
      ) : (
        <div className="grid gap-4">
          {campaign && <p className="figures text-body">{leftText(campaign)}</p>}
          {!loggedIn ? (
            <p className="text-body text-ink-2">{w.logIn}</p>
          ) : ready ? (
            <Banner title={one.state === 'has' ? w.has : w.can}>{w.terms}</Banner>
          ) : (
            <Banner kind="caution" title={w.cannot}>
              {isRealtor ? w.realtor : one ? whyNot(one) : w.over}
            </Banner>
          )}
        </div>
      )}
    </Page>
  )
}

const whyNot = (one: Standing): string =>
  one.state === 'used' ? w.used : one.state === 'expired' ? w.expired : describeWhyNot(one)
