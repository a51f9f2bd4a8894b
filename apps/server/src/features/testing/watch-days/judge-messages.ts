import type { Seen } from './people.ts'
import { DAY, HOUR } from './story.ts'
import type { World } from './world.ts'

type Of = { world: World; seen: Seen }
/** The first message of each alert: neither a repeat nor the text that replaces a failed 알림톡. */
export const firsts = ({ messages }: Seen) => messages.filter((m) => m.again === 0 && !m.reference.endsWith('-text'))
export const say = (at: Date): string => at.toISOString().slice(0, 19)

/** Only critical alerts are repeated, after 3 and 24 hours. */
export function judgeRepeats({ world, seen }: Of): string[] {
  const counts = Map.groupBy(
    seen.messages.filter((m) => /^watch-\d+(-again-\d+)?$/.test(m.reference)),
    (m) => m.reference,
  )
  const doubled = [...counts]
    .filter(([, list]) => list.length > 1)
    .map(([reference, list]) => `${reference} came ${list.length} times`)
  const lost = seen.messages.flatMap((m) => {
    if (m.again === 0) return []
    const first = seen.messages.find((f) => f.reference === m.reference.replace(/-again-\d+$/, ''))
    const hours = m.again === 1 ? 3 : 24
    if (!first || m.again > 2) return [`${m.reference} repeats nothing`]
    return m.at.getTime() < first.at.getTime() + hours * HOUR - world.backMs - 9 * HOUR
      ? [`${m.reference} came early`]
      : []
  })
  return [...doubled, ...lost]
}

/** Each alert of the inbox was also sent as a message, except during a pause; and the other way round. */
export function judgeInbox({ seen, world }: Of): string[] {
  const { inbox } = seen
  if (inbox === null) return []
  const sent = new Set(seen.messages.map((m) => m.reference))
  const quietUntil = new Date(world.server.ctx.now().getTime() - DAY)
  const silent = inbox.filter(
    (a) => !sent.has(`watch-${a.alert_seq}`) && a.at < quietUntil && !isPausedAt(world, seen, a.at),
  )
  const unwritten = firsts(seen).filter(
    (m) => /^watch-\d+$/.test(m.reference) && !inbox.some((a) => `watch-${a.alert_seq}` === m.reference),
  )
  return [
    ...silent.map((a) => `the alert ${a.kind} of ${say(a.at)} came by no message`),
    ...unwritten.map((m) => `${m.reference} is not in the inbox`),
  ]
}
const isPausedAt = (world: World, { person }: Seen, at: Date): boolean =>
  person.acts.some(
    (a) =>
      a.does === 'pause' &&
      a.at.getTime() <= at.getTime() + world.backMs &&
      at.getTime() < a.at.getTime() + (a.days + 1) * DAY,
  )
