import type { Outcome } from './outcome.ts'
import { asText, misconfigured, unknown, unreadable, type WireAnswer } from './wire.ts'

/** Codes of the data.go.kr gateway; '00' and '000' are success, '03' is an empty result. */
const ourFault = ['10', '11', '12', '20', '21', '30', '31', '32', '33']

/**
 * The gateway's own error, or null if the service itself answered: XML even if JSON was requested, or a plain word,
 * under HTTP 200, 401, 403 or 429.
 */
export function gatewayFailure(answer: WireAnswer): Exclude<Outcome<never>, { ok: true }> | null {
  const body = answer.body.trimStart()
  const code = /<returnReasonCode>\s*(\d+)\s*</.exec(body)?.[1]
  if (code !== undefined)
    return codeFailure(code, /<returnAuthMsg>([^<]*)</.exec(body)?.[1] ?? '') ?? unreadable(answer)
  if (answer.status === 401 || answer.status === 403)
    return misconfigured(`HTTP ${answer.status}: ${body.slice(0, 60)}`)
  if (/^(Unauthorized|Forbidden)/i.test(body)) return misconfigured(body.slice(0, 60))
  if (answer.status === 429 || /^API rate limit/i.test(body)) return unknown('rate-limit', body.slice(0, 60))
  return body.startsWith('<response') || body.startsWith('<?xml') || body.startsWith('{') ? null : unreadable(answer)
}

/** The outcome for a result code of the gateway or of a service's header; null for success and for no data. */
export function codeFailure(code: string, message: string): Exclude<Outcome<never>, { ok: true }> | null {
  if (['00', '000', '03'].includes(code)) return null
  if (code === '22') return unknown('rate-limit', `${code} ${message}`)
  return ourFault.includes(code) ? misconfigured(`${code} ${message}`) : unknown('server', `${code} ${message}`)
}

/** A number that the gateway prints as a number or as text, with or without commas; null for a blank. */
export function numberOf(value: unknown): number | null {
  const text = asText(value)?.replaceAll(',', '')
  if (text === undefined || text === '') return null
  const n = Number(text)
  return Number.isFinite(n) ? n : null
}
