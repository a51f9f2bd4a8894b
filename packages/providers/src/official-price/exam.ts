import assert from 'node:assert/strict'
import type { Parcel } from '../building/port.ts'
import { type Question, valueOf } from '../exam.ts'
import type { OfficialPricePort } from './port.ts'

export type OfficialPriceFacts = {
  year: number
  unit: { parcel: Parcel; dong: string | null; ho: string; won: number; area: number }
  house: { parcel: Parcel; won: number }
  /** Without an announced price: an officetel. */
  none: { parcel: Parcel; ho: string }
}

export const officialPriceExam = (facts: OfficialPriceFacts): readonly Question<OfficialPricePort>[] => [
  {
    name: 'finds the price of a unit',
    ask: async (port) => {
      const { parcel, dong, ho, won, area } = facts.unit
      const price = await valueOf(port.unitPrice(parcel, facts.year, dong, ho))
      assert.deepEqual(price, { won, year: facts.year, asOf: `${facts.year}-01-01`, area })
      assert.deepEqual(await valueOf(port.unitPrice(parcel, facts.year, dong, `제${ho}호`)), price)
    },
  },
  {
    name: 'does not guess the building',
    ask: async (port) => {
      if (facts.unit.dong !== null)
        assert.equal(await valueOf(port.unitPrice(facts.unit.parcel, facts.year, null, facts.unit.ho)), null)
      assert.equal(await valueOf(port.unitPrice(facts.unit.parcel, facts.year, facts.unit.dong, '9999')), null)
    },
  },
  {
    name: 'finds the price of a house',
    ask: async (port) => {
      assert.equal((await valueOf(port.housePrice(facts.house.parcel, facts.year)))?.won, facts.house.won)
    },
  },
  {
    name: 'answers none where none is announced',
    ask: async (port) => {
      assert.equal(await valueOf(port.unitPrice(facts.none.parcel, facts.year, null, facts.none.ho)), null)
      assert.equal(
        await valueOf(port.unitPrice(facts.unit.parcel, facts.year + 9, facts.unit.dong, facts.unit.ho)),
        null,
      )
    },
  },
]
