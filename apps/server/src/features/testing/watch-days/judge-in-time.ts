import type { Received } from './outside.ts'
import { firsts, say } from './judge-messages.ts'
import { isWatched, promisedBy, type Seen } from './people.ts'
import { DAY, HOUR } from './story.ts'
import type { World } from './world.ts'

/** A worker's step, the duration of a check, and a slow vendor. */
export const SLACK_MS = 20 * 60_000
/** Two checks of a home with an open application, and the weekend between them. */
const UNCONFIRMED_MS = 4 * DAY

export const isOf = (m: Received, receiptNo: string): boolean => m.text.includes(`제${receiptNo}호`)

/** When the user was notified: by the inbox, where it can be read. */
export function toldAt({ inbox }: Seen, m: Received): Date {
  const seq = Number(/^watch-(\d+)$/.exec(m.reference)?.[1] ?? 0)
  return inbox?.find((a) => a.alert_seq === seq)?.at ?? m.at
}
export type Telling = { kind: string; at: Date }
/** The first notices of an application, by message, and by the inbox while messages are paused. */
export function tellingsOf(seen: Seen, receiptNo: string): Telling[] {
  const sent = firsts(seen)
    .filter((m) => isOf(m, receiptNo))
    .map((m) => ({ kind: m.kind ?? '', at: toldAt(seen, m) }))
  const read = (seen.inbox ?? []).filter(
    (a) => a.receipt_no === receiptNo && !['registered', 'missed'].includes(a.kind),
  )
  // The inbox begins with the newest.
  return read.length > sent.length ? read.toReversed() : sent
}

/** In time, or late with an explanation. */
export function judgeInTime(
  world: World,
  seen: Seen,
  {
    name,
    at,
    told,
    by = promisedBy(seen, at),
    registerOf,
  }: { name: string; at: Date; told: Date | null; by?: Date; registerOf?: string | null },
): string[] {
  const until = new Date(by.getTime() + SLACK_MS + world.backMs)
  if (told === null) {
    const isOver = world.server.ctx.now() > new Date(until.getTime() + DAY)
    return isOver && isWatched(seen, at, new Date(until.getTime() + 4 * DAY))
      ? [`${name} of ${say(at)} was never told`]
      : []
  }
  if (told <= until || !isWatched(seen, at, told)) return []
  const isSaid = said(seen, at, told) || seen.gaps.some((g) => g.from <= told && g.to >= at)
  const isUnread = registerOf !== undefined && isUnreadUntil(seen, { receiptNo: registerOf, by, told })
  // The register was refused because of it, while the list did not answer: told as an application that we cannot see.
  const isProcessed = firsts(seen).some((m) => m.kind === 'unlisted' && m.at >= at && m.at <= until)
  return isSaid || isUnread || isProcessed || seen.inbox === null
    ? []
    : [`${name} of ${say(at)} was told at ${say(told)}, promised by ${say(by)}, and nobody said why`]
}
/**
 * The list answered and the register did not: the statement lists each try, and after two checks those who know of the
 * application are notified that its result is not known.
 */
function isUnreadUntil(
  seen: Seen,
  { receiptNo, by, told }: { receiptNo: string | null; by: Date; told: Date },
): boolean {
  if (!seen.unread.some((u) => u <= told && u.getTime() >= by.getTime() - 2 * HOUR)) return false
  if (receiptNo === null || told.getTime() <= by.getTime() + UNCONFIRMED_MS) return true
  const tellings = tellingsOf(seen, receiptNo)
  const isKnown = tellings.some((t) => t.kind === 'application' && t.at.getTime() <= by.getTime())
  return !isKnown || tellings.some((t) => t.kind === 'unconfirmed' && t.at <= told)
}
/** The user was notified that checks have stopped, or that they resumed after a gap. */
export const said = (seen: Seen, from: Date, to: Date): boolean =>
  [...firsts(seen), ...(seen.inbox ?? [])].some(
    (m) =>
      (m.kind === 'resumed' || m.kind === 'stopped') &&
      m.at.getTime() >= from.getTime() - 4 * DAY &&
      m.at.getTime() <= to.getTime() + HOUR,
  )
