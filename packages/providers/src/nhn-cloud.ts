import type { Outcome, VendorContext } from './outcome.ts'
import { asRecord, asText, readJson, unreadable, wire } from './wire.ts'

export type Fields = Readonly<Record<string, unknown>>
export type NhnCall<R extends string> = (
  method: 'GET' | 'POST',
  path: string,
  more?: { body: object; once?: string },
) => Promise<Outcome<Fields, R>>

/** `refusalOf`: what the product's own codes mean. */
type Product<R extends string> = {
  path: string
  secretKey: string
  refusalOf: (code: number, message: string) => Outcome<never, R>
}

/** A product of NHN Cloud: each has an appkey, a secret key and codes of its own, and one form of answers. */
export function createNhnCall<R extends string>(
  ctx: VendorContext,
  { path: base, secretKey, refusalOf }: Product<R>,
): NhnCall<R> {
  return async (method, path, more) => {
    const answer = await wire({
      url: `${ctx.baseUrl}${base}${path}`,
      method,
      timeoutMs: ctx.timeoutMs,
      headers: {
        'content-type': 'application/json;charset=UTF-8',
        'X-Secret-Key': secretKey,
        // The vendor refuses a second request with the same key for ten minutes.
        ...(more?.once !== undefined && { 'X-NC-API-IDEMPOTENCY-KEY': more.once }),
      },
      ...(more && { body: JSON.stringify(more.body) }),
    })
    if (!answer.ok) return answer
    const read = readJson(answer.value)
    if (!read.ok) return read
    const body = asRecord(read.value)
    const header = asRecord(body?.['header'])
    if (!body || !header) return unreadable(answer.value)
    if (header['isSuccessful'] === true) return { ok: true, value: body }
    return refusalOf(Number(header['resultCode']), asText(header['resultMessage']) ?? '')
  }
}

/** yyyy-MM-dd HH:mm:ss in Seoul. */
export const secondOf = (at: number): string =>
  new Date(at + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
/** yyyy-MM-dd HH:mm in Seoul. */
export const minuteOf = (at: number): string => secondOf(at).slice(0, 16)
/** Messages older than this are not searched: a retry happens much sooner. The list of mails covers at most seven days. */
export const LOOK_BACK_MS = 3 * 86_400_000
/** The list ends before the given minute. */
export const AHEAD_MS = 120_000
