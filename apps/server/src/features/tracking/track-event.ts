import type { trackingEvent } from '@jipsalpim/contract/areas/tracking/calls.ts'
import type { Action } from '../../kernel/serve.ts'
import { markSeen } from './mark-seen.ts'

export const trackEvent: Action<typeof trackingEvent> = async (ctx, { events, device }) => {
  const now = ctx.now().getTime()
  const seen = events.map(({ event, ago_ms }) => ({ name: event, at: new Date(now - ago_ms) }))
  return { counted: await markSeen(ctx, 'event', seen, device) }
}
