import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { send } from '../../kernel/calls/client.ts'
import { savedMerchant } from './merchant.ts'
import { seenBy, type Confirm } from './confirm-calls.ts'
import { isAbandoned, isStillOpen, reasonOf, takenBy } from './refusal-facts.ts'
import { payWords } from './words.ts'

/** `aborted`: the user closed the window, and nothing was taken. */
export type Refused = { error: string; message: string; data: unknown; aborted: boolean }
export type Confirmed<N extends Confirm> =
  | { at: 'no-order' }
  /** The gateway is being asked; `offline` is the message while there is no connection. */
  | { at: 'checking'; offline: string | null }
  | { at: 'paid'; data: Output<CallNamed<N>> }
  | { at: 'refused'; refused: Refused }

const ASK_AGAIN_MS = 3000

/** For the return page of a gateway's window. The server asks the gateway until it knows; the URL proves nothing. */
export function useConfirmPayment<N extends Confirm>(name: N): { merchant: string | null; now: Confirmed<N> } {
  const [query] = useSearchParams()
  const [now, setNow] = useState<Confirmed<N>>({ at: 'checking', offline: null })
  const merchant = query.get('merchant_uid') ?? savedMerchant()

  useEffect(() => {
    if (merchant === null) return
    const param = query.get('rst')
    const failed = query.get('imp_success') === 'false' || query.get('success') === 'false' || param !== null
    if (failed) {
      const message = query.get('error_msg') ?? param ?? payWords.aborted
      void send('orderAmountFailLog', { merchant_uid: merchant, message: message.slice(0, 300) })
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const ask = async () => {
      const input = {
        imp_uid: query.get('imp_uid'),
        merchant_uid: merchant,
        status: failed ? ('failed' as const) : ('paid' as const),
        ...gatewayOf(query.get('pg_name')),
      }
      // A fresh idempotency key each time: the first answer may be 'still checking', and settling is idempotent anyway.
      const reply = await send<Confirm>(name, seenBy(name, input), crypto.randomUUID())
      if (gone) return
      // The answer belongs to the call that was sent.
      if (reply.ok && reply.data.result === 'paid')
        return setNow({ at: 'paid', data: reply.data as Output<CallNamed<N>> })
      if (reply.ok || isStillOpen(reply)) {
        setNow({ at: 'checking', offline: !reply.ok && reply.error === 'offline' ? reply.message : null })
        timer = setTimeout(() => void ask(), ASK_AGAIN_MS)
        return
      }
      const aborted = takenBy(reply) === null && (param === 'close' || isAbandoned(reasonOf(reply)))
      setNow({ at: 'refused', refused: { ...reply, aborted } })
    }
    void ask()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [merchant, query, name])

  return { merchant, now: merchant === null ? { at: 'no-order' } : now }
}

/** From the URL; if it names none, none is assumed. */
const gatewayOf = (name: string | null): { pg_name?: 'portone' | 'payple' | 'free' } =>
  name === 'portone' || name === 'payple' || name === 'free' ? { pg_name: name } : {}
