import { z } from 'zod'
import { callTable } from './call-table.ts'
import { call } from './call.ts'

/** A random number that the browser made for itself when its person agreed; without one nothing but a sum is kept. */
const device = z.uuid().optional()
/** A name of the route table, never an address. */
const place = z.string().max(80)
const mark = z
  .string()
  .regex(/^[\p{L}\p{N}_.-]{1,40}$/u)
  .nullable()
  .default(null)

/** What is worth counting besides screens. */
export const trackedEvents = ['check-finished', 'order-begun', 'pay-opened', 'invite-shared', 'report-opened'] as const

/** The road by which a visit came. */
export const trackingCampaign = call(callTable.trackingCampaign, {
  input: z.object({ nz_source: mark, nz_medium: mark, nz_campaign: mark, device }),
  output: z.object({ counted: z.boolean() }),
  fails: [],
})
export const trackingEvent = call(callTable.trackingEvent, {
  input: z.object({ event: z.enum(trackedEvents), device }),
  output: z.object({ counted: z.boolean() }),
  fails: [],
})
/** Ties a device to its person, who must have agreed to it; otherwise nothing is kept. */
export const trackingMatch = call(callTable.trackingMatch, {
  input: z.object({ device: z.uuid() }),
  output: z.object({ matched: z.boolean() }),
  fails: [],
})
/** Screens that were seen, some at a time, each with how long ago that was. */
export const pageView = call(callTable.pageView, {
  input: z.object({
    views: z
      .array(z.object({ place, ago_ms: z.number().int().min(0).max(86_400_000) }))
      .min(1)
      .max(50),
    device,
  }),
  output: z.object({ counted: z.number() }),
  fails: [],
})
