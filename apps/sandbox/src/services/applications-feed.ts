import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { json, text, type Play, type Service, type WireReply } from '../kernel/service.ts'
import { expired, keys } from '../world/keys.ts'
import { courtOf, courts, feedRows, numbering, oldest, type StoredRow } from './applications/feed-rows.ts'

const PAGE = 100

/** Changes of applications, row by row, by docs/exchange/register-applications-feed.md. */
export const applicationsFeedService: Service = {
  name: 'applications-feed',
  sharesWith: 'register',
  bases: ['/applications-feed'],
  touches: () => 'read',
  handle: (request, play) => {
    if (request.method !== 'GET' || request.path !== '/v1/applications') return text('Not Found', undefined, 404)
    if (play.fault === 'rate-limit') return text('Too Many Requests', undefined, 429)
    const key = (request.headers.authorization ?? '').replace(/^Bearer /, '')
    if (play.fault === 'expired-key' || expired(key) || key !== keys.feed) return json({ error: 'unauthorized' }, 401)
    const after = request.query.get('after')
    if (after !== null && !/^\d{1,18}$/.test(after)) return json({ error: 'after' }, 400)
    return page(play, after)
  },
}

function page(play: Play, after: string | null): WireReply {
  const all = feedRows(play.state)
  const first = oldest(play.state)
  const from = Number(after ?? first - 1)
  if (from > all.length || from < first - 1) return json({ error: 'gap' }, 410)
  const rows = all.slice(from, from + PAGE)
  const next = from + rows.length
  const shown = play.take('feed-gap') ? rows.slice(1) : rows
  return text(
    [
      { kind: 'head', version: 1, after, numbering: numbering(play.state) },
      ...shown.map(printed),
      ...watermark(play, all, { from, next }).map((mark) => ({ kind: 'watermark', ...mark })),
      { kind: 'end', rows: shown.length, next: String(next) },
    ]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(''),
    'application/x-ndjson; charset=utf-8',
  )
}

const printed = ({ seq, court, uniqueNo, receivedOn, receiptNo, purpose, state, at }: StoredRow) => ({
  kind: 'row',
  seq,
  court,
  uniqueNo,
  receivedOn,
  receiptNo,
  purpose,
  state,
  at,
})

/**
 * How far the feed is complete at the end of the page: for each court and day on the page, and for every court that is
 * in the feed on its latest day.
 */
function watermark({ state, now }: Play, all: readonly StoredRow[], { from, next }: { from: number; next: number }) {
  const dayOf = ({ at }: Pick<StoredRow, 'at'>) => dayInSeoul(new Date(at))
  const [given, later] = [all.slice(0, next), all.slice(next)]
  /** Until the first change that is on a later page, or that waits at a court that lags. */
  const asOfOf = (court: string): string => {
    const { is, from: since } = courtOf(state, court)
    const open = later.filter((row) => row.court === court).map((row) => row.happenedAt)
    return [...open, is === 'read' ? now().toISOString() : since].toSorted()[0] ?? ''
  }
  const read = courts.filter((court) => courtOf(state, court).is !== 'left')
  const heard = new Map(
    [
      ...all.slice(from, next).map((row) => ({ court: row.court, day: dayOf(row) })),
      ...read.map((court) => ({ court, day: dayOf({ at: asOfOf(court) }) })),
    ].map((one) => [`${one.court} ${one.day}`, one]),
  )
  return [...heard.values()].map(({ court, day }) => {
    const same = given.filter((row) => row.court === court && dayOf(row) === day)
    return {
      court,
      day,
      count: same.length,
      lastSeq: same.at(-1)?.seq ?? '0',
      asOf: asOfOf(court),
      since: courtOf(state, court).since,
    }
  })
}
