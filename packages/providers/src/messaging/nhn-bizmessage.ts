import { AHEAD_MS, createNhnCall, LOOK_BACK_MS, minuteOf, type Fields, type NhnCall } from '../nhn-cloud.ts'
import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, firstOf, misconfigured, refused, segment, unknown } from '../wire.ts'
import { fitsSms, idOf, sentOf } from './nhn-message.ts'
import type { NhnTexts } from './nhn-texts.ts'
import type { Accepted, Delivery, MessagingPort, Notice, NoticeRefusal } from './port.ts'

export type NhnKeys = { appKey: string; secretKey: string; senderKey: string; from: string }

/**
 * NHN Cloud KakaoTalk Bizmessage, 알림톡 v2.3: the whole text (`raw-messages`), with the same text as SMS if it cannot be
 * delivered. A template is registered there under our name without hyphens: a code has at most 20 characters. A text
 * without an 알림톡 is sent by another product (`nhn-texts.ts`).
 */
export function createNhnBizmessage(ctx: VendorContext, keys: NhnKeys, texts: NhnTexts): MessagingPort {
  const call = createNhnCall(ctx, {
    path: `/alimtalk/v2.3/appkeys/${segment(keys.appKey)}`,
    secretKey: keys.secretKey,
    refusalOf,
  })
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
      if (!answer.ok) return answer
      const message = asRecord(answer.value['message'])
      const result = firstOf(message?.['sendResults'])
      return sentOf(result, idOf({ ...result, requestId: message?.['requestId'] }))
    },
    sendText: texts.sendText,
    find: async (reference) => {
      const now = ctx.now().getTime()
      const found = await listOf(call, {
        startRequestDate: minuteOf(now - LOOK_BACK_MS),
        endRequestDate: minuteOf(now + AHEAD_MS),
        senderGroupingKey: reference,
      })
      if (!found.ok) return found
      const messageId = idOf(found.value.find((m) => m['senderGroupingKey'] === reference))
      return messageId ? { ok: true, value: { messageId } } : texts.find(reference)
    },
    deliveries: (accepted) => deliveriesOf(call, texts, accepted),
  }
}

const recipientOf = ({ to, fallbackText, link, reference }: Notice, from: string): object => ({
  recipientNo: to,
  content: fallbackText,
  ...(link && { buttons: [{ ordering: 1, type: 'WL', name: link.name, linkMo: link.url, linkPc: link.url }] }),
  resendParameter: {
    isResend: true,
    resendType: fitsSms(fallbackText) ? 'SMS' : 'LMS',
    resendContent: fallbackText,
    resendSendNo: from,
  },
  recipientGroupingKey: reference,
})

/** The same idempotency key within ten minutes: the first request may have been sent. */
const SAME_KEY = -1005
const NOT_FOUND = -1016
const DAILY_VOLUME = -1017
function refusalOf(code: number, message: string): Outcome<never, NoticeRefusal> {
  if (code === SAME_KEY) return unknown('server', `${code} ${message}`)
  if (code === DAILY_VOLUME) return refused('no-balance', `${code} ${message}`)
  return misconfigured(`${code} ${message}`)
}

async function listOf(
  call: NhnCall<NoticeRefusal>,
  query: Readonly<Record<string, string>>,
): Promise<Outcome<readonly Fields[]>> {
  const answer = await call('GET', `/messages?${new URLSearchParams(query)}`)
  if (!answer.ok) return answer.kind === 'refused' ? misconfigured(answer.message) : answer
  const list = asRecord(answer.value['messageSearchResultResponse'])?.['messages']
  if (!Array.isArray(list)) return unknown('malformed', 'no messages')
  return { ok: true, value: list.map(asRecord).filter((m) => m !== null) }
}

/** The request and its recipient. */
const OWN_ID = /^([^/]+)\/([^/]+)$/
/** Fewer are requested one by one. */
const LISTED_FROM = 5
const PAGE = 1000
const MAX_PAGES = 3
const AT_ONCE = 25
/** We store when the vendor answered; the vendor stores when it received the request, which is earlier. */
const EARLIER_MS = 120_000

/**
 * The vendor cannot list several ids. Many messages are read from the list of the minutes in which they were accepted; those
 * that it does not contain are requested one by one.
 */
async function deliveriesOf(
  call: NhnCall<NoticeRefusal>,
  texts: NhnTexts,
  accepted: readonly Accepted[],
): ReturnType<MessagingPort['deliveries']> {
  const known = new Map<string, Delivery>()
  const isMissing = ({ messageId }: Accepted) => !known.has(messageId)
  const listed = accepted.filter(({ messageId }) => OWN_ID.test(messageId))
  if (listed.length >= LISTED_FROM) {
    const asked = new Set(listed.map((a) => a.messageId))
    const times = listed.map((a) => a.at.getTime())
    for (let page = 1; page <= MAX_PAGES && listed.some(isMissing); page++) {
      const list = await listOf(call, {
        startRequestDate: minuteOf(Math.min(...times) - EARLIER_MS),
        endRequestDate: minuteOf(Math.max(...times) + AHEAD_MS),
        pageNum: String(page),
        pageSize: String(PAGE),
      })
      if (!list.ok) return list
      for (const message of list.value) {
        const messageId = idOf(message)
        if (messageId && asked.has(messageId)) known.set(messageId, deliveryOf(message))
      }
      if (list.value.length < PAGE) break
    }
  }
  for (let rest = accepted.filter(isMissing); rest.length > 0; rest = rest.slice(AT_ONCE)) {
    const asked = rest
      .slice(0, AT_ONCE)
      .map(async ({ messageId }) => ({ messageId, one: await oneOf(call, texts, messageId) }))
    for (const { messageId, one } of await Promise.all(asked)) {
      if (!one.ok) return one
      if (one.value) known.set(messageId, one.value)
    }
  }
  return { ok: true, value: known }
}

async function oneOf(
  call: NhnCall<NoticeRefusal>,
  texts: NhnTexts,
  messageId: string,
): Promise<Outcome<Delivery | null>> {
  const [, request, seq] = OWN_ID.exec(messageId) ?? []
  if (request === undefined || seq === undefined) return texts.delivery(messageId)
  const answer = await call('GET', `/messages/${segment(request)}/${segment(seq)}`)
  if (answer.ok) {
    const message = asRecord(answer.value['message'])
    return { ok: true, value: message && deliveryOf(message) }
  }
  if (answer.kind === 'config' && answer.message.startsWith(`${NOT_FOUND} `)) return { ok: true, value: null }
  return answer.kind === 'refused' ? misconfigured(answer.message) : answer
}

/**
 * MRC01: delivered, MRC02: not delivered. RSC04: the text that replaces it was delivered, RSC05: it failed, too, RSC02
 * and RSC03: it is sent if the 알림톡 fails, or is being sent; RSC01: none is sent. Anything else is not known yet.
 */
function deliveryOf(message: Fields): Delivery {
  const [result, resend, status] = ['resultCode', 'resendStatus', 'messageStatus'].map((name) => asText(message[name]))
  if (result === 'MRC01' || resend === 'RSC04') return { state: 'delivered' }
  const failed = result === 'MRC02' || status === 'FAILED' || status === 'CANCEL'
  if (!failed || (resend !== 'RSC05' && resend !== 'RSC01')) return { state: 'pending' }
  const why = [result ?? status, asText(message['resultCodeName']), asText(message['resendResultCode'])]
  return { state: 'failed', why: why.filter(Boolean).join(' '), text: resend === 'RSC05' ? 'tried' : 'not-tried' }
}
