import { expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { HOME, makePaidOrder } from '../../testing/scenes.ts'

const server = useTestServer({ worker: 'none' })

it.each(['share.noted', 'share.answered'])(
  'a worker killed at %s: the link goes out once, and its number is forgotten',
  async (killAt) => {
    const { token } = await signIn(server(), { persona: true })
    await makePaidOrder(server(), token, HOME)
    const first = await server().startWorker()
    await server().settle(30_000)
    await first.stop()
    const report_seq = (await server().call('reportList', {}, { token })).data.reports[0]?.report_seq ?? 0
    const phone = killAt === 'share.noted' ? '01055550231' : '01055550232'
    const made = await server().call('shareMake', { report_seq, to: { phone }, name: '아빠' }, { token })
    expect(made.code).toBe(0)

    const killed = await server().startWorker({ killAt })
    expect(await killed.ended, killAt).toMatchObject({ signal: 'SIGKILL' })
    await server().owner.query(`update platform_job set lease_until = clock_timestamp() where state = 'running'`)
    const next = await server().startWorker()
    await server().settle(30_000)
    await next.stop()
    const { messages } = await server().control<{ messages: { to: string }[] }>('messages')
    expect(messages.filter((m) => m.to === phone)).toHaveLength(1)
    const { rows } = await server().owner.query(
      `select message, num_nonnulls(phone_sealed, link_sealed) as open from report_share where share_seq = $1`,
      [made.data.share_seq],
    )
    expect(rows).toEqual([{ message: 'sent', open: 0 }])
  },
  90_000,
)
