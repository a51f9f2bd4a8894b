import { AHEAD_MS, createNhnCall, LOOK_BACK_MS, secondOf } from '../nhn-cloud.ts'
import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, firstOf, misconfigured, segment, unknown } from '../wire.ts'
import { fitsSms, idOf, sentOf } from './nhn-message.ts'
import type { Delivery, MessagingPort, NoticeRefusal } from './port.ts'

export type NhnTextKeys = { appKey: string; secretKey: string; from: string }
export type NhnTexts = Pick<MessagingPort, 'sendText' | 'find'> & {
  /** Null: not a text of this product, or one that it does not know. */
  delivery: (messageId: string) => Promise<Outcome<Delivery | null>>
}

/** The vendor requires a title for an LMS. */
const TITLE = '집살핌'
const KINDS = ['sms', 'mms'] as const
/** An invalid requestId. */
const NOT_FOUND = '-2008'

/** NHN Cloud SMS v3.0: texts without an 알림톡, which the product for 알림톡 does not send. */
export function createNhnTexts(ctx: VendorContext, keys: NhnTextKeys): NhnTexts {
  const call = createNhnCall<NoticeRefusal>(ctx, {
    path: `/sms/v3.0/appKeys/${segment(keys.appKey)}/sender`,
    secretKey: keys.secretKey,
    refusalOf: (code, message) => misconfigured(`${code} ${message}`),
  })
  return {
    sendText: async ({ to, text, reference }) => {
      const kind = fitsSms(text) ? 'sms' : 'mms'
      const answer = await call('POST', `/${kind}`, {
        body: {
          ...(kind === 'mms' && { title: TITLE }),
          body: text,
          sendNo: keys.from,
          senderGroupingKey: reference,
          recipientList: [{ recipientNo: to, recipientGroupingKey: reference }],
        },
      })
      if (!answer.ok) return answer
      const data = asRecord(asRecord(answer.value['body'])?.['data'])
      const result = firstOf(data?.['sendResultList'])
      const id = idOf({ ...result, requestId: data?.['requestId'] })
      return sentOf(result, id && `${kind}/${id}`)
    },
    find: async (reference) => {
      const now = ctx.now().getTime()
      const query = new URLSearchParams({
        startRequestDate: secondOf(now - LOOK_BACK_MS),
        endRequestDate: secondOf(now + AHEAD_MS),
        senderGroupingKey: reference,
      })
      const asked = KINDS.map(async (kind) => ({ kind, answer: await call('GET', `/${kind}?${query}`) }))
      for (const { kind, answer } of await Promise.all(asked)) {
        if (!answer.ok) return answer.kind === 'refused' ? misconfigured(answer.message) : answer
        const list = asRecord(answer.value['body'])?.['data']
        if (!Array.isArray(list)) return unknown('malformed', 'no data')
        const id = idOf(list.map(asRecord).find((m) => m?.['senderGroupingKey'] === reference))
        if (id) return { ok: true, value: { messageId: `${kind}/${id}` } }
      }
      return { ok: true, value: null }
    },
    delivery: async (messageId) => {
      const [, kind, request = '', seq = ''] = /^(sms|mms)\/([^/]+)\/([^/]+)$/.exec(messageId) ?? []
      if (kind === undefined) return { ok: true, value: null }
      const query = new URLSearchParams({ recipientSeq: seq })
      const answer = await call('GET', `/${kind}/${segment(request)}?${query}`)
      if (answer.ok) return { ok: true, value: deliveryOf(asRecord(asRecord(answer.value['body'])?.['data'])) }
      if (answer.kind === 'config' && answer.message.startsWith(NOT_FOUND)) return { ok: true, value: null }
      return answer.kind === 'refused' ? misconfigured(answer.message) : answer
    },
  }
}

/** 1000: delivered. Without a code, the message is requested or being sent. */
function deliveryOf(message: Readonly<Record<string, unknown>> | null): Delivery | null {
  if (!message) return null
  const code = asText(message['resultCode'])
  if (code === '1000') return { state: 'delivered' }
  if (code === null) return { state: 'pending' }
  return { state: 'failed', why: [code, asText(message['resultCodeName'])].filter(Boolean).join(' '), text: 'tried' }
}
