import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { money } from './acts/print.ts'
import type { Draft, Field, Section } from './draft.ts'
import { people } from './parties.ts'

/** The event's data about the entry. */
export type EventEntry = { section: Section; purpose: string; amount?: number; party?: string }
type Receipt = { no: string; receivedAt: string }

/** An application is entered with the date and the number of its receipt (부동산등기법 6조). */
export function draftOf(entry: EventEntry, now: Date, nth: number, receipt: Receipt | null): Draft {
  const { section, purpose, amount, party = people.임의.name } = entry
  const on = dayInSeoul(receipt === null ? now : new Date(receipt.receivedAt))
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
    ...(receipt === null ? {} : { receiptNo: Number(receipt.no) }),
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
