import type { PartyKind } from './model.ts'
import { anyOf } from './letter-at.ts'
import { squeeze } from './squeeze.ts'

/** Decided by the name first: a company's number may look like a birth date. */
export function partyKind(name: string, no: string | null): PartyKind {
  const printed = squeeze(name)
  const squeezed = printed.startsWith('(') ? printed.replace(/^\(선정(자|당사자)\)/, '') : printed
  if (squeezed === '') return 'unknown'
  if (isState(squeezed)) return 'state'
  if (isCompanyName(squeezed)) return 'company'
  if (no !== null && /^\d{6}-\*/.test(no)) return 'person'
  if (no !== null && /^\d{1,4}$/.test(no)) return 'state'
  if (no !== null && /^\d{6}-\d{7}$/.test(no)) return 'company'
  return /^[가-힣○OＯ]{2,4}$/.test(squeezed) ? 'person' : 'unknown'
}

export const isCompanyName = (name: string): boolean => companyMarks.test(name)

const companyMarks =
  /주식회사|유한회사|유한책임회사|합자회사|합명회사|\(주\)|㈜|은행|금고|조합|공사|공단|재단|사단|법인|협회|연합회|중앙회|기금|캐피[탈털]|대부|신탁|보험|증권|카드|저축|교회|종중|학교|학원|상사|회사/

/** '동작구(세무1과)' is 동작구. */
export const isState = (name: string): boolean =>
  isBody(name.endsWith('과)') ? name.replace(/\([가-힣\d]*과\)$/, '') : name)

const isBody = (name: string) =>
  (isBodyHead(name.charCodeAt(0)) || isBodyEnd(name.charCodeAt(name.length - 1))) && isOneOf(name)
// first and last letters of the names below
const isBodyHead = anyOf('국대서부인광울세근')
const isBodyEnd = anyOf('서관청국장시군구도)')

const isOneOf = (name: string) => publicBodies.some((body) => body.test(name))
export const publicBodies: readonly RegExp[] = [
  /^(국|대한민국|국가)(\(|$|처분청|관리청)/,
  /(세무서|세관|구청|시청|군청|소방서|경찰서|우체국|교육청|국토관리청)(장)?$/,
  /^(서울|부산|대구|인천|광주|대전|울산|세종)(특별|광역|특별자치)시[가-힣]{1,4}구?$/,
  /^(국민건강보험공단|근로복지공단|국민연금공단)/,
  /^[가-힣]{1,4}(특별시|광역시|특별자치시|특별자치도|도)?[가-힣]{0,4}(시|군|구|도)(\([가-힣]+\))?$/,
]
