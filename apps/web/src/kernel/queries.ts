import { QueryClient } from '@tanstack/react-query'
import { onSession, readSession } from './session.ts'

/** What was read, kept for all screens. Not by a provider: a place that calls nothing does not fetch the library. */
export const queries = new QueryClient({
  // Without a connection a screen says so at once, and asks again when there is one.
  defaultOptions: { queries: { networkMode: 'always', refetchOnReconnect: true } },
})

// What one person has read is nobody else's.
let token = readSession()?.token
onSession(() => {
  const now = readSession()?.token
  if (now === token) return
  token = now
  queries.clear()
})
