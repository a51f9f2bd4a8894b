import { describe, expect, it } from 'vitest'
import { normalizeDong, normalizeHo } from './normalize-unit.ts'

describe('a unit', () => {
  it.each([
    ['201호', '201'],
    ['제201호', '201'],
    ['제2층 제201호', '201'],
    ['일층(101)', '101'],
    ['지층비01', 'B01'],
    ['비02', 'B02'],
    ['B102호', 'B102'],
    ['지하1호', 'B1'],
    ['가호', '가'],
  ])('%s is %s', (ho, bare) => expect(normalizeHo(ho)).toBe(bare))
  it.each([
    ['제101동', '101'],
    ['가동', '가'],
    ['A동', 'A'],
    ['101', '101'],
  ])('building %s is %s', (dong, bare) => expect(normalizeDong(dong)).toBe(bare))
})
