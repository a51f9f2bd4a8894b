import { readFields, textOf, type Fields } from '../kernel/body.ts'
import { json, type Play, type Service, type WireReply, type WireRequest } from '../kernel/service.ts'
import { isWrongKey, magicKeys } from '../magic.ts'
import { magicOf, statusOf, storedByNhn, takeOutcome, type StoredMessage } from './messaging/message.ts'
import { nhnAnswer as answer, requestNo, seoul } from './messaging/nhn-answer.ts'
import { handleNhnTexts } from './messaging/nhn-texts.ts'

/** NHN Cloud KakaoTalk Bizmessage v2.3 and SMS v3.0: the second vendor for the same phones, so the inbox shows both. */
export const nhnService: Service = {
  name: 'messaging-nhn',
  sharesWith: 'messaging',
  bases: ['/nhn'],
  touches: ({ method }) => (method === 'GET' ? 'read' : 'effect'),
  handle: (request, play) => {
    if (play.fault === 'rate-limit') return json({ error: 'Too Many Requests' }, 429)
    const texts = handleNhnTexts(request, play)
    if (texts) return texts
    const path = /^\/alimtalk\/v2\.3\/appkeys\/([^/]+)(\/[\w/-]+)$/.exec(request.path)
    if (!path) return json({ error: 'not found' }, 404)
    const [, appKey = '', rest = ''] = path
    if (isWrongKey(appKey)) return answer(-1000, 'Invalid appKey.')
    if (play.fault === 'expired-key' || request.headers['x-secret-key'] !== magicKeys.nhn.secretKey)
      return answer(-1001, 'Invalid secretKey.')
    if (request.method === 'POST' && rest === '/raw-messages') return send(play, request)
    if (request.method === 'GET' && rest === '/messages') return list(play, request.query)
    if (request.method === 'GET' && rest.startsWith('/messages/')) return one(play, rest.slice('/messages/'.length))
    return answer(-1016, 'Not found.')
  },
}

const SAME_KEY_MS = 10 * 60_000
type Recipient = { asked: Fields; to: string; content: string; resend: Fields }

function send(play: Play, request: WireRequest): WireReply {
  const fields = readFields(request)
  const asked = fields?.['recipientList']
  const [senderKey, templateCode] = fields ? [textOf(fields, 'senderKey'), textOf(fields, 'templateCode')] : ['', '']
  if (!fields || !Array.isArray(asked) || asked.length === 0 || asked.length > 1000)
    return answer(4, 'Validation failed.')
  if (!senderKey) return answer(-1006, 'Not found sender key.')
  if (!templateCode || templateCode.length > 20) return answer(-2003, 'templateCode: length.')
  const recipients = asked.map(readRecipient)
  if (!recipients.every((r) => r !== null)) return answer(4, 'Validation failed.')
  if (isRepeated(play, request.headers['x-nc-api-idempotency-key'])) return answer(-1005, 'Duplicated idempotency key.')

  const requestId = requestNo(play)
  const group = textOf(fields, 'senderGroupingKey')
  const sendResults = recipients.map(({ asked: recipient, to, content, resend }, index) => {
    const recipientSeq = index + 1
    const shown = { recipientSeq, recipientNo: to, recipientGroupingKey: textOf(recipient, 'recipientGroupingKey') }
    if (magicOf(to)?.effect === 'refused')
      return { ...shown, resultCode: -2001, resultMessage: 'recipientNo: 수신번호 형식 오류' }
    if (play.take('template-refused')) return { ...shown, resultCode: -2004, resultMessage: 'templateCode: stopped' }
    const messageId = `${requestId}/${recipientSeq}`
    const message: StoredMessage = {
      messageId,
      groupId: requestId,
      to,
      from: textOf(resend, 'resendSendNo'),
      asked: 'ATA',
      text: textOf(resend, 'resendContent') || content,
      subject: null,
      kakaoOptions: {
        pfId: senderKey,
        templateId: templateCode,
        disableSms: resend['isResend'] !== true,
        variables: {},
        buttons: readButtons(recipient['buttons']),
      },
      customFields: { reference: group },
      dateCreated: play.now().toISOString(),
      outcome: takeOutcome(play),
    }
    storedByNhn(play).put(messageId, message)
    return { ...shown, resultCode: 0, resultMessage: 'success' }
  })
  return answer(0, 'success', { message: { requestId, senderGroupingKey: group, sendResults } })
}

function readRecipient(value: unknown): Recipient | null {
  if (typeof value !== 'object' || value === null) return null
  // a non-null object, by the test above
  const asked = value as Fields
  const [to, content, resend] = [textOf(asked, 'recipientNo'), textOf(asked, 'content'), asked['resendParameter']]
  if (!/^0\d{8,10}$/.test(to) || !content || content.length > 1000) return null
  return { asked, to, content, resend: typeof resend === 'object' && resend !== null ? (resend as Fields) : {} }
}

const readButtons = (value: unknown): NonNullable<StoredMessage['kakaoOptions']>['buttons'] =>
  (Array.isArray(value) ? (value as Fields[]) : []).map((b) => ({
    buttonName: textOf(b, 'name'),
    buttonType: textOf(b, 'type'),
    linkMo: textOf(b, 'linkMo'),
    ...(b['linkPc'] !== undefined && { linkPc: textOf(b, 'linkPc') }),
  }))

function isRepeated(play: Play, key: string | undefined): boolean {
  if (!key) return false
  const keys = play.state.rows<number>('nhn-keys')
  const now = play.now().getTime()
  const before = keys.get(key)
  if (before !== undefined && now - before < SAME_KEY_MS) return true
  keys.put(key, now)
  return false
}

/** By the sender's grouping key, the number and the dates, of which one pair is required. */
function list(play: Play, query: URLSearchParams): WireReply {
  const [since, until] = [query.get('startRequestDate'), query.get('endRequestDate')]
  if (!query.get('requestId') && (!since || !until))
    return answer(4, 'requestId, or startRequestDate and endRequestDate')
  const size = Math.min(Number(query.get('pageSize') ?? 15) || 15, 1000)
  const same = (name: string, value: string) => !query.get(name) || query.get(name) === value
  const found = storedByNhn(play)
    .all()
    .map(([, m]) => m)
    .filter(
      (m) =>
        m.asked === 'ATA' &&
        same('requestId', m.groupId) &&
        same('recipientNo', m.to) &&
        same('senderGroupingKey', m.customFields['reference'] ?? '') &&
        (!since || m.dateCreated >= instantOf(since)) &&
        (!until || m.dateCreated <= instantOf(until)),
    )
    .toReversed()
  const from = (Math.max(1, Number(query.get('pageNum') ?? 1)) - 1) * size
  return answer(0, 'success', {
    messageSearchResultResponse: {
      messages: found
        .slice(from, from + size)
        .flatMap((m) => (play.take('result-twice') ? [m, m] : [m]).map((each) => shown(play, each))),
      totalCount: found.length,
    },
  })
}

function one(play: Play, messageId: string): WireReply {
  const message = storedByNhn(play).get(messageId)
  return message?.asked === 'ATA'
    ? answer(0, 'success', { message: shown(play, message) })
    : answer(-1016, 'Not found message.')
}

function shown(play: Play, m: StoredMessage): object {
  const { statusCode, replaced } = statusOf(play, m)
  const pending = statusCode === '2000' || statusCode === '3000'
  const byTalk = statusCode === '4000' && !replaced
  const asked = m.kakaoOptions?.disableSms === false
  const resendStatus = replaced
    ? statusCode === '4000'
      ? 'RSC04'
      : 'RSC05'
    : asked && (byTalk || pending)
      ? 'RSC02'
      : 'RSC01'
  const [requestId, seq] = m.messageId.split('/')
  return {
    requestId,
    recipientSeq: Number(seq),
    plusFriendId: '@jipsalpim',
    senderKey: m.kakaoOptions?.pfId,
    templateCode: m.kakaoOptions?.templateId,
    recipientNo: m.to,
    content: m.text,
    requestDate: seoul(m.dateCreated),
    createDate: seoul(m.dateCreated),
    resendStatus,
    resendStatusName: resendStatus,
    messageStatus: byTalk || pending ? 'COMPLETED' : 'FAILED',
    ...(!pending && { resultCode: byTalk ? 'MRC01' : 'MRC02', resultCodeName: statusCode }),
    senderGroupingKey: m.customFields['reference'],
  }
}

const instantOf = (minute: string): string => new Date(`${minute.replace(' ', 'T')}:00+09:00`).toISOString()
