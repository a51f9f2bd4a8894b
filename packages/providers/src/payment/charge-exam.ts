import assert from 'node:assert/strict'
import { failureOf, type Question, valueOf } from '../exam.ts'
import type { BillingPort, CardCharge, PaymentPort } from './port.ts'

/** What the exam needs from the simulated gateway: stored cards, faults, and the stored state. */
export type ChargeStage = {
  port: BillingPort & PaymentPort
  /** The same adapter with a timeout short enough to wait for. */
  hasty: BillingPort
  /** The key of a card with this number, as its window registered it for the exam's payer. */
  keep: (cardNumber: string) => Promise<string>
  /** How much the gateway took under a number, in won, and how often. */
  taken: (merchantUid: string) => Promise<{ won: number; times: number }>
  fault: (kind: string, times: number, ms?: number) => Promise<void>
  today: () => string
}
export const EXAM_PAYER = { no: '7', name: '김임차', email: 'a@example.com', phone: '01055550100' }
const PRICE = 4900
const cards = {
  good: '4111111111111111',
  poor: '4000000000000341',
  lost: '4000000000000366',
  liar: '4000000000000259',
  short: '4000000000000127',
}
const ONCE = { won: PRICE, times: 1 }
const NONE = { won: 0, times: 0 }

/** Every adapter that charges a stored card must pass this, over HTTP. Each question uses its own order. */
export const chargeExam = (): readonly Question<ChargeStage>[] => [
  {
    name: 'charges a kept card, and the list has it under our number',
    ask: async (stage) => {
      const charge = await charged(stage, cards.good, 'exam-charged')
      assert.partialDeepStrictEqual(await valueOf(charge()), {
        merchantUid: 'exam-charged',
        state: 'paid',
        amount: PRICE,
        cardName: '신한카드',
      })
      assert.equal((await inquired(stage, 'exam-charged'))?.state, 'paid')
      assert.deepEqual(await stage.taken('exam-charged'), ONCE)
    },
  },
  {
    name: 'never takes twice under one number',
    ask: async (stage) => {
      const charge = await charged(stage, cards.good, 'exam-twice')
      await valueOf(charge())
      assert.equal((await charge()).ok, false)
      assert.deepEqual(await stage.taken('exam-twice'), ONCE)
    },
  },
  ...(
    [
      ['soft', cards.poor],
      ['hard', cards.lost],
    ] as const
  ).map(([kind, card]): Question<ChargeStage> => ({
    name: `a card that is declined is ${kind}: nothing was taken, and the same number pays with another card`,
    ask: async (stage) => {
      const uid = `exam-${kind}`
      const charge = await charged(stage, card, uid)
      assert.equal(await failureOf(charge()), kind)
      assert.equal((await inquired(stage, uid))?.state, 'failed')
      assert.deepEqual(await stage.taken(uid), NONE)
      const other = await charged(stage, cards.good, uid)
      await valueOf(other())
      assert.deepEqual(await stage.taken(uid), ONCE)
    },
  })),
  {
    name: 'a key that is gone is hard',
    ask: async (stage) => {
      const key = await stage.keep(cards.good)
      await valueOf(stage.port.deleteKey(key))
      assert.equal(await failureOf(stage.port.charge(ask(key, 'exam-gone'))), 'hard')
      assert.deepEqual(await stage.taken('exam-gone'), NONE)
    },
  },
  {
    name: 'an answer that says failed of money that was taken does not stand against the list',
    ask: async (stage) => {
      const charge = await charged(stage, cards.liar, 'exam-liar')
      assert.equal((await charge()).ok, false)
      const again = () => stage.port.inquire({ gatewayId: null, merchantUid: 'exam-liar', paidOn: stage.today() })
      // Payple answers the first inquiry that the bank is late
      await again()
      assert.equal((await valueOf(again()))?.state, 'paid')
      assert.deepEqual(await stage.taken('exam-liar'), ONCE)
    },
  },
  {
    name: 'tells another amount as it was taken, for the caller to compare',
    ask: async (stage) => {
      const charge = await charged(stage, cards.short, 'exam-short')
      assert.equal((await valueOf(charge())).amount, PRICE - 100)
    },
  },
  ...(
    [
      ['down', ['network', 'not-asked']],
      ['error-before', ['server', 'not-asked']],
      ['html', ['malformed', 'not-asked']],
      ['rate-limit', ['rate-limit', 'not-asked']],
    ] as const
  ).map(([kind, why]): Question<ChargeStage> => ({
    name: `${kind}: nothing is known and nothing was taken`,
    ask: async (stage) => {
      const charge = await charged(stage, cards.good, `exam-charge-${kind}`)
      await stage.fault(kind, 1)
      const said = await failureOf(charge())
      assert.ok(
        why.some((w) => w === said),
        said,
      )
      assert.deepEqual(await stage.taken(`exam-charge-${kind}`), NONE)
    },
  })),
  ...(
    [
      ['error-after', 'server'],
      ['timeout-after-effect', 'timeout'],
    ] as const
  ).map(([kind, why]): Question<ChargeStage> => ({
    name: `${kind}: taken although nothing was heard; a repeat takes nothing`,
    ask: async (stage) => {
      const uid = `exam-charge-${kind}`
      const charge = await charged(stage, cards.good, uid, stage.hasty)
      await stage.fault(kind, 1)
      assert.equal(await failureOf(charge()), why)
      assert.equal((await inquired(stage, uid))?.state, 'paid')
      assert.equal((await charge()).ok, false)
      assert.deepEqual(await stage.taken(uid), ONCE)
    },
  })),
  {
    name: 'late-apply: not there when asked at once, there later, and once',
    ask: async (stage) => {
      const charge = await charged(stage, cards.good, 'exam-charge-late', stage.hasty)
      await stage.fault('late-apply', 1, 1200)
      assert.equal(await failureOf(charge()), 'timeout')
      assert.equal(await inquired(stage, 'exam-charge-late'), null)
      for (let tries = 0; tries < 40 && (await stage.taken('exam-charge-late')).times === 0; tries++)
        await new Promise((done) => setTimeout(done, 50))
      assert.deepEqual(await stage.taken('exam-charge-late'), ONCE)
    },
  },
]

const ask = (key: string, merchantUid: string): CardCharge => ({
  key,
  payer: EXAM_PAYER,
  merchantUid,
  amount: PRICE,
  taxFree: 0,
  goods: '등기 변동 알림 이어 보기',
  noticeUrl: 'http://localhost:9/none',
})
async function charged(stage: ChargeStage, card: string, merchantUid: string, port: BillingPort = stage.port) {
  const key = await stage.keep(card)
  return () => port.charge(ask(key, merchantUid))
}
const inquired = (stage: ChargeStage, merchantUid: string) =>
  valueOf(stage.port.inquire({ gatewayId: null, merchantUid, paidOn: stage.today() }))
