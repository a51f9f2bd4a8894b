import { z } from 'zod'
import { call } from '../../call.ts'
import { instantField, seqField } from '../../values.ts'
import { placeChoice } from '../order/order.ts'
import { watchItem } from './calls.ts'
import { subscribeRows } from './rows.ts'

/**
 * The watch goes to another home, at most twice in twelve months. What is paid goes on; the register there is a new
 * baseline and no alert, and what was told of the former home stays readable.
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
    /** When the register of day zero was read; null while it is being read, which takes some minutes. */
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

/** The changes of address of one watch, the newest first; nothing is ever taken out of it. */
export const subscribeAddressHistory = call(subscribeRows.subscribeAddressHistory, {
  input: z.strictObject({ id: seqField }),
  output: z.object({
    rows: z.array(
      z.object({
        at: instantField,
        /** The two homes as they were shown; null once a person's data was erased. */
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
