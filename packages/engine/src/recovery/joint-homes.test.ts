import { describe, expect, test } from 'vitest'
import { assess } from '../assess.ts'
import type { Recovery } from '../assessment.ts'
import { madeCase, type MadeEntry, madeHome, mortgage } from '../risk/made-up-home.ts'
import { known, unknown, valueOf } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import { distribute } from './distribute.ts'
import { jointRange } from './joint-range.ts'
import { claim } from './made-case.ts'

const eok = 100_000_000
const place = '건물 서울특별시 강서구 화곡동 100-1'
const joint = (rank: string, won: Won, others = ['제302호', '제303호']): MadeEntry => ({
  ...mortgage(rank, won, `2019-05-0${rank}`),
  fields: { 공동담보: others.map((unit) => `${place} ${unit}`).join('') },
})

/**
 * The price is three hundred million, so a sale at 100 % yields that sum. `worth`: null if not asked; 'open' if
 * unknown.
 */
function recovered(entries: readonly MadeEntry[], worth: Won | null | 'open'): Recovery {
  const jointHomes = worth === 'open' ? unknown('not-given') : worth === null ? undefined : known(worth, '입력')
  const home = madeHome(jointHomes === undefined ? {} : { jointHomes })
  const recovery = valueOf(assess(madeCase(entries, { home })).recovery)
  if (recovery === null) throw new Error('a price is given')
  return recovery
}
const ofRank = (r: Recovery, rank: string) => r.lines.find((l) => l.evidence?.rank === rank)

describe('the other homes of the 공동담보', () => {
  const debt = [joint('1', 2.4 * eok)]
  test('as a rule the debt bears on each by its value, as the sale of both together shares it out', () => {
    const r = recovered(debt, 12 * eok)
    const [own, others] = [r.salePrice.likely - r.costs, (12 * r.salePrice.likely) / 3]
    const likely = ofRank(r, '1')?.likely ?? 0
    // the costs of the others are between 0 and a twentieth of their price
    expect(likely).toBeGreaterThan(Math.floor((2.4 * eok * own) / (own + others)))
    expect(likely).toBeLessThan(Math.ceil((2.4 * eok * own) / (own + others * 0.95)))
    const net = Math.round((2.4 * eok * own) / likely) - own
    const together = distribute({
      salePrice: own + net,
      costs: 0,
      region: 'S',
      auctionDate: madeCase().day,
      properties: [
        { id: 'home', salePrice: own, costs: 0 },
        { id: 'others', salePrice: net, costs: 0 },
      ],
      claims: [claim('J', 'mortgage', 240, '2019-05-02')],
      tenants: [],
    })
    expect(Math.abs((together.properties?.['home']?.paid['J'] ?? 0) - likely)).toBeLessThan(2)
  })
  test('at worst this home is sold first and pays all that it can, whatever the others are worth', () => {
    expect(recovered(debt, 90 * eok).low).toBe(recovered(debt, null).low)
    expect(ofRank(recovered(debt, 90 * eok), '1')?.low).toBe(ofRank(recovered(debt, null), '1')?.low)
  })
  test('others that are worth nothing leave all of the debt here', () => {
    const small = [joint('1', 1.5 * eok)]
    expect(ofRank(recovered(small, 0), '1')?.likely).toBe(1.5 * eok)
    expect(recovered(small, 0).likely).toBeLessThan(recovered(small, null).likely)
  })
  test('the dearer the others, the more comes back, and never less than where this home pays all', () => {
    const backs = [0, 1, 2, 4, 8, 20].map((n) => recovered(debt, n * eok).likely)
    expect(backs).toEqual(backs.toSorted((a, b) => a - b))
    expect(backs.at(-1)).toBeGreaterThan(backs[0] ?? 0)
  })
  test('what was used is said: the value that was told, or homes as good as this one', () => {
    expect(recovered(debt, 4 * eok).assumptions).toEqual(
      expect.arrayContaining(['joint-by-told-value', 'joint-others-first-at-best']),
    )
    expect(recovered(debt, 4 * eok).assumptions).not.toContain('joint-full-at-worst')
    expect(recovered(debt, null).assumptions).not.toContain('joint-by-told-value')
  })
  test('not knowing it is as if nobody had asked', () => {
    expect(recovered(debt, 'open')).toEqual(recovered(debt, null))
  })
  test('a list without its homes: not told, all of it is here; told, it bears by value', () => {
    const listed = [{ ...mortgage('1', 2.4 * eok), fields: { 공동담보목록: '제2019-245호' } }]
    expect(recovered(listed, null).assumptions).toContain('joint-count-unknown')
    const recovery = recovered(listed, 12 * eok)
    expect(recovery.assumptions).not.toContain('joint-count-unknown')
    expect(recovery.likely).toBeGreaterThan(recovered(listed, null).likely)
    expect(recovery.low).toBe(recovered(listed, null).low)
  })
  test('debts on different homes: one sum is no debt’s, so it is used only where this home pays more by it', () => {
    const two = [joint('1', 1 * eok), joint('2', 1 * eok, ['제401호'])]
    const { assumptions, ...rest } = recovered(two, 30 * eok)
    const { assumptions: plain, ...same } = recovered(two, null)
    expect(rest).toEqual(same)
    expect(assumptions).toEqual(expect.arrayContaining(['joint-value-of-many', 'joint-full-at-worst']))
    expect(plain).not.toContain('joint-value-of-many')
    // a second debt on other homes does not improve the result when those homes are worth nothing
    expect(recovered(two, 0).likely).toBeLessThanOrEqual(recovered(two.slice(0, 1), 0).likely)
  })
  test('no joint debt, no use for it', () => {
    expect(recovered([mortgage('1', 1 * eok)], 9 * eok)).toEqual(recovered([mortgage('1', 1 * eok)], null))
  })
})

test('what an earlier joint debt took of the others pays no second one', () => {
  const two = recovered([joint('1', 1.5 * eok), joint('2', 1.5 * eok)], 2.5 * eok)
  const first = recovered([joint('1', 1.5 * eok)], 2.5 * eok)
  // at best the others pay the whole first debt, and of the second only their remainder
  expect(ofRank(first, '1')?.high ?? 0).toBe(0)
  expect(ofRank(two, '2')?.high ?? 0).toBeGreaterThan(1 * eok)
  expect(jointRange({ won: 200, own: 300, others: [300], properties: 2, spent: 250 })).toEqual({
    worst: 200,
    likely: 150,
    best: 150,
  })
})
