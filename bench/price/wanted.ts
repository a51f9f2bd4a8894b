import type { Figure } from './figures.ts'

export type Limit = { inside: number; mostInside: number; below: number }
/** This percentage of later sales must be inside the range of every group, and at most this percentage below it. */
export const wanted: Limit = { inside: 78, mostInside: 86, below: 12 }
/**
 * By how much a group of n sales misses by chance: two standard errors of a share of eight in ten, or of the given
 * share.
 */
export const chance = (n: number, share = 80): number => 2 * Math.sqrt((share * (100 - share)) / n)

/**
 * Groups that miss their target by more than chance: the limits for them, so that none gets worse, and the reason
 * (Korean, printed).
 */
export const knownMisses: Readonly<Record<string, Partial<Limit> & { why: string }>> = {
  '아파트, 서울 2023년 앞 반년': {
    mostInside: 89,
    why: '한 해에 다섯에 하나가 빠지다가 되오른 때예요. 값이 더 빠질 때와 되오를 때를 모두 담아서 조금 넓어요.',
  },
}

/**
 * The interval (in percent) for the true share if n sales show `percent`, right for nineteen samples of twenty
 * (Wilson): a sample of that size cannot distinguish between values inside it.
 */
export function interval(percent: number, n: number): readonly [number, number] {
  const [share, z] = [percent / 100, 1.96]
  const middle = share + (z * z) / (2 * n)
  const room = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))
  const of = (x: number) => Math.round((1000 * x) / (1 + (z * z) / n)) / 10
  return [of(middle - room), of(middle + room)]
}

/**
 * The shares outside the target range, in the words of the page; null if there are none. By 'chance' only those whose
 * interval (see above) does not reach the target.
 */
export function missOf({ n, inside, below }: Figure, by: 'chance' | 'nothing'): string | null {
  const ends = (percent: number) => (by === 'chance' ? interval(percent, n) : ([percent, percent] as const))
  const percentOf = (percent: number) => `${percent}%(${interval(percent, n).join('–')})`
  const [[from, to], [least]] = [ends(inside), ends(below)]
  const misses = [
    ...(to < wanted.inside ? [`안 ${percentOf(inside)}, 좁음`] : []),
    ...(from > wanted.mostInside ? [`안 ${percentOf(inside)}, 넓음`] : []),
    ...(least > wanted.below ? [`싸게 ${percentOf(below)}`] : []),
  ]
  return misses.length === 0 ? null : misses.join(', ')
}
