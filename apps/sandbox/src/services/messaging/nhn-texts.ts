import { readFields, textOf, type Fields } from '../../kernel/body.ts'
import type { Play, WireReply, WireRequest } from '../../kernel/service.ts'
import { isWrongKey, magicKeys } from '../../magic.ts'
import { magicOf, statusOf, storedByNhn, takeOutcome, type StoredMessage } from './message.ts'
import { nhnAnswer, requestNo, seoul } from './nhn-answer.ts'

/** NHN Cloud SMS v3.0: short texts and long ones have a path each. Null: another product's path. */
export function handleNhnTexts(request: WireRequest, play: Play): WireReply | null {
  const path = /^\/sms\/v3\.0\/appKeys\/([^/]+)\/sender\/(sms|mms)(?:\/([^/]+))?$/.exec(request.path)
  if (!path) return null
  const [, appKey = '', kind = '', requestId] = path
  if (isWrongKey(appKey)) return nhnAnswer(-1000, 'Invalid appKey.')
  if (play.fault === 'expired-key' || request.headers['x-secret-key'] !== magicKeys['nhn texts'].secretKey)
    return nhnAnswer(-1001, 'Service does not exist.')
  if (request.method === 'POST' && requestId === undefined) return send(play, request, kind)
  if (request.method !== 'GET') return nhnAnswer(-9998, 'Not exist API.')
  return requestId === undefined ? list(play, kind, request.query) : one(play, kind, requestId, request.query)
}

function send(play: Play, request: WireRequest, kind: string): WireReply {
  const fields = readFields(request)
  const asked = fields?.['recipientList']
  if (!fields || !Array.isArray(asked) || asked.length !== 1) return nhnAnswer(-2001, 'RecipientList can not be null.')
  // the only element, by the test above
  const to = textOf(asked[0] as Fields, 'recipientNo')
  const [text, from, reference] = [
    textOf(fields, 'body'),
    textOf(fields, 'sendNo'),
    textOf(fields, 'senderGroupingKey'),
  ]
  if (!text || !from || (kind === 'mms' && !textOf(fields, 'title'))) return nhnAnswer(4, 'Parameter validation failed')
  const requestId = requestNo(play)
  const shown = { recipientNo: to, recipientSeq: 1, recipientGroupingKey: reference }
  const isRefused = !/^0\d{8,10}$/.test(to) || magicOf(to)?.effect === 'refused'
  if (!isRefused) {
    const messageId = `${kind}/${requestId}/1`
    storedByNhn(play).put(messageId, {
      messageId,
      groupId: requestId,
      to,
      from,
      asked: kind === 'mms' ? 'LMS' : 'SMS',
      text,
      subject: textOf(fields, 'title') || null,
      kakaoOptions: null,
      customFields: { reference },
      dateCreated: play.now().toISOString(),
      outcome: takeOutcome(play),
    })
  }
  const result = isRefused
    ? { resultCode: -2019, resultMessage: 'Invalid recipientNo.' }
    : { resultCode: 0, resultMessage: 'SUCCESS' }
  const data = { requestId, statusCode: '2', senderGroupingKey: reference, sendResultList: [{ ...shown, ...result }] }
  return nhnAnswer(0, 'SUCCESS', { body: { data } })
}

const textsOf = (play: Play, kind: string): readonly StoredMessage[] =>
  storedByNhn(play)
    .all()
    .map(([, m]) => m)
    .filter((m) => m.messageId.startsWith(`${kind}/`))

/** By the sender's grouping key and the dates. */
function list(play: Play, kind: string, query: URLSearchParams): WireReply {
  const [since, until] = [query.get('startRequestDate'), query.get('endRequestDate')]
  if (!since || !until) return nhnAnswer(-1005, 'Service parameter is invalid.')
  const reference = query.get('senderGroupingKey')
  const found = textsOf(play, kind).filter(
    (m) =>
      (!reference || m.customFields['reference'] === reference) &&
      seoul(m.dateCreated) >= since &&
      seoul(m.dateCreated) <= until,
  )
  const data = found.map((m) => shownText(play, m))
  return nhnAnswer(0, 'SUCCESS', { body: { pageNum: 1, pageSize: 15, totalCount: found.length, data } })
}

function one(play: Play, kind: string, requestId: string, query: URLSearchParams): WireReply {
  const message = textsOf(play, kind).find((m) => m.messageId === `${kind}/${requestId}/${query.get('recipientSeq')}`)
  return message
    ? nhnAnswer(0, 'SUCCESS', { body: { data: shownText(play, message) } })
    : nhnAnswer(-2008, 'Invalid requestId.')
}

function shownText(play: Play, m: StoredMessage): object {
  const { statusCode, statusMessage } = statusOf(play, m)
  const isPending = statusCode === '3000'
  return {
    requestId: m.groupId,
    requestDate: seoul(m.dateCreated),
    body: m.text,
    sendNo: m.from,
    recipientNo: m.to,
    recipientSeq: 1,
    msgStatus: isPending ? '2' : '3',
    ...(!isPending && {
      resultCode: statusCode === '4000' ? '1000' : statusCode,
      resultCodeName: statusCode === '4000' ? '성공' : statusMessage,
    }),
    senderGroupingKey: m.customFields['reference'],
    recipientGroupingKey: m.customFields['reference'],
  }
}
