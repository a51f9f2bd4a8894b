import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { turnOf } from '../../../../../../dev/vitest/turn.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { webhookPaths } from '../../payment/opening/paths.ts'
import { killedAt, workOn } from '../../testing/killed-worker.ts'
import {
  buy,
  complete,
  count,
  gatewayRows,
  HOME,
  makeOrder,
  PRICE,
  progressOf,
  type Where,
} from '../../testing/scenes.ts'

const server = useTestServer({ worker: 'none' })
let session: Promise<string> | null = null
const kim = () => (session ??= server().login('kim'))
const NOWHERE: Where = { keyword: '희우정로16길 9301', ho: '201호' }

const sources = ['find', 'register', 'building', 'trades', 'official-price']
/** Kill points between a paid order and its report. */
const onTheWay = [
  ...sources.flatMap((s) => [`report.${s}.noted`, `report.${s}.answered`, `report.${s}.kept`]),
  'report.judged',
  'report.delivering',
  'report.delivered',
  'notice.noted',
  'notice.answered',
  'notice.kept',
]
const onTheWayBack = ['report.failing', 'refund.noted', 'refund.answered', 'refund.kept']
const byWebhook = ['webhook.read', 'settle.noted', 'settle.answered', 'settle.posted', 'settle.kept', 'webhook.settled']
async function bought(where: Where, lost = true) {
  const order = await makeOrder(server(), await kim(), where)
  if (lost) await server().control('faults', { service: 'portone', kind: 'lost-webhook', times: 1 })
  const { imp_uid } = await buy(server(), order.merchant_uid)
  return { ...order, imp_uid }
}
const noticesTo = (orderSeq: number, template: string) =>
  count(server(), `message_notice where order_seq = $1 and template = $2 and state = 'sent'`, [orderSeq, template])
const attemptsOf = async (orderSeq: number, step: string): Promise<number> =>
  (
    await server().owner.query<{ attempts: number }>(
      'select attempts from report_step join report_report using (report_seq) where order_seq = $1 and step = $2',
      [orderSeq, step],
    )
  ).rows[0]?.attempts ?? 0
/** How often we paid the registry for this order's register. */
async function registryPaid(orderSeq: number): Promise<number> {
  const { rows } = await server().owner.query<{ reference: string }>(
    `select s.reference from report_step s join report_report using (report_seq) where order_seq = $1 and step = 'register'`,
    [orderSeq],
  )
  const { tables } = await server().control<{ tables: Record<string, Record<string, { reference: string }>> }>('dump')
  const issues = Object.values(tables['register/issues'] ?? {})
  return issues.filter((issue) => rows.some((r) => r.reference === issue.reference)).length
}
const messages = async () => (await server().control<{ messages: unknown[] }>('messages')).messages.length

describe('a worker killed', () => {
  it.each(turnOf('killed on the way to a report', onTheWay, 3))(
    'at %s: the report comes, charged once and told once',
    async (point) => {
      const order = await bought(HOME)
      await complete(server(), await kim(), order.merchant_uid)
      const before = await messages()
      await killedAt(server(), point)
      // The call is recorded before its answer is stored.
      const step = /^report\.(.+)\.answered$/.exec(point)?.[1]
      if (step) expect(await attemptsOf(order.order_seq, step)).toBe(1)
      await workOn(server())
      expect((await progressOf(server(), await kim(), order.merchant_uid)).state).toBe('ready')
      expect(await gatewayRows(server(), order.merchant_uid)).toMatchObject([
        { status: 'paid', amount: PRICE, cancel_amount: 0 },
      ])
      expect(await noticesTo(order.order_seq, 'report-ready')).toBe(1)
      expect((await messages()) - before).toBe(1)
      // The registry cannot detect repeats: only the one call whose answer was lost with its worker is paid for again.
      expect(await registryPaid(order.order_seq)).toBe(point === 'report.register.answered' ? 2 : 1)
      await server().checkInvariants({ inTime: true })
    },
    60_000,
  )
  it.each(turnOf('killed on the way back', onTheWayBack, 3))(
    'at %s: the money is back, once, and told once',
    async (point) => {
      const order = await bought(NOWHERE)
      await complete(server(), await kim(), order.merchant_uid)
      await killedAt(server(), point)
      await workOn(server())
      expect(await gatewayRows(server(), order.merchant_uid)).toMatchObject([
        { status: 'cancelled', cancel_amount: PRICE, cancels: 1 },
      ])
      expect(await noticesTo(order.order_seq, 'report-refunded')).toBe(1)
      await server().checkInvariants({ inTime: true })
    },
    60_000,
  )
  it.each(turnOf('killed by a webhook', byWebhook, 3))(
    'at %s: the payment is settled once',
    async (point) => {
      const order = await bought(HOME)
      const body = JSON.stringify({ imp_uid: order.imp_uid, merchant_uid: order.merchant_uid, status: 'paid' })
      await fetch(server().origin + webhookPaths.portone, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      await killedAt(server(), point)
      await workOn(server())
      expect((await progressOf(server(), await kim(), order.merchant_uid)).state).toBe('ready')
      expect(await count(server(), `order_event where order_seq = $1 and kind = 'completed'`, [order.order_seq])).toBe(
        1,
      )
      expect(await count(server(), `payment_attempt where order_seq = $1 and state = 'paid'`, [order.order_seq])).toBe(
        1,
      )
      await server().checkInvariants({ inTime: true })
    },
    60_000,
  )
  it.each([
    ['refund.inquired', 'refund.answered', NOWHERE],
    ['notice.found', 'notice.answered', HOME],
  ])(
    'twice, the second time at %s',
    async (second, first, where) => {
      const order = await bought(where)
      await complete(server(), await kim(), order.merchant_uid)
      const before = await messages()
      await killedAt(server(), first)
      await killedAt(server(), second)
      await workOn(server())
      expect((await messages()) - before).toBe(1)
      const cancels = where === NOWHERE ? 1 : 0
      expect(await gatewayRows(server(), order.merchant_uid)).toMatchObject([
        { cancel_amount: cancels * PRICE, cancels },
      ])
      await server().checkInvariants({ inTime: true })
    },
    60_000,
  )
})

it('a worker killed while the registry is closed does not end the waiting for it', async () => {
  const order = await bought({ keyword: '희우정로16길 9304', ho: '201호' })
  await complete(server(), await kim(), order.merchant_uid)
  await workOn(server())
  const asked = `where step = 'register' and report_seq = (select report_seq from report_report where order_seq = $1)`
  const set = await server().owner.query(
    `update report_step set attempts = 6, ask_from = null ${asked} and why = 'closed-hours'`,
    [order.order_seq],
  )
  expect(set.rowCount).toBe(1)
  // Makes the job due now, and its source with it, without the other daily jobs that an advance of the clock would start.
  await server().owner.query(`update platform_job set run_at = clock_timestamp() where name = 'report.prepare'`)
  await killedAt(server(), 'report.register.noted')
  await workOn(server())
  expect((await progressOf(server(), await kim(), order.merchant_uid)).state).toBe('preparing')
  expect(await attemptsOf(order.order_seq, 'register')).toBe(8)
  expect(await gatewayRows(server(), order.merchant_uid)).toMatchObject([{ status: 'paid', cancel_amount: 0 }])
}, 60_000)

it('every kill point of the features is met in a test', () => {
  const features = fileURLToPath(new URL('../..', import.meta.url))
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'))
  const text = (f: string) => readFileSync(join(features, f), 'utf8')
  const tests = files.filter((f) => f.endsWith('.test.ts')).map(text)
  const named = files
    .filter((f) => !f.endsWith('.test.ts'))
    .flatMap((f) => [...text(f).matchAll(/killPoint\(['`]([^'`]+)['`]\)/g)].map((m) => m[1] ?? ''))
  // A kill point with a placeholder for a step or an area is passed by at least one of them.
  const asText = (name: string) =>
    new RegExp(
      name
        .split(/\$\{\w+\}/)
        .map((part) => part.replaceAll('.', '\\.'))
        .join('[\\w.${}-]+'),
    )
  const met = (name: string) => tests.some((t) => asText(name).test(t))
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !met(name))).toEqual([])
})
