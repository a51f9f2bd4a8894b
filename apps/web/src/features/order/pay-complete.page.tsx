import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { send } from '../../kernel/client.ts'
import { resetFunnel } from '../../kernel/funnel/store.ts'
import { useGo } from '../../kernel/links.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { orderWords as w } from './words.ts'

const ASK_AGAIN_MS = 3000

/** Where the gateway's window returns. The server asks the gateway; the address bar proves nothing. */
export default function PayCompletePage() {
  const [query] = useSearchParams()
  const go = useGo()
  const [offline, setOffline] = useState<string | null>(null)
  const merchant = query.get('merchant_uid')

  useEffect(() => {
    if (merchant === null) return
    const failed = query.get('imp_success') === 'false' || query.get('success') === 'false'
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const ask = async () => {
      const said = {
        imp_uid: query.get('imp_uid'),
        merchant_uid: merchant,
        status: failed ? ('failed' as const) : ('paid' as const),
        pg_name: gatewayOf(query.get('pg_name')),
      }
      // A fresh key each time: the first answer may be 'still checking', and settling is once by itself.
      const reply = await send('orderComplete', said, crypto.randomUUID())
      if (gone) return
      if (reply.ok && reply.data.result === 'paid') {
        resetFunnel('order-report')
        return go('analyzeComplete', { merchant_uid: merchant }, { replace: true })
      }
      if (
        reply.ok ||
        reply.error === 'analysisInProgress' ||
        reply.error === 'repeatInFlight' ||
        reply.error === 'tryLater'
      ) {
        timer = setTimeout(() => void ask(), ASK_AGAIN_MS)
        return
      }
      if (reply.error === 'offline') {
        setOffline(reply.message)
        timer = setTimeout(() => void ask(), ASK_AGAIN_MS)
        return
      }
      go('analyzeError', { merchant_uid: merchant, reason: reply.error }, { replace: true })
    }
    void ask()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [merchant, query, go])

  if (merchant === null)
    return (
      <Page>
        <ErrorState title={w.errorTitle} heading="h1" onRetry={() => go('report')} retry={w.toReports}>
          {w.noOrderInUrl}
        </ErrorState>
      </Page>
    )
  return (
    <Page>
      <div role="status" className="flex flex-1 flex-col items-center justify-center gap-4 py-24 text-center">
        <Spinner size={32} />
        <h1 className="text-title font-bold">{w.checkingTitle}</h1>
        <p className="text-body text-ink-2">{offline ?? w.checkingText}</p>
      </div>
    </Page>
  )
}

const gatewayOf = (name: string | null): 'portone' | 'payple' | 'free' =>
  name === 'payple' || name === 'free' ? name : 'portone'
