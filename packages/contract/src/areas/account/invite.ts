import { z } from 'zod'
import { call } from '../../call.ts'
import { instantField, textField } from '../../values.ts'
import { accountRows } from './rows.ts'

/** The code that this person hands on; a new one where the last has run out. */
export const userInviteCode = call(accountRows.userInviteCode, {
  input: z.strictObject({}),
  output: z.object({ code: z.string(), expires_at: instantField }),
  fails: [],
})
/** How many came by this person's codes, and whether he came by somebody's. Nobody is named. */
export const userInvite = call(accountRows.userInvite, {
  input: z.strictObject({}),
  output: z.object({
    invited: z.number(),
    /** When this person put in a code himself. */
    came_at: instantField.nullable(),
    /** Until when he may; null where it is over or done. */
    may_come_until: instantField.nullable(),
  }),
  fails: [],
})
export const userInviteTake = call(accountRows.userInviteTake, {
  input: z.strictObject({ code: textField(40).pipe(z.string().min(1)) }),
  output: z.object({}),
  fails: ['inviteUnregistered', 'inviteUnknown', 'inviteExpired', 'inviteRefused', 'inviteUsed'],
})
