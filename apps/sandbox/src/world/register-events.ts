import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { money, printDay } from './acts/print.ts'
import type { Draft, Field, Section } from './draft.ts'
import { people } from './parties.ts'
import type { Store } from './store.ts'
import { subjectOf } from './unique-no.ts'
import { homeOfSubject } from './world.ts'

/** The body of the control call `POST /control/register/{unique_no}/events`. */
export type RegisterEvent = {
  kind: 'application-received' | 'registered' | 'withdrawn'
  entry: { section: Section; purpose: string; amount?: number; party?: string }
}
/** An application at the registry that is not entered yet. */
export type Application = { no: string; receivedAt: string; section: Section; purpose: string }
type Kept = { pending: readonly Application[]; entered: readonly Draft[] }

/**
 * Stores what happens to a record after the world began. A received application is pending; `registered` enters it (and
 * removes a pending one of the same purpose); `withdrawn` removes it. The register's next print shows the difference.
 */
export function applyRegisterEvent(uniqueNo: string, event: RegisterEvent, now: Date, store: Store): void {
  const stored = read(store, uniqueNo)
  const same = (a: Application) => a.section === event.entry.section && a.purpose === event.entry.purpose
  const others = stored.pending.filter((a) => !same(a))
  const waited = stored.pending.find(same) ?? null
  const next: Kept =
    event.kind === 'application-received'
      ? { ...stored, pending: [...stored.pending, applicationOf(event, now, stored)] }
      : event.kind === 'withdrawn'
        ? { ...stored, pending: others }
        : { pending: others, entered: [...stored.entered, draftOf(event, now, stored.entered.length, waited)] }
  store.set(keyOf(uniqueNo), next)
}

export const pendingApplications = (uniqueNo: string, store: Store): readonly Application[] =>
  read(store, uniqueNo).pending
export const enteredSince = (uniqueNo: string, store: Store): readonly Draft[] => read(store, uniqueNo).entered

const keyOf = (uniqueNo: string) => `register ${uniqueNo.replaceAll('-', '')}`
// only this file writes it
const read = (store: Store, uniqueNo: string): Kept =>
  (store.get(keyOf(uniqueNo)) as Kept | undefined) ?? { pending: pendingAtFirst(uniqueNo), entered: [] }

function pendingAtFirst(uniqueNo: string): readonly Application[] {
  const subject = subjectOf(uniqueNo)
  const pending = subject && homeOfSubject(subject)?.pending
  return pending ? [{ no: '9000001', receivedAt: '2026-10-30T02:10:00.000Z', ...pending }] : []
}

const applicationOf = (event: RegisterEvent, now: Date, saved: Kept): Application => ({
  no: String(9_000_001 + saved.pending.length + saved.entered.length),
  receivedAt: now.toISOString(),
  section: event.entry.section,
  purpose: event.entry.purpose,
})

/** A pending application is entered with the date and the number of its receipt (부동산등기법 6조). */
function draftOf(event: RegisterEvent, now: Date, nth: number, waited: Application | null): Draft {
  const { section, purpose, amount, party = people.임의.name } = event.entry
  const on = dayInSeoul(waited === null ? now : new Date(waited.receivedAt))
  const target = /^([\d-]+)번.*말소$/.exec(purpose)?.[1]
  const changed = /^([\d-]+)번.*변경$/.exec(purpose)?.[1]
  const moved = /^([\d-]+)번근저당권이전$/.exec(purpose)?.[1]
  const under = changed ?? moved
  const owner = section === '갑구' && purpose === '소유권이전'
  return {
    key: `event-${nth}`,
    section,
    on,
    purpose,
    cause: causeOf(purpose),
    causeOn: on,
    ...(waited === null ? {} : { receiptNo: Number(waited.no) }),
    fields: fieldsOf(purpose, amount, party, owner),
    ...(amount === undefined ? {} : { won: amount }),
    ...(target === undefined ? {} : { cancels: [`${section} ${target}`] }),
    ...(under === undefined
      ? {}
      : { under: `${section} ${under}`, replaces: [changed === undefined ? '근저당권자' : '채권최고액'] }),
    ...(owner
      ? { owners: [{ party: { name: party, no: '000000-*******', address: '', company: false }, share: null }] }
      : {}),
  }
}

/** Which labels an entry of this purpose prints: [of the amount, of the party]. */
const labels: readonly (readonly [RegExp, string, string])[] = [
  [/말소$/, '', ''],
  [/근저당권이전$/, '', '근저당권자'],
  [/근저당권변경$/, '채권최고액', ''],
  [/근저당권설정$/, '채권최고액', '근저당권자'],
  [/전세권설정$/, '전세금', '전세권자'],
  [/임차권/, '임차보증금', '임차권자'],
  [/가압류$/, '청구금액', '채권자'],
  [/경매개시결정$/, '', '채권자'],
  [/가처분$/, '', '채권자'],
  [/가등기$/, '', '가등기권자'],
  [/압류$/, '', '권리자'],
  [/^소유권이전$/, '거래가액', '소유자'],
]
function fieldsOf(purpose: string, amount: number | undefined, party: string, owner: boolean): readonly Field[] {
  const [, moneyLabel, partyLabel] = labels.find(([pattern]) => pattern.test(purpose)) ?? [/x/, '청구금액', '권리자']
  const won: readonly Field[] =
    amount === undefined || moneyLabel === '' ? [] : [{ label: moneyLabel, value: money(amount) }]
  const who: readonly Field[] = partyLabel === '' ? [] : [{ label: partyLabel, value: party }]
  return owner ? [...who, ...won] : [...won, ...who]
}
const causeOf = (purpose: string): string =>
  purpose.endsWith('말소')
    ? '해지'
    : purpose.endsWith('변경')
      ? '변경계약'
      : purpose === '소유권이전'
        ? '매매'
        : /압류|가처분|경매|임차권/.test(purpose)
          ? '결정'
          : '설정계약'

/** The line in a print while an application is pending (부동산등기규칙 30조④). */
export const pendingLine = (applications: readonly Application[]): string => {
  const first = applications[0]
  if (!first) return ''
  return `이 등기기록에는 ${printDay(dayInSeoul(new Date(first.receivedAt)))} 접수 제${first.no}호 ${first.purpose} 신청사건 처리중입니다.`
}
