import { z } from 'zod'
import { call } from '../../call.ts'
import { instantField } from '../../values.ts'
import { accountRows } from './rows.ts'

const codes = z.array(z.string().max(40)).max(20)
/** Where the user was asked: at the first login, at a later visit after a change, or on my page. */
const road = z.enum(['join', 'visit', 'mypage'])

/** The terms in force; readable without a login, so that users know what they would agree to. */
export const termsList = call(accountRows.termsList, {
  input: z.strictObject({}),
  output: z.object({
    terms: z.array(
      z.object({
        code: z.string(),
        version: z.number(),
        title: z.string(),
        body: z.string(),
        required: z.boolean(),
        from_day: z.string(),
        agreed_at: instantField.nullable(),
      }),
    ),
  }),
  fails: [],
})
/** Agrees to the versions in force, and withdraws optional ones. */
export const termsAgree = call(accountRows.termsAgree, {
  input: z
    .strictObject({ codes: codes.default([]), withdraw: codes.default([]), road: road.default('join') })
    .refine((v) => v.codes.length + v.withdraw.length > 0, { path: ['codes'], message: 'nothing' })
    .refine((v) => !v.codes.some((c) => v.withdraw.includes(c)), { path: ['withdraw'], message: 'both' }),
  output: z.object({}),
  fails: ['termsNotFound', 'termsRequired'],
})

export const noticeKinds = ['payment', 'account', 'watch', 'report', 'news'] as const
/**
 * The kinds that can be switched: of the others, 'payment', 'account' and 'watch' are always sent, and 'news' only with its
 * consent.
 */
export const choosableKinds = ['report'] as const
export const noticeChannels = ['talk', 'push'] as const

/** What this user agreed to and withdrew, and which messages they get. */
export const userAgreement = call(accountRows.userAgreement, {
  input: z.strictObject({}),
  output: z.object({
    agreements: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        required: z.boolean(),
        /** The version in force, and whether it is the one that applies to this user. */
        version: z.number(),
        state: z.enum(['agreed', 'withdrawn', 'none']),
        agreed_at: instantField.nullable(),
        withdrawn_at: instantField.nullable(),
        /** By when the user is reminded of this consent; null if it needs no reminder. */
        reminded_by: instantField.nullable(),
      }),
    ),
    history: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        version: z.number(),
        act: z.enum(['agreed', 'withdrawn', 'reminded']),
        road: z.enum(['join', 'visit', 'mypage', 'persona', 'job']),
        at: instantField,
      }),
    ),
    notices: z.array(
      z.object({
        kind: z.enum(noticeKinds),
        channel: z.enum(noticeChannels),
        on: z.boolean(),
        /**
         * 'fixed': a message that the contract requires; 'consent': depends on a consent; 'choice': the user's own
         * setting.
         */
        by: z.enum(['fixed', 'consent', 'choice']),
      }),
    ),
  }),
  fails: [],
})
export const noticeChoose = call(accountRows.noticeChoose, {
  ours: true,
  input: z.strictObject({ kind: z.enum(choosableKinds), channel: z.enum(noticeChannels), on: z.boolean() }),
  output: z.object({}),
  fails: [],
})
