import { assess } from '@jipsalpim/engine/assess.ts'
import { goldenCases, goldenInput } from '../../../../../packages/engine/samples/golden/compare.ts'
import { madeCase, mortgage } from '@jipsalpim/engine/risk/made-up-home.ts'
import { expect, test } from 'vitest'
import { groupFindings, linesOf } from './group-findings.ts'

const { findings } = assess(
  madeCase([
    mortgage('1', 150_000_000),
    { section: '갑구', rank: '2', purpose: '압류', on: '2024-03-04', holder: '강서세무서', role: '권리자' },
  ]),
)

test('findings of one line are one group, the worst first, and none is lost or shown twice', () => {
  const groups = groupFindings(findings)
  expect(groups.flatMap((g) => g.findings).toSorted(byPlace)).toEqual([...findings].toSorted(byPlace))
  const firsts = groups.map((g) => findings.indexOf(g.findings[0]))
  expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
  const serious = groups.filter((g) => g.findings[0].severity !== 'note' && g.evidence.length > 0)
  const lines = serious.map((g) => g.findings[0].evidence[0]?.entry)
  expect(new Set(lines).size).toBe(lines.length)
  expect(serious.some((g) => g.findings.length > 1)).toBe(true)
})

test('a group has each of its lines once', () => {
  for (const { evidence } of groupFindings(findings)) {
    const keys = evidence.map((e) => `${e.section} ${e.rank} ${e.entry}`)
    expect(new Set(keys).size).toBe(keys.length)
  }
  expect(linesOf(findings)).toBe(2)
})

test('a line is drawn on one card only, and every line of a home can be reached', () => {
  for (const name of goldenCases()) {
    const serious = groupFindings(assess(goldenInput(name)).findings).filter((g) => g.findings[0].severity !== 'note')
    const drawn = serious.flatMap((g) => g.shown.map((e) => `${e.section} ${e.rank} ${e.entry}`))
    expect(drawn, name).toEqual([...new Set(drawn)])
    const all = serious.flatMap((g) => g.evidence.map((e) => `${e.section} ${e.rank} ${e.entry}`))
    expect(new Set(drawn), name).toEqual(new Set(all))
  }
})

const byPlace = (a: (typeof findings)[number], b: (typeof findings)[number]) =>
  findings.indexOf(a) - findings.indexOf(b)
