import type { LoanRegion } from './facts.ts'
import type { Maybe } from './span.ts'

/** 수도권: 서울, 인천 and 경기. */
export const inCapital = (region: LoanRegion | null): Maybe =>
  region === null ? null : region === 'seoul' || region === 'capital'

/** The region of an address; null if it does not begin with the name of a 시·도. */
export function regionOfAddress(address: string): LoanRegion | null {
  const [first = '', ...rest] = address.trim().split(/\s+/)
  if (first.startsWith('서울')) return 'seoul'
  if (first.startsWith('인천') || first.startsWith('경기')) return 'capital'
  if (!provinces.some((name) => first.startsWith(name))) return null
  // 읍·면 is printed before the road or the lot; 기장군 of Busan has them, too
  if (rest.slice(0, 3).some((word) => /^[가-힣]+[읍면]$/.test(word))) return 'rural'
  return first.startsWith('부산') ? 'busan' : 'other'
}
const provinces = '부산 대구 광주 대전 울산 세종 강원 충북 충청 전북 전남 전라 경북 경남 경상 제주'.split(' ')
