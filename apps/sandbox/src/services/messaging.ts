import { browserAsset } from '../browser/page.ts'
import { json, type Play, type Service, type WireReply, type WireRequest } from '../kernel/service.ts'
import { inboxPage } from './messaging/inbox.ts'
import { storedMessages, shownMessage, type StoredMessage } from './messaging/message.ts'
import { sendMany } from './messaging/send.ts'
import { apiError, refuseUnsigned } from './messaging/signature.ts'

/** Solapi: 알림톡 with SMS as a fallback, and an inbox page for the recipient. */
export const messagingService: Service = {
  name: 'messaging',
  bases: ['/solapi', '/messages'],
  touches: ({ base, method }) => (base === '/messages' ? 'nothing' : method === 'GET' ? 'read' : 'effect'),
  handle: (request, play) => (request.base === '/messages' ? personSide(request, play) : dealerSide(request, play)),
}

function personSide(request: WireRequest, play: Play): WireReply {
  if (request.path === '/inbox') return inboxPage(play, request)
  return browserAsset(request.path) ?? apiError('NotFound', 'not found', 404)
}

function dealerSide(request: WireRequest, play: Play): WireReply {
  if (play.fault === 'rate-limit') return apiError('TooManyRequests', '요청이 너무 많습니다.', 429)
  const refusal = refuseUnsigned(play, request)
  if (refusal) return refusal
  switch (`${request.method} ${request.path}`) {
    case 'POST /messages/v4/send-many/detail':
      return sendMany(play, request)
    case 'GET /messages/v4/list':
      return list(play, request.query)
    case 'GET /cash/v1/balance':
      return json({ balance: 100_000, point: 0 })
    default:
      return apiError('NotFound', 'not found', 404)
  }
}

/**
 * By messageId, several messageIds, groupId, number and dates, newest first; `criteria`, `cond`, `value` may select any
 * one field, also a custom one.
 */
function list(play: Play, query: URLSearchParams): WireReply {
  const limit = Math.min(Number(query.get('limit') ?? 20) || 20, 500)
  const start = query.get('startKey')
  const found = storedMessages(play)
    .all()
    .map(([, m]) => m)
    .toReversed()
    .filter((m) => matches(m, query))
  const from =
    start === null
      ? 0
      : Math.max(
          0,
          found.findIndex((m) => m.messageId === start),
        )
  const shown = found.slice(from, from + limit)
  return json({
    startKey: start,
    nextKey: found[from + limit]?.messageId ?? null,
    limit,
    messageList: Object.fromEntries(shown.map((m) => [m.messageId, shownMessage(play, m)])),
  })
}

function matches(message: StoredMessage, query: URLSearchParams): boolean {
  const same = (name: 'messageId' | 'groupId' | 'to' | 'from') => !query.get(name) || query.get(name) === message[name]
  const [since, until] = [query.get('startDate'), query.get('endDate')]
  const several = query.getAll('messageIds')
  const field = query.get('criteria')
  const reference = field?.startsWith('customFields.')
    ? message.customFields[field.slice('customFields.'.length)]
    : undefined
  return (
    same('messageId') &&
    (several.length === 0 || several.includes(message.messageId)) &&
    same('groupId') &&
    same('to') &&
    same('from') &&
    (!since || Date.parse(message.dateCreated) >= Date.parse(since)) &&
    (!until || Date.parse(message.dateCreated) <= Date.parse(until)) &&
    (!field?.startsWith('customFields.') || reference === query.get('value'))
  )
}
