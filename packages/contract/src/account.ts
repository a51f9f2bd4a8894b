import { z } from 'zod'
import { callTable } from './call-table.ts'
import { call } from './call.ts'
import { instantField } from './values.ts'

export const session = z.object({ token: z.string(), expiresAt: instantField })

export const loginKakaoState = call(callTable.loginKakaoState, {
  /** `next` is a place of our own, by its path; anything else is dropped. */
  input: z.object({ next: z.string().max(300).optional() }),
  output: z.object({ authorizeUrl: z.string() }),
  fails: [],
})
export const loginKakao = call(callTable.loginKakao, {
  input: z.object({
    code: z.string().max(400).optional(),
    state: z.string().max(200).optional(),
    error: z.string().max(200).optional(),
    error_description: z.string().max(500).optional(),
    signup_source: z.string().max(50).optional(),
  }),
  output: z.object({
    status: z.enum(['정상', '신규', '탈퇴요청']),
    session,
    /** Where the person wanted to go, from the row that the state is bound to. */
    next: z.string().nullable(),
  }),
  fails: ['authFailed', 'authRetry'],
})
export const logout = call(callTable.logout, { input: z.object({}), output: z.object({}), fails: [] })
export const authToken = call(callTable.authToken, {
  input: z.object({}),
  output: z.object({ user_seq: z.number(), expiresAt: instantField }),
  fails: [],
})
export const userInfo = call(callTable.userInfo, {
  input: z.object({}),
  output: z.object({
    user_seq: z.number(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    /** Masked in the middle: 010-****-5678. */
    mobile: z.string().nullable(),
    role: z.enum(['user', 'realtor', 'operator']),
    /** Required terms that are still to be agreed. */
    terms_missing: z.array(z.string()),
  }),
  fails: [],
})
export const userRole = call(callTable.userRole, {
  input: z.object({}),
  output: z.object({ role: z.enum(['user', 'realtor', 'operator']) }),
  fails: [],
})
export const termsList = call(callTable.termsList, {
  input: z.object({}),
  output: z.object({
    terms: z.array(
      z.object({
        code: z.string(),
        version: z.number(),
        title: z.string(),
        body: z.string(),
        required: z.boolean(),
        agreed_at: instantField.nullable(),
      }),
    ),
  }),
  fails: [],
})
export const termsAgree = call(callTable.termsAgree, {
  input: z.object({ codes: z.array(z.string().max(40)).min(1).max(20) }),
  output: z.object({}),
  fails: ['termsNotFound'],
})
