import assert from 'node:assert/strict'
import { failureOf, type Question, valueOf } from '../exam.ts'
import type { BuildingPort, Parcel } from './port.ts'

export type BuildingFacts = {
  /** An apartment site of several buildings with an annex: its buildings, and the units of the first. */
  complex: { parcel: Parcel; dongs: readonly string[]; unitsInFirst: number; approvedOn: string }
  /** A small building with one unit in the basement. */
  basement: { parcel: Parcel; ho: string; floor: string; area: number }
  /** A house: a general ledger, no units, several families. */
  house: { parcel: Parcel; families: number }
  shop: { parcel: Parcel; use: string }
  nowhere: Parcel
  down: Parcel
  violating: Parcel
  orderly: Parcel
}

export const buildingExam = (facts: BuildingFacts): readonly Question<BuildingPort>[] => [
  {
    name: 'tells the buildings of a site from its annex',
    ask: async (port) => {
      const titles = await valueOf(port.titles(facts.complex.parcel))
      assert.deepEqual(
        titles.filter((t) => !t.annex).map((t) => t.dong),
        facts.complex.dongs,
      )
      assert.equal(titles.filter((t) => t.annex).length, 1)
      assert.equal(titles[0]?.approvedOn, facts.complex.approvedOn)
      assert.equal(titles[0]?.ledger, '집합')
      assert.ok((titles[0]?.households ?? 0) > 0)
    },
  },
  {
    name: 'reads every page of units, and only those of the building asked for',
    ask: async (port) => {
      const [dong = null] = facts.complex.dongs
      const units = await valueOf(port.units(facts.complex.parcel, dong))
      assert.equal(units.length, facts.complex.unitsInFirst)
      assert.equal(new Set(units.map((u) => u.ho)).size, units.length)
    },
  },
  {
    name: 'reads a unit below ground with its own area',
    ask: async (port) => {
      const { parcel, ho, floor, area } = facts.basement
      const unit = (await valueOf(port.units(parcel, null))).find((u) => u.ho === ho)
      assert.deepEqual([unit?.floor, unit?.area], [floor, area])
    },
  },
  {
    name: 'knows a house by its general ledger',
    ask: async (port) => {
      const titles = await valueOf(port.titles(facts.house.parcel))
      assert.deepEqual(
        titles.map((t) => [t.ledger, t.families]),
        [['일반', facts.house.families]],
      )
      assert.deepEqual(await valueOf(port.units(facts.house.parcel, null)), [])
    },
  },
  {
    name: 'gives the use of a unit that is no home',
    ask: async (port) => {
      const units = await valueOf(port.units(facts.shop.parcel, null))
      assert.ok(units.length > 0 && units.every((u) => u.use === facts.shop.use))
    },
  },
  {
    name: 'answers an empty list for a lot without a building',
    ask: async (port) => {
      assert.deepEqual(await valueOf(port.titles(facts.nowhere)), [])
    },
  },
  {
    name: 'does not know while the ledger is down',
    ask: async (port) => {
      assert.equal(await failureOf(port.titles(facts.down)), 'server')
    },
  },
  {
    name: 'tells a violation, or that it cannot be told',
    ask: async (port) => {
      const [bad, good] = [
        await valueOf(port.violation(facts.violating, null)),
        await valueOf(port.violation(facts.orderly, null)),
      ]
      assert.ok((bad === true && good === false) || (bad === null && good === null))
    },
  },
]
