import { isDay, type Day } from '@jipsalpim/engine/values/day.ts'
import { isWon } from '@jipsalpim/engine/values/won.ts'
import { z } from 'zod'

/** A whole number of won, zero or more, below 10^13: more is a typing error, not a price. */
export const wonField = z.number().refine(isWon, 'won').min(0, 'won-negative').max(9_999_999_999_999, 'won-too-much')
/** A calendar date in Seoul that exists. */
export const dayField = z.custom<Day>(isDay, 'day')
/** An instant on the wire: ISO 8601 in UTC. */
export const instantField = z.iso.datetime()
/** The number of an owned object, from a path or a query. */
export const seqField = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
/** The bytes of a file: the body of a call whose row has `file`. */
export const fileField = z.custom<Uint8Array>((v) => v instanceof Uint8Array, 'missing')
/**
 * Zero-width and bidi characters, line separators, Hangul filler, lone surrogates: never part of an address or a name.
 */
const UNSEEN = /[\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u2069\u3164\ufeff]/u
/**
 * A parameter that the specification names and that is not supported yet. Sending it returns 'not-served', so that the
 * caller does not take the answer for what they asked.
 */
export const notServed = z.never('not-served').optional()
/** Yes or no in a query. */
export const flagField = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })
/** Text that a user typed: trimmed, NFC, no control or invisible characters. */
export const textField = (max: number) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .max(max, 'too-long')
    .refine((s) => !/\p{Cc}/u.test(s) && !UNSEEN.test(s), 'bad-characters')
/** The same over several lines, for a question or a reason. */
export const linesField = (max: number) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .transform((s) => s.replace(/\r\n?/g, '\n'))
    .pipe(
      z
        .string()
        .max(max, 'too-long')
        .refine((s) => !/[^\P{Cc}\n]/u.test(s) && !UNSEEN.test(s), 'bad-characters'),
    )
