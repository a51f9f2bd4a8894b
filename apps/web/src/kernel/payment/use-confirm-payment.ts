import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { send } from '../client.ts'
import { keptMerchant } from '../merchant.ts'
import type { Confirm } from './confirm-calls.ts'

export type Refused = { error: string; message: string; data: unknown }
export type Confirmed<N extends Confirm> =
  | { at: 'no-order' }
  /** The gateway is being asked; `offline` is said while there is no line. */
  | { at: 'checking'; offline: string | null }
  | { at: 'paid'; data: Output<CallNamed<N>> }
  | { at: 'refused'; refused: Refused }

const ASK_AGAIN_MS = 3000

/** Where a gateway's window returns. The server asks the gateway until it knows; the address bar proves nothing. */
export function useConfirmPayment<N extends Confirm>(name: N): { merchant: string | null; now: Confirmed<N> } {
  const [query] = useSearchParams()
  const [now, setNow] = useState<Confirmed<N>>({ at: 'checking', offline: null })
  const merchant = query.get('merchant_uid') ?? keptMerchant()

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
      const reply = await send<Confirm>(name, said, crypto.randomUUID())
      if (gone) return
      // What was sent for is what came.
      if (reply.ok && reply.data.result === 'paid')
        return setNow({ at: 'paid', data: reply.data as Output<CallNamed<N>> })
      if (reply.ok || waits.has(reply.error)) {
        setNow({ at: 'checking', offline: !reply.ok && reply.error === 'offline' ? reply.message : null })
        timer = setTimeout(() => void ask(), ASK_AGAIN_MS)
        return
      }
      setNow({ at: 'refused', refused: reply })
    }
    void ask()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [merchant, query, name])

  return { merchant, now: merchant === null ? { at: 'no-order' } : now }
}

/** None of these says anything about the money: it may have been taken, so it is asked again. */
const waits = new Set<string>(['analysisInProgress', 'repeatInFlight', 'tryLater', 'tooMany', 'systemError', 'offline'])
const gatewayOf = (name: string | null): 'portone' | 'payple' | 'free' =>
  name === 'payple' || name === 'free' ? name : 'portone'
