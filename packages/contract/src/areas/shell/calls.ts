import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField } from '../../values.ts'
import { shellRows } from './rows.ts'

/** What a figure or a voice rests on. `sample`: nobody's, shown where the whole world is played, and marked. */
const grounds = { as_of: dayField, source: z.string(), sample: z.boolean() }
const figure = z.object({ value: z.number().int().min(0), ...grounds })

/** The deposits looked after so far, in won; null where nobody has set them. */
export const analyticsCumulativeAmount = call(shellRows.analyticsCumulativeAmount, {
  input: z.strictObject({}),
  output: z.object({ amount: figure.nullable() }),
  fails: [],
})
export const figureKeys = ['protected-deposit', 'customers', 'tenants', 'landlords', 'realtors'] as const
export const customerTypes = ['all', 'tenant', 'landlord', 'realtor'] as const
/** How many have used it, altogether and by who they are; what nobody has set is left out. */
export const analyticsCustomerType = call(shellRows.analyticsCustomerType, {
  input: z.strictObject({}),
  output: z.object({ customers: z.array(figure.extend({ type: z.enum(customerTypes) })) }),
  fails: [],
})
export const entries = ['main', 'ich', 'ione', 'global'] as const
/** What people have said, and the notices in force for the channel that one came by. */
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
