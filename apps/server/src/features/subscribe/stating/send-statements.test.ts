import { day, type Day } from '@jipsalpim/engine/values/day.ts'
import { afterEach, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { atRegistry, requestCheck, watchHome, watchOf } from '../../testing/watch-scene.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))

const at = (time: string) => server().setClock(new Date(`${time}:00+09:00`))
const send = async () => {
  await server().ctx.enqueue('subscribe.statements', {})
  await server().settle(30_000)
}
const sentTo = async (token: string) => {
  const { subscribeSeq } = await watchOf(server(), token)
  const { rows } = await server().owner.query<{ variables: Record<string, unknown>; state: string }>(
    `select n.variables, n.state from message_notice n join subscribe_watch w using (user_seq)
     where w.watch_seq = $1 and n.template = 'watch-month' order by n.notice_seq`,
    [subscribeSeq],
  )
  return rows
}

it('every user is sent the statement of a month at the beginning of the next one, once', async () => {
  await at('2027-03-30T10:00')
  await watchHome(server(), await server().login('month-one'), { keyword: '초록마을로 9012', ho: '101호' })
  const twice = await server().login('month-two')
  await watchHome(server(), twice, { keyword: '초록마을로 9012', ho: '201호' })
  await watchHome(server(), twice, { keyword: '초록마을로 9012', ho: '202호' })
  await server().settle(30_000)
  const { subscribeSeq: changed } = await watchOf(server(), twice)
  const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const
  await atRegistry(server(), changed, 'registered', mortgage)
  await requestCheck(server(), 'extract')
  await at('2027-04-01T09:50')
  const yearly = { yearly: true, shown_price: 49_000 }
  await watchHome(server(), await server().login('month-new'), { keyword: '초록마을로 9012', ho: '301호' }, yearly)
  await server().settle(30_000)
  await send()
  // Not before ten in the morning.
  expect(await sentTo(await server().login('month-one'))).toEqual([])
  await at('2027-04-01T10:05')
  await send()
  await send()
  const one = await server().login('month-one')
  const { subscribeSeq: id, fullAddress } = await watchOf(server(), one)
  const { data } = await server().call('subscribeReport', { id }, { token: one })
  const march = data.statements.find((s) => s.month === '2027-03')
  expect(await sentTo(one)).toMatchObject([
    {
      state: 'sent',
      variables: { month: '2027-03', home: fullAddress, checks: march?.checks, changes: 0, watch_seq: id },
    },
  ])
  // Both homes in one message, the one that has changed first.
  const two = await server().login('month-two')
  expect(await sentTo(two)).toMatchObject([{ variables: { changes: 1, other_homes: 1, other_changes: 0 } }])
  // There is nothing to state for a watch that began today.
  expect(await sentTo(await server().login('month-new'))).toEqual([])
  await at('2027-05-02T11:00')
  await send()
  expect(await sentTo(await server().login('month-new'))).toMatchObject([{ variables: { month: '2027-04' } }])
})

it('a month without a check is told as such, also by message', async () => {
  await at('2027-06-20T10:00')
  await watchHome(server(), await server().login('month-blind'), { keyword: '초록마을로 9012', ho: '302호' })
  await server().settle(30_000)
  await server().owner.query(`delete from subscribe_check where at >= '2027-06-01'`)
  await at('2027-07-03T12:00')
  await send()
  const [notice] = await sentTo(await server().login('month-blind'))
  expect(notice?.variables).toMatchObject({ checks: 0, silent: 0 })
  const { messages } = await server().control<{ messages: { text: string }[] }>('messages')
  expect(messages.map(({ text }) => text).join()).toContain('한 번도 확인하지 못했어요. 변동이 없다는 뜻이 아니에요.')
})

it('is not sent of a home whose alerts are paused, and not where the user does not want alerts', async () => {
  await at('2027-08-20T10:00')
  const edit = async (name: string, ho: string, choice: { pause_until?: Day; channels?: { talk: boolean } }) => {
    const token = await server().login(name)
    await watchHome(server(), token, { keyword: '초록마을로 9012', ho })
    await server().settle(30_000)
    const { subscribeSeq } = await watchOf(server(), token)
    expect((await server().call('subscribeEdit', { subscribe_seq: subscribeSeq, ...choice }, { token })).code).toBe(0)
  }
  await edit('month-pauses', '401호', { pause_until: day('2027-09-10') })
  await edit('month-no-talk', '402호', { channels: { talk: false } })
  await at('2027-09-02T12:00')
  await send()
  expect(await sentTo(await server().login('month-pauses'))).toEqual([])
  expect(await sentTo(await server().login('month-no-talk'))).toMatchObject([{ state: 'not-wanted' }])
})
