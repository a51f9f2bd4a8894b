import { z } from 'zod'
import { call } from '../../call.ts'
import { seqField, textField } from '../../values.ts'
import { verificationRows } from './rows.ts'

/**
 * Why a verification was refused. `other-person`: the account belongs to someone else; `known-person`: this person has
 * another account here; the rest: the agency's data is not enough, or not for us.
 */
export const verificationReasons = [
  'not-certified',
  'not-found',
  'used',
  'other-window',
  'too-old',
  'no-phone',
  'no-key',
  'under-14',
  'other-person',
  'known-person',
  'too-many-tries',
] as const

/** The number with which the window is opened. Only the agency's answer shows whose it is. */
const prepare = z.strictObject({ phone: textField(30) })
const prepared = z.object({
  user_verify_seq: z.number(),
  merchant_uid: z.string(),
  imp_code: z.string(),
  channel_key: z.string(),
  sdk_url: z.string(),
  phone: z.string(),
  min_age: z.number(),
})
/** The window's result: only a hint, the server asks the agency. */
const result = z.strictObject({ imp_uid: z.string().regex(/^[\w-]{1,60}$/), merchant_uid: z.string().max(40) })
const verified = z.object({
  user_verify_seq: z.number(),
  name: z.string(),
  /** Masked in the middle. */
  mobile: z.string(),
})
const limited = ['verificationLimit', 'verificationTooSoon'] as const
const refusals = ['verificationRefused'] as const

export const phonePrepare = call(verificationRows.phonePrepare, { input: prepare, output: prepared, fails: limited })
export const phonePrepareGuest = call(verificationRows.phonePrepareGuest, {
  limit: { perHour: 20, by: 'address' },
  input: prepare,
  output: prepared,
  fails: limited,
})
export const phoneResult = call(verificationRows.phoneResult, { input: result, output: verified, fails: refusals })
export const phoneResultGuest = call(verificationRows.phoneResultGuest, {
  input: result,
  output: verified,
  fails: refusals,
})
export const phoneResultStatus = call(verificationRows.phoneResultStatus, {
  input: z.strictObject({ user_verify_seq: seqField }),
  output: z.object({
    status: z.enum(['prepared', 'checking', 'verified', 'refused']),
    reason: z.enum(verificationReasons).nullable(),
  }),
  fails: [],
})
