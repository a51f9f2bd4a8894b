import { z } from 'zod'
import { call } from '../../call.ts'
import { instantField, seqField } from '../../values.ts'
import { accountRows } from './rows.ts'

export const session = z.object({ token: z.string(), expiresAt: instantField })
export const provider = z.enum(['kakao', 'apple'])

/**
 * `next` is a place of our own with its public identifiers; anything else is dropped. `link`: links another account to
 * the logged-in user.
 */
const begin = z.strictObject({ next: z.string().max(300).optional(), link: z.boolean().default(false) })
const begun = z.object({
  authorizeUrl: z.string(),
  /** Stored by the browser that started the login, which compares it with the callback's, or sends it to confirm. */
  state: z.string(),
})
const entered = z.object({
  status: z.enum(['정상', '신규', '탈퇴요청']),
  session,
  /** Where the user wanted to go, from the row that the state is bound to. */
  next: z.string().nullable(),
  linked: z.boolean(),
})
const fails = ['authFailed', 'authRetry', 'underAge', 'loginTaken'] as const

export const loginKakaoState = call(accountRows.loginKakaoState, {
  ours: true,
  limit: { perMinute: 30, by: 'address' },
  input: begin,
  output: begun,
  fails: [],
})
export const loginAppleState = call(accountRows.loginAppleState, {
  limit: { perMinute: 30, by: 'address' },
  input: begin,
  output: begun,
  fails: [],
})
export const loginKakao = call(accountRows.loginKakao, {
  limit: { perMinute: 10, by: 'address' },
  input: z.strictObject({
    code: z.string().max(400).optional(),
    state: z.string().max(200).optional(),
    error: z.string().max(200).optional(),
    signup_source: z.string().max(50).optional(),
  }),
  output: entered,
  fails,
})
/** Apple has posted its answer to us; the browser that started the login fetches the result by its state. */
export const loginAppleConfirm = call(accountRows.loginAppleConfirm, {
  limit: { perMinute: 30, by: 'address' },
  input: z.strictObject({ state: z.string().max(200), signup_source: z.string().max(50).optional() }),
  output: entered,
  fails,
})
export const loginUnlink = call(accountRows.loginUnlink, {
  ours: true,
  input: z.strictObject({ provider }),
  output: z.object({}),
  fails: ['lastLogin', 'logInAgain'],
})
export const logout = call(accountRows.logout, {
  ours: true,
  input: z.strictObject({}),
  output: z.object({}),
  fails: [],
})
/** Checks the session, and returns a fresh token if the current one is a day old. */
export const authToken = call(accountRows.authToken, {
  limit: { perMinute: 30, by: 'user' },
  input: z.strictObject({}),
  output: z.object({
    user_seq: z.number(),
    expiresAt: instantField,
    session: session.nullable(),
    /** Required terms have changed, or were never agreed to. */
    terms_missing: z.boolean(),
  }),
  fails: [],
})
export const sessionList = call(accountRows.sessionList, {
  ours: true,
  input: z.strictObject({}),
  output: z.object({
    sessions: z.array(
      z.object({
        session_seq: z.number(),
        /** 'android kakaotalk': system and browser. */
        device: z.string().nullable(),
        provider: provider.nullable(),
        here: z.boolean(),
        created_at: instantField,
        last_seen_at: instantField,
      }),
    ),
  }),
  fails: [],
})
export const sessionEnd = call(accountRows.sessionEnd, {
  ours: true,
  input: z.strictObject({ session_seq: seqField }),
  output: z.object({}),
  fails: [],
})
export const sessionEndOthers = call(accountRows.sessionEndOthers, {
  ours: true,
  input: z.strictObject({}),
  output: z.object({ ended: z.number() }),
  fails: [],
})
