import assert from 'node:assert/strict'
import { failureOf, type Question, valueOf } from '../exam.ts'
import type { AddressHit, AddressPort } from './port.ts'

/** A site that the vendor must know: several buildings with units, and one of its keywords. */
export type AddressFacts = {
  keyword: string
  dongCode: string
  lot: readonly [main: number, sub: number]
  dongs: readonly string[]
  unitCount: number
  /** A keyword with many hits, and one with none. */
  broad: string
  nowhere: string
}

export const addressExam = (facts: AddressFacts): readonly Question<AddressPort>[] => [
  {
    name: 'finds a building with its codes',
    ask: async (port) => {
      const hit = await first(port, facts.keyword)
      assert.equal(hit.dongCode, facts.dongCode)
      assert.deepEqual([hit.lotMain, hit.lotSub], facts.lot)
      assert.match(hit.buildingCode, /^\d{25}$/)
      assert.match(hit.roadCode, /^\d{12}$/)
      assert.equal(hit.roadCode.slice(0, 5), facts.dongCode.slice(0, 5))
    },
  },
  {
    name: 'names the buildings and every unit, however many pages they take',
    ask: async (port) => {
      const hit = await first(port, facts.keyword)
      assert.deepEqual(await valueOf(port.dongs(hit)), facts.dongs)
      const units = await valueOf(port.units(hit, facts.dongs[0] ?? null))
      assert.equal(units.length, facts.unitCount)
      assert.ok(units.every((u) => u.ho !== null && u.floor !== null))
    },
  },
  {
    name: 'answers an empty page where nothing is found',
    ask: async (port) => {
      assert.deepEqual(await valueOf(port.search(facts.nowhere, 1)), { total: 0, page: 1, hits: [] })
    },
  },
  {
    name: 'pages through many hits',
    ask: async (port) => {
      const page = await valueOf(port.search(facts.broad, 1))
      assert.ok(page.total >= page.hits.length && page.hits.length > 1)
      const beyond = await valueOf(port.search(facts.broad, 40))
      assert.deepEqual(beyond.hits, [])
    },
  },
  {
    name: 'refuses what is too short, too vague, out of reach',
    ask: async (port) => {
      assert.equal(await failureOf(port.search('가', 1)), 'too-short')
      assert.equal(await failureOf(port.search('서울특별시', 1)), 'too-vague')
      assert.equal(await failureOf(port.search('<%>', 1)), 'bad-characters')
      assert.equal(await failureOf(port.search(facts.broad, 9_001)), 'beyond-range')
    },
  },
  {
    name: 'is not stopped by words that a firewall takes for an attack',
    ask: async (port) => {
      const page = await valueOf(port.search(`${facts.keyword} select %`, 1))
      assert.equal(page.total, 1)
    },
  },
]

async function first(port: AddressPort, keyword: string): Promise<AddressHit> {
  const [hit] = (await valueOf(port.search(keyword, 1))).hits
  assert.ok(hit, `nothing found for ${keyword}`)
  return hit
}
