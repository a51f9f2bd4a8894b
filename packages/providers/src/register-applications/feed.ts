import { isDay } from '@jipsalpim/engine/values/day.ts'
import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, misconfigured, refused, unknown, unreadable, wire, type WireAnswer } from '../wire.ts'
import type { ApplicationsFeed, FeedPage, FeedRow, Watermark } from './feed-port.ts'

/** docs/exchange/register-applications-feed.md, version 1. */
export function createApplicationsFeed(ctx: VendorContext, { key }: { key: string }): ApplicationsFeed {
  return {
    page: async (after) => {
      const query = after === null ? '' : `?${new URLSearchParams({ after })}`
      const answer = await wire({
        url: `${ctx.baseUrl}/v1/applications${query}`,
        timeoutMs: ctx.timeoutMs,
        headers: { authorization: `Bearer ${key}`, accept: 'application/x-ndjson' },
      })
      if (!answer.ok) return answer
      const { status } = answer.value
      if (status === 401 || status === 403) return misconfigured(`the feed refused the key: HTTP ${status}`)
      const lines = linesOf(answer.value)
      if (status === 410 && lines?.[0]?.['error'] === 'gap')
        return refused('gap', 'the feed no longer has what follows')
      if (status !== 200) return unreadable(answer.value)
      return lines === null ? unknown('malformed', 'a line that is no object') : readPage(lines, after)
    },
  }
}

type Line = Readonly<Record<string, unknown>>

function linesOf(answer: WireAnswer): readonly Line[] | null {
  try {
    const texts = answer.body.split('\n').filter((line) => line.trim() !== '')
    const lines = texts.map((line) => asRecord(JSON.parse(line)))
    return lines.every((line) => line !== null) ? lines : null
  } catch {
    return null
  }
}

/**
 * A page that is truncated, out of order or of another version is rejected as a whole: the missing rows would never be
 * noticed.
 */
function readPage(lines: readonly Line[], after: string | null): Outcome<FeedPage, 'gap'> {
  const [head, end] = [lines[0], lines.at(-1)]
  if (head?.['kind'] !== 'head' || head['version'] !== 1 || head['after'] !== after)
    return unknown('malformed', 'no head of this call')
  const { numbering } = head
  if (!isText(numbering)) return unknown('malformed', 'no numbering')
  const kinds = lines.slice(1, -1).map((line) => line['kind'])
  const firstMark = kinds.indexOf('watermark')
  const count = firstMark < 0 ? kinds.length : firstMark
  if (!kinds.every((kind, n) => kind === (n < count ? 'row' : 'watermark')))
    return unknown('malformed', 'a line where none of its kind stands')
  const rows = lines.slice(1, 1 + count).map(rowOf)
  const watermark = lines.slice(1 + count, -1).map(watermarkOf)
  const next = end?.['next']
  if (end?.['kind'] !== 'end' || end['rows'] !== count || !isSeq(next)) return unknown('malformed', 'no end')
  if (!rows.every((row) => row !== null) || !watermark.every((mark) => mark !== null))
    return unknown('malformed', 'a row or a watermark that cannot be read')
  const first = rows[0]
  const before = BigInt(after ?? (first ? BigInt(first.seq) - 1n : next))
  if (rows.some((row, n) => BigInt(row.seq) !== before + BigInt(n + 1))) return refused('gap', `a hole after ${before}`)
  if (BigInt(next) !== before + BigInt(count)) return refused('gap', `${next} follows ${before} and ${count} rows`)
  return { ok: true, value: { numbering, rows, next, watermark } }
}

const isSeq = (value: unknown): value is string => typeof value === 'string' && /^(?:0|[1-9]\d{0,17})$/.test(value)
const isInstant = (value: unknown): value is string =>
  isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(value) && !Number.isNaN(Date.parse(value))
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

function rowOf({ seq, court, uniqueNo, receivedOn, receiptNo, purpose, state, at }: Line): FeedRow | null {
  if (!isSeq(seq) || !isText(court) || !isText(purpose) || !isText(state) || !isDay(receivedOn)) return null
  if (!isText(uniqueNo) || !/^\d{14}$/.test(uniqueNo) || !isText(receiptNo) || !/^\d{1,12}$/.test(receiptNo))
    return null
  if (!isInstant(at)) return null
  return { seq, court, uniqueNo, receivedOn, receiptNo, purpose, stateWord: state, at: new Date(at) }
}

function watermarkOf({ court, day, count, lastSeq, asOf, since }: Line): Watermark | null {
  if (!isText(court) || !isDay(day) || !isSeq(lastSeq) || !isInstant(asOf)) return null
  if (since !== null && !isInstant(since)) return null
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0
    ? { court, day, count, lastSeq, asOf: new Date(asOf), since: since === null ? null : new Date(since) }
    : null
}
