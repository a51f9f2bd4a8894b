import { z } from 'zod'
import { call } from '../../call.ts'
import { operatorReason } from './back-office.ts'
import { appVersion, platforms } from '../settings/calls.ts'
import { entries, figureKeys } from '../shell/calls.ts'
import { TESTERS_FLAG } from '../settings/testers-flag.ts'
import { dayField, instantField, linesField, seqField, textField } from '../../values.ts'
import { operatorRows } from './rows.ts'

/** What is published, in force or upcoming; newest first. Counts and our own texts, without personal data. */
export const operatorSettings = call(operatorRows.operatorSettings, {
  ours: true,
  audit: [],
  input: z.strictObject({}),
  output: z.object({
    /** The newest row of each key. `named`: how many users are included regardless of the other conditions. */
    flags: z.array(
      z.object({
        flag_seq: z.number(),
        key: z.string(),
        value: z.string(),
        percent: z.number(),
        platforms: z.array(z.string()),
        sources: z.array(z.string()),
        named: z.number(),
        /** The internal testers are included too. */
        testers: z.boolean(),
        at: instantField,
      }),
    ),
    /** The user numbers on the list of internal testers. */
    testers: z.array(z.number()),
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
    /** `people`: the number of subjects in each arm. `only`: the arm that everyone sees, null while arms are drawn. */
    experiments: z.array(
      z.object({
        name: z.string(),
        only: z.string().nullable(),
        arms: z.array(z.object({ arm: z.string(), people: z.number() })),
      }),
    ),
    reviews: z.array(
      z.object({ name: z.string(), who: z.string(), said: z.string(), as_of: dayField, source: z.string() }),
    ),
    figures: z.array(
      z.object({ key: z.enum(figureKeys), value: z.number().nullable(), as_of: dayField, source: z.string() }),
    ),
  }),
  fails: [],
})
/**
 * A new row of the key with another percentage of devices: 0 turns it off. `flag_seq`: the row that the operator saw.
 */
export const operatorFlag = call(operatorRows.operatorFlag, {
  ours: true,
  audit: ['flag_seq', 'percent'],
  input: z.strictObject({ flag_seq: seqField, percent: z.number().int().min(0).max(100), reason: operatorReason }),
  output: z.object({ flag_seq: z.number() }),
  fails: ['operatorBehind', 'conflictingRepeat', 'repeatInFlight'],
})

export const publishedName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/, 'bad-characters')
/**
 * A flag with its target: a new key, or another row of an existing one. `seen`: the newest row when it was written,
 * null for none. Empty `platforms` or `sources` mean all. `users` are included regardless of the other conditions.
 */
export const operatorFlagMake = call(operatorRows.operatorFlagMake, {
  ours: true,
  audit: ['key', 'value', 'percent'],
  input: z
    .strictObject({
      key: publishedName,
      seen: seqField.nullable(),
      value: textField(200).min(1, 'missing'),
      percent: z.number().int().min(0).max(100, 'won-too-much'),
      platforms: z.array(z.enum(platforms)).max(platforms.length),
      sources: z.array(textField(40).min(1, 'missing')).max(20, 'too-long'),
      users: z.array(seqField).max(100, 'too-long'),
      /** Includes the current internal testers. */
      testers: z.boolean().default(false),
      reason: operatorReason,
    })
    .refine((f) => f.key !== TESTERS_FLAG || (f.percent === 0 && !f.testers), {
      path: ['percent'],
      message: 'by-name-only',
    }),
  output: z.object({ flag_seq: z.number() }),
  fails: ['operatorBehind', 'conflictingRepeat', 'repeatInFlight'],
})
/** Ends an experiment with the arm that everyone sees from now on, or resumes drawing: null. */
export const operatorExperimentSet = call(operatorRows.operatorExperimentSet, {
  ours: true,
  audit: ['experiment', 'only'],
  input: z.strictObject({
    experiment: z.string().max(81),
    only: z.string().max(40).nullable(),
    reason: operatorReason,
  }),
  output: z.object({ only: z.string().nullable() }),
  fails: ['conflictingRepeat', 'repeatInFlight'],
})
/** A notice under an unused name: a published notice is ended, never rewritten. */
export const operatorNoticeMake = call(operatorRows.operatorNoticeMake, {
  ours: true,
  audit: ['notice', 'entry', 'from_day', 'to_day'],
  input: z
    .strictObject({
      notice: publishedName,
      entry: z.enum(['all', ...entries]),
      title: textField(80).min(1, 'missing'),
      items: z.array(textField(300).min(1, 'missing')).min(1, 'missing').max(20, 'too-long'),
      from_day: dayField,
      to_day: dayField.nullable().default(null),
      /** The source of the notice. */
      source: textField(200).min(1, 'missing'),
      reason: operatorReason,
    })
    .refine((n) => n.to_day === null || n.from_day <= n.to_day, { path: ['to_day'], message: 'day-too-early' }),
  output: z.object({ notice: z.string() }),
  fails: ['conflictingRepeat', 'repeatInFlight'],
})
/** Removes a notice from every page at once. Idempotent: the first end time stays. */
export const operatorNoticeEnd = call(operatorRows.operatorNoticeEnd, {
  ours: true,
  audit: ['notice'],
  input: z.strictObject({ notice: publishedName, end: z.literal(true), reason: operatorReason }),
  output: z.object({ ended_at: instantField }),
  fails: [],
})
/**
 * The newest by date applies to a platform. An update must not be forced to a version that would itself be forced to
 * update.
 */
export const operatorReleaseMake = call(operatorRows.operatorReleaseMake, {
  ours: true,
  audit: ['platform', 'version', 'force_below', 'from'],
  input: z.strictObject({
    platform: z.enum(['ios', 'android']),
    version: appVersion,
    /** Older versions than this must update; null: none must. */
    force_below: appVersion.nullable().default(null),
    message: textField(300).min(1, 'missing'),
    store_url: z.url({ protocol: /^https$/ }).max(300, 'too-long'),
    from: instantField,
    reason: operatorReason,
  }),
  output: z.object({ release_seq: z.number() }),
  fails: ['conflictingRepeat', 'repeatInFlight'],
})
/**
 * The next version of a terms document, at least seven days ahead, thirty if it is `worse` for users. `version`: the
 * one after the version that the operator saw. Whether it is required does not change.
 */
export const operatorTermsMake = call(operatorRows.operatorTermsMake, {
  ours: true,
  audit: ['terms', 'version', 'from_day'],
  input: z.strictObject({
    terms: z.string().max(40),
    version: z.number().int().min(2),
    title: textField(80).min(1, 'missing'),
    body: linesField(12_000).refine((s) => s.length >= 20, 'too-short'),
    from_day: dayField,
    worse: z.boolean(),
    reason: operatorReason,
  }),
  output: z.object({ terms: z.string(), version: z.number() }),
  fails: ['operatorBehind', 'conflictingRepeat', 'repeatInFlight'],
})
