import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { compareReleased, released, rowsOf } from '../../samples/rules/released.ts'
import { assess } from '../assess.ts'
import { madeCase } from '../risk/made-up-home.ts'
import { day } from '../values/day.ts'
import { sha256 } from '../values/sha256.ts'
import { dated } from './dated.ts'
import { canonical, hashOfRow, hashOfTables } from './pack-hash.ts'
import { currentPack } from './pack.ts'
import { packId, packWith } from './pack-check.ts'
import { tablesHash } from './pack-id.ts'
import { packTables } from './rule-pack.ts'
import { loanTables } from '../loan/products.ts'

const source = { title: '시험', confidence: 'assumed', checkedOn: day('2026-11-21') } as const
const table = (...values: unknown[]) =>
  dated(
    'made',
    'event',
    values.map((value, i) => ({ from: day(`2026-0${i + 1}-01`), value, source })),
  )

describe('the id of a rule pack', () => {
  test('is the hash of its tables (after a change of tables: npm run release-rules)', () => {
    expect(tablesHash).toBe(hashOfTables(packTables))
    expect(currentPack.id).toBe(packId(currentPack))
    expect(currentPack.id).toMatch(/^jipsalpim-rules\/[0-9a-f]{16}$/)
  })

  test('changes with any value of any table, and with nothing else', () => {
    const id = packId(currentPack)
    for (const other of [[table(1)], [table(2)], [table(1, 2)]])
      expect(packId(currentPack, hashOfTables(other))).not.toBe(id)
    expect(hashOfTables([table({ a: 1, b: 2 })])).toBe(hashOfTables([table({ b: 2, a: 1 })]))
    expect(packWith({}).id).toBe(id)
  })

  test('is of what is judged with: other weights give another judgement under another id', () => {
    const input = madeCase([{ section: '갑구', rank: '2', purpose: '압류', on: '2024-03-04', holder: '강서구' }])
    const { findings } = currentPack.weights
    const row = findings[101] ?? expect.fail()
    const milder = packWith({
      weights: { ...currentPack.weights, findings: { ...findings, 101: { ...row, weight: 7, cap: null } } },
    })
    const [now, then] = [assess(input), assess(input, milder)]
    expect(now.findings.find((f) => f.id === 'seizure')).toMatchObject({ weight: 35 })
    expect(then.findings.find((f) => f.id === 'seizure')).toMatchObject({ weight: 7 })
    expect([now.grade, now.score, then.grade, then.score]).toEqual(['매우위험', 25, '위험', 59])
    expect([now.rulePack, then.rulePack]).toEqual([currentPack.id, milder.id])
    expect(milder.id).not.toBe(currentPack.id)
    const strict = packWith({ thresholds: { ...currentPack.thresholds, jeonse: { notable: 10, steps: [] } } })
    expect(assess(madeCase(), strict).findings.map((f) => f.id)).toContain('jeonse-notable')
    expect(assess(madeCase()).findings.map((f) => f.id)).not.toContain('jeonse-notable')
  })

  test('cannot be borrowed: a pack under another id is refused', () => {
    const forged = { ...packWith({ weights: { ...currentPack.weights, lowLoss: 99 } }), id: currentPack.id }
    expect(() => assess(madeCase(), forged)).toThrow(/is not the hash/)
  })
})

describe('released rows', () => {
  test('say what they said when they were released, and every row is released', () => {
    const { broken, fresh } = compareReleased(released(), rowsOf([...packTables, ...loanTables]))
    expect(broken, 'a released row is never changed: add a row with a later day').toEqual([])
    expect(fresh, 'npm run release-rules freezes them').toEqual([])
    expect(Object.keys(released()).length).toBe(packTables.length + loanTables.length)
  })

  test('a changed row, a lost one and a new one are told apart', () => {
    const before = rowsOf([table(1, 2)])
    expect(compareReleased(before, rowsOf([table(1, 3)]))).toEqual({ broken: ['made 2026-02-01'], fresh: [] })
    expect(compareReleased(before, rowsOf([table(1)]))).toEqual({ broken: ['made 2026-02-01'], fresh: [] })
    expect(compareReleased(before, rowsOf([table(1, 2, 3)]))).toEqual({ broken: [], fresh: ['made 2026-03-01'] })
  })

  test('a source may be looked at again', () => {
    const [row] = table(1).rows
    if (row === undefined) expect.fail()
    const again = { ...row, source: { ...source, checkedOn: day('2027-01-01') } }
    expect(hashOfRow(again)).toBe(hashOfRow(row))
    expect(hashOfRow({ ...row, source: { ...source, article: '제1조' } })).not.toBe(hashOfRow(row))
  })
})

test('the hash is SHA-256', () => {
  for (const text of ['', 'abc', '가'.repeat(21), 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'y'.repeat(100_000)])
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
})

test('what JSON would blur cannot stand in a table', () => {
  for (const value of [new Set([1]), new Date(0), undefined, Number.NaN, () => 1])
    expect(() => canonical({ value })).toThrow(TypeError)
  expect(canonical(new Map([[1, 2]]))).not.toBe(canonical(new Map([[1, 3]])))
})
