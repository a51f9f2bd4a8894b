import type { Sent } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { asksNotToBeFollowed } from './usage.ts'

type Tracked = Sent<CallNamed<'trackingEvent'>>['events'][number]['event']
/** As many as one call takes. */
const MOST = 50
let waiting: { event: Tracked; at: number }[] = []

/** Something worth counting was done: kept until the page is put away, and never waited for. */
export function track(event: Tracked): void {
  if (waiting.length < MOST && !asksNotToBeFollowed()) waiting.push({ event, at: Date.now() })
}
/** What waits, to be told. */
export function takeTracked(): readonly { event: Tracked; at: number }[] {
  const taken = waiting
  waiting = []
  return taken
}
