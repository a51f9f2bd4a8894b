import { addDays, day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { Draft } from '../draft.ts'
import type { Party } from '../parties.ts'
import { printDay, who, amount } from './print.ts'

export type MortgageOptions = { branch?: string; joint?: string; jointProperty?: string }
export const mortgage = (
  key: string,
  on: string,
  won: Won,
  holder: Party,
  debtor: Party,
  options: MortgageOptions = {},
): Draft => ({
  key,
  section: '을구',
  on: day(on),
  purpose: '근저당권설정',
  cause: '설정계약',
  causeOn: day(on),
  won,
  fields: [
    amount('채권최고액', won),
    { label: '채무자', value: debtor.name, more: [debtor.address] },
    who('근저당권자', holder, options.branch),
    ...(options.joint === undefined ? [] : [{ label: '공동담보목록', value: options.joint }]),
    ...(options.jointProperty === undefined ? [] : [{ label: '공동담보', value: options.jointProperty }]),
  ],
})
export const changeAmount = (key: string, on: string, of: string, won: Won): Draft => ({
  key,
  section: '을구',
  on: day(on),
  purpose: '{}번근저당권변경',
  cause: '변경계약',
  causeOn: day(on),
  won,
  fields: [amount('채권최고액', won)],
  under: of,
  replaces: ['채권최고액'],
})
export const transferMortgage = (key: string, on: string, of: string, to: Party, cause = '확정채권양도'): Draft => ({
  key,
  section: '을구',
  on: day(on),
  purpose: '{}번근저당권이전',
  cause,
  causeOn: addDays(day(on), -10),
  fields: [who('근저당권자', to)],
  under: of,
  replaces: ['근저당권자'],
})
export const pledge = (key: string, on: string, of: string, won: Won, mortgagee: Party, creditor: Party): Draft => ({
  key,
  section: '을구',
  on: day(on),
  purpose: '{}번근저당권부질권',
  cause: '설정계약',
  causeOn: day(on),
  won,
  under: of,
  fields: [
    amount('채권액', won),
    { label: '채무자', value: mortgagee.name, more: [mortgagee.address] },
    who('채권자', creditor),
  ],
})
export const superficies = (key: string, on: string, holder: Party): Draft => ({
  key,
  section: '을구',
  on: day(on),
  purpose: '지상권설정',
  cause: '설정계약',
  causeOn: day(on),
  fields: [
    { label: '목  적', value: '견고한 건물의 소유' },
    { label: '범  위', value: '토지의 전부' },
    { label: '존속기간', value: `${printDay(day(on))}부터 만 30년` },
    { label: '지  료', value: '없음' },
    who('지상권자', holder),
  ],
})
/** '3번근저당권설정등기말소', '7번압류등기말소', '2번가등기말소'. */
export const cancelOf = (target: Draft, on: string, cause = '해지'): Draft => ({
  key: `${target.key}-out`,
  section: target.section,
  on: day(on),
  cause,
  causeOn: addDays(day(on), -1),
  fields: [],
  cancels: [target.key],
  purpose: `{}번${target.purpose.replace(/^.*가등기$/, '가').replace(/등기$/, '')}등기말소`,
})
