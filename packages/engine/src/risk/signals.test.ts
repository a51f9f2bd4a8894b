import { expect, test } from 'vitest'
import { assess } from '../assess.ts'
import type { AssessInput } from '../assessment.ts'
import { findingRows } from '../law/tables/finding-rows.ts'
import { known, unknown } from '../values/known.ts'
import { cleanRegister, findingCases, joint, withRegister } from './finding-cases.ts'
import { findingIds } from './finding-ids.ts'
import type { Signal } from './signal.ts'
import { signals } from './signals.ts'
import { madeCase, madeHome, madeLease, mortgage } from './made-up-home.ts'

/** A home without findings, in a district with few accidents. */
const elsewhere = madeCase([], { home: madeHome({ dongCode: known('1168010100', '입력') }) })
const idsOf = (input: AssessInput) =>
  assess(input)
    .findings.map((f) => f.id)
    .filter((id) => id !== 'accident-area')

test.each(findingIds.map((id) => [id, ...findingCases[id]] as const))('%s', (id, input, code, at) => {
  const found = assess(input).findings.find((f) => f.id === id)
  expect(found).toBeDefined()
  expect(found?.code).toBe(code)
  if (at !== '') expect(found?.evidence.map((e) => e.entry)).toContain(at)
  expect(found?.rule.title).toBeTruthy()
  expect(found?.rule.from).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(assess(elsewhere).findings).toEqual([])
})

test('every score number has its row, and no two findings of different kinds share one', () => {
  for (const id of findingIds)
    expect(
      findingRows.filter((row) => row.code === findingCases[id][1]).map((row) => row.id),
      id,
    ).toContain(id)
  for (const [code, rows] of Map.groupBy(findingRows, (row) => row.code))
    expect(new Set(rows.map((row) => row.id)).size, String(code)).toBe(1)
})

test('a cleared note of 별도등기 is no finding', () => {
  const land = ['1번 별도등기 말소 1토지', '별도등기 있음'].map((cell, i) => ({
    no: String(2 - i),
    receivedAt: null,
    cells: [cell],
    struck: false,
    page: 2,
  }))
  expect(idsOf(withRegister({ display: { ...cleanRegister.display, land } }))).toEqual([])
})

test('a joint mortgage counts in full for the grade and the worst case, by shares for the likely one', () => {
  const a = assess(findingCases['joint-collateral'][0])
  expect(a.findings.find((f) => f.id === 'joint-collateral')?.numbers).toMatchObject({
    full: 600_000_000,
    properties: 3,
    split: 200_000_000,
  })
  expect('value' in a.recovery && a.recovery.value.jointCount).toBe(3)
  expect('value' in a.recovery && a.recovery.value.assumptions).toContain('joint-full-at-worst')
  const alone = assess(madeCase([joint]))
  expect(alone.findings.find((f) => f.id === 'joint-collateral')?.numbers).toMatchObject({ properties: 0 })
  expect(alone.notChecked.map((n) => n.id)).toContain('joint-list')
})

test('the ground under a house is no joint collateral of another home', () => {
  const house = withRegister({ kind: '건물' }, [
    { ...mortgage('1', 5_000_000), fields: { 공동담보: '토지 서울특별시 강서구 화곡동 100-1' } },
  ])
  const a = assess({ ...house, home: madeHome({ kind: known('단독', '입력') }) })
  expect(a.findings.map((f) => f.id)).not.toContain('joint-collateral')
  expect(a.notChecked.map((n) => n.id)).toContain('land-register')
})

test('an owner without a told landlord is a question, not a mismatch', () => {
  const a = assess(madeCase([], { lease: madeLease({ landlordName: unknown('not-given') }) }))
  expect(a.findings.map((f) => f.id)).not.toContain('owner-mismatch')
  expect(a.notChecked.map((n) => n.id)).toContain('landlord-identity')
  expect(idsOf(madeCase([], { lease: madeLease({ landlordName: known('김 하나', '입력') }) }))).toEqual([])
})

test('each finding has its signal in the file of its name, and they stand in the order of the findings: that is the order of equals in a report', async () => {
  const files = findingIds.map(async (id) => (await import(`./signals/${id}.ts`)) as { judge: Signal })
  expect(signals).toEqual((await Promise.all(files)).map((file) => file.judge))
})
