import { z } from 'zod'
import { call } from '../../call.ts'
import { provider } from './login.ts'
import { instantField, seqField } from '../../values.ts'
import { accountRows } from './rows.ts'

/** The specification's users (core, sections 1 and 6); an operator is ours and none of them. */
export const userTypes = ['tenant', 'landlord', 'realtor'] as const

export const userInfo = call(accountRows.userInfo, {
  input: z.strictObject({}),
  output: z.object({
    user_seq: z.number(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    /** Masked in the middle: 010-****-5678. */
    mobile: z.string().nullable(),
    /** The number was shown to be this person's. */
    mobile_verified: z.boolean(),
    role: z.enum(['user', 'realtor', 'operator']),
    /** The accounts by which this person logs in. */
    logins: z.array(z.object({ provider, linked_at: instantField })),
    /** Since when nothing new is made of this person's data; null where it goes on. */
    stopped_at: instantField.nullable(),
    /** Required terms that are still to be agreed. */
    terms_missing: z.array(z.string()),
  }),
  fails: [],
})
export const userRole = call(accountRows.userRole, {
  input: z.strictObject({}),
  output: z.object({ role: z.enum(['user', 'realtor', 'operator']) }),
  fails: [],
})
/** True: something here is this person's, and no telephone was shown to be. */
export const needMobile = call(accountRows.needMobile, {
  input: z.strictObject({}),
  output: z.object({ need_mobile: z.boolean() }),
  fails: [],
})
/** Makes the telephone of a verification the account's. */
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
/** Makes somebody without an account a guest for two hours: the bearer token that his calls carry, told once. */
export const guestOpen = call(accountRows.guestOpen, {
  ours: true,
  limit: { perHour: 20, by: 'address' },
  input: z.strictObject({}),
  output: z.object({ guest_user_no: z.number(), guest_token: z.string(), expires_at: instantField }),
  fails: [],
})
/**
 * What a person is here for: a realtor by his role, else what he says of himself (`stated`), else a tenant by the reports
 * that he asked for; null while nothing says so.
 */
const typed = z.object({ type: z.enum(userTypes).nullable(), stated: z.boolean() })
export const userType = call(accountRows.userType, { input: z.strictObject({}), output: typed, fails: [] })
/** What he says of himself, or null to take it back. A realtor's type is his role: 9003. */
export const userTypeState = call(accountRows.userTypeState, {
  ours: true,
  input: z.strictObject({ type: z.enum(['tenant', 'landlord']).nullable() }),
  output: typed,
  fails: [],
})
/** How the chat window knows a member: a number that means nothing elsewhere, and the proof that we gave it. */
export const userChannelTalk = call(accountRows.userChannelTalk, {
  input: z.strictObject({}),
  output: z.object({
    /** Null where no chat is set up. */
    chat: z.object({ plugin_key: z.string(), member_id: z.string(), member_hash: z.string() }).nullable(),
  }),
  fails: [],
})
