import { describe, expect, test } from 'vitest'
import { assess } from '../assess.ts'
import type { Recovery } from '../assessment.ts'
import { eul, gap } from '../risk/finding-cases.ts'
import { madeCase, madeHome, madeLease, madeRegister, type MadeEntry, mortgage } from '../risk/made-up-home.ts'
import { day } from '../values/day.ts'
import { known, valueOf } from '../values/known.ts'

const jeonse = (more: Partial<MadeEntry> = {}): MadeEntry =>
  eul('전세권설정', { won: 100_000_000, amount: '전세금', role: '전세권자', ...more })
const of = (...entries: MadeEntry[]): Recovery => valueOf(assess(madeCase(entries)).recovery) ?? expect.fail()
const inHouse = (range: string | null): Recovery => {
  const entry = jeonse(range === null ? {} : { fields: { 범위: range } })
  const home = madeHome({ kind: known('단독', '입력') })
  return (
    valueOf(assess({ ...madeCase([], { home }), register: madeRegister([entry], { kind: '건물' }) }).recovery) ??
    expect.fail()
  )
}

describe('전세권 as the base right (민사집행법 91조 4항)', () => {
  test('on the whole home and before the lease: likely it falls by the sale, and the lease behind it with it', () => {
    const r = of(jeonse())
    expect(r).toMatchObject({ opposable: false, baseRight: { entry: '을구 1' } })
    expect(r.likely).toBeLessThan(150_000_000)
    expect(r.assumptions).toContain('jeonse-as-base')
  })
  test('at best its holder asks for nothing, and the lease stays on the buyer', () => {
    const r = of(jeonse())
    expect(r.lines.find((l) => l.who === 'assumed-by-buyer')).toMatchObject({ likely: 0 })
    expect(r.high).toBe(150_000_000)
  })
  test('a holder who applied for the auction leaves no such best case', () => {
    const opened = (holder: string) =>
      of(jeonse(), gap('임의경매개시결정', { rank: '3', role: '채권자', on: '2026-12-24', holder }))
    expect(opened('이둘').high).toBeLessThan(150_000_000)
    expect(opened('박셋은행').high).toBe(150_000_000)
  })
  test('an earlier mortgage stays the base', () => {
    expect(of(mortgage('1', 10_000_000), jeonse({ rank: '2' })).baseRight).toMatchObject({ entry: '을구 1' })
  })
  test('one from after the lease takes nothing from it', () => {
    const lease = madeLease({
      contractDate: known(day('2024-01-05'), '입력'),
      moveInDate: known(day('2024-02-01'), '입력'),
    })
    const r = valueOf(assess(madeCase([jeonse()], { lease })).recovery) ?? expect.fail()
    expect(r).toMatchObject({ opposable: true, likely: 150_000_000 })
  })
  test.each([
    ['주거용건물 전부', false],
    [null, false],
    ['주거용 건물 2층 전부', true],
    ['건물 1층 중 동쪽 40㎡', true],
    ['건물의 일부', true],
  ])('of a house, on %j: the lease of another part stays %j', (range, stays) => {
    const r = inHouse(range)
    expect(r.opposable).toBe(stays)
    expect(r.assumptions.includes('jeonse-on-part')).toBe(stays)
  })
})
