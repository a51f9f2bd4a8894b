import { createHmac, randomBytes } from 'node:crypto'
import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, firstOf, misconfigured, readJson, refused, unknown, unreadable, wire } from '../wire.ts'
import type { Delivery, MessagingPort, NoticeRefusal, Sent } from './port.ts'

export type SolapiKeys = { apiKey: string; apiSecret: string; from: string; pfId: string }

/** Older messages are not searched: a retry happens much earlier. */
const LOOK_BACK_MS = 3 * 86_400_000
const PAGE = 500
const MAX_PAGES = 40

/** Solapi: 알림톡 (ATA) with the same text as SMS if it cannot be delivered. */
export function createSolapi(ctx: VendorContext, keys: SolapiKeys): MessagingPort {
  const call = createCall(ctx, keys)

  return {
    send: async (notice) => {
      const answer = await call('POST', '/messages/v4/send-many/detail', {
        messages: [
          {
            to: notice.to,
            from: keys.from,
            type: 'ATA',
            text: notice.fallbackText,
            kakaoOptions: {
              pfId: keys.pfId,
              templateId: notice.template,
              disableSms: false,
              variables: Object.fromEntries(
                Object.entries(notice.variables).map(([name, value]) => [`#{${name}}`, value]),
              ),
              ...(notice.link && {
                buttons: [
                  { buttonName: notice.link.name, buttonType: 'WL', linkMo: notice.link.url, linkPc: notice.link.url },
                ],
              }),
            },
            customFields: { reference: notice.reference },
          },
        ],
        allowDuplicates: false,
        showMessageList: true,
      })
      return answer.ok ? sentOf(answer.value) : answer
    },
    sendText: async ({ to, text, reference }) => {
      // without a type the vendor chooses SMS or LMS by the length
      const answer = await call('POST', '/messages/v4/send-many/detail', {
        messages: [{ to, from: keys.from, text, customFields: { reference } }],
        allowDuplicates: false,
        showMessageList: true,
      })
      return answer.ok ? sentOf(answer.value) : answer
    },
    find: async (reference) => {
      const since = new Date(ctx.now().getTime() - LOOK_BACK_MS).toISOString()
      let startKey: string | null = null
      for (let page = 0; page < MAX_PAGES; page++) {
        // the list has no filter for a custom field: read the days in question and compare the reference here
        const query = new URLSearchParams({ startDate: since, limit: String(PAGE), ...(startKey && { startKey }) })
        const answer = await call('GET', `/messages/v4/list?${query}`)
        if (!answer.ok) return answer.kind === 'refused' ? misconfigured(answer.message) : answer
        const body = asRecord(answer.value)
        const list = asRecord(body?.['messageList'])
        if (!list) return unknown('malformed', 'no messageList')
        const found = Object.values(list)
          .map(asRecord)
          .find((m) => asRecord(m?.['customFields'])?.['reference'] === reference)
        const messageId = asText(found?.['messageId'])
        if (messageId) return { ok: true, value: { messageId } }
        startKey = asText(body?.['nextKey'])
        if (!startKey) return { ok: true, value: null }
      }
      return unknown('server', `more than ${MAX_PAGES * PAGE} messages in the days searched`)
    },
    deliveries: async (accepted) => {
      // the vendor's own client repeats the name for each message
      const query = new URLSearchParams([
        ['limit', String(PAGE)],
        ...accepted.map(({ messageId }): [string, string] => ['messageIds', messageId]),
      ])
      const answer = await call('GET', `/messages/v4/list?${query}`)
      if (!answer.ok) return answer.kind === 'refused' ? misconfigured(answer.message) : answer
      const list = asRecord(asRecord(answer.value)?.['messageList'])
      if (!list) return unknown('malformed', 'no messageList')
      const asked = new Set(accepted.map((a) => a.messageId))
      const known = new Map<string, Delivery>()
      for (const message of Object.values(list).map(asRecord)) {
        const messageId = asText(message?.['messageId'])
        if (message && messageId && asked.has(messageId)) known.set(messageId, deliveryOf(message))
      }
      return { ok: true, value: known }
    },
  }
}

type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Outcome<unknown, NoticeRefusal>>

function createCall(ctx: VendorContext, { apiKey, apiSecret }: SolapiKeys): Call {
  return async (method, path, body) => {
    const date = ctx.now().toISOString()
    const salt = randomBytes(16).toString('hex')
    const signature = createHmac('sha256', apiSecret)
      .update(date + salt)
      .digest('hex')
    const answer = await wire({
      url: ctx.baseUrl + path,
      method,
      timeoutMs: ctx.timeoutMs,
      headers: {
        'content-type': 'application/json',
        authorization: `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) return answer
    const read = readJson(answer.value)
    if (!read.ok) return read
    if (answer.value.status === 200) return read
    const error = asRecord(read.value)
    return refusalOf(asText(error?.['errorCode']), asText(error?.['errorMessage']) ?? '') ?? unreadable(answer.value)
  }
}

const OURS = [
  'ValidationError',
  'InvalidApiKey',
  'ApiKeyNotFound',
  'SignatureDoesNotMatch',
  'RequestTimeTooSkewed',
  'Unauthorized',
  'Forbidden',
]

/** API errors that mean nothing was accepted; DuplicatedSignature is not one: the first of the two may have been. */
function refusalOf(code: string | null, message: string): Outcome<never, NoticeRefusal> | null {
  if (code === 'NotEnoughBalance') return refused('no-balance', message)
  return code !== null && OURS.includes(code) ? misconfigured(`${code} ${message}`) : null
}

function sentOf(value: unknown): Outcome<Sent, NoticeRefusal> {
  const body = asRecord(value)
  const taken = firstOf(body?.['messageList'])
  const messageId = asText(taken?.['messageId'])
  if (messageId) return { ok: true, value: { messageId } }
  const failed = firstOf(body?.['failedMessageList'])
  if (!failed) return unknown('malformed', 'neither taken nor failed')
  const message = `${asText(failed['statusCode']) ?? ''} ${asText(failed['statusMessage']) ?? ''}`
  // the numeric codes are not published: decide by the words; anything that they do not cover is reported to the
  // operator
  if (message.includes('번호')) return refused('bad-number', message)
  if (/템플릿|프로필/.test(message)) return refused('bad-template', message)
  if (message.includes('잔액')) return refused('no-balance', message)
  return misconfigured(message)
}

/**
 * 4000: delivered, by either way; 2000 and 3000: in transit; every other code is a failure. A message that became a text
 * has another type than ATA, or is marked as replaced, by a boolean or by 1.
 */
function deliveryOf(message: Readonly<Record<string, unknown>>): Delivery {
  const code = asText(message['statusCode'])
  if (code === '4000') return { state: 'delivered' }
  if (code === null || code === '2000' || code === '3000') return { state: 'pending' }
  const replaced = message['replacement'] === true || message['replacement'] === 1
  return {
    state: 'failed',
    why: [code, asText(message['reason'])].filter(Boolean).join(' '),
    text: replaced || asText(message['type']) !== 'ATA' ? 'tried' : 'not-tried',
  }
}
