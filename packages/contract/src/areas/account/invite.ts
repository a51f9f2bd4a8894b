import { z } from 'zod'
import { call } from '../../call.ts'
import { instantField, textField } from '../../values.ts'
import { accountRows } from './rows.ts'

/** The user's invite code; a new one if the last has expired. */
export const userInviteCode = call(accountRows.userInviteCode, {
  input: z.strictObject({}),
  output: z.object({ code: z.string(), expires_at: instantField }),
  fails: [],
})
/** How many users joined with this user's codes, and whether they joined with someone's. No names. */
export const userInvite = call(accountRows.userInvite, {
  input: z.strictObject({}),
  output: z.object({
    invited: z.number(),
    /** When this user entered someone's code. */
    came_at: instantField.nullable(),
    /** Until when they may enter one; null if it is too late, or already done. */
    may_come_until: instantField.nullable(),
  }),
  fails: [],
})
export const userInviteTake = call(accountRows.userInviteTake, {
  input: z.strictObject({ code: textField(40).pipe(z.string().min(1)) }),
  output: z.object({}),
  fails: ['inviteUnregistered', 'inviteUnknown', 'inviteExpired', 'inviteRefused', 'inviteUsed'],
})
