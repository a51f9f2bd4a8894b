import type { subscribeEdit } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import type { Input } from '@jipsalpim/contract/call.ts'
import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { afterEach, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count } from '../../testing/scenes.ts'
import { atRegistry, requestCheck, watchHome, watchOf } from '../../testing/watch-scene.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))
const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const

type Choice = Omit<Input<typeof subscribeEdit>, 'subscribe_seq'>
/** A watch in the evening, at 22:30, with what its user has chosen. */
async function watched(name: string, ho: string, choose: Choice) {
  await server().setClock(new Date('2027-02-03T22:30:00+09:00'))
  const token = await server().login(name)
  await server().call('termsAgree', { codes: ['push'], road: 'mypage' }, { token })
  await server().call('pushDevice', { push_token: `device-${name}`, platform: 'ios' }, { token })
  await watchHome(server(), token, { keyword: '초록마을로 9012', ho })
  await server().settle(30_000)
  const { subscribeSeq: seq } = await watchOf(server(), token)
  expect((await server().call('subscribeEdit', { subscribe_seq: seq, ...choose }, { token })).code).toBe(0)
  await atRegistry(server(), seq, 'application-received', mortgage)
  await requestCheck(server())
  await atRegistry(server(), seq, 'withdrawn', mortgage)
  await requestCheck(server())
  const alerts = (await server().call('subscribeAlerts', {}, { token })).data.alerts
  expect(alerts.map((a) => a.kind)).toEqual(['withdrawn', 'application'])
  return seq
}
/** A watch that begins at 9:00. */
async function watchedFromMorning(name: string, ho: string) {
  await server().setClock(new Date('2027-02-03T09:00:00+09:00'))
  const token = await server().login(name)
  await watchHome(server(), token, { keyword: '초록마을로 9012', ho })
  await server().settle(30_000)
  return (await watchOf(server(), token)).subscribeSeq
}
async function repeatAt(time: string): Promise<void> {
  await server().setClock(new Date(`${time}:00+09:00`))
  await server().ctx.enqueue('subscribe.repeat', {})
  await server().settle(30_000)
}
/** What was sent of each alert: by 알림톡, and to how many devices. */
const sentOf = async (seq: number) => {
  const { rows } = await server().owner.query<{ of: string; talk: string; devices: number }>(
    `select n.template as of, n.state as talk, (select count(*)::int from message_push p where p.notice_seq = n.notice_seq) as devices
     from message_notice n join subscribe_watch w using (user_seq)
     where w.watch_seq = $1 and n.template in ('watch-application', 'watch-withdrawn') order by n.notice_seq`,
    [seq],
  )
  return rows
}

it('what is not critical waits for the end of the quiet hours, and what is critical does not', async () => {
  const seq = await watched('quiet-hours', '101호', { quiet_hours: { from: 22, until: 8 } })
  expect(await sentOf(seq)).toMatchObject([
    { of: 'watch-application', talk: 'sent' },
    { of: 'watch-withdrawn', talk: 'pending' },
  ])
  await server().setClock(new Date('2027-02-04T08:01:00+09:00'))
  await server().ctx.enqueue('subscribe.repeat', {})
  await server().settle(30_000)
  // The application is not sent again: it is over, and that was told.
  expect(await sentOf(seq)).toMatchObject([{ talk: 'sent' }, { talk: 'sent' }])
})

it('what is critical is sent again after 3 and 24 hours, until it is opened', async () => {
  const seq = await watchedFromMorning('sent-again', '302호')
  const at = async (time: string) => {
    await repeatAt(time)
    return (await sentOf(seq)).length
  }
  await atRegistry(server(), seq, 'application-received', mortgage)
  await requestCheck(server())
  expect([await at('2027-02-03T11:50'), await at('2027-02-03T12:10'), await at('2027-02-03T13:00')]).toEqual([1, 2, 2])
  expect([await at('2027-02-04T09:10'), await at('2027-02-06T09:10')]).toEqual([3, 3])
  await atRegistry(server(), seq, 'application-received', { ...mortgage, purpose: '전세권설정' })
  await requestCheck(server())
  const again = await server().login('sent-again')
  const { alerts } = (await server().call('subscribeAlerts', {}, { token: again })).data
  const alert = alerts.find((a) => a.purpose === '전세권설정')
  await server().call('subscribeSeen', { alert_seq: alert?.alert_seq ?? 0 }, { token: again })
  expect(await at('2027-02-06T13:00')).toBe(4)
})

it('that the register is refused is sent again after 3 hours, and not once the register was read', async () => {
  const seq = await watchedFromMorning('refused-again', '401호')
  const at = async (time: string) => {
    await repeatAt(time)
    return count(
      server(),
      `message_notice join subscribe_watch using (user_seq) where watch_seq = $1 and template = 'watch-unlisted'`,
      [seq],
    )
  }
  await atRegistry(server(), seq, 'missed', { section: '갑구', purpose: '소유권이전', party: '새주인' })
  await atRegistry(server(), seq, 'application-received', mortgage, 'refused')
  for (const _ of [1, 2]) await requestCheck(server(), 'extract')
  expect([await at('2027-02-03T11:50'), await at('2027-02-03T12:10')]).toEqual([1, 2])
  await atRegistry(server(), seq, 'registered', mortgage)
  await requestCheck(server(), 'extract')
  expect(await at('2027-02-04T09:10')).toBe(2)
})

it('during a pause only what is critical is sent; the inbox has everything', async () => {
  const seq = await watched('paused', '201호', {
    pause_until: addDays(dayInSeoul(new Date('2027-02-03T13:30:00Z')), 7),
  })
  expect(await sentOf(seq)).toMatchObject([{ of: 'watch-application', talk: 'sent' }])
})

it('what is not critical is sent where the user wants it, and what is critical everywhere', async () => {
  const noTalk = await watched('no-talk', '202호', { channels: { talk: false } })
  expect(await sentOf(noTalk)).toEqual([
    { of: 'watch-application', talk: 'sent', devices: 1 },
    { of: 'watch-withdrawn', talk: 'not-wanted', devices: 1 },
  ])
  const noPush = await watched('no-push', '301호', { channels: { push: false } })
  expect(await sentOf(noPush)).toEqual([
    { of: 'watch-application', talk: 'sent', devices: 1 },
    { of: 'watch-withdrawn', talk: 'sent', devices: 0 },
  ])
})
