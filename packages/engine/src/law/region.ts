import type { Day } from '../values/day.ts'
import type { TierOn } from './region-tiers.ts'
import { regionTiers } from './region-tiers.ts'
import type { Tier } from './small-deposit.ts'

export type RegionTier = { tier: Tier; candidates: readonly Tier[] }

/** The tier of a 법정동코드 on a day: the longest known prefix wins; 'AMBIGUOUS' where the text does not decide. */
export function tierOf(dongCode: string, on: Day): Tier | 'AMBIGUOUS' {
  const found = stepOf(dongCode, on)
  return typeof found === 'string' ? found : 'AMBIGUOUS'
}

/** The tier to reckon with: where the text does not decide, the one that protects less. */
export function cautiousTier(dongCode: string, on: Day): RegionTier {
  const found = stepOf(dongCode, on)
  const candidates = typeof found === 'string' ? [found] : found
  return {
    tier: candidates.toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? 'E',
    candidates,
  }
}

/** 수도권 (서울·인천·경기), which several limits of the guarantors follow. */
export const isCapitalArea = (dongCode: string): boolean => /^(11|28|41)/.test(dongCode)

const order: readonly Tier[] = ['S', 'O', 'M', 'E']

function stepOf(dongCode: string, on: Day): TierOn {
  for (let n = Math.min(dongCode.length, 10); n >= 2; n--) {
    const steps = regionTiers.get(dongCode.slice(0, n))
    if (steps) return steps.findLast((s) => s.from <= on)?.tier ?? 'E'
  }
  return 'E'
}
