import type { CallName } from '@jipsalpim/contract/call-table.ts'
import type { Reply } from '../../kernel/client.ts'
import { couponWords as w } from './words.ts'

/** Why a coupon was not given, in the server's own sentence where it has one for the reason. */
export function sayRefusal(reply: Extract<Reply<CallName>, { ok: false }>): string {
  if (reply.error === 'tooMany') return w.tooMany
  const { data } = reply
  return typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string'
    ? data.message
    : reply.message
}
