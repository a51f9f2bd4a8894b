import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField } from '../../values.ts'
import { shellRows } from './rows.ts'

/** The basis of a figure or a review. `sample`: invented, shown only in the simulated world, and marked. */
const grounds = { as_of: dayField, source: z.string(), sample: z.boolean() }
const figure = z.object({ value: z.number().int().min(0), ...grounds })

/** The deposits protected so far, in won; null if no operator has set it. */
export const analyticsCumulativeAmount = call(shellRows.analyticsCumulativeAmount, {
  input: z.strictObject({}),
  output: z.object({ amount: figure.nullable() }),
  fails: [],
})
export const figureKeys = ['protected-deposit', 'customers', 'tenants', 'landlords', 'realtors'] as const
export const customerTypes = ['all', 'tenant', 'landlord', 'realtor'] as const
/** How many users there are, in total and by type; unset ones are left out. */
export const analyticsCustomerType = call(shellRows.analyticsCustomerType, {
  input: z.strictObject({}),
  output: z.object({ customers: z.array(figure.extend({ type: z.enum(customerTypes) })) }),
  fails: [],
})
export const entries = ['main', 'ich', 'ione', 'global'] as const
/** Users' reviews, and the notices in force for the caller's channel. */
export const analyticsMarketing = call(shellRows.analyticsMarketing, {
  input: z.strictObject({ entry: z.enum(entries).default('main') }),
  output: z.object({
    reviews: z.array(z.object({ name: z.string(), who: z.string(), said: z.string(), ...grounds })),
    notices: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        items: z.array(z.string()),
        from: dayField,
        to: dayField.nullable(),
        source: z.string(),
        sample: z.boolean(),
      }),
    ),
  }),
  fails: [],
})
