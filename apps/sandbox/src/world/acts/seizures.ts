import { addDays, day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { Draft } from '../draft.ts'
import type { Party } from '../parties.ts'
import { who, amount } from './print.ts'

export const seizure = (key: string, on: string, office: string, ref: string): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: '압류',
  cause: `압류(${ref})`,
  causeOn: addDays(day(on), -1),
  fields: [
    { label: '권리자', value: '국' },
    { label: '처분청', value: office },
  ],
})
export const citySeizure = (key: string, on: string, city: string, ref: string): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: '압류',
  cause: `압류(${ref})`,
  causeOn: addDays(day(on), -1),
  fields: [{ label: '권리자', value: city }],
})
/** 부기 under a seizure: the tax office has the asset corporation sell the home. */
export const publicSale = (key: string, on: string, of: string, ref: string): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: '공매공고',
  cause: `공매공고(${ref})`,
  causeOn: addDays(day(on), -2),
  under: of,
  fields: [
    { label: '권리자', value: '국' },
    { label: '처분청', value: '한국자산관리공사' },
  ],
})
export const attachment = (
  key: string,
  on: string,
  won: Won,
  creditor: Party,
  court: string,
  caseNo: string,
): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: '가압류',
  cause: `${court}의 가압류 결정(${caseNo})`,
  causeOn: day(on),
  won,
  fields: [amount('청구금액', won), who('채권자', creditor)],
})
export const injunction = (
  key: string,
  on: string,
  right: string,
  creditor: Party,
  court: string,
  caseNo: string,
): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: '가처분',
  cause: `${court}의 가처분결정(${caseNo})`,
  causeOn: day(on),
  fields: [
    { label: '피보전권리', value: right },
    who('채권자', creditor),
    { label: '금지사항', value: '매매, 증여, 전세권, 저당권, 임차권의 설정 기타일체의 처분행위 금지' },
  ],
})
export const provisional = (key: string, on: string, kind: '보전' | '담보', holder: Party): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: kind === '보전' ? '소유권이전청구권가등기' : '소유권이전담보가등기',
  cause: kind === '보전' ? '매매예약' : '대물반환예약',
  causeOn: addDays(day(on), -1),
  fields: [who('가등기권자', holder)],
})
export const auction = (
  key: string,
  on: string,
  kind: '임의' | '강제',
  creditor: Party,
  court: string,
  caseNo: string,
): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: `${kind}경매개시결정`,
  cause: `${court}의 ${kind}경매개시결정(${caseNo})`,
  causeOn: day(on),
  fields: [who('채권자', creditor)],
})
/** The 가압류 has become an execution: the same creditor, not a second debt. */
export const auctionFrom = (
  key: string,
  on: string,
  of: string,
  rank: string,
  creditor: Party,
  court: string,
  caseNo: string,
): Draft => ({
  ...auction(key, on, '강제', creditor, court, caseNo),
  purpose: `강제경매개시결정(${rank}번가압류의 본압류로의 이행)`,
  key: `${key}-of-${of}`,
})
/** Abolished for new suits in 2011, still in force in old registers. */
export const suitNotice = (key: string, on: string, target: string, court: string, caseNo: string): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: `${target}번소유권이전등기말소예고등기`,
  cause: `${court}에 소제기(${caseNo})`,
  causeOn: addDays(day(on), -9),
  fields: [],
})
export const rehabilitation = (key: string, on: string, court: string, caseNo: string): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: '회생절차개시',
  cause: `${court}의 회생절차개시결정(${caseNo})`,
  causeOn: addDays(day(on), -3),
  fields: [{ label: '금지사항', value: '양도, 저당권 또는 임차권의 설정 기타 일체의 처분행위의 금지' }],
})
export const bankruptcy = (key: string, on: string, court: string, caseNo: string): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: '파산선고',
  cause: `${court}의 파산선고결정(${caseNo})`,
  causeOn: addDays(day(on), -4),
  fields: [],
})
