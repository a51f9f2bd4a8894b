import { link } from '@jipsalpim/contract/routes.ts'
import { useState } from 'react'
import { useGo } from '../../kernel/links.ts'
import { startLogin, type Provider } from '../../kernel/login.ts'
import { takePlace } from '../../kernel/session.ts'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { accountWords as w } from './words.ts'

export default function LoginPage() {
  const go = useGo()
  const [busy, setBusy] = useState<Provider | null>(null)
  const enter = (provider: Provider) => {
    setBusy(provider)
    void startLogin(takePlace() ?? link('report'), provider).finally(() => setBusy(null))
  }
  return (
    <Page
      title={w.loginTitle}
      heading
      onBack={() => go('analyze')}
      bottom={
        <div className="grid gap-2">
          <Button size="large" wide loading={busy === 'kakao'} onClick={() => enter('kakao')}>
            {w.by.kakao}
          </Button>
          <Button size="large" wide kind="secondary" loading={busy === 'apple'} onClick={() => enter('apple')}>
            {w.by.apple}
          </Button>
        </div>
      }
    >
      <p className="text-body text-ink-2">{w.loginText}</p>
    </Page>
  )
}
