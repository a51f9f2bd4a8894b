import { describe, expect, test } from 'vitest'
import {
  casesOf,
  covers,
  type Difference,
  differences,
  goldenInput,
  goldenReport,
  goldenVersions,
  stored,
  storedBytes,
} from '../samples/golden/compare.ts'
import { reasons } from '../samples/golden/reasons.ts'
import { assess } from './assess.ts'
import { engineVersion } from './judge-home.ts'
import { stages } from './risk/stage.ts'
import { describeAdvice } from './words/describe-advice.ts'
import { describeFinding } from './words/describe-finding.ts'
import {
  describeCap,
  describeClean,
  formatMoney,
  describeNextAct,
  describeNotChecked,
  describeVerdict,
} from './words/describe.ts'

const current = `engine-${engineVersion}`
const today = (name: string): unknown => JSON.parse(JSON.stringify(assess(goldenInput(name))))
const against = (version: string): Difference[] =>
  casesOf(version).flatMap((name) => differences(name, goldenReport(version, name), today(name)))
const reasonOf = (version: string, d: Difference): string | null =>
  reasons.find((r) => r.version === version && covers(r.path, d.path) && (r.cases?.includes(d.case) ?? true))
    ?.because ?? null

test('the reports of this version are stored, of a dozen homes or more', () => {
  expect(goldenVersions()).toContain(current)
  expect(casesOf(current).length).toBeGreaterThanOrEqual(12)
})

test.each(casesOf(current))('%s is judged as it was stored, to the byte', (name) => {
  const saved = storedBytes(current, name)
  const judged = stored(assess(goldenInput(name)))
  const unexplained = differences(name, JSON.parse(saved), JSON.parse(judged)).filter(
    (d) => reasonOf(current, d) === null,
  )
  expect(unexplained).toEqual([])
  // a different report needs a reason; an equal report must have the same bytes
  if (differences(name, JSON.parse(saved), JSON.parse(judged)).length === 0) expect(judged).toBe(saved)
})

describe.each(goldenVersions().filter((v) => v !== current))('%s', (version) => {
  test('whatever would come out otherwise today has its reason', () => {
    const all = against(version)
    process.stdout.write(printed(version, all))
    const unexplained = all.filter((d) => reasonOf(version, d) === null)
    expect(unexplained, 'write the reason into samples/golden/reasons.ts, or mend the engine').toEqual([])
  })

  test('its stored reports still stand and can still be read out', () => {
    for (const name of casesOf(version)) {
      const report = goldenReport(version, name)
      expect(report.engine).toBe(version.slice('engine-'.length))
      const lines = [
        describeVerdict(report),
        formatMoney(report),
        describeNextAct(report.nextAct).title,
        ...report.findings.flatMap((f) => [describeFinding(f).title, describeFinding(f).body]),
        ...report.findings.flatMap((f) => stages.map((stage) => describeAdvice(f, stage, report).now.act)),
        ...report.caps.map((c) => describeCap(c)),
        ...report.notChecked.map((n) => describeNotChecked(n).title),
        ...report.checkedClean.map(describeClean),
        ...report.acts.map((x) => describeNextAct(x).body),
      ]
      for (const sentence of lines) expect(sentence, name).not.toMatch(/undefined|NaN|\[object/)
    }
  })
})

test('no reason outlives its difference, and each says something', () => {
  const seen = new Map(goldenVersions().map((v) => [v, against(v)]))
  const idle = reasons.filter(
    (r) => !(seen.get(r.version) ?? []).some((d) => covers(r.path, d.path) && (r.cases?.includes(d.case) ?? true)),
  )
  expect(idle).toEqual([])
  for (const r of reasons) expect(r.because.length, r.path).toBeGreaterThan(20)
})

test('the comparison sees what it must', () => {
  const report = { findings: [{ id: 'trust', weight: 35 }], score: 45 }
  const other = { findings: [{ id: 'seizure', weight: 35 }, report.findings[0]], score: 20 }
  expect(differences('x', report, other).map((d) => d.path)).toEqual(['findings.seizure', 'score'])
  expect(covers('findings.*.weight', 'findings.trust.weight')).toBe(true)
  expect(covers('findings.trust', 'findings.trust.numbers.since')).toBe(true)
  expect(covers('findings.trust', 'findings.trust-no-consent')).toBe(false)
  expect(covers('findings.past-*', 'findings.past-dispute.weight')).toBe(true)
  expect(covers('score', 'scores')).toBe(false)
})

/** Each difference with its reason, for readers: each path once, with the homes that have it. */
function printed(version: string, all: readonly Difference[]): string {
  const lines = [...Map.groupBy(all, (d) => reasonOf(version, d) ?? 'NO REASON')].flatMap(([because, rows]) => [
    `  ${because}`,
    ...[...Map.groupBy(rows, (d) => `${d.path}: ${short(d.stored)} → ${short(d.today)}`)].map(
      ([what, homes]) =>
        `    ${what}  [${homes.length > 3 ? `${homes.length} homes` : homes.map((h) => h.case).join(', ')}]`,
    ),
  ])
  return `\n${version} against ${current}: ${all.length} differences\n${lines.join('\n')}\n`
}

const short = (x: unknown): string => {
  const text = x === undefined ? '(none)' : JSON.stringify(x)
  return text.length <= 80 ? text : `${text.slice(0, 77)}…`
}
