import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { webhookPaths } from '../../payment/opening/paths.ts'
import { killedAt, workOn } from '../../testing/killed-worker.ts'
import { buy, complete, HOME, makeOrder, PRICE, type Where } from '../../testing/scenes.ts'

const server = useTestServer({ worker: 'none' })
const NOWHERE: Where = { keyword: '희우정로16길 9301', ho: '201호' }

let operator: Promise<string> | null = null
async function storyOf(order_seq: number) {
  const token = await (operator ??= server().login('operator-han'))
  const { order, money, moments, jobs } = (await server().call('operatorOrder', { order_seq }, { token })).data
  return {
    order,
    money,
    moments,
    told: moments.map((m) => `${m.source}.${m.what}`),
    jobs: jobs.map((j) => `${j.name} ${j.state}`),
    detailOf: (name: string) => moments.find((m) => `${m.source}.${m.what}` === name)?.detail,
  }
}
/** Paid in the window, with no webhook yet. */
async function bought(person: string, where: Where) {
  const token = await server().login(person)
  const order = await makeOrder(server(), token, where)
  await server().control('faults', { service: 'portone', kind: 'lost-webhook', times: 1 })
  return { ...order, token, ...(await buy(server(), order.merchant_uid)) }
}
/** Events that happen exactly once to a delivered order. */
const once = [
  'order.created',
  'attempt.made',
  'attempt.paid',
  'order.completed',
  'ledger.payment',
  'report.made',
  'step.find',
  'step.register',
  'step.building',
  'step.trades',
  'step.official-price',
  'step.assess',
  'step.notify',
  'report.ready',
  'ledger.delivery',
  'order.delivered',
  'notice.report-ready',
]
const timesOf = (timesIn: readonly string[], names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, timesIn.filter((t) => t === name).length]))
const each = (names: readonly string[], n: number) => Object.fromEntries(names.map((name) => [name, n]))

describe('the story of an order whose worker died', () => {
  it('in the middle of the payment: nothing is told as paid that is not, and then each thing once', async () => {
    const { order_seq, merchant_uid, imp_uid } = await bought('story-dies-paying', HOME)
    await fetch(server().origin + webhookPaths.portone, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ imp_uid, merchant_uid, status: 'paid' }),
    })
    await killedAt(server(), 'settle.posted')
    const between = await storyOf(order_seq)
    expect(between.order).toMatchObject({ state: 'pending', paid_at: null, delivered_at: null })
    expect(between.money).toMatchObject({ paid: 0, back: 0 })
    expect(between.told).toEqual(['order.created', 'attempt.made', 'webhook.waits'])
    expect(between.jobs).toContain('payment.webhook running')

    await workOn(server())
    const after = await storyOf(order_seq)
    expect(after.order).toMatchObject({ state: 'completed' })
    expect(after.money).toMatchObject({ paid: PRICE, back: 0, open: false })
    expect(timesOf(after.told, once)).toEqual(each(once, 1))
    expect(after.told).toContain('webhook.done')
    expect(after.told).not.toContain('webhook.waits')
    expect(after.jobs).toEqual([])
  }, 60_000)

  it('in the middle of the preparation: what was asked stands there as asked, and then why it was asked twice', async () => {
    const { order_seq, merchant_uid, token } = await bought('story-dies-preparing', HOME)
    await complete(server(), token, merchant_uid)
    await killedAt(server(), 'report.register.answered')
    const between = await storyOf(order_seq)
    expect(between.order).toMatchObject({ state: 'completed', delivered_at: null })
    expect(between.detailOf('step.find')).toMatchObject({ state: 'done', attempts: 1 })
    expect(between.detailOf('step.register')).toMatchObject({ state: 'running', attempts: 1 })
    expect(between.told).not.toContain('report.ready')
    expect(between.told).not.toContain('step.trades')
    expect(between.jobs).toContain('report.prepare running')

    await workOn(server())
    const after = await storyOf(order_seq)
    expect(timesOf(after.told, once)).toEqual(each(once, 1))
    expect(after.detailOf('step.register')).toMatchObject({ state: 'done', attempts: 2, why: 'asked-again' })
    expect(after.detailOf('step.trades')).not.toHaveProperty('why')
    expect(after.told.indexOf('step.register')).toBeLessThan(after.told.indexOf('step.trades'))
    expect(after.order.delivered_at).not.toBeNull()
    expect(after.jobs).toEqual([])
  }, 60_000)

  it('in the middle of giving the money back: not told as back before it is', async () => {
    const { order_seq, merchant_uid, token } = await bought('story-dies-refunding', NOWHERE)
    await complete(server(), token, merchant_uid)
    await killedAt(server(), 'refund.answered')
    const between = await storyOf(order_seq)
    expect(between.order).toMatchObject({ state: 'completed' })
    expect(between.money).toMatchObject({ paid: PRICE, open: true })
    expect(between.told).toContain('report.failed')
    expect(between.told).toContain('refund.unknown')
    expect(between.told).not.toContain('order.refunded')
    expect(between.told).not.toContain('ledger.refund')

    await workOn(server())
    const after = await storyOf(order_seq)
    expect(after.order).toMatchObject({ state: 'refunded' })
    expect(after.money).toMatchObject({ paid: PRICE, back: PRICE, open: false })
    const back = ['refund.asked', 'refund.done', 'ledger.refund', 'order.refunded', 'notice.report-refunded']
    expect(timesOf(after.told, back)).toEqual(each(back, 1))
    expect(after.told).not.toContain('refund.unknown')
    expect(after.jobs).toEqual([])
  }, 60_000)
})
