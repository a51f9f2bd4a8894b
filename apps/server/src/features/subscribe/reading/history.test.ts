import { expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { atRegistry, NO_DAYS, requestCheck, watchHome, watchOf } from '../../testing/watch-scene.ts'

const server = useTestServer()
const lease = { ...NO_DAYS, deposit_amount: 180_000_000 }

it('an entry that was alerted says in won what it changed, and an older one says nothing', async () => {
  const token = await server().login('history-won')
  await watchHome(server(), token, { keyword: '초록마을로 9012', ho: '201호' }, { lease })
  await server().settle(30_000)
  const { subscribeSeq: id } = await watchOf(server(), token)
  const entries = async () => (await server().call('subscribeHistory', { id }, { token })).data.entries
  expect((await entries()).filter((e) => e.effect !== null)).toEqual([])
  await atRegistry(server(), id, 'registered', { section: '을구', purpose: '근저당권설정', amount: 120_000_000 })
  await requestCheck(server(), 'extract')
  const { alerts } = (await server().call('subscribeAlerts', {}, { token })).data
  const [alert] = alerts
  const [before, after] = [alert?.recovery?.before?.likely, alert?.recovery?.after?.likely]
  expect(before).toBeGreaterThan(after ?? Number.NaN)
  expect((await entries()).filter((e) => e.effect !== null)).toMatchObject([
    {
      section: '을구',
      title: '근저당권설정',
      since: true,
      effect: { won: (after ?? 0) - (before ?? 0), alert_seq: alert?.alert_seq },
    },
  ])
})
