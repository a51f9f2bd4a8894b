import { afterEach, expect, it } from 'vitest'
import { turnOf } from '../../../../../dev/vitest/turn.ts'
import { startRunner } from '../../jobs/runner.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import { accountJobs } from '../account/jobs.ts'
import { makePaidOrder } from '../testing/scenes.ts'
import { messageJobs } from './jobs.ts'
import { newsDocument, publishNews } from './publish-news.ts'

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
async function workOn(done: () => Promise<boolean>): Promise<void> {
  const runner = startRunner(server().ctx, [...messageJobs, ...accountJobs], {
    slots: 4,
    pollMs: 50,
    renewals: server().ctx.db,
  })
  try {
    await expect.poll(done, { timeout: 20_000 }).toBe(true)
  } finally {
    await runner.stop()
  }
}
const noticesOf = async (template: string) =>
  (await server().owner.query('select state from message_notice where template = $1', [template])).rows
/** True when there is exactly one notice, and it was sent. */
const isSent = async (template: string) => JSON.stringify(await noticesOf(template)) === '[{"state":"sent"}]'

it('a worker killed at news.posted: everybody is told once', async () => {
  await server().setClock(new Date('2026-12-01T03:00:00Z'))
  const token = await server().login('소식')
  await server().call('termsAgree', { codes: ['marketing'] }, { token })
  const news = { news: [{ name: 'killed', body: '새 소식이에요.', button: '보기', path: '/main' }] }
  await publishNews(server().ctx, newsDocument.parse(news))
  await killedAt('news.posted')
  expect(await noticesOf('news')).toEqual([])
  await workOn(() => isSent('news'))
}, 60_000)

it('a worker killed at consent.reminded: who agreed two years ago is told once', async () => {
  await server().setClock(new Date('2028-12-02T03:00:00Z'))
  await server().ctx.enqueue('account.consents', {})
  await killedAt('consent.reminded')
  expect(await noticesOf('consent-reminder')).toEqual([])
  await workOn(() => isSent('consent-reminder'))
}, 60_000)

it.each(turnOf('killed while pushing', ['push.noted', 'push.answered', 'push.kept'], 3))(
  'a worker killed at %s: the device is told, under one name',
  async (killAt) => {
    const token = await server().login(`푸시-${killAt.slice(5)}`)
    const device = `killed-${killAt}`
    await server().call('termsAgree', { codes: ['push'], road: 'mypage' }, { token })
    await server().call('pushDevice', { push_token: device, platform: 'ios' }, { token })
    await makePaidOrder(server(), token, null)
    await killedAt(killAt)
    const states = async () =>
      (
        await server().owner.query(
          `select p.state from message_push p join account_device d using (token_hash)
        where d.user_seq = (select user_seq from account_device where token_hash = sha256($1::bytea))`,
          [device],
        )
      ).rows
    await workOn(async () => JSON.stringify(await states()) === '[{"state":"sent"}]')
    const { pushes } = await server().control<{ pushes: { tag: string }[] }>(`pushes?token=${device}`)
    expect(pushes.length).toBe(killAt === 'push.answered' ? 2 : 1)
    expect(new Set(pushes.map((p) => p.tag)).size).toBe(1)
  },
  60_000,
)
