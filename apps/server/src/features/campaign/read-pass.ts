import { createHmac, timingSafeEqual } from 'node:crypto'
import { partners, type Partner } from '@jipsalpim/contract/partners.ts'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'

/** The partner's own id of its member; discarded after the pass is checked. */
export type Pass = { partner: Partner; member: string }
export type PassRefusal = 'invalid' | 'expired'

const VERSION = 'v1'
/** The longest validity that a partner may sign for. */
const LONGEST_SECONDS = 1800
/** How far the partner's clock may be ahead of ours. */
const AHEAD_SECONDS = 60
const claims = z.object({
  partner: z.enum(partners),
  member: z.string().min(1).max(64),
  iat: z.number().int().positive(),
  exp: z.number().int().positive(),
})

/**
 * The member that a partner vouches for: `v1.<claims>.<signature>`, by docs/partner-pass.md. Signed with a current key
 * of the partner, valid for at most half an hour. Anything else (unsigned, changed, another partner's) is 'invalid'.
 */
export function readPass(ctx: Pick<Context, 'now' | 'settings'>, text: string): Pass | PassRefusal {
  const [version, body = '', signature = '', ...rest] = text.split('.')
  if (version !== VERSION || rest.length > 0) return 'invalid'
  const parsed = claims.safeParse(parse(body))
  if (!parsed.success) return 'invalid'
  const { partner, member, iat, exp } = parsed.data
  const given = Buffer.from(signature, 'base64url')
  const isSigned = ctx.settings.partnerKeys
    .filter((k) => k.partner === partner)
    .some(({ key }) => isSame(createHmac('sha256', key).update(`${VERSION}.${body}`).digest(), given))
  if (!isSigned || exp <= iat || exp - iat > LONGEST_SECONDS) return 'invalid'
  const now = Math.floor(ctx.now().getTime() / 1000)
  if (iat > now + AHEAD_SECONDS) return 'invalid'
  return exp <= now ? 'expired' : { partner, member }
}

const isSame = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)
function parse(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
