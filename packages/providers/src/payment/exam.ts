import assert from 'node:assert/strict'
import { failureOf, type Question, valueOf } from '../exam.ts'
import type { PaymentPort } from './port.ts'

/** What the exam needs from the simulated gateway: a buyer, faults, and the stored state. */
export type PaymentStage = {
  port: PaymentPort
  /** The same adapter with a timeout short enough to wait for. */
  hasty: PaymentPort
  /** Simulates the buyer; resolves with the gateway's id of the attempt. */
  buy: (merchantUid: string, amount: number, outcome: 'paid' | 'failed' | 'cancelled') => Promise<string>
  /** What the gateway has stored for an order, amounts only. */
  truth: (merchantUid: string) => Promise<{ amount: number; cancelled: number; cancels: number } | null>
  fault: (kind: string, times: number, ms?: number) => Promise<void>
  /** Today's date at the gateway, 'YYYYMMDD'. */
  today: () => string
}

/** Every payment adapter must pass this, over HTTP. Each question uses its own order. */
export const paymentExam = (): readonly Question<PaymentStage>[] => [
  ...answers,
  ...nothingDone,
  ...doneUnheard,
  ...lies,
]

const PRICE = 9900

const answers: readonly Question<PaymentStage>[] = [
  {
    name: "tells a paid order by our number and by the gateway's",
    ask: async (stage) => {
      const uid = 'exam-paid'
      const id = await stage.buy(uid, PRICE, 'paid')
      for (const gatewayId of [null, id]) {
        const answer = await valueOf(stage.port.inquire({ merchantUid: uid, gatewayId, paidOn: stage.today() }))
        assert.partialDeepStrictEqual(answer, {
          merchantUid: uid,
          state: 'paid',
          amount: PRICE,
          cancelledAmount: stage.port.reportsRefunds ? 0 : null,
          method: 'card',
        })
        assert.ok(answer?.paidAt instanceof Date && Math.abs(answer.paidAt.getTime() - Date.now()) < 60_000)
      }
    },
  },
  {
    name: 'shows its books page by page, or says that it keeps none',
    ask: async (stage) => {
      await stage.buy('exam-books', PRICE, 'paid')
      const now = Date.now()
      const asked = { from: new Date(now - 3_600_000), to: new Date(now + 60_000) }
      const first = await valueOf(stage.port.books({ ...asked, page: 1 }))
      if (first === null) return
      const found = [...first.payments]
      for (let page = 2, more = first.more; more; page++) {
        const next = await valueOf(stage.port.books({ ...asked, page }))
        found.push(...(next?.payments ?? []))
        more = next?.more ?? false
      }
      assert.equal(found.filter((p) => p.merchantUid === 'exam-books' && p.state === 'paid').length, 1)
      const before = await valueOf(stage.port.books({ from: new Date(now - 7_200_000), to: asked.from, page: 1 }))
      assert.ok(!before?.payments.some((p) => p.merchantUid === 'exam-books'))
    },
  },
  {
    name: 'lists every try of an order, or says that it keeps no list',
    ask: async (stage) => {
      await stage.buy('exam-listed', PRICE, 'failed')
      await stage.buy('exam-listed', PRICE, 'paid')
      const [tries, none] = [
        await valueOf(stage.port.listed('exam-listed')),
        await valueOf(stage.port.listed('exam-no')),
      ]
      if (tries === null) return
      assert.deepEqual(tries.map((p) => p.state).toSorted(), ['failed', 'paid'])
      assert.deepEqual(none, [])
    },
  },
  {
    name: 'finds an order without its day',
    ask: async (stage) => {
      await stage.buy('exam-no-day', PRICE, 'paid')
      assert.equal(
        (await valueOf(stage.port.inquire({ merchantUid: 'exam-no-day', gatewayId: null, paidOn: null })))?.state,
        'paid',
      )
    },
  },
  {
    name: 'knows nothing of an order that never was',
    ask: async (stage) => {
      assert.equal(
        await valueOf(stage.port.inquire({ merchantUid: 'exam-never', gatewayId: null, paidOn: null })),
        null,
      )
    },
  },
  {
    name: 'tells a failed order, and the paid one when a failed try came after',
    ask: async (stage) => {
      const resultOf = () =>
        valueOf(stage.port.inquire({ merchantUid: 'exam-retried', gatewayId: null, paidOn: stage.today() }))
      await stage.buy('exam-retried', PRICE, 'failed')
      const failed = await resultOf()
      assert.equal(failed?.state, 'failed')
      assert.ok(failed.failReason)
      await stage.buy('exam-retried', PRICE, 'paid')
      await stage.buy('exam-retried', PRICE, 'failed')
      assert.partialDeepStrictEqual(await resultOf(), { state: 'paid', amount: PRICE })
    },
  },
  {
    name: 'refunds a part, then the rest, then no more',
    ask: async (stage) => {
      const { refund, truth, inquire } = await paid(stage, 'exam-refund')
      const outcome = (state: string, cancelledAmount: number) =>
        stage.port.reportsRefunds ? { amount: PRICE, state, cancelledAmount } : { amount: PRICE, cancelledAmount: null }
      assert.equal(await valueOf(refund(4000, PRICE)), true)
      assert.partialDeepStrictEqual(await inquire(), outcome('paid', 4000))
      assert.equal(await failureOf(refund(6000, 5900)), 'over-balance')
      assert.equal(await failureOf(refund(5901, 5901)), 'over-balance')
      // A wrong balance is refused by a gateway that compares it.
      if (stage.port.reportsRefunds) assert.equal(await failureOf(refund(4000, PRICE)), 'over-balance')
      assert.equal(await valueOf(refund(5900, 5900)), true)
      assert.partialDeepStrictEqual(await inquire(), outcome('cancelled', PRICE))
      assert.equal(await failureOf(refund(5900, 5900)), 'already-refunded')
      assert.deepEqual(await truth(), { amount: PRICE, cancelled: PRICE, cancels: 2 })
    },
  },
  {
    name: 'refuses to refund nothing, which a gateway reads as everything',
    ask: async (stage) => {
      const { refund, truth } = await paid(stage, 'exam-zero')
      assert.equal(await failureOf(refund(0, PRICE)), 'over-balance')
      assert.equal((await truth())?.cancelled, 0)
    },
  },
  {
    name: 'says not-found for a payment that the gateway does not hold',
    ask: async (stage) => {
      const ask = {
        merchantUid: 'exam-nobody',
        gatewayId: 'imp_000000000000',
        amount: 1000,
        balance: 1000,
        reason: '고객 요청',
        paidOn: stage.today(),
      }
      assert.equal(await failureOf(stage.port.refund(ask)), 'not-found')
    },
  },
  {
    name: 'prepares an amount, and again without harm',
    ask: async (stage) => {
      assert.equal(await valueOf(stage.port.prepare({ merchantUid: 'exam-prepared', amount: PRICE })), true)
      assert.equal(await valueOf(stage.port.prepare({ merchantUid: 'exam-prepared', amount: PRICE })), true)
    },
  },
]

const nothingDone = (
  [
    ['down', 'network'],
    ['error-before', 'server'],
    ['html', 'malformed'],
    ['rate-limit', 'rate-limit'],
  ] as const
).map(([kind, why]): Question<PaymentStage> => ({
  name: `${kind}: nothing is known and nothing was done`,
  ask: async (stage) => {
    const { refund, truth } = await paid(stage, `exam-${kind}`)
    await stage.fault(kind, 1)
    assert.equal(await failureOf(refund(PRICE, PRICE)), why)
    assert.equal((await truth())?.cancelled, 0)
  },
}))

const doneUnheard: readonly Question<PaymentStage>[] = [
  ...(
    [
      ['error-after', 'server'],
      ['timeout-after-effect', 'timeout'],
    ] as const
  ).map(([kind, why]): Question<PaymentStage> => ({
    name: `${kind}: done although nothing was heard; a repeat does it no second time`,
    ask: async (stage) => {
      const { refund, truth, inquire } = await paid(stage, `exam-${kind}`)
      await stage.fault(kind, 1)
      assert.equal(await failureOf(refund(PRICE, PRICE, stage.hasty)), why)
      if (stage.port.reportsRefunds) assert.equal((await inquire())?.cancelledAmount, PRICE)
      assert.equal(await failureOf(refund(PRICE, PRICE)), 'already-refunded')
      assert.deepEqual(await truth(), { amount: PRICE, cancelled: PRICE, cancels: 1 })
    },
  })),
  {
    name: 'a part is refused a second time where balances are compared, and goes back twice where they are not',
    ask: async (stage) => {
      const { refund, truth } = await paid(stage, 'exam-part')
      await stage.fault('error-after', 1)
      assert.equal(await failureOf(refund(4000, PRICE)), 'server')
      const again = await refund(4000, PRICE)
      // this is why a partial refund is never repeated at a gateway that does not report refunds
      assert.equal(again.ok, !stage.port.reportsRefunds)
      const cancels = stage.port.reportsRefunds ? 1 : 2
      assert.deepEqual(await truth(), { amount: PRICE, cancelled: 4000 * cancels, cancels })
    },
  },
  {
    name: 'late-apply: not done when asked at once, done later',
    ask: async (stage) => {
      const { refund, truth, inquire } = await paid(stage, 'exam-late')
      await stage.fault('late-apply', 1, 1200)
      assert.equal(await failureOf(refund(PRICE, PRICE, stage.hasty)), 'timeout')
      assert.equal((await inquire())?.cancelledAmount, stage.port.reportsRefunds ? 0 : null)
      for (let tries = 0; tries < 40 && (await truth())?.cancelled !== PRICE; tries++)
        await new Promise((done) => setTimeout(done, 50))
      assert.equal((await truth())?.cancelled, PRICE)
    },
  },
  {
    name: 'slow: an answer after the time-out is no answer',
    ask: async (stage) => {
      await stage.buy('exam-slow', PRICE, 'paid')
      await stage.fault('slow', 1, 1200)
      assert.equal(
        await failureOf(stage.hasty.inquire({ merchantUid: 'exam-slow', gatewayId: null, paidOn: stage.today() })),
        'timeout',
      )
    },
  },
]

const lies: readonly Question<PaymentStage>[] = [
  {
    name: 'tells another amount or order as it was told, for the caller to compare',
    ask: async (stage) => {
      const { inquire } = await paid(stage, 'exam-lies')
      await stage.fault('wrong-amount', 1)
      assert.equal((await inquire())?.amount, 8900)
      await stage.fault('wrong-order', 1)
      const answer = await inquire()
      assert.ok(answer && answer.merchantUid !== 'exam-lies')
    },
  },
  {
    name: 'sees half given back behind our back, or says that it does not tell',
    ask: async (stage) => {
      const { inquire } = await paid(stage, 'exam-console')
      await stage.fault('partial-cancel', 1)
      assert.partialDeepStrictEqual(await inquire(), {
        state: 'paid',
        cancelledAmount: stage.port.reportsRefunds ? 4950 : null,
      })
    },
  },
]

/** A paid order, with short helpers to query it. */
async function paid(stage: PaymentStage, merchantUid: string) {
  const gatewayId = await stage.buy(merchantUid, PRICE, 'paid')
  return {
    truth: () => stage.truth(merchantUid),
    inquire: () => valueOf(stage.port.inquire({ merchantUid, gatewayId, paidOn: stage.today() })),
    refund: (amount: number, balance: number, port = stage.port) =>
      port.refund({ merchantUid, gatewayId, amount, balance, reason: '고객 요청', paidOn: stage.today() }),
  }
}
