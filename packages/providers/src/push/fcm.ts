import type { Outcome, VendorContext } from '../outcome.ts'
import {
  asRecord,
  asText,
  misconfigured,
  readJson,
  refused,
  segment,
  unreadable,
  wire,
  type WireAnswer,
} from '../wire.ts'
import { createAccessToken, type ServiceAccount } from './access-token.ts'
import type { Push, PushPort, PushRefusal } from './port.ts'
import { retryAfter } from './retry-after.ts'

export type FcmKeys = ServiceAccount & { projectId: string }

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
/** A device that was off for longer gets no push: the message sent with it has been delivered meanwhile. */
const KEPT_S = 86_400
/** The wait that FCM documents if a rate-limit answer contains none. */
const QUOTA_WAIT_S = 60

/** Firebase Cloud Messaging, HTTP v1. */
export function createFcm(ctx: VendorContext, keys: FcmKeys): PushPort {
  const access = createAccessToken(ctx, keys, SCOPE)
  const post = async (body: string): Promise<Outcome<WireAnswer>> => {
    const token = await access.get()
    if (!token.ok) return token
    return wire({
      url: `${ctx.baseUrl}/v1/projects/${segment(keys.projectId)}/messages:send`,
      method: 'POST',
      timeoutMs: ctx.timeoutMs,
      headers: { authorization: `Bearer ${token.value}`, 'content-type': 'application/json' },
      body,
    })
  }
  return {
    send: async (push) => {
      const body = JSON.stringify({ validate_only: false, message: messageOf(push, ctx.now()) })
      let answer = await post(body)
      // The token expired early. The other 401 is about Apple's key at FCM, and a new token does not help.
      if (answer.ok && answer.value.status === 401 && errorOf(answer.value)?.code !== 'THIRD_PARTY_AUTH_ERROR') {
        access.drop()
        answer = await post(body)
      }
      return answer.ok ? outcomeOf(answer.value, ctx.now()) : answer
    },
  }
}

const messageOf = ({ token, title, body, path, reference }: Push, now: Date): object => ({
  token,
  notification: { title, body },
  data: { path, reference },
  android: { priority: 'HIGH', ttl: `${KEPT_S}s`, notification: { tag: reference } },
  apns: {
    headers: {
      'apns-priority': '10',
      'apns-expiration': String(Math.floor(now.getTime() / 1000) + KEPT_S),
      'apns-collapse-id': reference,
    },
    payload: { aps: { sound: 'default' } },
  },
})

function outcomeOf(answer: WireAnswer, now: Date): Outcome<{ messageId: string }, PushRefusal> {
  if (answer.status === 200) {
    const read = readJson(answer)
    const messageId = read.ok ? asText(asRecord(read.value)?.['name']) : null
    return messageId === null ? unreadable(answer) : { ok: true, value: { messageId } }
  }
  const error = errorOf(answer)
  if (answer.status === 429 || answer.status >= 500) {
    const wait = retryAfter(answer, now) ?? (answer.status === 429 ? QUOTA_WAIT_S : null)
    return { ...unreadable(answer), ...(wait !== null && { afterSeconds: wait }) }
  }
  if (error === null) return unreadable(answer)
  if (error.code === 'UNREGISTERED' || error.code === 'SENDER_ID_MISMATCH') return refused('gone', error.message)
  // For an invalid token FCM returns only this code; for an invalid message it names the field.
  if (error.code === 'INVALID_ARGUMENT')
    return refused(error.fields.every((f) => f === 'message.token') ? 'gone' : 'bad-message', error.message)
  if (answer.status === 400) return refused('bad-message', error.message)
  return misconfigured(`HTTP ${answer.status}: ${error.message}`)
}

type FcmError = { code: string | null; fields: readonly string[]; message: string }

/** `{ error: { message, details: [FcmError { errorCode }, google.rpc.BadRequest { fieldViolations }] } }` */
function errorOf(answer: WireAnswer): FcmError | null {
  const read = readJson(answer)
  const error = read.ok ? asRecord(asRecord(read.value)?.['error']) : null
  if (!error) return null
  const details = listOf(error['details'])
  return {
    code: details.map((d) => asText(d?.['errorCode'])).find((code) => code !== null) ?? null,
    fields: details.flatMap((d) => listOf(d?.['fieldViolations'])).map((v) => asText(v?.['field']) ?? ''),
    message: asText(error['message']) ?? '',
  }
}
const listOf = (value: unknown) => (Array.isArray(value) ? value.map(asRecord) : [])
