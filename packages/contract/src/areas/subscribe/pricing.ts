import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, wonField } from '../../values.ts'
import { subscribeRows } from './rows.ts'
import { tradeTypes } from './trade-types.ts'

export const TRADES_A_PAGE = 20
/** Fewer say nothing of a price. */
export const FEWEST_TRADES = 3

/** `price_key` of a watch. It names a home of ours by a number that nobody can guess, no unit and no person. */
const homeKey = z.string().max(80)
/**
 * Why nothing is said, which is never "there was none". `no-source`: nobody delivers rents to us; `not-read`: the home's
 * first check has not ended; `kind-unknown`, `not-traded`: the kind of the home is not known, or has no list of its own.
 */
const whyUnknown = ['source-down', 'no-source', 'not-read', 'kind-unknown', 'not-traded'] as const
const scope = z.enum(['building', 'dong'])

/** What homes of this building and size were sold for, or of the same dong where the building has too few; the newest first. */
export const subscribePrice = call(subscribeRows.subscribePrice, {
  limit: { perMinute: 30, by: 'address' },
  input: z.strictObject({
    subscribe: homeKey,
    type: z.enum(tradeTypes),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  output: z.object({
    trades: z.array(z.object({ day: dayField, won: wonField, area: z.number(), floor: z.number().nullable() })),
    /** Null where it is unknown. */
    total: z.number().nullable(),
    /** When the ministry's list was read; null where it was not. */
    as_of: instantField.nullable(),
    // ours
    unknown: z.enum(whyUnknown).nullable(),
    scope: scope.nullable(),
    /** The first day that was looked at. */
    from: dayField.nullable(),
  }),
  fails: ['notFound'],
})

/** The range of these sales, without those between two people who had no broker. Under three of them it is unknown. */
export const subscribePriceAverage = call(subscribeRows.subscribePriceAverage, {
  limit: { perMinute: 30, by: 'address' },
  input: z.strictObject({ id: homeKey }),
  output: z.object({
    /** The lowest, the middle one and the highest, won. */
    range: z.object({ low: wonField, middle: wonField, high: wonField }).nullable(),
    /** Null where it is unknown. */
    count: z.number().nullable(),
    /** Over how many months they were looked for. */
    months: z.number().nullable(),
    as_of: instantField.nullable(),
    // ours
    unknown: z.enum([...whyUnknown, 'few']).nullable(),
    scope: scope.nullable(),
  }),
  fails: ['notFound'],
})
