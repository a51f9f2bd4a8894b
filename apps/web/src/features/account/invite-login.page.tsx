import { link } from '@jipsalpim/contract/routes.ts'
import { useEffect } from 'react'
import { useGo } from '../../kernel/links.ts'
import { LoginButtons } from '../../kernel/login/login-buttons.tsx'
import { isLoggedIn } from '../../kernel/login/session.ts'
import { Page } from '../../ui/layout/page.tsx'
import { inviteWords as w } from './invite-words.ts'

/** A login that leads to the page for the invite code. */
export default function InviteLoginPage() {
  const go = useGo()
  useEffect(() => {
    if (isLoggedIn()) go('subscribeInviteCode', undefined, { replace: true })
  }, [go])
  return (
    <Page
      title={w.loginTitle}
      heading
      onBack={() => go('subscribeInviteLanding')}
      bottom={<LoginButtons next={() => link('subscribeInviteCode')} />}
    >
      <p className="text-body text-ink-2">{w.takeText}</p>
    </Page>
  )
}
