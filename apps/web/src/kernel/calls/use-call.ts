import type { CallName } from '@jipsalpim/contract/call-table.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Output, Sent } from '@jipsalpim/contract/call.ts'
import { useQuery } from '@tanstack/react-query'
import { send, type Reply } from './client.ts'
import { queries } from './queries.ts'

class CallRefused extends Error {
  readonly reply: Extract<Reply<CallName>, { ok: false }>
  constructor(reply: Extract<Reply<CallName>, { ok: false }>) {
    super(reply.message)
    this.reply = reply
  }
}

export type CallState<T> =
  | { state: 'loading'; data: null; error: null; again: () => void }
  | { state: 'ready'; data: T; error: null; again: () => void }
  | { state: 'failed'; data: null; error: CallRefused['reply']; again: () => void }

/**
 * Reads a call for a screen. `everyMs` polls; `input: null` waits. Refusals are not retried, network errors are, twice.
 */
export function useCall<N extends CallName>(
  name: N,
  input: Sent<CallNamed<N>> | null,
  options: { everyMs?: (data: Output<CallNamed<N>> | null) => number | false } = {},
): CallState<Output<CallNamed<N>>> {
  const query = useQuery<Output<CallNamed<N>>, CallRefused>(
    {
      queryKey: [name, input],
      enabled: input !== null,
      queryFn: async () => {
        // `enabled` keeps the function from running without an input.
        const reply = await send(name, input as Sent<CallNamed<N>>)
        // The caller reads only `error` and `message`.
        if (!reply.ok) throw new CallRefused(reply as CallRefused['reply'])
        return reply.data
      },
      retry: (count, error) => error.reply.error === 'offline' && navigator.onLine && count < 2,
      ...(options.everyMs ? { refetchInterval: (q) => options.everyMs?.(q.state.data ?? null) ?? false } : {}),
    },
    queries,
  )
  const again = () => void query.refetch()
  if (query.data !== undefined) return { state: 'ready', data: query.data, error: null, again }
  if (query.error) return { state: 'failed', data: null, error: query.error.reply, again }
  return { state: 'loading', data: null, error: null, again }
}
