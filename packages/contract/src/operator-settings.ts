import { z } from 'zod'
import { callTable } from './call-table.ts'
import { call } from './call.ts'
import { operatorReason } from './operator.ts'
import { dayField, instantField, seqField } from './values.ts'

/** What is published, as it is in force or about to be; newest first. Counts and texts of ours; nobody's data. */
export const operatorSettings = call(callTable.operatorSettings, {
  input: z.object({}),
  output: z.object({
    /** The newest row of each key. `named`: how many people are meant whatever else it says. */
    flags: z.array(
      z.object({
        flag_seq: z.number(),
        key: z.string(),
        value: z.string(),
        percent: z.number(),
        platforms: z.array(z.string()),
        sources: z.array(z.string()),
        named: z.number(),
        at: instantField,
      }),
    ),
    releases: z.array(
      z.object({
        release_seq: z.number(),
        platform: z.string(),
        version: z.string(),
        force_below: z.string().nullable(),
        message: z.string(),
        from: instantField,
      }),
    ),
    notices: z.array(
      z.object({
        name: z.string(),
        entry: z.string(),
        title: z.string(),
        from: dayField,
        to: dayField.nullable(),
        source: z.string(),
      }),
    ),
    /** Every version; `state` by today's date in Seoul. */
    terms: z.array(
      z.object({
        code: z.string(),
        version: z.number(),
        title: z.string(),
        required: z.boolean(),
        from: dayField,
        state: z.enum(['past', 'now', 'later']),
      }),
    ),
    /** `people`: how many subjects each arm holds. */
    experiments: z.array(z.object({ name: z.string(), arm: z.string(), people: z.number() })),
    figures: z.array(z.object({ key: z.string(), value: z.number().nullable(), as_of: dayField, source: z.string() })),
  }),
  fails: [],
})
/** The newest row of a key again, for another share of devices: 0 turns it off. `flag_seq`: the row that was seen. */
export const operatorFlag = call(callTable.operatorFlag, {
  input: z.object({ flag_seq: seqField, percent: z.number().int().min(0).max(100), reason: operatorReason }),
  output: z.object({ flag_seq: z.number() }),
  fails: ['operatorBehind', 'conflictingRepeat', 'repeatInFlight'],
})
