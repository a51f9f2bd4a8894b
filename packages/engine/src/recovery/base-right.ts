import type { Facts } from '../property/facts.ts'
import { jeonseReach } from '../property/jeonse-reach.ts'
import { sameName } from '../property/names.ts'
import { keepsRankOf } from '../property/provisional.ts'
import type { Right } from '../register/model.ts'
import type { Day } from '../values/day.ts'
import type { Applicant } from './applicants.ts'
import { farBack, type Level } from './levels.ts'

export type BaseRight = { right: Right; on: Day | null }

/**
 * 말소기준권리: the earliest of the rights that an auction extinguishes (민집 91조). Two facts may be unknown: whether a 가등기
 * secures a debt, and whether the holder of a 전세권 asks to be paid. The best case assumes neither, the others both. A
 * 전세권 holder who applies for the auction (`by`) asks in every case.
 */
export function baseRight(f: Facts, level: Level, by: Applicant | null): BaseRight | null {
  const rights = [
    ...(['근저당권', '저당권', '담보가등기', '압류', '가압류'] as const).flatMap((k) => f.live(k)),
    ...f.auctions,
    // after its 본등기 it ranks from this day, which leaves fewer leases ahead of it
    ...f.live('설정가등기').filter((r) => keepsRankOf(r) === 'mortgage'),
    ...(level === 'high' ? [] : f.live('가등기')),
    ...f.live('전세권').filter((r) => isBaseJeonse(f, r, level, by)),
  ]
  let first: Right | undefined
  for (const right of rights) if (first === undefined || sinceOf(right) < sinceOf(first)) first = right
  return first === undefined ? null : { right: first, on: first.since }
}

const sinceOf = (right: Right): Day => right.since ?? farBack

/**
 * 민집 91조 4항: a 전세권 that is senior to all others is extinguished by the sale if its holder asks to be paid (배당요구) or
 * applied for the auction. One on a part of the building is no base right for the rest (대법원 98다50869).
 */
function isBaseJeonse(f: Facts, right: Right, level: Level, by: Applicant | null): boolean {
  if (jeonseReach(right, f.register.kind) === 'part') return false
  return level !== 'high' || by === 'jeonse' || f.auctions.some((a) => appliedBy(a, right))
}

const appliedBy = (auction: Right, right: Right): boolean =>
  auction.holder.some((a) => right.holder.some((h) => sameName(a.name, h.name)))
