import { callTable, rowsByArea, type AreaName, type CallName } from '@jipsalpim/contract/call-table.ts'
import type { CallRow, Touches } from '@jipsalpim/contract/row.ts'
import { QueryClient } from '@tanstack/react-query'
import { onSession, readSession } from '../login/session.ts'

/** The cache of all reads. Not in a context provider: a place without calls need not load the library. */
export const queries = new QueryClient({
  // A screen shows at once that it is offline, and fetches again when the connection is back.
  defaultOptions: { queries: { networkMode: 'always', refetchOnReconnect: true } },
})

const all: Readonly<Record<string, object>> = rowsByArea
const refetch = (touched: Touches): Promise<void> =>
  queries.invalidateQueries({
    // the key begins with the name of the call
    predicate: ({ queryKey }) => touched === 'all' || touched.some((area) => String(queryKey[0]) in (all[area] ?? {})),
  })
/** Refetches what is displayed of these areas. */
export const refetchAreas = (touched: readonly AreaName[]): Promise<void> => refetch(touched)
/** After this call succeeded: refetches what is displayed of the areas that its row touches. */
export function refetchTouched(done: CallName): Promise<void> {
  const { touches = [] }: CallRow = callTable[done]
  return refetch(touches)
}

// Data that one user has read must not be visible to another.
let token = readSession()?.token
onSession(() => {
  const now = readSession()?.token
  if (now === token) return
  token = now
  queries.clear()
})
