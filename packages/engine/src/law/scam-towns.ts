import { day, type Day } from '../values/day.ts'
import { type Known, known, unknown } from '../values/known.ts'
import { busan2025, gwangju2025, incheon2025, type ScamTownRow, ulsan2025 } from './tables/scam-towns-2025.ts'

/** What a city counts: cases that occurred, recognised victims, or reported cases. */
export type ScamMeasure = 'occurred' | 'recognised' | 'reported'
export type ScamTown = {
  si: string
  gu: string
  measure: ScamMeasure
  periods: readonly { from: Day; to: Day; cases: number }[]
  /** The title of the file at the public data portal. */
  title: string
  url: string
}

type Published = {
  measure: ScamMeasure
  from: Day
  to: Day
  title: string
  url: string
  rows: readonly ScamTownRow[]
}
const portal = (file: number) => `https://www.data.go.kr/data/${file}/fileData.do`

/** The cities that publish by district; for the others nothing is known, which does not mean that they are safe. */
const published: Readonly<Record<string, Published>> = {
  부산광역시: {
    measure: 'occurred',
    from: day('2023-01-01'),
    to: day('2025-03-31'),
    title: '부산광역시_전세사기 발생건수_20250331',
    url: portal(15143009),
    rows: busan2025,
  },
  광주광역시: {
    measure: 'recognised',
    from: day('2023-01-01'),
    to: day('2025-03-31'),
    title: '광주광역시_전세사기피해자 결정 현황_20250331',
    url: portal(15142922),
    rows: gwangju2025,
  },
  울산광역시: {
    measure: 'recognised',
    from: day('2023-01-01'),
    to: day('2025-02-28'),
    title: '울산광역시_구군별 전세사기피해자 결정건수_20250228',
    url: portal(15142936),
    rows: ulsan2025,
  },
  인천광역시: {
    measure: 'reported',
    from: day('2023-06-01'),
    to: day('2025-03-27'),
    title: '인천광역시_연도별 연령별 전세사기 관련 통계_20250327',
    url: portal(15142802),
    rows: incheon2025,
  },
}

/**
 * Number of rental fraud cases that a city has counted in a district; unknown if it publishes none or has no such
 * district.
 */
export function scamTown(si: string, gu: string): Known<ScamTown> {
  // Users write '부산' for 부산광역시.
  const name = si.length === 2 ? Object.keys(published).find((full) => full.startsWith(si)) : si
  const city = name === undefined ? undefined : published[name]
  if (city === undefined) return unknown('out-of-range', '공공데이터포털')
  const row = city.rows.find(([name]) => name === gu)
  if (row === undefined) return unknown('not-found', city.title)
  const [, in2023, in2024, in2025] = row
  return known(
    {
      si: name ?? si,
      gu,
      measure: city.measure,
      periods: [
        { from: city.from, to: day('2023-12-31'), cases: in2023 },
        { from: day('2024-01-01'), to: day('2024-12-31'), cases: in2024 },
        { from: day('2025-01-01'), to: city.to, cases: in2025 },
      ],
      title: city.title,
      url: city.url,
    },
    city.title,
    city.to,
  )
}
