import { z } from 'zod'
import { call } from '../../call.ts'
import { instantField, seqField } from '../../values.ts'
import { placeChoice } from '../order/order.ts'
import { watchItem } from './calls.ts'
import { subscribeRows } from './rows.ts'

/**
 * Moves the watch to another home, at most twice in twelve months. The paid period continues; the register there is a
 * new baseline and causes no alert, and the alerts for the former home stay readable.
 */
export const subscribeChangeAddress = call(subscribeRows.subscribeChangeAddress, {
  limit: { perHour: 20, by: 'user' },
  input: z.strictObject({
    subscribe_seq: seqField,
    place: placeChoice,
    /** Ours. False: the new home has another lease, which is unknown until the user enters it. */
    same_lease: z.boolean().default(false),
  }),
  output: z.object({
    item: z.object(watchItem),
    /** When the first register of the new home was read; null while it is being read, which takes some minutes. */
    day_zero_at: instantField.nullable(),
  }),
  fails: [
    'notFound',
    'watchState',
    'notifierExists',
    'unitState',
    'changeLimit',
    'tryLater',
    'conflictingRepeat',
    'repeatInFlight',
  ],
})

/** The address changes of one watch, newest first; entries are never removed. */
export const subscribeAddressHistory = call(subscribeRows.subscribeAddressHistory, {
  input: z.strictObject({ id: seqField }),
  output: z.object({
    rows: z.array(
      z.object({
        at: instantField,
        /** The two homes as they were shown; null once the user's data was deleted. */
        from: z.string().nullable(),
        to: z.string().nullable(),
        by: z.enum(['user']),
      }),
    ),
    /** Ours: how many changes are left today, of the two in twelve months. */
    left: z.number(),
  }),
  fails: ['notFound'],
})
