import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField } from '../../values.ts'
import { trackingRows } from './rows.ts'

/** A random number that the browser created when its user agreed; without it only sums are stored. */
const device = z.uuid().optional()
/** A name of the route table, never a URL. */
const place = z.string().max(80)
const mark = z
  .string()
  .regex(/^[\p{L}\p{N}_.-]{1,40}$/u)
  .nullable()
  .default(null)

/** How long ago it happened when it is sent, in milliseconds. */
const ago = z.number().int().min(0).max(86_400_000)

/** Events that are counted besides page views. */
export const trackedEvents = ['check-finished', 'order-begun', 'pay-opened', 'invite-shared', 'report-opened'] as const

/** The source of a visit. */
export const trackingCampaign = call(trackingRows.trackingCampaign, {
  limit: { perMinute: 20, by: 'address' },
  /** `nz_t`: which of a campaign's links it was: a message, a leaflet, a button. */
  input: z.strictObject({ nz_source: mark, nz_medium: mark, nz_campaign: mark, nz_t: mark, device }),
  output: z.object({ counted: z.boolean() }),
  fails: [],
})
/** Events, in batches. */
export const trackingEvent = call(trackingRows.trackingEvent, {
  limit: { perMinute: 60, by: 'address' },
  input: z.strictObject({
    events: z
      .array(z.strictObject({ event: z.enum(trackedEvents), ago_ms: ago }))
      .min(1)
      .max(50),
    device,
  }),
  output: z.object({ counted: z.number() }),
  fails: [],
})
/** Links a device to its user, who must have agreed to it; otherwise nothing is stored. */
export const trackingMatch = call(trackingRows.trackingMatch, {
  limit: { perMinute: 10, by: 'address' },
  input: z.strictObject({ device: z.uuid() }),
  output: z.object({ matched: z.boolean() }),
  fails: [],
})
/** Page views in batches, each with how long ago it was. */
export const pageView = call(trackingRows.pageView, {
  limit: { perMinute: 60, by: 'address' },
  input: z.strictObject({
    views: z
      .array(z.strictObject({ place, ago_ms: ago }))
      .min(1)
      .max(50),
    device,
  }),
  output: z.object({ counted: z.number() }),
  fails: [],
})

const usageKinds = ['view', 'event', 'arrival'] as const
/** The sums of the last days, by day and name, without users or devices. */
export const operatorUsage = call(trackingRows.operatorUsage, {
  ours: true,
  audit: [],
  input: z.strictObject({ days: z.coerce.number().int().min(1).max(31).default(7) }),
  output: z.object({
    /** Calendar dates in Seoul, oldest first; today is the last. */
    days: z.array(dayField),
    /** `by_day` in the order of `days`. Highest count first, with a limit per kind; `left_out`: names beyond that. */
    kinds: z.array(
      z.object({
        kind: z.enum(usageKinds),
        names: z.array(z.object({ name: z.string(), total: z.number(), by_day: z.array(z.number()) })),
        left_out: z.number(),
      }),
    ),
  }),
  fails: [],
})
