import { expect, test } from 'vitest'
import { scamTown } from './scam-towns.ts'

test('a district has the cases that its city counted, with where and until when', () => {
  const found = scamTown('인천광역시', '미추홀구')
  expect(found).toMatchObject({
    value: {
      measure: 'reported',
      periods: [
        { from: '2023-06-01', to: '2023-12-31', cases: 1482 },
        { from: '2024-01-01', to: '2024-12-31', cases: 476 },
        { from: '2025-01-01', to: '2025-03-27', cases: 54 },
      ],
      url: 'https://www.data.go.kr/data/15142802/fileData.do',
    },
    asOf: '2025-03-27',
  })
  expect(scamTown('광주광역시', '광산구')).toMatchObject({
    value: { measure: 'recognised', periods: [{ cases: 76 }, { cases: 100 }, { cases: 28 }] },
  })
})

test('the same name in another city is another district', () => {
  const sum = (si: string) => {
    const found = scamTown(si, '동구')
    return 'value' in found ? found.value.periods.reduce((n, p) => n + p.cases, 0) : null
  }
  expect([sum('부산광역시'), sum('광주광역시'), sum('울산광역시'), sum('인천광역시')]).toEqual([151, 18, 2, 4])
})

test('where a city publishes nothing, nothing is known', () => {
  expect(scamTown('서울특별시', '강서구')).toMatchObject({ unknown: 'out-of-range' })
  expect(scamTown('부산', '중구')).toEqual(scamTown('부산광역시', '중구'))
  expect(scamTown('부산광역시', '없는구')).toMatchObject({ unknown: 'not-found' })
})
