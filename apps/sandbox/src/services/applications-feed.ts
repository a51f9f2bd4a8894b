import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { json, text, type Play, type Service, type WireReply } from '../kernel/service.ts'
import { expired, keys } from '../world/keys.ts'
import { sites } from '../world/sites.ts'
import { feedRows, type StoredRow } from './applications/feed-rows.ts'

const PAGE = 100
/** The courts of the world's homes: all of them are read. */
const courts: readonly string[] = [...new Set(sites.map((site) => site.place.office))]

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
  if (Number(after ?? 0) > all.length) return json({ error: 'gap' }, 410)
  const from = Number(after ?? 0)
  const rows = all.slice(from, from + PAGE)
  const next = from + rows.length
  const shown = play.take('feed-gap') ? rows.slice(1) : rows
  return text(
    [
      { kind: 'head', version: 1, after },
      ...shown.map((row) => ({ kind: 'row', ...row })),
      ...watermark(all.slice(0, next), rows, all[next]?.at ?? play.now().toISOString()).map((mark) => ({
        kind: 'watermark',
        ...mark,
      })),
      { kind: 'end', rows: shown.length, next: String(next) },
    ]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(''),
    'application/x-ndjson; charset=utf-8',
  )
}

/**
 * How far the feed is complete at the end of the page: for each court and day on the page, and for every court on its
 * latest day.
 */
function watermark(given: readonly StoredRow[], rows: readonly StoredRow[], asOf: string) {
  const dayOf = ({ at }: Pick<StoredRow, 'at'>) => dayInSeoul(new Date(at))
  const read = courts.map((court) => ({ court, day: dayOf({ at: asOf }) }))
  const heard = new Map(
    [...rows.map((row) => ({ court: row.court, day: dayOf(row) })), ...read].map((one) => [
      `${one.court} ${one.day}`,
      one,
    ]),
  )
  return [...heard.values()].map(({ court, day }) => {
    const same = given.filter((row) => row.court === court && dayOf(row) === day)
    return { court, day, count: same.length, lastSeq: same.at(-1)?.seq ?? '0', asOf }
  })
}
