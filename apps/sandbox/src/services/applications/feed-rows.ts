import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import type { State } from '../../kernel/state.ts'
import type { Heard } from '../../world/register-events.ts'
import { subjectOf } from '../../world/unique-no.ts'

export type StoredRow = {
  seq: string
  court: string
  uniqueNo: string
  receivedOn: Day
  receiptNo: string
  purpose: string
  state: string
  at: string
}

/** Adds a change of an application under the next number of the feed. */
export function addToFeed(state: State, uniqueNo: string, { application, state: word }: Heard, now: Date): void {
  const seq = String(state.next('feed'))
  state.rows<StoredRow>('feed').put(seq, {
    seq,
    court: subjectOf(uniqueNo)?.site.place.office ?? '',
    uniqueNo,
    receivedOn: dayInSeoul(new Date(application.receivedAt)),
    receiptNo: application.no,
    purpose: application.purpose,
    state: word,
    at: now.toISOString(),
  })
}

export const feedRows = (state: State): readonly StoredRow[] =>
  state
    .rows<StoredRow>('feed')
    .all()
    .map(([, row]) => row)
