import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, misconfigured, readJson, refused, segment, unknown, unreadable, wire } from '../wire.ts'
import type { Delivery, MessagingPort, Notice, NoticeRefusal, Sent } from './port.ts'

export type NhnKeys = { appKey: string; secretKey: string; senderKey: string; from: string }

/** Older messages are not searched: a retry happens much earlier. The list covers at most 30 days. */
const LOOK_BACK_MS = 3 * 86_400_000
/** The list ends before the given minute. */
const AHEAD_MS = 120_000

/**
 * NHN Cloud KakaoTalk Bizmessage, 알림톡 v2.3: the whole text (`raw-messages`), with the same text as SMS if it cannot be
 * delivered. A template is registered there under our name without hyphens: a code has at most 20 characters.
 */
export function createNhnBizmessage(ctx: VendorContext, keys: NhnKeys): MessagingPort {
  const call = createCall(ctx, keys)
  return {
    send: async (notice) => {
      const answer = await call('POST', '/raw-messages', {
        body: {
          senderKey: keys.senderKey,
          templateCode: notice.template.replaceAll('-', ''),
          senderGroupingKey: notice.reference,
          recipientList: [recipientOf(notice, keys.from)],
        },
        once: notice.reference,
      })
      return answer.ok ? sentOf(answer.value) : answer
    },
    find: async (reference) => {
      const now = ctx.now().getTime()
      const query = new URLSearchParams({
        startRequestDate: minuteOf(now - LOOK_BACK_MS),
        endRequestDate: minuteOf(now + AHEAD_MS),
        senderGroupingKey: reference,
      })
      const answer = await call('GET', `/messages?${query}`)
      if (!answer.ok) return answer.kind === 'refused' ? misconfigured(answer.message) : answer
      const list = asRecord(answer.value['messageSearchResultResponse'])?.['messages']
      if (!Array.isArray(list)) return unknown('malformed', 'no messages')
      const found = list.map(asRecord).find((m) => m?.['senderGroupingKey'] === reference)
      const messageId = idOf(found)
      return { ok: true, value: found && messageId ? { messageId, delivery: deliveryOf(found) } : null }
    },
  }
}

const recipientOf = ({ to, fallbackText, link, reference }: Notice, from: string): object => ({
  recipientNo: to,
  content: fallbackText,
  ...(link && { buttons: [{ ordering: 1, type: 'WL', name: link.name, linkMo: link.url, linkPc: link.url }] }),
  resendParameter: {
    isResend: true,
    resendType: bytesOf(fallbackText) > SMS_BYTES ? 'LMS' : 'SMS',
    resendContent: fallbackText,
    resendSendNo: from,
  },
  recipientGroupingKey: reference,
})

/** A text message has 90 bytes in EUC-KR, where a Hangul syllable has two; a longer one is an LMS. */
const SMS_BYTES = 90
const bytesOf = (text: string): number => [...text].reduce((sum, c) => sum + (c.charCodeAt(0) > 0x7f ? 2 : 1), 0)

/** yyyy-MM-dd HH:mm in Seoul. */
const minuteOf = (at: number): string => new Date(at + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')

type Fields = Readonly<Record<string, unknown>>
type Call = (
  method: 'GET' | 'POST',
  path: string,
  more?: { body: object; once: string },
) => Promise<Outcome<Fields, NoticeRefusal>>

function createCall(ctx: VendorContext, { appKey, secretKey }: NhnKeys): Call {
  return async (method, path, more) => {
    const answer = await wire({
      url: `${ctx.baseUrl}/alimtalk/v2.3/appkeys/${segment(appKey)}${path}`,
      method,
      timeoutMs: ctx.timeoutMs,
      headers: {
        'content-type': 'application/json;charset=UTF-8',
        'X-Secret-Key': secretKey,
        // The vendor refuses a second request with the same key for ten minutes.
        ...(more && { 'X-NC-API-IDEMPOTENCY-KEY': more.once }),
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

/** The same idempotency key within ten minutes: the first request may have been sent. */
const SAME_KEY = -1005
const DAILY_VOLUME = -1017
function refusalOf(code: number, message: string): Outcome<never, NoticeRefusal> {
  if (code === SAME_KEY) return unknown('server', `${code} ${message}`)
  if (code === DAILY_VOLUME) return refused('no-balance', `${code} ${message}`)
  return misconfigured(`${code} ${message}`)
}

function sentOf(body: Fields): Outcome<Sent, NoticeRefusal> {
  const message = asRecord(body['message'])
  const results = message?.['sendResults']
  const result = Array.isArray(results) ? asRecord(results[0]) : null
  if (!message || !result) return unknown('malformed', 'no sendResults')
  if (Number(result['resultCode']) === 0) {
    const messageId = idOf({ ...result, requestId: message['requestId'] })
    return messageId ? { ok: true, value: { messageId } } : unknown('malformed', 'no requestId')
  }
  const why = `${asText(result['resultCode']) ?? ''} ${asText(result['resultMessage']) ?? ''}`
  // not all codes of a recipient are published: decide by the words; anything that they do not cover is reported to the
  // operator
  if (/번호|recipientNo/.test(why)) return refused('bad-number', why)
  if (/템플릿|template/i.test(why)) return refused('bad-template', why)
  return misconfigured(why)
}

function idOf(message: Fields | null | undefined): string | null {
  const [request, seq] = [asText(message?.['requestId']), asText(message?.['recipientSeq'])]
  return request && seq ? `${request}/${seq}` : null
}

/**
 * MRC01: delivered, MRC02: not delivered. RSC04: the text message was delivered instead; RSC02 and RSC03: it is in
 * transit.
 */
function deliveryOf(message: Fields): Delivery {
  const [result, resend] = [asText(message['resultCode']), asText(message['resendStatus'])]
  if (result === 'MRC01' || resend === 'RSC04') return 'delivered'
  if (resend === 'RSC02' || resend === 'RSC03') return 'pending'
  return result === 'MRC02' || message['messageStatus'] !== 'COMPLETED' ? 'failed' : 'pending'
}
