import type { CallName } from '@jipsalpim/contract/call-table.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Sent } from '@jipsalpim/contract/call.ts'
import { useRef, useState } from 'react'
import { useAction } from './use-action.ts'

/**
 * `useAction` for a call with a file: the share of its bytes that have been sent, null while nothing is sent, and a
 * stop.
 */
export function useUpload<N extends CallName>(name: N) {
  const { run, busy } = useAction(name)
  const [share, setShare] = useState<number | null>(null)
  const stop = useRef<AbortController | null>(null)
  const start = (input: Sent<CallNamed<N>>) => {
    const own = new AbortController()
    stop.current = own
    setShare(0)
    return run(input, { signal: own.signal, onProgress: setShare }).finally(() => setShare(null))
  }
  return { run: start, busy, share, cancel: () => stop.current?.abort() }
}
