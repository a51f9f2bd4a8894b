import type { verificationReasons } from '@jipsalpim/contract/areas/verification/calls.ts'
import { addMonths, dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import type { Certified } from '@jipsalpim/providers/identity/port.ts'
import { plainPhone } from '../account/person/phone.ts'
import { MIN_AGE } from './prepare-phone.ts'

export type Reason = (typeof verificationReasons)[number]
export type Person = { name: string; phone: string; birthday: Day; ci: string; di: string | null }
type Judged = { ok: true; person: Person } | { ok: false; reason: Reason }

const MINUTES = 10

/** Checks that the agency's data answers our request and is sufficient. Otherwise nothing of it is stored. */
export function judgeResult(asked: { merchant_uid: string }, certified: Certified, now: Date): Judged {
  const refused = (reason: Reason): Judged => ({ ok: false, reason })
  if (certified.merchantUid !== asked.merchant_uid) return refused('other-window')
  if (Math.abs(now.getTime() - certified.certifiedAt.getTime()) > MINUTES * 60_000) return refused('too-old')
  if (addMonths(certified.birthday, MIN_AGE * 12) > dayInSeoul(now)) return refused('under-14')
  const phone = certified.phone === null ? null : plainPhone(certified.phone)
  if (phone === null) return refused('no-phone')
  if (certified.ci === null) return refused('no-key')
  return {
    ok: true,
    person: { name: certified.name, phone, birthday: certified.birthday, ci: certified.ci, di: certified.di },
  }
}
