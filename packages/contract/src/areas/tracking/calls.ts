import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField } from '../../values.ts'
import { trackingRows } from './rows.ts'

/** A random number that the browser made for itself when its person agreed; without one nothing but a sum is kept. */
const device = z.uuid().optional()
/** A name of the route table, never an address. */
const place = z.string().max(80)
const mark = z
  .string()
  .regex(/^[\p{L}\p{N}_.-]{1,40}$/u)
  .nullable()
  .default(null)

/** How long ago it was when it is told, in milliseconds. */
const ago = z.number().int().min(0).max(86_400_000)

/** What is worth counting besides screens. */
export const trackedEvents = ['check-finished', 'order-begun', 'pay-opened', 'invite-shared', 'report-opened'] as const

/** The road by which a visit came. */
export const trackingCampaign = call(trackingRows.trackingCampaign, {
  limit: { perMinute: 20, by: 'address' },
  /** `nz_t`: which of a campaign's links it was: a message, a leaflet, a button. */
  input: z.strictObject({ nz_source: mark, nz_medium: mark, nz_campaign: mark, nz_t: mark, device }),
  output: z.object({ counted: z.boolean() }),
  fails: [],
})
/** What was done, some at a time. */
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
/** Ties a device to its person, who must have agreed to it; otherwise nothing is kept. */
export const trackingMatch = call(trackingRows.trackingMatch, {
  limit: { perMinute: 10, by: 'address' },
  input: z.strictObject({ device: z.uuid() }),
  output: z.object({ matched: z.boolean() }),
  fails: [],
})
/** Screens that were seen, some at a time, each with how long ago that was. */
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
/** The sums of the last days: by day and name, with no person and no device in them. */
export const operatorUsage = call(trackingRows.operatorUsage, {
  ours: true,
  audit: [],
  input: z.strictObject({ days: z.coerce.number().int().min(1).max(31).default(7) }),
  output: z.object({
    /** Calendar dates in Seoul, oldest first; today is the last. */
    days: z.array(dayField),
    /** `by_day` in the order of `days`. Most counted first, so many of a kind at most; `left_out`: names beyond that. */
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
