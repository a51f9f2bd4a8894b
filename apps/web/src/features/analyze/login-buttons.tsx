import { useState } from 'react'
import { startLogin, type Provider } from '../../kernel/login.ts'
import { Button } from '../../ui/button.tsx'
import { onTheWayWords } from './on-the-way-words.ts'

const w = onTheWayWords.login

/** The two ways to log in; both come back to `next`. */
export function LoginButtons({ next }: { next: string }) {
  const [busy, setBusy] = useState<Provider | null>(null)
  const enter = (provider: Provider) => {
    setBusy(provider)
    void startLogin(next, provider).finally(() => setBusy(null))
  }
  return (
    <div className="grid gap-2">
      <Button size="large" wide loading={busy === 'kakao'} onClick={() => enter('kakao')}>
        {w.kakao}
      </Button>
      <Button size="large" wide kind="secondary" loading={busy === 'apple'} onClick={() => enter('apple')}>
        {w.apple}
      </Button>
    </div>
  )
}
