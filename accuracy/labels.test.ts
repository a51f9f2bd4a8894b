import { expect, test } from 'vitest'
import { labelled } from './labels.ts'
import { disagreements, settledLabel, settlements } from './settle.ts'

test('every document was read by both, and every difference is settled with a reason', () => {
  const docs = labelled()
  expect(docs).toHaveLength(35)
  const open = docs.flatMap((doc) => disagreements(doc))
  const settled = settlements()
  for (const d of open)
    expect(settled.find((s) => s.doc === d.doc && s.entry === d.entry && s.field === d.field)).toBeDefined()
  expect(docs.map((doc) => settledLabel(doc).rows.length).reduce((a, b) => a + b)).toBe(762)
})

test('an open difference stops the scoring', () => {
  expect(() => settledLabel('S009', [])).toThrow('not settled: S009 갑구 13 parties')
})

test('a rank that the recognised text garbled is the one of the register', () => {
  expect(settledLabel('banpo-ocr-full').rows.map((r) => r.key)).toContain('을구 4-2-2-1')
})
