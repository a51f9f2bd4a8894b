import type { Book, Entered, RegistryCase } from './outside.ts'
import { isOf, judgeInTime, said, SLACK_MS, tellingsOf, toldAt, type Telling } from './judge-in-time.ts'
import { firsts, judgeInbox, judgeRepeats, say } from './judge-messages.ts'
import { isWatched, promisedBy, type Gap, type Seen } from './people.ts'
import { DAY, HOUR } from './story.ts'
import type { Fed, World } from './world.ts'

/** A change without an application is found by the monthly extract. */
const EXTRACT_DAYS = 32
/** Two daily turns, and the retries of an hour. */
const SILENCE_MS = 2 * DAY + 2 * HOUR

/** The states in which an application is over. */
const ENDS = ['취하', '각하', '등기완료']

/** Compares what each user was notified of with what happened; one sentence per difference. */
export function judgeAlerts(
  world: World,
  book: Book,
  people: readonly Seen[],
  fed: readonly Fed[],
): { home: number; wrong: string }[] {
  return people.flatMap((seen) => {
    const { home } = seen.person
    const unique = (world.homes.get(home) ?? '').replaceAll('-', '')
    const ofHome = fed.filter((f) => f.home === home)
    const at = {
      world,
      seen,
      ofHome: people.filter((p) => p.person.home === home),
      fed: ofHome,
      cases: book.cases.get(unique) ?? [],
      entered: book.entered.get(unique) ?? [],
    }
    const wrong = [
      ...at.cases.flatMap((one) => judgeCase(at, one)),
      ...judgeEntered(at),
      ...judgeInvented(at),
      ...judgeShown(at),
      ...judgeRepeats(at),
      ...judgeInbox(at),
      ...judgeSilence(at),
    ]
    return wrong.map((w) => ({ home, wrong: `${seen.person.name}: ${w}` }))
  })
}
/**
 * The registry lists applications by the names of the parties: after a transfer of title that we did not see,
 * applications under the new name are hidden until the monthly extract, or until the feed has their row. So is the
 * application of that transfer itself, if it was entered before a check had to see it.
 */
function hiddenUntil(all: At, at: Date, receiptNo: string, word?: string): Date | undefined {
  const passed = unseenTransfers(all).findLast((t) => t.at <= at || t.receiptNo === receiptNo)
  const listed = passed && new Date(passed.at.getTime() + EXTRACT_DAYS * DAY)
  if (!listed || listed <= at) return undefined
  const row = all.fed.find((f) => f.receiptNo === receiptNo && (word === undefined || f.word === word))
  if (!row || row.storedAt > listed) return listed
  return row.storedAt < promisedBy(all.seen, at) ? undefined : row.storedAt
}
/** Transfers that were in no list, and those that were entered before anyone was, or had to be, told of them. */
function unseenTransfers({ world, seen, ofHome, cases }: At): Entered[] {
  const unlisted = world.done
    .filter((d) => d.home === seen.person.home && d.kind === 'missed' && d.purpose === '소유권이전')
    .map(({ at }) => ({ at, receiptNo: null }))
  const quick = cases.flatMap(({ purpose, unchanged, receiptNo, steps: [received, ...later] }) => {
    const entered = later.find((s) => s.word === '등기완료')
    if (purpose !== '소유권이전' || unchanged || !received || !entered) return []
    const watching = ofHome.filter((one) => isWatched(one, received.at, entered.at))
    const isUnseen = watching.every(
      (one) =>
        entered.at <= promisedBy(one, received.at) &&
        !tellingsOf(one, receiptNo).some((t) => t.kind === 'application' && t.at <= entered.at),
    )
    return watching.length > 0 && isUnseen ? [{ at: entered.at, receiptNo }] : []
  })
  return [...unlisted, ...quick].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
type At = {
  world: World
  seen: Seen
  /** Everyone whose watch of this home began, also the user themselves. */
  ofHome: readonly Seen[]
  fed: readonly Fed[]
  cases: readonly RegistryCase[]
  entered: readonly Entered[]
}

function judgeCase(all: At, one: RegistryCase): string[] {
  const { world, seen, cases } = all
  const wrong: string[] = []
  const [received] = one.steps
  const end = one.steps.find((s) => ENDS.includes(s.word))
  if (!received) return []
  const told = tellingsOf(seen, one.receiptNo)
  const name = `${one.purpose} ${one.receiptNo}`
  for (const kind of new Set(told.map((t) => t.kind)))
    if (told.filter((t) => t.kind === kind).length > 1) wrong.push(`${name} was told twice as ${kind}`)
  // Where the register was read before any list that we read showed the application, the change tells of it.
  const enteredAt = end?.word === '등기완료' && !one.unchanged ? end.at.getTime() - world.backMs : null
  const first =
    told.find((t) => ['application', 'withdrawn', 'dismissed'].includes(t.kind)) ??
    (enteredAt === null ? undefined : changesOf(seen).find((c) => c.at.getTime() >= enteredAt))
  const hidden = hiddenUntil(all, received.at, one.receiptNo)
  wrong.push(
    ...judgeInTime(world, seen, { name, at: received.at, told: first?.at ?? null, ...(hidden && { by: hidden }) }),
  )
  if (!end || !first) return wrong
  const told1 = told.some((t) => t.kind === 'application')
  const closing = { 취하: 'withdrawn', 각하: 'dismissed' }[end.word] ?? (one.unchanged ? 'same' : null)
  if (closing === null) return wrong
  // Only users who were notified of an application are notified that it changed nothing, and only by an extract that
  // shows no other change.
  if (closing === 'same' && (!told1 || isCrowded(cases, one, end.at))) return wrong
  const closed = told.find((t) => t.kind === closing)
  const ended = hiddenUntil(all, end.at, one.receiptNo, end.word)
  wrong.push(
    ...judgeInTime(world, seen, {
      name: `the end of ${name}`,
      at: end.at,
      told: closed?.at ?? null,
      ...(ended && { by: ended }),
      ...(closing === 'same' && { registerOf: one.receiptNo }),
    }),
  )
  return wrong
}
const isCrowded = (cases: readonly RegistryCase[], one: RegistryCase, at: Date): boolean =>
  cases.some((c) => c !== one && c.steps.some((s) => Math.abs(s.at.getTime() - at.getTime()) < 4 * DAY))

/** Each entry is reported by one change, which may report several; each change reports at least one. */
function judgeEntered(all: At): string[] {
  const { world, seen, entered } = all
  const wrong: string[] = []
  const changes = changesOf(seen)
  const found = new Set<Entered>()
  let before = new Date(0)
  for (const [i, change] of changes.entries()) {
    const by = readBy(all, changes.slice(0, i), change)
    const of = entered.filter(
      (e) =>
        e.at > new Date(before.getTime() - world.backMs) &&
        e.at.getTime() <= by.getTime() + world.backMs &&
        // Entered within what the clock went back after the earlier change: it may belong to this one.
        (!found.has(e) || e.at > before),
    )
    if (of.length === 0)
      wrong.push(`a change was told at ${say(change.at)}, and nothing was entered since ${say(before)}`)
    of.forEach((e) => found.add(e))
    const wasTold = of.some(
      (e) =>
        e.receiptNo !== null && tellingsOf(seen, e.receiptNo).some((t) => t.kind === 'application' && t.at < change.at),
    )
    if (change.kind === 'missed' && wasTold && of.every((e) => e.receiptNo !== null))
      wrong.push(`the change of ${say(change.at)} was told as missed, and its application had been told`)
    before = by
  }
  for (const one of entered) {
    const told = changes.find((c) => c.at.getTime() >= one.at.getTime() - world.backMs)?.at ?? null
    const by =
      one.receiptNo === null
        ? new Date(one.at.getTime() + EXTRACT_DAYS * DAY)
        : (dueAfterRefusals(all, one) ?? hiddenUntil(all, one.at, one.receiptNo, '등기완료'))
    wrong.push(
      ...judgeInTime(world, seen, {
        name: `the entry ${one.receiptNo ?? 'that no list showed'}`,
        at: one.at,
        told,
        registerOf: one.receiptNo,
        ...(by && { by }),
      }),
    )
  }
  return wrong
}
/**
 * The latest time at which the register that shows a change can have been read: normally when the user was told. A user
 * who pays after a pause is told then of the changes of which another watch of the home was told during it, in that order.
 */
function readBy({ seen, ofHome }: At, earlier: readonly Telling[], change: Telling): Date {
  const isIn = ({ from, to }: Gap, { at }: Telling) => from <= at && at.getTime() <= to.getTime() + SLACK_MS
  const pause = seen.unpaid.find((gap) => isIn(gap, change))
  if (!pause) return change.at
  const told = (one: Seen) => changesOf(one).filter((c) => isIn(pause, c) && c.at <= change.at)
  const others = ofHome.filter((one) => one !== seen).map(told)
  const [most] = others.toSorted((a, b) => b.length - a.length)
  return most?.[earlier.filter((c) => isIn(pause, c)).length]?.at ?? change.at
}
/**
 * By when a change must be reported that was entered while another application was pending: the registry refuses the
 * extract until that one has ended, and those received in the meantime. Undefined if none was pending.
 */
function dueAfterRefusals({ seen, cases }: At, one: Entered): Date | undefined {
  const others = new Set(cases.filter((c) => c.receiptNo !== one.receiptNo))
  const pendingAt = (at: Date) => [...others].find((c) => isPendingWithin(c, at))
  let from = one.at
  let next = pendingAt(from)
  if (!next) return undefined
  for (; next; next = pendingAt(from)) {
    others.delete(next)
    const end = next.steps.find((s) => ENDS.includes(s.word))?.at
    if (!end) return new Date(from.getTime() + EXTRACT_DAYS * DAY) // pending to the end of the story
    if (end > from) from = end
  }
  return new Date(Math.max(promisedBy(seen, from).getTime(), one.at.getTime() + 5 * DAY))
}
/** Whether it was received within a day of that time and had not ended before. */
const isPendingWithin = ({ steps }: RegistryCase, at: Date): boolean =>
  (steps[0]?.at ?? at) < new Date(at.getTime() + DAY) && !steps.some((s) => ENDS.includes(s.word) && s.at < at)

function changesOf(seen: Seen): Telling[] {
  const sent = firsts(seen).flatMap((m) =>
    m.kind === 'registered' || m.kind === 'missed' ? [{ kind: m.kind, at: toldAt(seen, m) }] : [],
  )
  const read = (seen.inbox ?? []).filter((a) => a.kind === 'registered' || a.kind === 'missed').toReversed()
  return (read.length > sent.length ? read : sent).toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

const words = { correction: '보정', withdrawn: '취하', dismissed: '각하', same: '등기완료' } as const
/** There is no alert without its fact. */
function judgeInvented({ world, seen, cases }: At): string[] {
  return firsts(seen).flatMap((m) => {
    if (m.kind === 'unlisted' && !cases.some((one) => isPendingAt(one, m.at, world.backMs)))
      return [`an application that no list shows was told at ${say(m.at)}, and the registry has none`]
    if (
      m.kind === null ||
      !['application', 'correction', 'withdrawn', 'dismissed', 'same', 'unconfirmed'].includes(m.kind)
    )
      return []
    const one = cases.find((c) => isOf(m, c.receiptNo))
    if (!one) return [`${m.kind} of ${say(m.at)} tells of no application`]
    // An application may be received and entered at once.
    const word = m.kind in words ? words[m.kind as keyof typeof words] : null
    const happened = one.steps.some(
      (s) => (word === null || s.word === word) && s.at.getTime() <= m.at.getTime() + world.backMs,
    )
    const isSame = m.kind !== 'same' || one.unchanged
    if (m.kind === 'unconfirmed' && isResultTold(seen, one, m.at))
      return [`unconfirmed of ${one.purpose} ${one.receiptNo} was told at ${say(m.at)}, and its result had been told`]
    return happened && isSame
      ? []
      : [`${m.kind} of ${one.purpose} ${one.receiptNo} was told at ${say(m.at)}, and it is not so`]
  })
}

const isPendingAt = ({ steps }: RegistryCase, at: Date, backMs: number): boolean =>
  steps.some((s) => s.at.getTime() <= at.getTime() + backMs) &&
  !steps.some((s) => ENDS.includes(s.word) && s.at.getTime() < at.getTime() - SLACK_MS - backMs)

function isResultTold(seen: Seen, { receiptNo, steps }: RegistryCase, by: Date): boolean {
  const entered = steps.find((s) => s.word === '등기완료')
  return (
    tellingsOf(seen, receiptNo).some((t) => ['same', 'withdrawn', 'dismissed'].includes(t.kind) && t.at < by) ||
    (entered !== undefined && changesOf(seen).some((c) => c.at >= entered.at && c.at < by))
  )
}

/** The inbox shows an application with the 등기목적 that the registry has, also where the feed had to correct it. */
const judgeShown = ({ seen, cases }: At): string[] =>
  (seen.inbox ?? []).flatMap((alert) => {
    const one = cases.find((c) => c.receiptNo === alert.receipt_no)
    return one && alert.purpose !== one.purpose
      ? [`${alert.kind} of ${one.purpose} ${one.receiptNo} is shown as ${alert.purpose}`]
      : []
  })

/** A gap of more than two daily turns is reported while it lasts or when it ends. */
function judgeSilence({ seen, world }: At): string[] {
  return seen.gaps
    .filter(
      (gap) =>
        gap.to.getTime() - gap.from.getTime() > SILENCE_MS &&
        gap.to < world.server.ctx.now() &&
        isWatched(seen, gap.from, gap.to),
    )
    .filter((gap) => !said(seen, gap.from, gap.to))
    .map((gap) => `nobody looked from ${say(gap.from)} to ${say(gap.to)}, and nobody said so`)
}
