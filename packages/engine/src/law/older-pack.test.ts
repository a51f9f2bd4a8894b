import { describe, expect, test } from 'vitest'
import { casesOf, goldenInput, stored } from '../../samples/golden/compare.ts'
import { assess } from '../assess.ts'
import { engineVersion } from '../judge-home.ts'
import { madeCase, mortgage } from '../risk/made-up-home.ts'
import { type Dated, dated } from './dated.ts'
import { packOfTables } from './pack-check.ts'
import { currentPack, type RulePack } from './pack.ts'
import { packTables } from './rule-pack.ts'

const inputs = casesOf(`engine-${engineVersion}`).map(goldenInput)
const judged = (pack?: RulePack): string[] =>
  inputs.map((input) => stored(assess(input, pack)).replaceAll(pack?.id ?? currentPack.id, 'the pack'))

/** The same value with every number changed, except score numbers, which are names. */
function otherwise(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * 0.8)
  if (Array.isArray(value)) return value.map(otherwise)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, v]) => [key, key === 'code' ? v : otherwise(v)]))
}
const packWithout = (key: string): RulePack => packOfTables(packTables.filter((table) => table.key !== key))
const packOf = (key: string, value: (now: unknown) => unknown): RulePack => {
  const change = (table: Dated<unknown>) =>
    dated(
      table.key,
      table.basis,
      table.rows.map((row) => ({ ...row, value: value(row.value) })),
    )
  return packOfTables(packTables.map((table) => (table.key === key ? change(table) : table)))
}

describe('a pack with tables of its own', () => {
  test('of the shipped tables is the current pack, to its id and to the byte', () => {
    const same = packOfTables(packTables)
    expect(same.id).toBe(currentPack.id)
    expect(judged(same)).toEqual(judged())
  })

  const before = judged()
  test.each([
    'small-deposit',
    'auction-cost',
    'auction-rates',
    'auction-rate-shrink',
    'auction-rate-width',
    'auction-kind-rates',
    'bid-ladder',
    'official-price-factor',
    'official-price-of-villas',
    'price-drift',
    'price-likeness',
    'price-spread',
    'price-spread-of-own-sale',
    'hug-collateral-ratio',
    'hug-application-window',
    'least-term',
    'lease-report',
    'look-ups',
    'accident-national',
    'district-accidents',
    'accident-odds',
    'signal-thresholds',
    'finding-41',
    'grade-bands',
  ])('judges by its own %s', (key) => {
    const pack = packOf(key, otherwise)
    expect(pack.id).not.toBe(currentPack.id)
    expect(judged(pack)).not.toEqual(before)
  })

  test('has its own tiers, and none of what was looked up for another pack is kept', () => {
    const input = madeCase([mortgage('1', 30_000_000)])
    const all = (tier: string) =>
      packOf(
        'region-tiers',
        (now) => new Map([...(now as Map<string, unknown>).keys()].map((k) => [k, [{ from: '1984-06-14', tier }]])),
      )
    const limits = [undefined, all('E'), undefined, all('M')].map((pack) => stored(assess(input, pack)))
    expect(limits[0]).toBe(limits[2])
    expect(new Set(limits).size).toBe(3)
  })

  test('is refused where a table is missing: nothing is judged half by it and half by today', () => {
    expect(() => packWithout('grade-bands')).toThrow('the rule pack has no table grade-bands')
    expect(() => assess(madeCase(), packWithout('auction-cost'))).toThrow('the rule pack has no table auction-cost')
  })

  test('leaves the tables of everybody else as they are, also after it failed', () => {
    expect(() => assess(madeCase(), packWithout('small-deposit'))).toThrow(/no table/)
    expect(judged()).toEqual(before)
  })
})
