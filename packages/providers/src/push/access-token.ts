import { importPKCS8, SignJWT } from 'jose'
import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, misconfigured, readJson, unreadable, wire } from '../wire.ts'

/**
 * The contents of a service account's key file, and where Google issues tokens for it (https://oauth2.googleapis.com).
 */
export type ServiceAccount = { clientEmail: string; privateKey: string; tokenBaseUrl: string }
export type AccessToken = { get: () => Promise<Outcome<string>>; drop: () => void }

/** The audience of a signed request, for any host that it is sent to. */
const AUDIENCE = 'https://oauth2.googleapis.com/token'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
/** The maximum that Google accepts. */
const LIFE_S = 3600
/** Request a new token this long before the old one expires. */
const EARLY_MS = 60_000

/** RFC 7523: a request signed by the account (RS256) is exchanged for a token of one hour, which all calls share. */
export function createAccessToken(ctx: VendorContext, account: ServiceAccount, scope: string): AccessToken {
  let cached: { token: string; until: number } | null = null
  const ask = async (): Promise<Outcome<string>> => {
    const assertion = await signed(ctx.now(), account, scope)
    if (assertion === null) return misconfigured('the service account’s key is not an RSA private key')
    const answer = await wire({
      url: `${account.tokenBaseUrl}/token`,
      method: 'POST',
      timeoutMs: ctx.timeoutMs,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: GRANT, assertion }).toString(),
    })
    if (!answer.ok) return answer
    const read = readJson(answer.value)
    if (!read.ok) return unreadable(answer.value)
    const body = asRecord(read.value)
    const error = asText(body?.['error'])
    if (error !== null && answer.value.status < 429)
      return misconfigured(`${error} ${asText(body?.['error_description']) ?? ''}`)
    const token = asText(body?.['access_token'])
    const lifeS = Number(asText(body?.['expires_in']))
    if (answer.value.status !== 200 || token === null || !(lifeS > 0)) return unreadable(answer.value)
    cached = { token, until: ctx.now().getTime() + lifeS * 1000 - EARLY_MS }
    return { ok: true, value: token }
  }
  return {
    get: async () => (cached && cached.until > ctx.now().getTime() ? { ok: true, value: cached.token } : ask()),
    drop: () => {
      cached = null
    },
  }
}

async function signed(now: Date, { clientEmail, privateKey }: ServiceAccount, scope: string): Promise<string | null> {
  const at = Math.floor(now.getTime() / 1000)
  try {
    return await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setAudience(AUDIENCE)
      .setIssuedAt(at)
      .setExpirationTime(at + LIFE_S)
      .sign(await importPKCS8(privateKey, 'RS256'))
  } catch {
    return null
  }
}
