import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createBlindIndex } from './blind-index.ts'

const key = (fill: number) => Buffer.alloc(32, fill)

describe('a blind index', () => {
  const one = createBlindIndex([{ id: 1, key: key(1) }])
  it('is the same for the same value, and another for another value, purpose or key', () => {
    const of = one.of('phone', '01012345678')
    expect(one.of('phone', '01012345678').equals(of)).toBe(true)
    for (const other of [
      one.of('phone', '01012345679'),
      one.of('ci', '01012345678'),
      createBlindIndex([{ id: 1, key: key(2) }]).of('phone', '01012345678'),
    ])
      expect(other.equals(of)).toBe(false)
  })
  it('says nothing without the key: it is no plain hash, and whole', () => {
    const of = one.of('phone', '01012345678')
    expect(of.includes(createHash('sha256').update('01012345678').digest())).toBe(false)
    expect(of.length).toBe(33)
  })
  it('finds what was stored under an older key, and stores under the newest', () => {
    const both = createBlindIndex([
      { id: 1, key: key(1) },
      { id: 2, key: key(2) },
    ])
    const stored = one.of('ci', 'x')
    expect(both.all('ci', 'x').some((index) => index.equals(stored))).toBe(true)
    expect(both.of('ci', 'x')[0]).toBe(2)
  })
})
