import { expect, test } from 'vitest'
import { type NameUsed, meaningOfEmpty } from './source-answer.ts'

const read = new Date('2026-11-01T10:00:00+09:00')
const later = new Date('2026-11-20T10:00:00+09:00')
const asked: NameUsed = { ownerName: '김하나', ownerAsOf: read, lastExtractAt: read, ownerChangedSince: false }

test('under the owner of the newest extract an empty list is no case', () => {
  expect(meaningOfEmpty(asked)).toBe('no-case')
  expect(meaningOfEmpty({ ...asked, ownerAsOf: later })).toBe('no-case')
})

test.each<[string, Partial<NameUsed>]>([
  ['the name is older than the last extract', { lastExtractAt: later }],
  ['the owner has changed since', { ownerChangedSince: true }],
  ['no name', { ownerName: null }],
  ['an empty name', { ownerName: ' ' }],
  ['a masked name', { ownerName: '김*나' }],
  ['nobody knows of when the name is', { ownerAsOf: null }],
  ['no extract was read', { lastExtractAt: null }],
])('unknown: %s', (_, over) => expect(meaningOfEmpty({ ...asked, ...over })).toBe('unknown'))
