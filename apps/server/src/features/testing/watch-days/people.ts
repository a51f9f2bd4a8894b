import { addDays, dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { officeHoursBetween } from '@jipsalpim/engine/watch/office-hours.ts'
import { personOf } from './perform.ts'
import type { Book, Received } from './outside.ts'
import { endOfDay } from './days.ts'
import { DAY, HOUR, type LeaseDays, type Person } from './story.ts'
import type { World } from './world.ts'

export type Gap = { from: Date; to: Date }
export type InboxAlert = {
  alert_seq: number
  kind: string
  at: Date
  receipt_no: string | null
  purpose: string | null
}
/** A user of the story, with the messages that their phone received and what they can read themselves. */
export type Seen = {
  person: Person
  messages: readonly Received[]
  /** From the message that the watch has begun until its end in the story. */
  from: Date
  until: Date
  /** Not watched because nothing was paid, as the user was notified. */
  unpaid: readonly Gap[]
  /** Null for a user who has withdrawn. */
  inbox: readonly InboxAlert[] | null
  gaps: readonly Gap[]
  /** When the register was asked for and did not answer, as the monthly statements list it. */
  unread: readonly Date[]
}

/** Every user whose watch began. */
export async function readPeople(world: World, book: Book): Promise<Seen[]> {
  const all: Seen[] = []
  for (const [name, { subscribeSeq }] of world.watchers) {
    const begun = book.messages.find((m) => m.reference === `watch-begun-${subscribeSeq}`)
    if (!begun) continue
    const person = personOf(world, name)
    const messages = book.messages.filter((m) => m.to === begun.to)
    const left = world.left.has(name)
    const own = left ? null : await readOwn(world, name, subscribeSeq)
    all.push({
      person,
      messages,
      from: begun.at,
      until: endOf(world, name, messages),
      unpaid: unpaidOf(messages, world.server.ctx.now()),
      inbox: own?.inbox ?? null,
      gaps: own?.gaps ?? [],
      unread: own?.unread ?? [],
    })
  }
  return all
}

async function readOwn(world: World, name: string, id: number) {
  const by = { token: await world.server.login(name) }
  const inbox: InboxAlert[] = []
  for (let page = 1; ; page++) {
    const { alerts, total } = (await world.server.call('subscribeAlerts', { id, page }, by)).data
    inbox.push(...alerts.map((a) => ({ ...a, at: new Date(a.at) })))
    if (alerts.length === 0 || inbox.length >= total) break
  }
  const { statements } = (await world.server.call('subscribeReport', { id }, by)).data
  const gaps = statements.flatMap((s) => s.gaps.map((g) => ({ from: new Date(g.from), to: new Date(g.to) })))
  const unread = statements.flatMap((s) =>
    s.each.flatMap((c) => (c.kind === 'extract' && c.result === 'failed' ? [new Date(c.at)] : [])),
  )
  return { inbox, gaps, unread }
}

/**
 * The earliest end: a stop, the end of the paid time without a card, a price that was not accepted, or the withdrawal.
 */
function endOf({ ends, server }: World, name: string, messages: readonly Received[]): Date {
  const [stop] = ends.get(name) ?? []
  const byPrice = messages.find((m) => m.kind === 'ends')
  const on = byPrice && /(\d{4})[.년] ?(\d{1,2})[.월] ?(\d{1,2})/.exec(byPrice.text)
  const said = on ? endOfDay(`${on[1]}-${on[2]?.padStart(2, '0')}-${on[3]?.padStart(2, '0')}`) : null
  const instants = [stop, said].filter((at) => at !== undefined && at !== null)
  return new Date(Math.min(server.ctx.now().getTime() + 365 * DAY, ...instants.map((at) => at.getTime())))
}
function unpaidOf(messages: readonly Received[], now: Date): Gap[] {
  const gaps: Gap[] = []
  for (const { kind, at } of messages) {
    if (kind === 'paused') gaps.push({ from: at, to: new Date(now.getTime() + DAY) })
    const open = gaps.at(-1)
    if (kind === 'renewed' && open && open.to > now) open.to = at
  }
  return gaps
}

/** True if this user's home is watched during the whole time. */
export const isWatched = ({ from, until, unpaid }: Seen, since: Date, to: Date): boolean =>
  from <= since && to <= until && !unpaid.some((gap) => gap.from < to && since < gap.to)

/** The deadline for notifying the user of what the registry shows at `at`, as promised for that day of their lease. */
export function promisedBy({ person }: Seen, at: Date): Date {
  const hours = hoursOn(person.lease, dayInSeoul(at))
  if (hours === 24) return new Date(at.getTime() + 24 * HOUR)
  const evening = new Date(Date.parse(`${dayInSeoul(at)}T18:00:00+09:00`))
  if (officeHoursBetween(at, evening) >= hours) return afterOffice(at, hours)
  // The rest is promised for the next day, by that day's hours.
  const tomorrow = addDays(dayInSeoul(at), 1)
  const next = hoursOn(person.lease, tomorrow)
  const opens = new Date(Date.parse(`${tomorrow}T09:00:00+09:00`))
  return next === 24 ? new Date(opens.getTime() + 9 * HOUR) : afterOffice(opens, next)
}
function afterOffice(at: Date, hours: number): Date {
  const opens = new Date(Date.parse(`${dayInSeoul(at)}T09:00:00+09:00`))
  return new Date(Math.max(at.getTime(), opens.getTime()) + hours * HOUR)
}
function hoursOn({ contract_on, balance_on, move_in_on }: LeaseDays, on: Day): 1 | 4 | 24 {
  if (on === (balance_on ?? move_in_on)) return 1
  const last = move_in_on ?? balance_on
  return contract_on !== null && on >= contract_on && (last === null || on <= last) ? 4 : 24
}
