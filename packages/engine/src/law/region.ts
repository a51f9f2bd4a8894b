import type { Day } from '../values/day.ts'
import type { TierOn } from './region-tiers.ts'
import { regionTiers } from './region-tiers.ts'
import { lastValue } from './dated.ts'
import type { Tier } from './small-deposit.ts'

export type RegionTier = { tier: Tier; candidates: readonly Tier[] }

/** The tier of a 법정동코드 on a day: the longest known prefix wins; 'AMBIGUOUS' if the text does not decide. */
export function tierOf(dongCode: string, on: Day): Tier | 'AMBIGUOUS' {
  const found = stepOf(dongCode, on)
  return typeof found === 'string' ? found : 'AMBIGUOUS'
}

/** The tier to use: where the text does not decide, the one that protects less. */
export function cautiousTier(dongCode: string, on: Day): RegionTier {
  const found = stepOf(dongCode, on)
  if (typeof found === 'string') return { tier: found, candidates: alone[found] }
  return { tier: found.toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? 'E', candidates: found }
}

/** 수도권 (서울·인천·경기), used by several limits of the guarantors. */
export const isCapitalArea = (dongCode: string): boolean => /^(11|28|41)/.test(dongCode)

const order: readonly Tier[] = ['S', 'O', 'M', 'E']

/** For a district the tiers of all its parts: the home's dong may be an excluded one. */
function stepOf(code: string, on: Day): TierOn {
  const own = tierAt(longest(code), on)
  const [only = 'E', second] = own
  const within = code.length >= DONG ? none : partsOf(code)
  // called for every debt of a home, and most districts are of one tier as a whole
  if (within.length === 0) return second === undefined ? only : own
  const found = [...new Set([...own, ...within.flatMap((key) => tierAt(key, on))])]
  return found.length === 1 ? (found[0] ?? 'E') : found
}

const tiersInUse = () => lastValue('region-tiers', regionTiers)

const none: readonly string[] = []

/** Digits of a 법정동코드 up to the 읍·면·동. */
const DONG = 8

/** Caches the last code: it is queried for every debt of a home. */
let [asked, answer] = ['', '']
let askedOf = regionTiers
function longest(code: string): string {
  const tiers = tiersInUse()
  if (code === asked && tiers === askedOf) return answer
  asked = code
  askedOf = tiers
  answer = code.slice(0, 2)
  for (let n = Math.min(code.length, 10); n > 2; n--)
    if (tiers.has(code.slice(0, n))) return (answer = code.slice(0, n))
  return answer
}

/** The listed parts of a district, cached: homes with only a district code query them for every debt. */
let [whole, parts]: [string, readonly string[]] = ['', []]
let wholeOf = regionTiers
function partsOf(code: string): readonly string[] {
  const tiers = tiersInUse()
  if (code === whole && tiers === wholeOf) return parts
  whole = code
  wholeOf = tiers
  return (parts = [...tiers.keys()].filter((k) => k.length > code.length && k.startsWith(code)))
}

/** One array per tier, because they are returned for every debt of a home. */
const alone: Readonly<Record<Tier, readonly Tier[]>> = { S: ['S'], O: ['O'], M: ['M'], E: ['E'] }
const tierAt = (key: string, on: Day): readonly Tier[] => {
  const found =
    tiersInUse()
      .get(key)
      ?.findLast((s) => s.from <= on)?.tier ?? 'E'
  return typeof found === 'string' ? alone[found] : found
}
