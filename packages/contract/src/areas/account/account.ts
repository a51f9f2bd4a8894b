import { z } from 'zod'
import { call } from '../../call.ts'
import { provider } from './login.ts'
import { instantField, seqField } from '../../values.ts'
import { accountRows } from './rows.ts'

/** The specification's user types (core, sections 1 and 6); operators are our own addition and not one of them. */
export const userTypes = ['tenant', 'landlord', 'realtor'] as const

export const userInfo = call(accountRows.userInfo, {
  input: z.strictObject({}),
  output: z.object({
    user_seq: z.number(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    /** Masked in the middle: 010-****-5678. */
    mobile: z.string().nullable(),
    /** The number is verified as this user's. */
    mobile_verified: z.boolean(),
    role: z.enum(['user', 'realtor', 'operator']),
    /** The accounts with which this user logs in. */
    logins: z.array(z.object({ provider, linked_at: instantField })),
    /** Since when this user's data is not processed further; null if it is processed. */
    stopped_at: instantField.nullable(),
    /** Required terms that are not agreed to yet. */
    terms_missing: z.array(z.string()),
  }),
  fails: [],
})
export const userRole = call(accountRows.userRole, {
  input: z.strictObject({}),
  output: z.object({ role: z.enum(['user', 'realtor', 'operator']) }),
  fails: [],
})
/** True: the user has data here, and no verified phone number. */
export const needMobile = call(accountRows.needMobile, {
  input: z.strictObject({}),
  output: z.object({ need_mobile: z.boolean() }),
  fails: [],
})
/** Sets the verified phone number as the account's. */
export const mobileChange = call(accountRows.mobileChange, {
  input: z.strictObject({ user_verify_seq: seqField }),
  output: z.object({ mobile: z.string() }),
  fails: ['verificationRefused'],
})
export const userName = call(accountRows.userName, {
  input: z.strictObject({}),
  output: z.object({ name: z.string().nullable() }),
  fails: [],
})
export const userEmail = call(accountRows.userEmail, {
  input: z.strictObject({}),
  output: z.object({ email: z.string().nullable() }),
  fails: [],
})
/** Makes a visitor without an account a guest for two hours: the bearer token for their calls, returned only once. */
export const guestOpen = call(accountRows.guestOpen, {
  ours: true,
  limit: { perHour: 20, by: 'address' },
  input: z.strictObject({}),
  output: z.object({ guest_user_no: z.number(), guest_token: z.string(), expires_at: instantField }),
  fails: [],
})
/**
 * The user's type: a realtor by role, else what they chose (`stated`), else a tenant if they ordered reports; else
 * null.
 */
const typed = z.object({ type: z.enum(userTypes).nullable(), stated: z.boolean() })
export const userType = call(accountRows.userType, { input: z.strictObject({}), output: typed, fails: [] })
/** The user's choice, or null to withdraw it. A realtor's type is given by the role: 9003. */
export const userTypeState = call(accountRows.userTypeState, {
  ours: true,
  input: z.strictObject({ type: z.enum(['tenant', 'landlord']).nullable() }),
  output: typed,
  fails: [],
})
/** The member's identity in the chat window: an id that means nothing elsewhere, and the proof that it is ours. */
export const userChannelTalk = call(accountRows.userChannelTalk, {
  input: z.strictObject({}),
  output: z.object({
    /** Null if no chat is configured. */
    chat: z.object({ plugin_key: z.string(), member_id: z.string(), member_hash: z.string() }).nullable(),
  }),
  fails: [],
})
