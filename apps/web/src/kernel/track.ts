import type { Sent } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { optsOut } from './usage.ts'

type Tracked = Sent<CallNamed<'trackingEvent'>>['events'][number]['event']
/** The maximum per call. */
const MOST = 50
let waiting: { event: Tracked; at: number }[] = []

/** Counts an event: queued until the page is hidden, and never awaited. */
export function track(event: Tracked): void {
  if (waiting.length < MOST && !optsOut()) waiting.push({ event, at: Date.now() })
}
/** Takes the queued events, to send them. */
export function drainTracked(): readonly { event: Tracked; at: number }[] {
  const taken = waiting
  waiting = []
  return taken
}
