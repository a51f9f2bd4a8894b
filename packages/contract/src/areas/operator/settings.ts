import { z } from 'zod'
import { call } from '../../call.ts'
import { operatorReason } from './desk.ts'
import { appVersion, platforms } from '../settings/calls.ts'
import { entries, figureKeys } from '../shell/calls.ts'
import { TESTERS_FLAG } from '../settings/testers-flag.ts'
import { dayField, instantField, linesField, seqField, textField } from '../../values.ts'
import { operatorRows } from './rows.ts'

/** What is published, as it is in force or about to be; newest first. Counts and texts of ours; nobody's data. */
export const operatorSettings = call(operatorRows.operatorSettings, {
  ours: true,
  audit: [],
  input: z.strictObject({}),
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
        /** The internal testers are meant too. */
        testers: z.boolean(),
        at: instantField,
      }),
    ),
    /** The numbers of the internal testers, as their list stands. */
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
    /** `people`: how many subjects each arm holds. `only`: the arm that everybody sees, null where the lot is drawn. */
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
/** The newest row of a key again, for another share of devices: 0 turns it off. `flag_seq`: the row that was seen. */
export const operatorFlag = call(operatorRows.operatorFlag, {
  ours: true,
  audit: ['flag_seq', 'percent'],
  input: z.strictObject({ flag_seq: seqField, percent: z.number().int().min(0).max(100), reason: operatorReason }),
  output: z.object({ flag_seq: z.number() }),
  fails: ['operatorBehind', 'conflictingRepeat', 'repeatInFlight'],
})

export const publishedName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/, 'bad-characters')
/**
 * A flag with whom it means: a new key, or another row of one that is there. `seen`: the row that was newest when it was
 * written, null for none. Left out of `platforms` and `sources`: everybody's. `users` are meant whatever else it says.
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
      /** The internal testers too, whoever they are at the time. */
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
/** Ends the lot of an experiment with the arm that everybody sees from now on, or draws it again: null. */
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
/** A notice under a name that nothing has had yet: what was published is ended, not rewritten. */
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
      /** Who says so. */
      source: textField(200).min(1, 'missing'),
      reason: operatorReason,
    })
    .refine((n) => n.to_day === null || n.from_day <= n.to_day, { path: ['to_day'], message: 'day-too-early' }),
  output: z.object({ notice: z.string() }),
  fails: ['conflictingRepeat', 'repeatInFlight'],
})
/** Takes a notice off every page at once; ended twice, it ended the first time. */
export const operatorNoticeEnd = call(operatorRows.operatorNoticeEnd, {
  ours: true,
  audit: ['notice'],
  input: z.strictObject({ notice: publishedName, end: z.literal(true), reason: operatorReason }),
  output: z.object({ ended_at: instantField }),
  fails: [],
})
/** The newest by its day holds for a platform. Nobody is made to take an app that would be made to go on. */
export const operatorReleaseMake = call(operatorRows.operatorReleaseMake, {
  ours: true,
  audit: ['platform', 'version', 'force_below', 'from'],
  input: z.strictObject({
    platform: z.enum(['ios', 'android']),
    version: appVersion,
    /** Older apps than this one do not go on; null: nobody must. */
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
 * The next version of one of the terms, seven days or more ahead, thirty where it is `worse` for people. `version`: the
 * one that follows what was seen. Whether it must be agreed to stays as it is.
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
