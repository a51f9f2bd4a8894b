import { expect, test } from 'vitest'
import { fuzz, type Kind } from './fuzz.ts'
import { Mutator } from './mutator.ts'

// `npm run fuzz` runs 200,000; here a few hundred
test.each([
  ['text', 150],
  ['JSON', 150],
  ['bytes', 60],
] as [Kind, number][])(
  '%s: changed samples are read or refused by name, without an exception, within two seconds',
  { timeout: 60_000 },
  async (kind, inputs) => {
    const failed: unknown[] = []
    const tally = await fuzz(kind, inputs, 1, (_, error) => failed.push(error))
    expect(failed).toEqual([])
    expect(tally).toMatchObject({ inputs, exceptions: 0, slow: 0 })
    expect(tally.read + tally.refused).toBe(inputs)
  },
)

test('the same seed makes the same changes', () => {
  const [a, b, c] = [new Mutator(5), new Mutator(5), new Mutator(6)]
  const sample = ['가나다\n라마바'.repeat(40)]
  expect(a.text(sample)).toBe(b.text(sample))
  expect(a.text(sample)).not.toBe(c.text(sample))
})
