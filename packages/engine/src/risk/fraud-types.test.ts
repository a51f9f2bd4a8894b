import { expect, test } from 'vitest'
import { lookUpIds, nobodyCanIds } from '../law/look-ups.ts'
import { fraudTypeWords } from '../words/ko/fraud-types.ts'
import { findingIds } from './finding-ids.ts'
import { fraudTypeIds, fraudTypes } from './fraud-types.ts'

test('every kind of fraud leaves a trace that is looked for, and has a name', () => {
  expect(Object.keys(fraudTypeWords).toSorted()).toEqual([...fraudTypeIds].toSorted())
  for (const id of fraudTypeIds) {
    const { signals, lookUps, nobody } = fraudTypes[id]
    expect(signals.length, id).toBeGreaterThan(0)
    for (const s of signals) expect(findingIds).toContain(s)
    for (const l of lookUps) expect(lookUpIds).toContain(l)
    for (const n of nobody) expect(nobodyCanIds).toContain(n)
    expect(fraudTypeWords[id].how).toMatch(/요\.$/)
  }
})

test('what was told of the deal or looked up about the landlord belongs to a kind of fraud', () => {
  const traced = new Set(fraudTypeIds.flatMap((id) => fraudTypes[id].signals))
  for (const id of [
    'payee-mismatch',
    'agent-without-papers',
    'agent-unproven',
    'sublease',
    'no-broker',
    'side-offer',
    'move-out-request',
    'malicious-landlord',
    'guarantee-ban',
    'landlord-subrogation',
    'many-homes',
    'tax-arrears',
    'tax-refused',
  ] as const) {
    expect(traced, id).toContain(id)
  }
})
