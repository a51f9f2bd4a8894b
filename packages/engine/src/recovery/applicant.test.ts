import { describe, expect, test } from 'vitest'
import { assess } from '../assess.ts'
import type { AssessInput, Recovery } from '../assessment.ts'
import { readFacts } from '../property/facts.ts'
import { madeCase, madeHome, madeLease, type MadeEntry, mortgage } from '../risk/made-up-home.ts'
import { known, valueOf } from '../values/known.ts'
import { type Applicant, applicants } from './applicants.ts'
import { recover } from './recover.ts'

const eok = 100_000_000
const home = madeHome({ kind: known('아파트', '입력'), statedPrice: known(5 * eok, '입력') })
const made = (entries: readonly MadeEntry[], deposit = 3 * eok): AssessInput =>
  madeCase(entries, { home, lease: madeLease({ deposit: known(deposit, '입력') }) })
function tried(input: AssessInput, appliedBy?: Applicant): Recovery {
  const { price } = assess(input)
  return valueOf(recover(readFacts(input), price, appliedBy === undefined ? {} : { appliedBy })) ?? expect.fail()
}
const jeonse: MadeEntry = { rank: '1', purpose: '전세권설정', on: '2018-03-05', won: 2 * eok }

describe('an earlier 전세권 of the whole home', () => {
  test('is the base right if its holder asks: the lease after it binds no buyer, but for the best case', () => {
    const r = tried(made([jeonse]))
    expect([r.opposable, r.baseRight?.rank]).toEqual([false, '1'])
    expect(r.assumptions).toContain('jeonse-as-base')
    expect(r.high).toBeGreaterThan(r.likely)
  })
  test('whose holder applies: in the best case too', () => {
    const [asks, applies] = [tried(made([jeonse])), tried(made([jeonse]), 'jeonse')]
    expect([applies.low, applies.likely]).toEqual([asks.low, asks.likely])
    expect(applies.high).toBeLessThanOrEqual(asks.high)
    expect(applies.assumptions).toContain('applied-by-jeonse')
    expect(applies.assumptions).not.toContain('jeonse-as-base')
  })
  test('of a part of the home it wipes out nothing', () => {
    const part = { ...jeonse, fields: { 범위: '건물 2층 중 남쪽 30㎡' } }
    expect([tried(made([part])).opposable, tried(made([part])).baseRight]).toEqual([true, null])
  })
  test('behind a mortgage it changes nothing', () => {
    const r = tried(made([mortgage('1', 1 * eok, '2016-05-02'), { ...jeonse, rank: '2' }]))
    expect(r.baseRight?.rank).toBe('1')
    expect(r.assumptions).not.toContain('jeonse-as-base')
  })
})

describe('공매', () => {
  test('a tax that no register shows takes all in the worst case but the small deposit', () => {
    const r = tried(made([]), 'tax-office')
    expect(r.low).toBe(r.smallDeposit)
    expect([r.likely, r.high]).toEqual([tried(made([])).likely, tried(made([])).high])
    expect(r.lines.find((l) => l.who === 'tax')?.low).toBeGreaterThan(0)
    const pool = r.lines.filter((l) => l.who !== 'assumed-by-buyer').reduce((n, l) => n + l.low, 0)
    expect(pool).toBe(r.salePrice.low)
  })
  test('with a 압류 on the register there is no second tax', () => {
    const seized = made([{ section: '갑구', rank: '3', purpose: '압류', on: '2020-03-05' }])
    const [plain, sold] = [tried(seized), tried(seized, 'tax-office')]
    expect([sold.low, sold.likely, sold.high]).toEqual([plain.low, plain.likely, plain.high])
  })
})

describe('an applicant for whom nothing would be left (민사집행법 102조)', () => {
  const under = made([mortgage('1', 9 * eok, '2016-05-02'), mortgage('2', 1 * eok, '2017-05-02')])
  test('the tenant', () => {
    expect(tried(under, 'tenant').assumptions).toEqual(
      expect.arrayContaining(['applied-by-tenant', 'own-auction-may-end']),
    )
  })
  test('the first mortgage is paid: that auction goes on', () => {
    const assumptions = tried(under, 'mortgage').assumptions
    expect(assumptions).toContain('applied-by-mortgage')
    expect(assumptions.filter((id) => id.endsWith('may-end'))).toEqual([])
  })
  test('a 전세권 behind a mortgage that takes all', () => {
    const behind = made([mortgage('1', 9 * eok, '2016-05-02'), { ...jeonse, rank: '2' }])
    expect(tried(behind, 'jeonse').assumptions).toContain('their-auction-may-end')
  })
})

test('who applies is told once, and never unasked', () => {
  const input = made([jeonse, mortgage('2', 1 * eok, '2019-05-02')])
  for (const by of applicants)
    expect(tried(input, by).assumptions.filter((id) => id.startsWith('applied-by-'))).toEqual([`applied-by-${by}`])
  expect(tried(input).assumptions.filter((id) => id.startsWith('applied-by-'))).toEqual([])
})
