import type { Right } from '../register/model.ts'
import { squeeze } from '../register/squeeze.ts'

/**
 * The right that a 가등기 of 을구 reserves the rank of: once the 본등기 follows, that right ranks from the day of the 가등기
 * (부동산등기법 91조). Null: a right to use the land (지상권, 지역권), which takes no money.
 */
export function keepsRankOf({ entry }: Pick<Right, 'entry'>): 'mortgage' | 'jeonse' | 'lease' | null {
  const purpose = squeeze(entry.purpose)
  if (/저당권설정/.test(purpose)) return 'mortgage'
  if (/전세권설정/.test(purpose)) return 'jeonse'
  return /임차권설정/.test(purpose) ? 'lease' : null
}
