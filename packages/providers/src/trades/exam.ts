import assert from 'node:assert/strict'
import { failureOf, type Question, valueOf } from '../exam.ts'
import type { TradeList } from '@jipsalpim/engine/price/traded-as.ts'
import type { TradesPort } from './port.ts'

export type TradesFacts = {
  /** A month with trades, for each kind. */
  busy: Readonly<Record<TradeList, { district: string; month: string }>>
  /**
   * A month of the ministry's own data: the number of uncancelled trades and of cancelled ones, and the highest price.
   */
  real: { district: string; month: string; count: number; cancelled: number; dearest: number }
  empty: { district: string; month: string }
  usedUp: { district: string; month: string }
  /** An abolished code: no error, no rows. */
  abolished: { district: string; month: string }
}

export const tradesExam = (facts: TradesFacts): readonly Question<TradesPort>[] => [
  ...(['아파트', '연립다세대', '오피스텔', '단독다가구'] as const).map((kind): Question<TradesPort> => ({
    name: `reads ${kind} sales in won`,
    ask: async (port) => {
      const { district, month } = facts.busy[kind]
      const { trades } = await valueOf(port.sales(kind, district, month))
      assert.ok(trades.length > 0, `no ${kind} sale in ${district} ${month}`)
      for (const t of trades) {
        assert.ok(Number.isSafeInteger(t.won) && t.won >= 10_000_000, `${t.won} won`)
        assert.ok(t.area > 5 && t.area < 1000)
        assert.equal(t.day.slice(0, 7).replace('-', ''), month)
        assert.notEqual(t.name, '')
      }
    },
  })),
  {
    name: 'keeps cancelled reports apart',
    ask: async (port) => {
      const { district, month, count, cancelled, dearest } = facts.real
      const read = await valueOf(port.sales('아파트', district, month))
      assert.deepEqual(
        [read.trades.length, read.cancelled, Math.max(...read.trades.map((t) => t.won))],
        [count, cancelled, dearest],
      )
    },
  },
  {
    name: 'answers none where nothing was sold, and for an abolished district',
    ask: async (port) => {
      for (const { district, month } of [facts.empty, facts.abolished]) {
        assert.deepEqual(await valueOf(port.sales('연립다세대', district, month)), { trades: [], cancelled: 0 })
      }
    },
  },
  {
    name: 'does not know once the calls of the day are used up',
    ask: async (port) => {
      assert.equal(await failureOf(port.sales('연립다세대', facts.usedUp.district, facts.usedUp.month)), 'rate-limit')
    },
  },
]
