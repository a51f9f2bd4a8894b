import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { inviteOfLink, saveInviteOfLink } from './invite-of-link.ts'
import { useGo } from '../../kernel/links.ts'
import { isLoggedIn } from '../../kernel/login/session.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { inviteWords as w } from './invite-words.ts'

/**
 * The landing page of a friend's invite link: what this is, and the two ways on. The code is kept until after the
 * login.
 */
export default function InviteLandingPage() {
  const [query, setQuery] = useSearchParams()
  const [code] = useState(() => query.get('code') ?? inviteOfLink())
  const go = useGo()
  useEffect(() => {
    if (code) saveInviteOfLink(code)
    if (query.has('code')) setQuery({}, { replace: true })
  }, [code, query, setQuery])
  return (
    <Page
      title={w.landingTitle}
      heading
      bottom={
        <div className="grid gap-2">
          <ButtonLink size="large" wide to={go.href(isLoggedIn() ? 'subscribeInviteCode' : 'subscribeInviteLogin')}>
            {w.landingTake}
          </ButtonLink>
          <ButtonLink size="large" wide kind="secondary" to={`${go.href('analyze')}#check`}>
            {w.landingCheck}
          </ButtonLink>
        </div>
      }
    >
      <p className="text-body text-ink-2">{w.landingText}</p>
      <p className="figures mt-6 rounded-md bg-sunk px-4 py-4 text-body font-semibold">
        {code ? w.landingCode(code.slice(0, 40)) : w.landingNone}
      </p>
    </Page>
  )
}
