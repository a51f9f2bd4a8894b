import { afterEach, expect, it } from 'vitest'
import { turnOf } from '../../../../../../dev/vitest/turn.ts'
import { startRunner } from '../../../jobs/runner.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { makePaidOrder, pass } from '../../testing/scenes.ts'
import { messageJobs } from '../jobs.ts'

const server = useTestServer({ worker: 'none' })
afterEach(async () => {
  await server().setClock(null)
  await server().checkInvariants()
})

async function killedAt(killAt: string): Promise<void> {
  const worker = await server().startWorker({ killAt })
  expect(await worker.ended, killAt).toMatchObject({ signal: 'SIGKILL' })
  await server().owner.query(`update platform_job set lease_until = clock_timestamp() where state = 'running'`)
}
async function workOn(done: () => Promise<unknown>): Promise<void> {
  const runner = startRunner(server().ctx, messageJobs, { slots: 4, pollMs: 50, renewals: server().ctx.db })
  try {
    await expect.poll(done, { timeout: 20_000 }).toBe(true)
  } finally {
    await runner.stop()
  }
}
/** So many seconds later, the job is due. */
async function later(seconds: number): Promise<void> {
  await pass(server(), seconds)
  await server().ctx.enqueue('message.deliveries', {}, { key: 'schedule' })
}
const resultsOf = async (orderSeq: number): Promise<string> => {
  const { rows } = await server().owner.query<{ it: string }>(
    `select channel || ' ' || coalesce(result, state) as it from message_notice where order_seq = $1 order by notice_seq`,
    [orderSeq],
  )
  return rows.map((r) => r.it).join(', ')
}

it.each(
  turnOf(
    'killed while asking for deliveries',
    ['delivery.noted', 'delivery.answered', 'delivery.kept', 'notice.noted', 'notice.answered', 'notice.kept'],
    3,
  ),
)(
  'a worker killed at %s: a message that failed at the phone is followed by one text',
  async (killAt) => {
    const token = await server().login('kim')
    const { order_seq } = await makePaidOrder(server(), token, null)
    await server().control('faults', { service: 'messaging', kind: 'result-failed', times: 1, ms: 200 })
    await workOn(async () => (await resultsOf(order_seq)) === 'talk accepted')
    await later(300)
    await killedAt(killAt)
    // A message whose worker was killed is asked for at its next time.
    await later(300)
    await workOn(async () => /^talk failed, text (accepted|delivered)$/.test(await resultsOf(order_seq)))
    await later(60)
    await workOn(async () => (await resultsOf(order_seq)) === 'talk failed, text delivered')
    const { rows } = await server().owner.query<{ reference: string }>(
      'select reference from message_notice where order_seq = $1',
      [order_seq],
    )
    const { messages } = await server().control<{ messages: { kind: string; customFields: { reference: string } }[] }>(
      'messages',
    )
    const arrived = messages.filter((m) => rows.some((r) => r.reference === m.customFields.reference))
    expect(arrived.map((m) => m.kind)).toEqual(['ATA', 'SMS'])
  },
  60_000,
)
