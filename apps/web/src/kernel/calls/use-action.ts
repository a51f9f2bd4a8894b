import { callTable, type CallName } from '@jipsalpim/contract/call-table.ts'
import type { CallRow } from '@jipsalpim/contract/row.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Sent } from '@jipsalpim/contract/call.ts'
import { useRef, useState } from 'react'
import { send, type Reply, type Sending } from './client.ts'
import { refetchTouched } from './queries.ts'
import { askForTerms } from '../terms.ts'

/**
 * Runs a call that changes something. While it runs, a second tap gets the same promise; a repeat of the same input
 * after a lost answer sends the same Idempotency-Key, so that it is done once. If required terms are not agreed to yet,
 * they are asked for over the page, and then the call is repeated.
 */
export function useAction<N extends CallName>(name: N) {
  const running = useRef<Promise<Reply<N>> | null>(null)
  const once = useRef<{ body: string; file: unknown; key: string } | null>(null)
  const [busy, setBusy] = useState(false)

  const run = (input: Sent<CallNamed<N>>, sending?: Sending): Promise<Reply<N>> => {
    if (running.current) return running.current
    const row: CallRow = callTable[name]
    // The bytes of a file are the same while they are the same object.
    const { file, ...rest } = input as { file?: unknown }
    const body = JSON.stringify(rest)
    if (row.once && (once.current?.body !== body || once.current.file !== file))
      once.current = { body, file, key: crypto.randomUUID() }
    setBusy(true)
    const key = row.once ? once.current?.key : undefined
    running.current = send(name, input, key, sending)
      .then(async (reply) =>
        !reply.ok && reply.error === 'termsMissing' && (await askForTerms()) ? send(name, input, key, sending) : reply,
      )
      .then(async (reply) => {
        if (reply.ok) {
          once.current = null
          await refetchTouched(name)
        }
        return reply
      })
      .finally(() => {
        running.current = null
        setBusy(false)
      })
    return running.current
  }
  return { run, busy }
}
