import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { useSyncExternalStore } from 'react'
import { useGo } from '../../kernel/links.ts'
import { useLoginPrompt } from '../../kernel/login/login-prompt.tsx'
import { isLoggedIn, onSession } from '../../kernel/login/session.ts'
import { track } from '../../kernel/track.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatDay } from '../../lang/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { inviteWords as w } from './invite-words.ts'

/** The user's own invite code, its link, and how many joined with it. */
export default function InvitePage() {
  const go = useGo()
  const askLogin = useLoginPrompt()
  const loggedIn = useSyncExternalStore(onSession, isLoggedIn)
  return (
    <Page title={w.title} heading onBack={() => go('mypage')}>
      <p className="text-body text-ink-2">{w.text}</p>
      {loggedIn ? (
        <Mine />
      ) : (
        <div className="mt-8">
          <p className="mb-3 text-body">{w.loginText}</p>
          <Button size="large" wide onClick={() => askLogin(go.href('subscribeInvite'))}>
            {w.login}
          </Button>
        </div>
      )}
    </Page>
  )
}

function Mine() {
  const go = useGo()
  const code = useCall('userInviteCode', {})
  const invite = useCall('userInvite', {})
  if (code.state === 'failed')
    return (
      <ErrorState title={w.failed} onRetry={code.again}>
        {code.error.message}
      </ErrorState>
    )
  if (code.state === 'loading')
    return (
      <div className="mt-8">
        <Skeleton lines={4} />
      </div>
    )
  const url = window.location.origin + go.href('subscribeInviteLanding', { code: code.data.code })
  const share = () =>
    void navigator.share({ text: w.shareText, url }).then(
      () => track('invite-shared'),
      () => undefined,
    )
  return (
    <>
      <dl className="mt-8 rounded-md bg-sunk px-5 py-6 text-center">
        <dt className="text-note text-ink-2">{w.code}</dt>
        <dd className="figures mt-1 text-title font-bold tracking-widest">{code.data.code}</dd>
        <dd className="figures mt-1 text-note text-ink-2">
          {w.until(formatDay(dayInSeoul(new Date(code.data.expires_at))))}
        </dd>
      </dl>
      <div className="mt-4 grid gap-2">
        {'share' in navigator && (
          <Button size="large" wide onClick={share}>
            {w.share}
          </Button>
        )}
        <CopyButton text={url} words={w.copyLink} />
      </div>
      {invite.state === 'ready' && (
        <div className="mt-8">
          <p className="figures text-body font-semibold">{w.invited(invite.data.invited)}</p>
          <p className="text-note text-ink-2">{w.invitedNote}</p>
          {invite.data.may_come_until !== null && (
            <div className="mt-2 -ml-5">
              <ButtonLink kind="quiet" to={go.href('subscribeInviteCode')}>
                {w.enter}
              </ButtonLink>
            </div>
          )}
        </div>
      )}
    </>
  )
}
