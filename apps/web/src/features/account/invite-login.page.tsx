import { link } from '@jipsalpim/contract/routes.ts'
import { useEffect, useState } from 'react'
import { useGo } from '../../kernel/links.ts'
import { startLogin, type Provider } from '../../kernel/login.ts'
import { isLoggedIn } from '../../kernel/session.ts'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { inviteWords as w } from './invite-words.ts'
import { accountWords } from './words.ts'

/** A login that leads to the invite's code. */
export default function InviteLoginPage() {
  const go = useGo()
  const [busy, setBusy] = useState<Provider | null>(null)
  useEffect(() => {
    if (isLoggedIn()) go('subscribeInviteCode', undefined, { replace: true })
  }, [go])
  const enter = (provider: Provider) => {
    setBusy(provider)
    void startLogin(link('subscribeInviteCode'), provider).finally(() => setBusy(null))
  }
  return (
    <Page
      title={w.loginTitle}
      heading
      onBack={() => go('subscribeInviteLanding')}
      bottom={
        <div className="grid gap-2">
          <Button size="large" wide loading={busy === 'kakao'} onClick={() => enter('kakao')}>
            {accountWords.by.kakao}
          </Button>
          <Button size="large" wide kind="secondary" loading={busy === 'apple'} onClick={() => enter('apple')}>
            {accountWords.by.apple}
          </Button>
        </div>
      }
    >
      <p className="text-body text-ink-2">{w.takeText}</p>
    </Page>
  )
}
