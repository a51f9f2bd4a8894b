import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { printDay } from './acts/print.ts'
import type { Draft, Section } from './draft.ts'
import { draftOf, type EventEntry } from './event-draft.ts'
import type { Store } from './store.ts'
import { subjectOf } from './unique-no.ts'
import { homeOfSubject } from './world.ts'

export const registerEventKinds = [
  'application-received',
  'correction',
  'registered',
  'withdrawn',
  'dismissed',
  'missed',
  'completed-unchanged',
] as const
export type RegisterEventKind = (typeof registerEventKinds)[number]

/** The body of the control call `POST /control/register/{unique_no}/events`. */
export type RegisterEvent = {
  kind: RegisterEventKind
  entry: EventEntry
  /** For a received application: one receipt for several homes. By default the next number of this home. */
  receiptNo?: string
  /** For a received application: while it is pending, the extract is refused instead of stamped (부동산등기규칙 30조④). */
  extract?: 'refused'
}
/** An application at the registry that is not entered yet. */
export type Application = {
  no: string
  receivedAt: string
  section: Section
  purpose: string
  corrected?: true
  extract?: 'refused'
}
/** An application that the registry has closed. */
export type ClosedApplication = Application & { closedAt: string; as: '등기완료' | '취하' | '각하' }
type Kept = {
  pending: readonly Application[]
  closed: readonly ClosedApplication[]
  entered: readonly Draft[]
  /** How many receipt numbers this home has used. */
  numbered: number
}

/** A change of an application that the registry publishes, with the word for its state. */
export type Heard = { application: Application; state: string }

/**
 * Stores an event of a record. An application is pending from its receipt until it is registered, withdrawn or
 * dismissed; `correction` happens in between. `registered` without a pending application receives and enters one at
 * once. `missed` makes an entry that no list of applications ever shows, and `completed-unchanged` completes a case
 * without a change of the record. The register's next print shows the difference. Returns the change of an application;
 * null if there was none.
 */
export function applyRegisterEvent(uniqueNo: string, event: RegisterEvent, now: Date, store: Store): Heard | null {
  const stored = read(store, uniqueNo)
  const waited = stored.pending.find((a) => a.section === event.entry.section && a.purpose === event.entry.purpose)
  const [kept, heard] = after(stored, event, waited ?? null, now)
  store.set(keyOf(uniqueNo), kept)
  return heard
}

function after(kept: Kept, event: RegisterEvent, waited: Application | null, now: Date): readonly [Kept, Heard | null] {
  if (event.kind === 'missed')
    return [{ ...kept, entered: [...kept.entered, draftOf(event.entry, now, kept.entered.length, null)] }, null]
  if (event.kind === 'application-received') {
    const application = applicationOf(event, now, kept)
    const pending = [...kept.pending, application]
    return [
      { ...kept, pending, numbered: kept.numbered + 1 },
      { application, state: '접수' },
    ]
  }
  const application = waited ?? (event.kind === 'registered' ? applicationOf(event, now, kept) : null)
  if (application === null) return [kept, null]
  if (event.kind === 'correction') {
    const pending = kept.pending.map((a): Application => (a === waited ? { ...a, corrected: true } : a))
    return [
      { ...kept, pending },
      { application, state: '보정' },
    ]
  }
  const as = endings[event.kind]
  const closed = [...kept.closed, { ...application, closedAt: now.toISOString(), as }]
  const entered =
    event.kind === 'registered'
      ? [...kept.entered, draftOf(event.entry, now, kept.entered.length, application)]
      : kept.entered
  const pending = kept.pending.filter((a) => a !== waited)
  const numbered = kept.numbered + (waited === null ? 1 : 0)
  return [
    { pending, closed, entered, numbered },
    { application, state: as },
  ]
}

const endings = {
  registered: '등기완료',
  withdrawn: '취하',
  dismissed: '각하',
  'completed-unchanged': '등기완료',
} as const

export const pendingApplications = (uniqueNo: string, store: Store): readonly Application[] =>
  read(store, uniqueNo).pending
export const closedApplications = (uniqueNo: string, store: Store): readonly ClosedApplication[] =>
  read(store, uniqueNo).closed
export const enteredSince = (uniqueNo: string, store: Store): readonly Draft[] => read(store, uniqueNo).entered
/** The receipt number that the next application for this home gets. */
export const nextReceiptNo = (uniqueNo: string, store: Store): string => numberAfter(read(store, uniqueNo))

const keyOf = (uniqueNo: string) => `register ${uniqueNo.replaceAll('-', '')}`
function read(store: Store, uniqueNo: string): Kept {
  // Only this file writes it. Rows stored before cases were listed have neither of the two fields.
  const stored = store.get(keyOf(uniqueNo)) as (Pick<Kept, 'pending' | 'entered'> & Partial<Kept>) | undefined
  if (stored) return { closed: [], numbered: stored.pending.length + stored.entered.length, ...stored }
  const pending = pendingAtFirst(uniqueNo)
  return { pending, closed: [], entered: [], numbered: pending.length }
}

function pendingAtFirst(uniqueNo: string): readonly Application[] {
  const subject = subjectOf(uniqueNo)
  const pending = subject && homeOfSubject(subject)?.pending
  return pending ? [{ no: '9000001', receivedAt: '2026-10-30T02:10:00.000Z', ...pending }] : []
}

const numberAfter = (kept: Kept): string => String(9_000_001 + kept.numbered)
const applicationOf = (event: RegisterEvent, now: Date, kept: Kept): Application => ({
  no: event.receiptNo ?? numberAfter(kept),
  receivedAt: now.toISOString(),
  section: event.entry.section,
  purpose: event.entry.purpose,
  ...(event.extract && { extract: event.extract }),
})

/** The line in a print while an application is pending (부동산등기규칙 30조④). */
export const pendingLine = (applications: readonly Application[]): string => {
  const first = applications[0]
  if (!first) return ''
  return `이 등기기록에는 ${printDay(dayInSeoul(new Date(first.receivedAt)))} 접수 제${first.no}호 ${first.purpose} 신청사건 처리중입니다.`
}
