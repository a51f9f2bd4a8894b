import { addDays, day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { Draft, Field, Holding } from '../draft.ts'
import type { Party } from '../parties.ts'
import { who, amount, sole } from './print.ts'

/** 거래가액 is entered since 2006-06-01 (부동산등기법). */
const PRICED_SINCE = '2006-06-01'
export const preserve = (on: string, owner: Party): Draft => ({
  key: 'own0',
  section: '갑구',
  on: day(on),
  purpose: '소유권보존',
  cause: null,
  fields: [who('소유자', owner)],
  owners: sole(owner),
})
export const sale = (key: string, on: string, to: Party, won: Won, cause = '매매'): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: '소유권이전',
  cause,
  causeOn: addDays(day(on), cause === '매매' ? -45 : -20),
  fields: cause === '매매' && on >= PRICED_SINCE ? [who('소유자', to), amount('거래가액', won)] : [who('소유자', to)],
  owners: sole(to),
  won,
})
export const saleToMany = (key: string, on: string, to: readonly Holding[], won: Won): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: '소유권이전',
  cause: '매매',
  causeOn: addDays(day(on), -40),
  owners: to,
  won,
  fields: [
    ...to.map(({ party, share }): Field => ({
      label: '공유자',
      value: share ? `지분 ${share[1]}분의 ${share[0]}` : '',
      more: [`${party.name}  ${party.no}`, party.address],
    })),
    amount('거래가액', won),
  ],
})
/** Half of the home is transferred; `after` lists the owners afterwards. */
export const shareSale = (
  key: string,
  on: string,
  seller: Party,
  sellerRank: string,
  to: Party,
  after: readonly Holding[],
): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: `${sellerRank}번${seller.name}지분전부이전`,
  cause: '증여',
  causeOn: day(on),
  owners: after,
  fields: [{ label: '공유자', value: '지분 2분의 1', more: [`${to.name}  ${to.no}`, to.address] }],
})
/** A sale is cancelled: the previous owner owns it again. */
export const saleUndone = (key: string, on: string, of: string): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: '{}번소유권이전등기말소',
  cause: '합의해제',
  causeOn: addDays(day(on), -3),
  fields: [],
  cancels: [of],
})
export const trust = (key: string, on: string, trustee: Party, ledger: string): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: '소유권이전',
  cause: '신탁',
  causeOn: day(on),
  fields: [who('수탁자', trustee)],
  also: { purpose: '신탁', fields: [{ label: '신탁원부', value: ledger }] },
  owners: sole(trustee),
})
export const trustEnd = (key: string, on: string, of: string, back: Party): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: '소유권이전',
  cause: '신탁재산의귀속',
  causeOn: addDays(day(on), -2),
  fields: [who('소유자', back)],
  also: { purpose: '{}번신탁등기말소', cause: '신탁재산의귀속', fields: [] },
  strikesAlso: of,
  owners: sole(back),
})
export const rename = (
  key: string,
  on: string,
  section: Draft['section'],
  of: string,
  name: string,
  address: string,
): Draft => ({
  key,
  section,
  on: day(on),
  purpose: '{}번등기명의인표시변경',
  cause: '전거',
  causeOn: addDays(day(on), -30),
  fields: [],
  under: of,
  text: `${name}의 주소  ${address}`,
})
