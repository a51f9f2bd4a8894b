import { expect, it } from 'vitest'
import { turnOf } from '../../../../../../dev/vitest/turn.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { areas } from '../../../main/areas.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { cashScene } from '../../testing/cash-scene.ts'
import { paymentScene } from '../../testing/payment-scene.ts'
import { buy, gatewayRows, HOME, makeOrder, pass, PRICE } from '../../testing/scenes.ts'
import { workTurns } from '../../testing/work-turns.ts'

const server = useTestServer({ worker: 'none' })
const { askReceipt, orderByTransfer, receiptOf, accountOf } = cashScene(server)
const { stateOf } = paymentScene(server)

/** Runs a worker until it is killed at the given point, then expires its lease at once. */
async function killedAt(killAt: string): Promise<void> {
  const worker = await server().startWorker({ killAt })
  const end = await Promise.race([
    worker.ended,
    new Promise<null>((done) => setTimeout(() => done(null), 8000).unref()),
  ])
  expect(end, `${killAt} was not passed`).toMatchObject({ signal: 'SIGKILL' })
  // Statements already sent by the worker may still reach the database.
  await sleep(300)
  await server().owner.query(`update platform_job set lease_until = clock_timestamp() where state = 'running'`)
}
/** Runs a worker without kills until no job is due in the next minutes. */
const workOn = (seconds = 600) => workTurns(server(), areas.jobs, [seconds, seconds, seconds, seconds])

it.each(turnOf('killed while an account is opened', ['account.noted', 'account.answered', 'account.kept'], 3))(
  'a worker killed at %s: there is one account, and what is deposited pays',
  async (killAt) => {
    const token = await server().login(killAt.replace('.', '-'))
    const { merchant_uid } = await makeOrder(server(), token, HOME, { pay_method: 'vbank' })
    await killedAt(killAt)
    await workOn()
    expect(await gatewayRows(server(), merchant_uid)).toHaveLength(1)
    await buy(server(), merchant_uid)
    await workOn(1200)
    expect(await stateOf(merchant_uid)).toBe('completed')
    await server().setClock(null)
  },
  60_000,
)

it.each(['account.closing', 'account.told'])(
  'a worker killed at %s: the account is closed, and nothing stays',
  async (killAt) => {
    const token = await server().login(killAt.replace('.', '-'))
    const { merchant_uid } = await makeOrder(server(), token, HOME, { pay_method: 'vbank' })
    await workOn(1)
    await pass(server(), 4 * 86_400)
    await killedAt(killAt)
    await workOn()
    expect((await accountOf(token, merchant_uid)).state).toBe('ended')
    expect((await gatewayRows(server(), merchant_uid))[0]?.status).toBe('failed')
    await server().checkInvariants({ inTime: true })
    await server().setClock(null)
  },
  60_000,
)

it.each(
  turnOf(
    'killed while a receipt is made',
    ['receipt.noted', 'receipt.answered', 'receipt.kept', 'receipt.leaving', 'receipt.left'],
    3,
  ),
)(
  'a worker killed at %s: what stands at the gateway is what stands here',
  async (killAt) => {
    const token = await server().login(killAt.replace('.', '-'))
    const { merchant_uid, order_seq } = await orderByTransfer(token)
    await askReceipt(token, merchant_uid)
    if (killAt.startsWith('receipt.lea') || killAt === 'receipt.left') await workOn(1)
    else await killedAt(killAt)
    const asked = { order_seq, amount: 2000, seen_back: 0, reason: '고객 요청' }
    await server().call('operatorRefund', asked, { token: await server().login('operator-han') })
    if (killAt.startsWith('receipt.lea') || killAt === 'receipt.left') await killedAt(killAt)
    await workOn()
    expect((await gatewayRows(server(), merchant_uid)).map((p) => p.receipt)).toEqual([PRICE - 2000])
    expect((await receiptOf(token, merchant_uid)).receipt).toMatchObject({ state: 'issued', amount: PRICE - 2000 })
    await server().checkInvariants({ inTime: true })
    await server().setClock(null)
  },
  60_000,
)

it.each(['card.leaving', 'card.left'])(
  'a worker killed at %s: the key is deleted all the same',
  async (killAt) => {
    const token = await server().login(killAt.replace('.', '-'))
    const register = async () => {
      const { data } = await server().call('portoneBillingKey', {}, { token })
      const { merchant_uid, customer_uid } = data.window ?? {}
      await server().control('payments', { merchant_uid, customer_uid, amount: 0, outcome: 'paid' })
      await server().call('portoneBillingKey', { card_seq: data.card_seq }, { token })
      return data.card_seq
    }
    const [from, card_seq] = [await register(), await register()]
    await server().call('portoneCardChange', { from, card_seq }, { token })
    await killedAt(killAt)
    await workOn()
    const { rows } = await server().owner.query('select state from payment_card where card_seq = $1', [from])
    expect(rows).toEqual([{ state: 'deleted' }])
    await server().setClock(null)
  },
  60_000,
)
