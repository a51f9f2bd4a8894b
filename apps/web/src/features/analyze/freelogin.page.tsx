import { Navigate } from 'react-router'
import { useBack, useGo } from '../../kernel/links.ts'
import { LoginButtons } from '../../kernel/login/login-buttons.tsx'
import { isLoggedIn } from '../../kernel/login/session.ts'
import { Page } from '../../ui/layout/page.tsx'
import { freeWords as w } from './free/free-words.ts'

/** The login on the way to a free report. A coupon of the link is kept in this tab until the user is back. */
export default function FreeloginPage() {
  const go = useGo()
  const back = useBack('analyzeFreebase')
  if (isLoggedIn()) return <Navigate to={go.href('analyzeFree')} replace />
  return (
    <Page title={w.loginTitle} heading onBack={back} bottom={<LoginButtons next={() => go.href('analyzeFree')} />}>
      <p className="text-body text-ink-2">{w.loginText}</p>
    </Page>
  )
}
