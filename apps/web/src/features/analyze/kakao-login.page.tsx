import { Navigate } from 'react-router'
import { useGo } from '../../kernel/links.ts'
import { isLoggedIn, popPlace } from '../../kernel/login/session.ts'
import { kernelWords } from '../../kernel/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { KakaoSymbol } from '../../ui/kakao-symbol.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { startLogin } from '../../kernel/login/login.ts'
import { useState } from 'react'
import { onTheWayWords as words } from './on-the-way-words.ts'

/** The bank partner's own entry: login with the messenger, and back to the partner's places. */
export default function KakaoLoginPage() {
  const go = useGo()
  const [busy, setBusy] = useState(false)
  if (isLoggedIn()) return <Navigate to={go.href('analyze')} replace />
  const enter = () => {
    setBusy(true)
    void startLogin(popPlace() ?? go.href('analyze')).finally(() => setBusy(false))
  }
  return (
    <Page
      title={words.login.partnerTitle}
      heading
      onBack={() => go('main')}
      bottom={
        <Button kind="kakao" size="large" wide loading={busy} onClick={enter}>
          <KakaoSymbol />
          {kernelWords.loginBy.kakao}
        </Button>
      }
    >
      <p className="text-body text-ink-2">{words.login.partnerText}</p>
    </Page>
  )
}
