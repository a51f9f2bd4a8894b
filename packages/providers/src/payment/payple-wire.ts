import { isWon } from '@jipsalpim/engine/values/won.ts'
import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, misconfigured, readJson, unknown, unreadable, wire, type WireAnswer } from '../wire.ts'

export type PaypleKeys = {
  cstId: string
  custKey: string
  refundKey: string
  /** The registered domain, sent as Referer with every call. */
  referer: string
}
export type Result = {
  rst: string
  code: string
  message: string
  fields: Readonly<Record<string, unknown>>
  raw: WireAnswer
}
/** What the authentication is for: a flag to set, or the name of an operation. */
type Purpose =
  | 'PCD_PAYCHK_FLAG'
  | 'PCD_PAYCANCEL_FLAG'
  | 'PCD_SIMPLE_FLAG'
  | 'TSREG'
  | 'TSCANCEL'
  | 'PUSERINFO'
  | 'PUSERDEL'
/** Valid for a single call. */
type AuthKey = { url: string; fields: Record<string, string> }
/**
 * The two halves of a call separately, for callers that must know whether the second one was started, and both
 * together.
 */
export type Call = {
  authorise: (purpose: Purpose) => Promise<Outcome<AuthKey>>
  ask: (key: AuthKey, body: Record<string, string>) => Promise<Outcome<Result>>
  both: (purpose: Purpose, body: Record<string, string>) => Promise<Outcome<Result>>
}

/** Over a limit, a transfer that failed, or an acquirer's own two-digit answer. No other code is known to be final. */
export const DECLINED = /^(?:CPAY00(?:05|06|22)|SPAY00(?:03|04|12)|\d{2})$/
/** '0000' for a payment; other operations have a prefix of four letters, a refund 'PAYC'. */
export const DONE = /^(?:[A-Z]{4})?0000$/
/** The key of the call was not accepted: nothing was started. */
export const NOT_ASKED = /^SPAY0001$/
const CONFIG = /^AUTH\d{4}$/

export function createCall(ctx: VendorContext, keys: PaypleKeys): Call {
  const authorise: Call['authorise'] = async (purpose) => {
    const answer = await post(ctx, keys, `${ctx.baseUrl}/php/auth.php`, {
      cst_id: keys.cstId,
      custKey: keys.custKey,
      // charges by a key have two addresses: one for cards, one for accounts
      ...(purpose === 'PCD_SIMPLE_FLAG' && { PCD_PAY_TYPE: 'card' }),
      ...(purpose.startsWith('PCD_') ? { [purpose]: 'Y' } : { PCD_PAY_WORK: purpose }),
    })
    if (!answer.ok) return answer
    const read = readJson(answer.value)
    if (!read.ok) return read
    const auth = asRecord(read.value)
    const message = asText(auth?.['result_msg']) ?? ''
    if (auth?.['result'] === 'error') return misconfigured(message)
    const [cstId, custKey, authKey, url] = ['cst_id', 'custKey', 'AuthKey', 'return_url'].map((name) =>
      asText(auth?.[name]),
    )
    if (auth?.['result'] !== 'success' || !cstId || !custKey || !authKey || !url) return unreadable(answer.value)
    if (!isPayple(url, ctx.baseUrl)) return unknown('malformed', `sent elsewhere: ${url.slice(0, 80)}`)
    return { ok: true, value: { url, fields: { PCD_CST_ID: cstId, PCD_CUST_KEY: custKey, PCD_AUTH_KEY: authKey } } }
  }
  const ask: Call['ask'] = async ({ url, fields }, body) => {
    const answer = await post(ctx, keys, url, { ...fields, ...body })
    return answer.ok ? resultOf(answer.value) : answer
  }
  return {
    authorise,
    ask,
    both: async (purpose, body) => {
      const key = await authorise(purpose)
      return key.ok ? ask(key.value, body) : key
    },
  }
}

export const post = (ctx: VendorContext, keys: PaypleKeys, url: string, body: Record<string, string>) =>
  wire({
    url,
    method: 'POST',
    timeoutMs: ctx.timeoutMs,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'cache-control': 'no-cache', referer: keys.referer },
  })

/** Keys are sent only to the host that we called, or to another host of the vendor. */
function isPayple(url: string, baseUrl: string): boolean {
  const [there, here] = [URL.parse(url), URL.parse(baseUrl)]
  if (!there) return false
  return there.origin === here?.origin || (there.protocol === 'https:' && there.hostname.endsWith('.payple.kr'))
}

export function resultOf(answer: WireAnswer): Outcome<Result> {
  const read = readJson(answer)
  if (!read.ok) return read
  const fields = asRecord(read.value)
  const rst = asText(fields?.['PCD_PAY_RST'])
  if (!fields || !rst || answer.status !== 200) return unreadable(answer)
  return {
    ok: true,
    value: {
      rst,
      code: asText(fields['PCD_PAY_CODE']) ?? '',
      message: asText(fields['PCD_PAY_MSG']) ?? '',
      fields,
      raw: answer,
    },
  }
}

export const failureOf = (result: Result): Outcome<never> =>
  CONFIG.test(result.code)
    ? misconfigured(`${result.code} ${result.message}`)
    : unknown('server', `${result.code} ${result.message}`)

/** Sent as a number or as digits. */
export function wonOf(value: unknown): number | null {
  const digits = asText(value)
  const won = Number(digits)
  return digits !== null && /^\d+$/.test(digits) && isWon(won) ? won : null
}
