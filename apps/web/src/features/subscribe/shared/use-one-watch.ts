import { useCall } from '../../../kernel/calls/use-call.ts'
import type { Watch } from './watch.ts'

type Failed = { state: 'failed'; error: { error: string; message: string }; again: () => void }
export type OneWatch =
  | { state: 'loading' }
  | Failed
  | {
      state: 'ready'
      /** Null: there are several and the URL names none, or there are none. */
      watch: Watch | null
      all: readonly Watch[]
      again: () => void
    }

/** The watch named in the URL, or the only one. */
export function useOneWatch(id: number | null): OneWatch {
  const read = useCall('subscribeInfo', {})
  if (read.state === 'loading') return { state: 'loading' }
  if (read.state === 'failed') return { state: 'failed', error: read.error, again: read.again }
  const { infos: all } = read.data
  const [first, ...rest] = all
  const watch = id === null ? (rest.length === 0 ? (first ?? null) : null) : all.find((i) => i.subscribeSeq === id)
  return { state: 'ready', watch: watch ?? null, all, again: read.again }
}
