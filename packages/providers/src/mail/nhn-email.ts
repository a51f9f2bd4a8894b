import { AHEAD_MS, createNhnCall, LOOK_BACK_MS, secondOf, type Fields, type NhnCall } from '../nhn-cloud.ts'
import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, firstOf, misconfigured, refused, segment, unknown } from '../wire.ts'
import type { Mail, MailDelivery, MailPort, MailRefusal } from './port.ts'

export type NhnEmailKeys = { appKey: string; secretKey: string; from: string }

const SENDER_NAME = '집살핌'
/** The vendor sends a body as HTML unless this header says otherwise; in plain text nothing is interpreted as markup. */
const PLAIN = { 'Content-Type': 'text/plain; charset=UTF-8' }
const AT_ONCE = 25

/**
 * NHN Cloud Email v2.1: one mail to one address. There is no idempotency key, so before a retry the mail is looked up by
 * our reference.
 */
export function createNhnEmail(ctx: VendorContext, keys: NhnEmailKeys): MailPort {
  const call = createNhnCall<MailRefusal>(ctx, {
    path: `/email/v2.1/appKeys/${segment(keys.appKey)}/sender`,
    secretKey: keys.secretKey,
    refusalOf,
  })
  return {
    send: async (mail) => {
      const answer = await call('POST', '/mail', { body: requestOf(mail, keys.from) })
      if (!answer.ok) return answer
      const data = asRecord(asRecord(answer.value['body'])?.['data'])
      const result = firstOf(data?.['results'])
      if (!result) return unknown('malformed', 'no result of the recipient')
      const code = Number(result['resultCode'])
      if (code !== 0) return refusalOf(code, asText(result['resultMessage']) ?? '')
      const messageId = asText(data?.['requestId'])
      return messageId ? { ok: true, value: { messageId } } : unknown('malformed', 'no requestId')
    },
    find: async (reference) => {
      const now = ctx.now().getTime()
      const found = await listOf(call, {
        startSendDate: secondOf(now - LOOK_BACK_MS),
        endSendDate: secondOf(now + AHEAD_MS),
        senderGroupingKey: reference,
      })
      if (!found.ok) return found
      const messageId = asText(found.value.find((m) => m['senderGroupingKey'] === reference)?.['requestId'])
      return { ok: true, value: messageId ? { messageId } : null }
    },
    deliveries: async (accepted) => {
      const known = new Map<string, MailDelivery>()
      for (let rest = accepted; rest.length > 0; rest = rest.slice(AT_ONCE)) {
        const asked = rest
          .slice(0, AT_ONCE)
          .map(async ({ messageId }) => ({ messageId, list: await listOf(call, { requestId: messageId }) }))
        for (const { messageId, list } of await Promise.all(asked)) {
          if (!list.ok) return list
          const mail = list.value.find((m) => asText(m['requestId']) === messageId)
          if (mail) known.set(messageId, deliveryOf(mail))
        }
      }
      return { ok: true, value: known }
    },
  }
}

const requestOf = ({ to, subject, text, reference }: Mail, from: string): object => ({
  senderAddress: from,
  senderName: SENDER_NAME,
  title: subject,
  body: text,
  receiverList: [{ receiveMailAddr: to, receiveType: 'MRT0' }],
  customHeaders: PLAIN,
  senderGroupingKey: reference,
})

/** The address has a wrong form, is missing, or is the only one and was not taken. */
const NO_ADDRESS: readonly number[] = [-2011, -2017, -2032, -2308]
const TOO_MANY = -2043
const INTERNAL = -9999
function refusalOf(code: number, message: string): Outcome<never, MailRefusal> {
  const why = `${code} ${message}`
  if (NO_ADDRESS.includes(code)) return refused('bad-address', why)
  if (code === TOO_MANY) return unknown('rate-limit', why)
  return code === INTERNAL ? unknown('server', why) : misconfigured(why)
}

/** There is no such mail. */
const NOT_FOUND: readonly number[] = [-2006, -2007]
async function listOf(
  call: NhnCall<MailRefusal>,
  query: Readonly<Record<string, string>>,
): Promise<Outcome<readonly Fields[]>> {
  const answer = await call('GET', `/mails?${new URLSearchParams(query)}`)
  if (!answer.ok) {
    if (NOT_FOUND.some((code) => answer.message.startsWith(`${code} `))) return { ok: true, value: [] }
    return answer.kind === 'refused' ? misconfigured(answer.message) : answer
  }
  const list = asRecord(answer.value['body'])?.['data']
  if (!Array.isArray(list)) return unknown('malformed', 'no data')
  return { ok: true, value: list.map(asRecord).filter((m) => m !== null) }
}

/**
 * SST2: handed to the recipient's server, whose answer is `isReceived` and a status of RFC 3463 (5.x.x: a permanent
 * failure); SST3, 5, 7 and 8: failed, blocked by the recipient, our domain is not verified, not on the list of allowed
 * addresses. Anything else is not known yet. The server's own words are left out: they often repeat the address.
 */
function deliveryOf(mail: Fields): MailDelivery {
  const [status, dsn] = [asText(mail['mailStatusCode']), asText(mail['dsnCode'])]
  if (status === 'SST2' && mail['isReceived'] === true) return { state: 'delivered' }
  const failed = status === 'SST2' ? dsn?.startsWith('5.') : /^SST[3578]$/.test(status ?? '')
  return failed ? { state: 'failed', why: [status, dsn].filter(Boolean).join(' ') } : { state: 'pending' }
}
