import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { json, text, type Play, type Service, type WireReply } from '../kernel/service.ts'
import { expired, keys } from '../world/keys.ts'
import { feedRows, type StoredRow } from './applications/feed-rows.ts'

const PAGE = 100

/** What happens to applications, row by row, by docs/exchange/register-applications-feed.md. */
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
  if (Number(after ?? 0) > all.length) return json({ error: 'gap' }, 410)
  const from = Number(after ?? 0)
  const rows = all.slice(from, from + PAGE)
  const next = from + rows.length
  const shown = play.take('feed-gap') ? rows.slice(1) : rows
  return text(
    [
      { kind: 'head', version: 1, after },
      ...shown.map((row) => ({ kind: 'row', ...row })),
      ...watermark(all.slice(0, next), rows).map((mark) => ({ kind: 'watermark', ...mark })),
      { kind: 'end', rows: shown.length, next: String(next) },
    ]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(''),
    'application/x-ndjson; charset=utf-8',
  )
}

/** Of each court and day of the page, what the whole feed has given until its end. */
function watermark(given: readonly StoredRow[], rows: readonly StoredRow[]) {
  const dayOf = ({ at }: StoredRow) => dayInSeoul(new Date(at))
  const heard = new Map(rows.map((row) => [`${row.court} ${dayOf(row)}`, { court: row.court, day: dayOf(row) }]))
  return [...heard.values()].map(({ court, day }) => {
    const same = given.filter((row) => row.court === court && dayOf(row) === day)
    return { court, day, count: same.length, lastSeq: same.at(-1)?.seq ?? '0' }
  })
}
