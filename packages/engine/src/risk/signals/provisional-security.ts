import { keepsRankOf } from '../../property/provisional.ts'
import { evidenceOfAll, found, holders, sumOf, type Signal } from '../signal.ts'

/**
 * 가등기 of 을구: it reserves the rank of a mortgage, a 전세권 or a lease that is not entered yet (부동산등기법 88조, 91조). Unlike
 * one of 갑구 it does not take the title; a 전세권 or a lease of another person may take the use of the home.
 */
export const judge: Signal = (f) => {
  const rights = f.live('설정가등기')
  if (rights.length === 0) return null
  const dwells = rights.some((r) => keepsRankOf(r) === 'jeonse' || keepsRankOf(r) === 'lease')
  const { won, unread } = sumOf(rights)
  return found('provisional-security', 173, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, holders: holders(rights), since: rights[0]?.since ?? '', won, unread },
    ...(dwells ? { severity: 'danger' as const, weight: 20 } : {}),
  })
}
