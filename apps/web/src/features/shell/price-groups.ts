import type { PriceFigure } from '@jipsalpim/contract/accuracy/figures.ts'
import { accuracyWords as w } from './accuracy-words.ts'

const kindNames = ['연립다세대', '오피스텔', '단독다가구', '아파트'] as const
type Kind = (typeof kindNames)[number]
type Group = {
  kind: Kind
  place: keyof typeof w.places | null
  year: string | null
  isFirst: boolean
  figure: PriceFigure
}

const NAME = /^(연립다세대|오피스텔|단독다가구|아파트)(?:, (?:(서울|분당) )?(\d{4})년 (앞|뒤) 반년)?$/

/** The groups by kind alone or by kind and half-year, in the order of the kinds; other groups (age, evidence) are left out. */
export function groupsOf(figures: readonly PriceFigure[]): Group[] {
  const groups = figures.flatMap((figure): Group[] => {
    const found = NAME.exec(figure.name)
    if (!found) return []
    const [, kind, place, year, half] = found
    // the pattern has no other kinds and places
    return [
      {
        kind: kind as Kind,
        place: (place as Group['place']) ?? null,
        year: year ?? null,
        isFirst: half === '앞',
        figure,
      },
    ]
  })
  const key = ({ kind, place, year, isFirst }: Group) =>
    `${kindNames.indexOf(kind)}${place ?? ''}${year ?? ''}${isFirst ? 1 : 2}`
  return groups.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

/** '연립·다세대', '연립·다세대 · 2024년 상반기', '분당 · 2023년 하반기'. */
export const groupName = ({ kind, place, year, isFirst }: Group): string =>
  [place === null ? w.kinds[kind] : w.places[place], ...(year === null ? [] : [w.half(year, isFirst)])].join(' · ')
