import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, misconfigured, readJson, refused, unknown, unreadable, wire } from '../wire.ts'
import type { NoticeRefusal, Sent } from './port.ts'

export type Fields = Readonly<Record<string, unknown>>
export type NhnCall = (
  method: 'GET' | 'POST',
  path: string,
  more?: { body: object; once?: string },
) => Promise<Outcome<Fields, NoticeRefusal>>

/** `refusalOf`: what the product's own codes mean. */
type Product = {
  path: string
  secretKey: string
  refusalOf: (code: number, message: string) => Outcome<never, NoticeRefusal>
}

/** A product of NHN Cloud's messages: each has an appkey, a secret key and codes of its own, and one form of answers. */
export function createNhnCall(ctx: VendorContext, { path: base, secretKey, refusalOf }: Product): NhnCall {
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

/** The result for the only recipient of a request. */
export function sentOf(result: Fields | null, messageId: string | null): Outcome<Sent, NoticeRefusal> {
  if (!result) return unknown('malformed', 'no result of the recipient')
  if (Number(result['resultCode']) === 0)
    return messageId ? { ok: true, value: { messageId } } : unknown('malformed', 'no requestId')
  const why = `${asText(result['resultCode']) ?? ''} ${asText(result['resultMessage']) ?? ''}`
  // not all codes of a recipient are published: decide by the words; anything that they do not cover is reported to the
  // operator
  if (/번호|recipientNo/.test(why)) return refused('bad-number', why)
  if (/템플릿|template/i.test(why)) return refused('bad-template', why)
  return misconfigured(why)
}

export const firstOf = (list: unknown): Fields | null => (Array.isArray(list) ? asRecord(list[0]) : null)

/** A request and its recipient: a message there has no other name. */
export function idOf(message: Fields | null | undefined): string | null {
  const [request, seq] = [asText(message?.['requestId']), asText(message?.['recipientSeq'])]
  return request && seq ? `${request}/${seq}` : null
}

/** A text message has 90 bytes in EUC-KR, where a Hangul syllable has two; a longer one is an LMS. */
export const fitsSms = (text: string): boolean =>
  [...text].reduce((sum, c) => sum + (c.charCodeAt(0) > 0x7f ? 2 : 1), 0) <= 90

/** yyyy-MM-dd HH:mm:ss in Seoul. */
export const secondOf = (at: number): string =>
  new Date(at + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
/** yyyy-MM-dd HH:mm in Seoul. */
export const minuteOf = (at: number): string => secondOf(at).slice(0, 16)
/** Older messages are not searched: a retry happens much earlier. The list covers at most 30 days. */
export const LOOK_BACK_MS = 3 * 86_400_000
/** The list ends before the given minute. */
export const AHEAD_MS = 120_000
