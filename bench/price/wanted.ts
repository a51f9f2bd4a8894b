import type { Figure } from './figures.ts'

export type Limit = { inside: number; mostInside: number; below: number }
/** Of later sales so many percent must lie inside the range of every group, and so many at most below it. */
export const wanted: Limit = { inside: 78, mostInside: 86, below: 12 }
/** A group of n sales misses by chance: two standard errors of a share of eight in ten. */
export const chance = (n: number): number => 2 * Math.sqrt((80 * 20) / n)

/** Groups that miss what is wanted beyond chance: how far they may, so that none gets worse, and why (Korean, printed). */
export const knownMisses: Readonly<Record<string, Partial<Limit> & { why: string }>> = {
  '아파트, 2024년 뒤 반년': {
    inside: 75,
    why: '오르는 시장이었고 6월 24일부터 8월 28일까지는 거래 자료가 없어요. 열에 하나 반이 범위보다 비싸게 팔렸고, 더 싸게 팔린 집은 12% 안이에요.',
  },
  '오피스텔, 같은 구': {
    mostInside: 91,
    why: '같은 동의 거래도 없는 오피스텔은 87건으로 폭을 정해서, 모자란 만큼 넓게 잡았어요.',
  },
  '오피스텔, 같은 건물': {
    mostInside: 87,
    why: '폭을 정한 필지의 값이 우연히 더 흩어져 있었어요. 되짚은 필지에 맞춰 좁히지는 않아요.',
  },
  '아파트, 분당 2023년 앞 반년': {
    inside: 73,
    why: '떨어지던 값이 되오른 때예요. 범위를 벗어난 집은 거의 다 더 비싸게 팔렸어요.',
  },
  '아파트, 분당 2023년 뒤 반년': {
    inside: 67,
    below: 14,
    why: '서울에서 잰 폭을 빌려 써서 이곳에는 좁아요. 서울 밖의 범위에는 빌려 쓴 폭이라고 적어요.',
  },
  '아파트, 분당 2024년 뒤 반년': {
    below: 16,
    why: '서울에서 잰 폭을 빌려 써서 이곳에는 좁고, 오르던 흐름이 멈춘 것을 늦게 읽었어요.',
  },
}

/** What was measured outside the wanted band, in words of the page; null where nothing was. `by` percent is forgiven. */
export function missOf({ n, inside, below }: Figure, by: 'chance' | 'nothing'): string | null {
  const room = by === 'chance' ? chance(n) : 0
  const misses = [
    ...(inside < wanted.inside - room ? [`안 ${inside}%, 좁음`] : []),
    ...(inside > wanted.mostInside + room ? [`안 ${inside}%, 넓음`] : []),
    ...(below > wanted.below + room / 2 ? [`싸게 ${below}%`] : []),
  ]
  return misses.length === 0 ? null : misses.join(', ')
}
