import { afterEach, expect, it } from 'vitest'
import { turnOf } from '../../../../../../dev/vitest/turn.ts'
import { startRunner } from '../../../jobs/runner.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { makePaidOrder, pass } from '../../testing/scenes.ts'
import { messageJobs } from '../jobs.ts'
import { postNotice } from '../post-notice.ts'

const server = useTestServer({ worker: 'none' })
afterEach(async () => {
  await server().setClock(null)
  await server().checkInvariants()
})

/** What the killed worker logged. */
async function killedAt(killAt: string): Promise<string> {
  let log = ''
  const onLog = (text: string) => {
    log += text
  }
  const worker = await server().startWorker({ killAt, onLog, env: { LOG_LEVEL: 'trace' } })
  expect(await worker.ended, killAt).toMatchObject({ signal: 'SIGKILL' })
  await server().owner.query(`update platform_job set lease_until = clock_timestamp() where state = 'running'`)
  return log
}
async function workOn(done: () => Promise<unknown>, ctx = server().ctx): Promise<void> {
  const runner = startRunner(ctx, messageJobs, { slots: 4, pollMs: 50, renewals: ctx.db })
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

/** An alert whose 알림톡 and text fail at the phone; the result of the text has not been requested yet. */
async function alertUnasked(reference: string, ctx = server().ctx): Promise<() => Promise<string>> {
  const token = await server().login('kim')
  const { user_seq } = (await server().call('userInfo', {}, { token })).data
  await server().control('faults', { service: 'messaging', kind: 'result-failed', times: 2, ms: 200 })
  const notice = {
    user_seq,
    order_seq: null,
    template: 'watch-application',
    variables: { home: '카나리아집' },
  } as const
  await server().ctx.tx((tx) => postNotice(tx, { ...notice, urgent: true, reference }))
  const outcomes = async (): Promise<string> => {
    const { rows } = await server().owner.query<{ it: string }>(
      `select channel || ' ' || coalesce(result, state) as it from message_notice where starts_with(reference, $1)
       order by notice_seq`,
      [reference],
    )
    return rows.map((r) => r.it).join(', ')
  }
  await workOn(async () => (await outcomes()) === 'talk accepted', ctx)
  await later(300)
  await workOn(async () => (await outcomes()) === 'talk failed, text accepted', ctx)
  await later(31)
  return outcomes
}

it.each(
  turnOf(
    'killed while a mail is due',
    ['delivery.noted', 'delivery.answered', 'delivery.kept', 'notice.noted', 'notice.answered', 'notice.kept'],
    3,
  ),
)(
  'a worker killed at %s: an alert whose text failed is sent by one mail',
  async (killAt) => {
    const reference = `killed-${killAt}`
    const outcomes = await alertUnasked(reference)
    const log = await killedAt(killAt)
    await later(300)
    await workOn(async () => /^talk failed, text failed, mail (accepted|delivered)$/.test(await outcomes()))
    await later(60)
    await workOn(async () => (await outcomes()) === 'talk failed, text failed, mail delivered')
    const { mails } = await server().control<{ mails: { to: string; reference: string }[] }>('mails')
    const [mail, ...more] = mails.filter((m) => m.reference === `${reference}-mail`)
    expect([mail?.to, more.length]).toEqual([expect.stringContaining('@'), 0])
    expect(log).toContain('"level"')
    for (const personal of [mail?.to ?? '@', '카나리아']) expect(log).not.toContain(personal)
  },
  60_000,
)

it('where no vendor of mail is set, an alert that reached no phone stays failed', async () => {
  const ctx = { ...server().ctx, mail: null }
  const outcomes = await alertUnasked('no-vendor', ctx)
  await workOn(async () => (await outcomes()) === 'talk failed, text failed', ctx)
  await later(300)
  await workOn(async () => {
    const { rows } = await server().owner.query(
      `select from platform_job where name like 'message.%' and run_at <= app_now()`,
    )
    return rows.length === 0
  }, ctx)
  expect(await outcomes()).toBe('talk failed, text failed')
}, 60_000)
