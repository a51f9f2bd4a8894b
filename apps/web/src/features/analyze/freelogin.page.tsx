import { useState } from 'react'
import { Navigate } from 'react-router'
import { useBack, useGo } from '../../kernel/links.ts'
import { startLogin, type Provider } from '../../kernel/login.ts'
import { isLoggedIn } from '../../kernel/session.ts'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { freeWords as w } from './free-words.ts'

/** The login on the way to a free report. A coupon in the link waits in this tab until the person is back. */
export default function FreeloginPage() {
  const go = useGo()
  const back = useBack('analyzeFreebase')
  const [leaving, setLeaving] = useState<Provider | null>(null)
  if (isLoggedIn()) return <Navigate to={go.href('analyzeFree')} replace />
  const leave = (provider: Provider) => {
    setLeaving(provider)
    void startLogin(go.href('analyzeFree'), provider).finally(() => setLeaving(null))
  }
  return (
    <Page
      title={w.loginTitle}
      heading
      onBack={back}
      bottom={
        <>
          <Button size="large" wide loading={leaving === 'kakao'} onClick={() => leave('kakao')}>
            {w.kakao}
          </Button>
          <Button size="large" wide kind="secondary" loading={leaving === 'apple'} onClick={() => leave('apple')}>
            {w.apple}
          </Button>
        </>
      }
    >
      <p className="text-body text-ink-2">{w.loginText}</p>
    </Page>
  )
}
