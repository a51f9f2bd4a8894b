import { QueryClient } from '@tanstack/react-query'
import { onSession, readSession } from './session.ts'

/** The cache of all reads. Not in a context provider: a place without calls need not load the library. */
export const queries = new QueryClient({
  // A screen shows at once that it is offline, and fetches again when the connection is back.
  defaultOptions: { queries: { networkMode: 'always', refetchOnReconnect: true } },
})

// Data that one user has read must not be visible to another.
let token = readSession()?.token
onSession(() => {
  const now = readSession()?.token
  if (now === token) return
  token = now
  queries.clear()
})
