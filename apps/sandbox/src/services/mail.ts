import { readFields, textOf, type Fields } from '../kernel/body.ts'
import { json, type Play, type Service, type WireReply, type WireRequest } from '../kernel/service.ts'
import { isWrongKey, magicKeys, magicMails } from '../magic.ts'
import { browserAsset, html } from '../browser/page.ts'
import { arrivedPage, stateWords } from './messaging/inbox.ts'
import { takeOutcome, type Outcome } from './messaging/message.ts'
import { nhnAnswer as answer, requestNo, seoul } from './messaging/nhn-answer.ts'

/** NHN Cloud Email v2.1: single mails, the list in which their results stand, and an inbox page for the recipient. */
export const mailService: Service = {
  name: 'mail',
  bases: ['/mail', '/mails'],
  touches: ({ base, method }) => (base === '/mails' ? 'nothing' : method === 'GET' ? 'read' : 'effect'),
  handle: (request, play) => {
    if (request.base === '/mails') return personSide(request, play)
    if (play.fault === 'rate-limit') return json({ error: 'Too Many Requests' }, 429)
    const path = /^\/email\/v2\.1\/appKeys\/([^/]+)\/sender\/(mails?)$/.exec(request.path)
    if (!path) return json({ error: 'not found' }, 404)
    const [, appKey = '', what] = path
    if (isWrongKey(appKey)) return answer(-1000, 'Invalid appKey.')
    if (play.fault === 'expired-key' || request.headers['x-secret-key'] !== magicKeys['nhn email'].secretKey)
      return answer(-1004, 'Invalid secretKey.')
    if (request.method === 'POST' && what === 'mail') return send(play, request)
    if (request.method === 'GET' && what === 'mails') return list(play, request.query)
    return answer(-9998, 'Not exist API.')
  },
}

function personSide(request: WireRequest, play: Play): WireReply {
  if (request.path !== '/inbox') return browserAsset(request.path) ?? json({ error: 'not found' }, 404)
  const to = request.query.get('to')
  const items = mailed(play, to).map(
    (m) =>
      html`<li>
        <p class="small">${m.dateCreated} · ${m.to} · ${stateWords(m.state, '반송')}</p>
        <p>${m.subject}</p>
        <pre>${m.text}</pre>
      </li>`,
  )
  return arrivedPage({ what: '메일', to, label: '메일 주소', inputmode: 'email', items })
}

type StoredMail = {
  requestId: string
  to: string
  from: string
  subject: string
  text: string
  headers: Readonly<Record<string, string>>
  reference: string
  dateCreated: string
  /** Set by a fault when it was accepted. */
  outcome: Outcome | null
}
const storedMails = (play: Play) => play.state.rows<StoredMail>('mails')

/** Headers that are the vendor's own. */
const NOT_OURS =
  /^(From|To|Cc|Bcc|Date|Subject|Content-Disposition|Message-ID|Sender|Reply-To|Newsgroups|Content-ID|Content-MD5|MIME-Version|Content-Transfer-Encoding|Content-Description)$/i

function send(play: Play, request: WireRequest): WireReply {
  const fields = readFields(request)
  if (!fields) return answer(-9997, 'Can not read http message.')
  const receivers = fields['receiverList']
  if (!Array.isArray(receivers) || receivers.length !== 1) return answer(-2001, "The 'receiverList' is required.")
  // the only element, by the test above
  const receiver = receivers[0] as Fields
  const [to, type] = [textOf(receiver, 'receiveMailAddr'), textOf(receiver, 'receiveType')]
  const [from, subject, text] = ['senderAddress', 'title', 'body'].map((name) => textOf(fields, name))
  if (!from) return answer(-2002, "The 'senderAddress' is required.")
  if (!subject) return answer(-2015, "The 'title' is required.")
  if (!text) return answer(-2016, "The 'body' is required.")
  if (type !== 'MRT0') return answer(-2019, "The 'receiveType' is invalid.")
  const headers = readHeaders(fields['customHeaders'])
  if (!headers) return answer(-2030, "The 'customHeaders' contains an invalid name or body.")
  if (!/^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(to) || magicOf(to)?.effect === 'refused')
    return answer(-2011, 'Receiver Email Format is wrong.')
  const requestId = requestNo(play)
  storedMails(play).put(requestId, {
    requestId,
    to,
    from,
    subject,
    text,
    headers,
    reference: textOf(fields, 'senderGroupingKey'),
    dateCreated: play.now().toISOString(),
    outcome: takeOutcome(play),
  })
  const result = { receiveMailAddr: to, receiveName: '', receiveType: type, resultCode: 0, resultMessage: 'success' }
  return answer(0, 'success', { body: { data: { requestId, results: [result] } } })
}

function readHeaders(value: unknown): Record<string, string> | null {
  if (value === undefined) return {}
  if (typeof value !== 'object' || value === null) return null
  const headers = Object.entries(value).map(([name, body]) => [name, String(body)] as const)
  const isTaken = ([name, body]: readonly [string, string]) =>
    /^[a-z\d-]{1,50}$/i.test(name) && !NOT_OURS.test(name) && /^[^\r\n]{1,1000}$/.test(body)
  return headers.every(isTaken) ? Object.fromEntries(headers) : null
}

const magicOf = (to: string) => magicMails.find((m) => to.split('@')[0]?.endsWith(m.ending))

const SLOW_MS = 60_000
const LATE_MS = 5 * 60_000
type Status = { mailStatusCode: string; isReceived: boolean; dsnCode: string | null; dsnMessage: string | null }
function statusOf(play: Play, { to, outcome, dateCreated }: StoredMail): Status {
  const age = play.now().getTime() - Date.parse(dateCreated)
  const magic = magicOf(to)
  const isPending =
    outcome === 'never' || (outcome === 'late' && age < LATE_MS) || (magic?.effect === 'slow' && age < SLOW_MS)
  if (isPending) return { mailStatusCode: 'SST1', isReceived: false, dsnCode: null, dsnMessage: null }
  if (outcome === 'failed' || magic?.effect === 'bounced')
    return { mailStatusCode: 'SST2', isReceived: false, dsnCode: '5.1.1', dsnMessage: 'User unknown' }
  return { mailStatusCode: 'SST2', isReceived: true, dsnCode: '2.5.0', dsnMessage: 'SUCCESS' }
}

/** By the request, or by the dates and the sender's grouping key. */
function list(play: Play, query: URLSearchParams): WireReply {
  const [request, since, until] = ['requestId', 'startSendDate', 'endSendDate'].map((name) => query.get(name))
  if (!request && (!since || !until)) return answer(-2009, "The 'requestId' or 'startSendDate' is required.")
  const reference = query.get('senderGroupingKey')
  const size = Math.min(Number(query.get('pageSize') ?? 15) || 15, 1000)
  const found = storedMails(play)
    .all()
    .map(([, m]) => m)
    .filter(
      (m) =>
        (!request || m.requestId === request) &&
        (!reference || m.reference === reference) &&
        (!since || seoul(m.dateCreated) >= since) &&
        (!until || seoul(m.dateCreated) <= until),
    )
    .toReversed()
  const from = (Math.max(1, Number(query.get('pageNum') ?? 1)) - 1) * size
  const data = found.slice(from, from + size).map((m) => shown(play, m))
  return answer(0, 'SUCCESS', { body: { pageNum: 1, pageSize: size, totalCount: found.length, data } })
}

const shown = (play: Play, m: StoredMail): object => ({
  requestId: m.requestId,
  mailSeq: 0,
  requestDate: seoul(m.dateCreated),
  senderName: '',
  senderAddress: m.from,
  title: m.subject,
  ...statusOf(play, m),
  isOpened: false,
  receiveMailAddr: m.to,
  receiveType: 'MRT0',
  senderGroupingKey: m.reference,
})

export type MailShown = Omit<StoredMail, 'outcome' | 'requestId'> & { state: 'pending' | 'delivered' | 'failed' }
/** Everything sent to an address, oldest first; to all addresses if `to` is null. */
export const mailed = (play: Play, to: string | null): readonly MailShown[] =>
  storedMails(play)
    .all()
    .map(([, m]) => m)
    .filter((m) => !to || m.to === to)
    .map(({ outcome, requestId, ...m }) => {
      const { mailStatusCode, isReceived } = statusOf(play, { ...m, outcome, requestId })
      return { ...m, state: isReceived ? 'delivered' : mailStatusCode === 'SST1' ? 'pending' : 'failed' }
    })
