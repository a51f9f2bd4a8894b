import { afterEach, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { areas } from '../../../main/areas.ts'
import { count, makePaidOrder, pass } from '../../testing/scenes.ts'
import { linesWith, wholeDatabase } from '../../testing/whole-database.ts'

const server = useTestServer({ worker: 'none' })
afterEach(() => server().setClock(null))

it('a person is forgotten whole, wherever the process that does it is killed', async () => {
  const first = await server().startWorker()
  const token = await server().login('killed')
  await makePaidOrder(server(), token, undefined, { landlord_name: '카나리아주인' })
  await expect.poll(() => count(server(), `report_report where state = 'ready'`), { timeout: 20_000 }).toBe(1)
  await first.stop()
  await server().call('withdrawalAsk', { reason: 'privacy' }, { token })
  await pass(server(), 4 * 24 * 3600)
  const { rows } = await server().owner.query<{ withdrawal_seq: string }>(
    'select withdrawal_seq from account_withdrawal',
  )
  const withdrawal_seq = Number(rows[0]?.withdrawal_seq)
  // The nightly job may have queued it by then: at most one job per key is queued.
  const enqueue = () =>
    server().ctx.enqueue('account.forget', { withdrawal_seq }, { key: `withdrawal:${withdrawal_seq}` })

  const points = [
    'forget.providers',
    'forget.apart',
    'forget.report.doing',
    'forget.order',
    'forget.account.doing',
    'forget.account',
  ]
  for (const point of points) {
    const killed = await server().startWorker({ killAt: point })
    await enqueue()
    expect((await killed.ended).signal, point).toBe('SIGKILL')
    // Expires the lease of the killed worker.
    await server().owner.query(
      `update platform_job set state = 'retry', lease_until = null, attempts = 0 where name = 'account.forget' and state = 'running'`,
    )
  }
  const last = await server().startWorker()
  await enqueue()
  await expect.poll(() => count(server(), 'account_withdrawal where done_at is not null'), { timeout: 15_000 }).toBe(1)
  await last.stop()

  expect(linesWith(await wholeDatabase(server()), '카나리아')).toEqual([])
  expect(await count(server(), 'apart.record')).toBe(2)
  expect(await count(server(), 'account_withdrawal_step')).toBe(areas.folded.personalData.length + 3)
  await server().checkInvariants()
}, 120_000)

it('the retention table is run in batches that are counted with what they delete', async () => {
  await server().owner.query(
    `insert into payment_webhook (vendor, event_key, body, received_at, processed_at)
    select 'portone', 'old-' || n, 'body', app_now() - interval '91 days', app_now() from generate_series(1, 1200) n`,
  )
  const letGo = () =>
    server().owner.query(
      `update platform_job set state = 'retry', lease_until = null, attempts = 0 where name = 'account.retention'`,
    )
  await letGo()
  const killed = await server().startWorker({ killAt: 'retention.batch#7' })
  await server().ctx.enqueue('account.retention', {}, { key: 'schedule' })
  expect((await killed.ended).signal).toBe('SIGKILL')
  await letGo()
  const last = await server().startWorker()
  await server().ctx.enqueue('account.retention', {}, { key: 'schedule' })
  const counted = () => count(server(), `account_retention_run where rule = 'gateway-bodies' and rows = 1200`)
  await expect.poll(counted, { timeout: 15_000 }).toBe(1)
  expect(
    await count(server(), `payment_webhook where event_key like 'old-%' and num_nonnulls(body, body_sealed) > 0`),
  ).toBe(0)
  await last.stop()
}, 60_000)
