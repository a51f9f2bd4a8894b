import type { trackingEvent } from '@jipsalpim/contract/tracking.ts'
import type { Action } from '../../http/serve.ts'
import { keepSeen } from './keep-seen.ts'

export const trackEvent: Action<typeof trackingEvent> = async (ctx, { event, device }) => ({
  counted: (await keepSeen(ctx, 'event', [{ name: event, at: ctx.now() }], device)) > 0,
})
