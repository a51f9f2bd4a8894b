import type { Play } from '../../kernel/service.ts'
import { expired } from '../../world/keys.ts'

export type JusoRow = Readonly<Record<string, string>>
export type JusoResults = { common: Readonly<Record<string, string>>; juso: readonly JusoRow[] | null }

export function keyError(key: string | null, right: string, fault: Play['fault']): JusoResults | null {
  if (fault === 'expired-key' || expired(key))
    return failure('E0014', '개발승인키 기간이 만료되어 서비스를 이용하실 수 없습니다.')
  if (fault === 'rate-limit') return failure('-999', '시스템에러')
  return key === right ? null : failure('E0001', '승인되지 않은 KEY 입니다.')
}
export const failure = (errorCode: string, errorMessage: string): JusoResults => ({
  common: { totalCount: '0', currentPage: '1', countPerPage: '10', errorCode, errorMessage },
  juso: null,
})
export function page(params: URLSearchParams, rows: readonly JusoRow[]): JusoResults {
  const current = Math.max(1, Number(params.get('currentPage') ?? 1))
  const size = Math.min(Number(params.get('countPerPage') ?? 10), 100)
  const shown = rows.slice((current - 1) * size, current * size)
  return {
    common: {
      totalCount: String(rows.length),
      currentPage: String(current),
      countPerPage: String(size),
      errorCode: '0',
      errorMessage: '정상',
    },
    juso: shown.length > 0 ? shown : null,
  }
}
