import { link } from '@jipsalpim/contract/routes.ts'
import { useState } from 'react'
import { useGo } from '../../kernel/links.ts'
import { startLogin } from '../../kernel/login-prompt.tsx'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { accountWords as w } from './words.ts'

export default function LoginPage() {
  const go = useGo()
  const [busy, setBusy] = useState(false)
  return (
    <Page
      title={w.loginTitle}
      heading
      onBack={() => go('analyze')}
      bottom={
        <Button
          size="large"
          wide
          loading={busy}
          onClick={() => (setBusy(true), void startLogin(link('report')).finally(() => setBusy(false)))}
        >
          {w.kakao}
        </Button>
      }
    >
      <p className="text-body text-ink-2">{w.loginText}</p>
    </Page>
  )
}
