import type { Membership } from '@jipsalpim/contract/areas/campaign/calls.ts'
import { send } from '../../kernel/calls/client.ts'
import { dropPass, savedPass } from './partner-pass.ts'
import { isLoggedIn } from '../../kernel/login/session.ts'

const MARKS = ['nz_source', 'nz_medium', 'nz_campaign'] as const
const TOLD = 'nz_told'

/**
 * Sends the signup source to the server, once per visit, and a partner's pass; the source of the first signup stays.
 * Returns the result of the pass; null if there was nothing to send, or no answer.
 */
export async function reportSignup(): Promise<Membership | null> {
  const [nz_source, nz_medium, nz_campaign] = MARKS.map((mark) => sessionStorage.getItem(mark))
  const marks = {
    nz_source: nz_source ?? null,
    nz_medium: nz_medium ?? null,
    nz_campaign: nz_campaign ?? null,
    partner_pass: savedPass(),
  }
  const stored = JSON.stringify(marks)
  if (!isLoggedIn() || sessionStorage.getItem(TOLD) === stored || Object.values(marks).every((m) => m === null))
    return null
  const reply = await send('campaignSignup', marks)
  if (!reply.ok) return null
  sessionStorage.setItem(TOLD, stored)
  // The server has checked it: it is of no further use, whatever the result.
  dropPass()
  if (reply.data.membership !== 'none') sessionStorage.setItem(LAST, reply.data.membership)
  return reply.data.membership
}
const LAST = 'nz_membership'
/** The result of the last pass of this visit. */
export const lastMembership = (): string | null => sessionStorage.getItem(LAST)
