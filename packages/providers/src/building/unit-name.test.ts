import { expect, it } from 'vitest'
import { normalizeDong, normalizeHo } from './unit-name.ts'

it.each([
  ['201', '201'],
  ['201호', '201'],
  ['제201호', '201'],
  ['일층(101)', '101'],
  ['일층(101)호', '101'],
  ['지층비01', '비01'],
  ['비02', '비02'],
  ['지하1층비01', '비01'],
  ['B101호', 'B101'],
  ['1층', '1층'],
  ['에이101호', '에이101'],
])('the unit %s is %s', (printed, bare) => expect(normalizeHo(printed)).toBe(bare))

it.each([
  ['제101동', '101'],
  ['101동', '101'],
  ['가동', '가'],
  ['', null],
  [null, null],
  ['동', null],
])('the building %s is %s', (printed, bare) => expect(normalizeDong(printed)).toBe(bare))
