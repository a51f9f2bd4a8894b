import { addDays, day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { Draft } from '../draft.ts'
import type { Party } from '../parties.ts'
import { printDay, who, amount } from './print.ts'

export const jeonse = (key: string, on: string, won: Won, holder: Party, until: string): Draft => ({
  key,
  section: '을구',
  on: day(on),
  purpose: '전세권설정',
  cause: '설정계약',
  causeOn: addDays(day(on), -7),
  won,
  fields: [
    amount('전세금', won),
    { label: '범  위', value: '주거용 건물의 전부' },
    { label: '존속기간', value: `${printDay(day(on))}부터 ${printDay(day(until))}까지` },
    who('전세권자', holder),
  ],
})
export type Lease = {
  won: Won
  rent?: Won
  part: string
  contract: string
  movedIn: string
  fixed: string
  tenant: Party
}
export const leaseRight = (key: string, on: string, court: string, caseNo: string, lease: Lease): Draft => ({
  key,
  section: '을구',
  on: day(on),
  purpose: '주택임차권',
  cause: `${court}의 임차권등기명령(${caseNo})`,
  causeOn: addDays(day(on), -12),
  won: lease.won,
  fields: [
    amount('임차보증금', lease.won),
    ...(lease.rent === undefined ? [] : [amount('차  임', lease.rent)]),
    { label: '범  위', value: lease.part },
    { label: '임대차계약일자', value: printDay(day(lease.contract)) },
    { label: '주민등록일자', value: printDay(day(lease.movedIn)) },
    { label: '점유개시일자', value: printDay(day(lease.movedIn)) },
    { label: '확정일자', value: printDay(day(lease.fixed)) },
    who('임차권자', lease.tenant),
  ],
})
/** 민법 621조: a lease registered with the owner's consent, not by a court order. */
export const leaseRegistered = (key: string, on: string, lease: Lease, until: string): Draft => ({
  key,
  section: '을구',
  on: day(on),
  purpose: '임차권설정',
  cause: '설정계약',
  causeOn: day(lease.contract),
  won: lease.won,
  fields: [
    amount('임차보증금', lease.won),
    { label: '범  위', value: lease.part },
    { label: '존속기간', value: `${printDay(day(until))}까지` },
    { label: '주민등록일자', value: printDay(day(lease.movedIn)) },
    { label: '점유개시일자', value: printDay(day(lease.movedIn)) },
    { label: '확정일자', value: printDay(day(lease.fixed)) },
    who('임차권자', lease.tenant),
  ],
})
