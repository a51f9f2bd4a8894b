import { expect, test } from 'vitest'
import { day } from '../values/day.ts'
import { ordinary } from './samples/personas.ts'
import { supportsOf } from './supports.ts'

const of = (is: Partial<typeof ordinary>, code: string) =>
  supportsOf({ ...ordinary, ...is }).find((s) => s.code === code)
const failed = (s: ReturnType<typeof of>) => s?.reasons.filter((r) => r.state === 'failed').map((r) => r.rule)

test('a city pays for homes in it alone; of a place that is not known every one stays open', () => {
  const codes = (region: typeof ordinary.region) => supportsOf({ ...ordinary, region }).map((s) => s.code)
  expect(codes('seoul')).toEqual(['seoul', 'youth-rent-support'])
  expect(codes('busan')).toEqual(['busan', 'youth-rent-support'])
  expect(codes('capital').toSorted()).toEqual(['gyeonggi', 'youth-rent-support'])
  expect(codes('other').toSorted()).toEqual(['daegu', 'youth-rent-support'])
  expect(codes(null).toSorted()).toEqual(['busan', 'daegu', 'gyeonggi', 'seoul', 'youth-rent-support'])
})

test('Seoul: 19 to 39, a deposit up to 3억, a rent up to 90만', () => {
  expect(of({}, 'seoul')?.verdict).toBe('conditional')
  expect(failed(of({ birth: day('1986-11-23') }, 'seoul'))).toEqual(['age'])
  expect(failed(of({ birth: day('1986-11-24') }, 'seoul'))).toEqual([])
  expect(failed(of({ deposit: 300_000_001 }, 'seoul'))).toEqual(['deposit'])
  expect(failed(of({ rent: 900_001 }, 'seoul'))).toEqual(['rent'])
  expect(failed(of({ ownsHome: true }, 'seoul'))).toEqual(['no-home'])
})

test('Busan pays 3.0 points up to an income of 2,600만 from 2026-11-01; the terms before are not known', () => {
  const at = (on: string, income = 26_000_000) => of({ region: 'busan', on: day(on), income }, 'busan')
  expect(at('2026-10-31')?.pays.rate).toBeNull()
  expect(at('2026-11-01')).toMatchObject({ verdict: 'conditional', pays: { rate: 300 } })
  expect(failed(at('2026-11-01', 26_000_001))).toEqual(['income'])
})

test('경기 takes applications until the end of 2026', () => {
  const there = (on: string) => of({ region: 'capital', on: day(on) }, 'gyeonggi') !== undefined
  expect(['2026-01-25', '2026-01-26', '2026-12-31', '2027-01-01'].map(there)).toEqual([false, true, true, false])
})

test('대구 pays people of 19 to 39, and nobody with a loan of the fund', () => {
  expect(of({ region: 'other' }, 'daegu')).toMatchObject({ verdict: 'conditional', alone: true })
  expect(failed(of({ region: 'other', birth: day('1986-11-23') }, 'daegu'))).toEqual(['age'])
})

test('the support of the rent is for people who pay one', () => {
  expect(failed(of({}, 'youth-rent-support'))).toEqual(['pays-rent'])
  expect(of({ rent: 500_000 }, 'youth-rent-support')).toMatchObject({
    verdict: 'conditional',
    pays: { monthly: 200_000, months: 24 },
  })
  expect(of({ rent: null }, 'youth-rent-support')?.verdict).toBe('conditional')
})
