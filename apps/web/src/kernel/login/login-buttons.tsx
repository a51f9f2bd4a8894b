import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { KakaoSymbol } from '../../ui/kakao-symbol.tsx'
import { startLogin, type Provider } from './login.ts'
import { kernelWords as w } from '../words.ts'

/** The two ways to log in; both return to the result of `next` when one is pressed. */
export function LoginButtons({ next }: { next: () => string }) {
  const [busy, setBusy] = useState<Provider | null>(null)
  const enter = (provider: Provider) => {
    setBusy(provider)
    void startLogin(next(), provider).finally(() => setBusy(null))
  }
  return (
    <div className="grid gap-2">
      <Button kind="kakao" size="large" wide loading={busy === 'kakao'} onClick={() => enter('kakao')}>
        <KakaoSymbol />
        {w.loginBy.kakao}
      </Button>
      <Button size="large" wide kind="secondary" loading={busy === 'apple'} onClick={() => enter('apple')}>
        {w.loginBy.apple}
      </Button>
    </div>
  )
}
