import { conformal } from './quantiles.ts'
import type { OfficialPair } from './read-official.ts'
import type { Judged } from './figures.ts'

/** There are too few pairs to use half of them as a test set: each fifth is judged by the quantiles of the others. */
export function judgeByOfficial(pairs: readonly OfficialPair[]): Judged[] {
  const fifth = (i: number) => i % 5
  const sorted = pairs.toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
  return sorted.map(({ won, official }, i) => {
    const others = sorted.filter((_, j) => fifth(j) !== fifth(i)).map((p) => ({ ratio: p.won / p.official }))
    const { low, likely, high } = conformal('연립다세대', others)
    const part = (percent: number) => (official * percent) / 100
    return {
      won,
      range: { low: part(low), likely: part(likely), high: part(high) },
      groups: ['연립다세대, 공시가격으로'],
    }
  })
}
