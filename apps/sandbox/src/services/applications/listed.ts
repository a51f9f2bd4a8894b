import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import {
  closedApplications,
  pendingApplications,
  type Application,
  type ClosedApplication,
} from '../../world/register-events.ts'
import type { Store } from '../../world/store.ts'

export type ListedCase = {
  no: string
  receivedOn: Day
  office: string
  section: string
  purpose: string
  state: string
}

/** The list covers two months. */
const LISTED_MS = 61 * 86_400_000
/** Time from the receipt to the first examination, and from the registrar's signature to the completed case. */
const READ_AFTER_MS = 3_600_000
const SIGNED_MS = 600_000

/** The cases of one home, the oldest first: pending ones, and those closed in the last two months. */
export function listedCases(uniqueNo: string, store: Store, now: Date, office: string): readonly ListedCase[] {
  const cases = [
    ...closedApplications(uniqueNo, store).map((a) => [a, closedState(a, now)] as const),
    ...pendingApplications(uniqueNo, store).map((a) => [a, pendingState(a, now)] as const),
  ]
  return cases
    .filter(([a]) => !hasPassed(a.receivedAt, now, LISTED_MS))
    .toSorted(([a], [b]) => a.receivedAt.localeCompare(b.receivedAt) || Number(a.no) - Number(b.no))
    .map(([a, state]) => ({
      no: a.no,
      receivedOn: dayInSeoul(new Date(a.receivedAt)),
      office,
      section: '등기1과',
      purpose: a.purpose,
      state,
    }))
}

const pendingState = (a: Application, now: Date): string =>
  a.corrected ? '보정' : hasPassed(a.receivedAt, now, READ_AFTER_MS) ? '조사' : '접수'
const closedState = ({ as, closedAt }: ClosedApplication, now: Date): string =>
  as === '등기완료' && !hasPassed(closedAt, now, SIGNED_MS) ? '교합' : as
const hasPassed = (since: string, now: Date, ms: number): boolean => now.getTime() - Date.parse(since) >= ms
