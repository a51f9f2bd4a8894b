import { createHmac } from 'node:crypto'
import type { TestServer } from '../../testing/start-test-server.ts'

type Signed = { member?: string; partner?: string; key?: Uint8Array; at?: Date; seconds?: number }

/** The part after '#' that a partner's app adds to its link, by docs/partner-pass.md. */
export function partnerPass(
  { ctx }: TestServer,
  { member = 'member-1', partner = 'ione', key, at = ctx.now(), seconds = 600 }: Signed = {},
): string {
  const iat = Math.floor(at.getTime() / 1000)
  const body = Buffer.from(JSON.stringify({ partner, member, iat, exp: iat + seconds })).toString('base64url')
  const by = key ?? ctx.settings.partnerKeys[0]?.key
  if (!by) throw new Error('no partner has a key')
  return `v1.${body}.${createHmac('sha256', by).update(`v1.${body}`).digest('base64url')}`
}
