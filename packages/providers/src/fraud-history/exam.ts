import assert from 'node:assert/strict'
import { failureOf, type Question, valueOf } from '../exam.ts'
import type { FraudHistoryPort, FraudKeyword } from './port.ts'

export type FraudHistoryStage = {
  port: FraudHistoryPort
  /** The same vendor with a timeout of half a second. */
  hasty: FraudHistoryPort
  reported: { phone: FraudKeyword; account: FraudKeyword }
  clean: { phone: FraudKeyword; account: FraudKeyword }
  /** The reported account's number at a bank for which there is no report. */
  elsewhere: FraudKeyword
  fault: (kind: string, times: number, ms?: number) => Promise<void>
}

/** Every adapter of the port must pass this, over HTTP. */
export const fraudHistoryExam = (): readonly Question<FraudHistoryStage>[] => [
  {
    name: 'tells a reported number from one that nobody reported, with the period',
    ask: async ({ port, reported, clean }) => {
      for (const keyword of [reported.phone, reported.account])
        assert.equal((await valueOf(port.lookUp(keyword))).caution, true)
      for (const keyword of [clean.phone, clean.account]) {
        const { caution, from, until } = await valueOf(port.lookUp(keyword))
        assert.equal(caution, false)
        assert.ok(from < until)
      }
    },
  },
  {
    name: 'looks for an account at the bank that was named',
    ask: async ({ port, elsewhere }) => {
      assert.equal((await valueOf(port.lookUp(elsewhere))).caution, false)
    },
  },
  ...(
    [
      ['down', 'network'],
      ['error-before', 'server'],
      ['html', 'malformed'],
      ['rate-limit', 'rate-limit'],
      ['wrong-order', 'malformed'],
      ['expired-key', 'config'],
    ] as const
  ).map(([kind, why]): Question<FraudHistoryStage> => ({
    name: `${kind}: not known, of a reported number and of any other`,
    ask: async ({ port, reported, clean, fault }) => {
      for (const keyword of [reported.phone, clean.account]) {
        await fault(kind, 1)
        assert.equal(await failureOf(port.lookUp(keyword)), why)
      }
    },
  })),
  {
    name: 'slow: not known after the timeout, and the late answer is nobody’s',
    ask: async ({ hasty, reported, fault }) => {
      await fault('slow', 1, 1_000)
      assert.equal(await failureOf(hasty.lookUp(reported.phone)), 'timeout')
      assert.equal((await valueOf(hasty.lookUp(reported.phone))).caution, true)
    },
  },
]
