import type { Fields } from '../nhn-cloud.ts'
import type { Outcome } from '../outcome.ts'
import { asText, misconfigured, refused, unknown } from '../wire.ts'
import type { NoticeRefusal, Sent } from './port.ts'

/** The result for the only recipient of a request. */
export function sentOf(result: Fields | null, messageId: string | null): Outcome<Sent, NoticeRefusal> {
  if (!result) return unknown('malformed', 'no result of the recipient')
  if (Number(result['resultCode']) === 0)
    return messageId ? { ok: true, value: { messageId } } : unknown('malformed', 'no requestId')
  const why = `${asText(result['resultCode']) ?? ''} ${asText(result['resultMessage']) ?? ''}`
  // not all codes of a recipient are published: decide by the words; anything that they do not cover is reported to the
  // operator
  if (/번호|recipientNo/.test(why)) return refused('bad-number', why)
  if (/템플릿|프로필|template|sender ?key/i.test(why)) return refused('bad-template', why)
  return misconfigured(why)
}

/** A request and its recipient: a message there has no other name. */
export function idOf(message: Fields | null | undefined): string | null {
  const [request, seq] = [asText(message?.['requestId']), asText(message?.['recipientSeq'])]
  return request && seq ? `${request}/${seq}` : null
}

/** A text message has 90 bytes in EUC-KR, where a Hangul syllable has two; a longer one is an LMS. */
export const fitsSms = (text: string): boolean =>
  [...text].reduce((sum, c) => sum + (c.charCodeAt(0) > 0x7f ? 2 : 1), 0) <= 90
