import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, wonField } from '../../values.ts'
import { subscribeRows } from './rows.ts'
import { tradeTypes } from './trade-types.ts'

export const TRADES_A_PAGE = 20
/** No price range is returned for fewer trades. */
export const FEWEST_TRADES = 3

/** `price_key` of a watch: identifies a watched home, cannot be guessed, and reveals neither the unit nor a person. */
const homeKey = z.string().max(80)
/**
 * Why the trades are unknown, which does not mean that there were none. `no-source`: we have no source of rents;
 * `not-read`: the home's register was not read yet; `kind-unknown`: the kind of the home is unknown; `not-traded`: the
 * ministry has no list for this kind.
 */
const whyUnknown = ['source-down', 'no-source', 'not-read', 'kind-unknown', 'not-traded'] as const
const scope = z.enum(['building', 'dong'])

/** Sales of homes of this building and size, or of the dong if the building has too few; newest first. */
export const subscribePrice = call(subscribeRows.subscribePrice, {
  limit: { perMinute: 30, by: 'address' },
  input: z.strictObject({
    subscribe: homeKey,
    type: z.enum(tradeTypes),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  output: z.object({
    trades: z.array(z.object({ day: dayField, won: wonField, area: z.number(), floor: z.number().nullable() })),
    /** Null if unknown. */
    total: z.number().nullable(),
    /** When the ministry's list was read; null if it was not. */
    as_of: instantField.nullable(),
    // ours
    unknown: z.enum(whyUnknown).nullable(),
    scope: scope.nullable(),
    /** The first day of the search. */
    from: dayField.nullable(),
  }),
  fails: ['notFound'],
})

/** The price range of these sales, without those that had no broker. Unknown for fewer than three. */
export const subscribePriceAverage = call(subscribeRows.subscribePriceAverage, {
  limit: { perMinute: 30, by: 'address' },
  input: z.strictObject({ id: homeKey }),
  output: z.object({
    /** The lowest, the median and the highest price, won. */
    range: z.object({ low: wonField, middle: wonField, high: wonField }).nullable(),
    /** Null if unknown. */
    count: z.number().nullable(),
    /** The number of months that were searched. */
    months: z.number().nullable(),
    as_of: instantField.nullable(),
    // ours
    unknown: z.enum([...whyUnknown, 'few']).nullable(),
    scope: scope.nullable(),
  }),
  fails: ['notFound'],
})
