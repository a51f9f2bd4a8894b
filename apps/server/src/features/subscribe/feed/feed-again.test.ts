import { afterEach, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { HOME } from '../../testing/scenes.ts'
import { atRegistry, watchHome, watchOf } from '../../testing/watch-scene.ts'

const server = useTestServer({ feed: true })
const COURT = '서울남부지방법원 강서등기소'
const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const
const seizure = { section: '갑구', purpose: '가압류', amount: 30_000_000 } as const

async function watched(name: string, ho: string) {
  const token = await server().login(name)
  await watchHome(server(), token, { ...HOME, ho })
  await server().settle(30_000)
  return { token, seq: (await watchOf(server(), token)).subscribeSeq }
}
const read = async () => {
  await server().ctx.enqueue('subscribe.feed', {})
  await server().settle(30_000)
}
/** The home's turn comes; the source of its last check. */
async function turn(seq: number, kind: 'cases' | 'extract' = 'cases'): Promise<string | undefined> {
  const ofHome = 'home_seq = (select home_seq from subscribe_watch where watch_seq = $1)'
  await server().owner.query(`update subscribe_turn set next_at = app_now(), next_kind = $2 where ${ofHome}`, [
    seq,
    kind,
  ])
  await server().ctx.enqueue('subscribe.round', {})
  await server().settle(30_000)
  const { rows } = await server().owner.query<{ source: string }>(
    `select source from subscribe_check where ${ofHome} order by check_seq desc limit 1`,
    [seq],
  )
  return rows[0]?.source
}
const alertsOf = async (token: string) =>
  (await server().call('subscribeAlerts', {}, { token })).data.alerts.map((a) => `${a.kind} ${a.purpose}`)
const play = (act: object) => server().control('feed', act)
afterEach(() => server().setClock(null))

it('a court that comes to the feed again covers a home only once its list was asked since', async () => {
  const { token, seq } = await watched('feed-court-back', '201호')
  await read()
  await turn(seq)
  expect(await turn(seq)).toBe('feed')
  await play({ court: COURT, is: 'left' })
  await atRegistry(server(), seq, 'application-received', mortgage)
  await play({ court: COURT, is: 'read' })
  await read()
  expect(await turn(seq)).toBe('tilko')
  expect(await alertsOf(token)).toEqual(['application 근저당권설정'])
  expect(await turn(seq)).toBe('feed')
})

it('news of a home that is not paid for wait until it is, and do not occupy the worker', async () => {
  const { token, seq } = await watched('feed-paused', '202호')
  await read()
  const become = (state: string) =>
    server().owner.query('update subscribe_watch set state = $2 where watch_seq = $1', [seq, state])
  await become('paused')
  await atRegistry(server(), seq, 'application-received', mortgage)
  await read()
  expect(await alertsOf(token)).toEqual([])
  await become('active')
  await read()
  expect(await alertsOf(token)).toEqual(['application 근저당권설정'])
})

it('a feed that lost its rows and numbers from 1 again: a row under a number that we know is read', async () => {
  const { token, seq } = await watched('feed-numbers', '302호')
  await read()
  await atRegistry(server(), seq, 'application-received', mortgage)
  await read()
  await play({ loses: 'all' })
  await read()
  await read()
  expect(await turn(seq)).toBe('tilko')
  await atRegistry(server(), seq, 'application-received', seizure)
  await read()
  expect(await alertsOf(token)).toEqual(['application 가압류', 'application 근저당권설정'])
})

it('a feed that lost its rows and has given as many again since: its new numbers are noticed, and homes are looked up', async () => {
  const { token, seq } = await watched('feed-anew', '501호')
  await read()
  await turn(seq)
  expect(await turn(seq)).toBe('feed')
  const { rows } = await server().owner.query<{ cursor: number }>('select cursor::int from subscribe_feed')
  await play({ loses: 'all' })
  await atRegistry(server(), seq, 'application-received', mortgage)
  for (let n = 0; n < (rows[0]?.cursor ?? 0); n++) await atRegistry(server(), seq, 'correction', mortgage)
  await read()
  expect(await turn(seq)).toBe('tilko')
  expect(await alertsOf(token)).toContain('application 근저당권설정')
})

it('a row that is corrected is told once, and shown as corrected', async () => {
  const { token, seq } = await watched('feed-corrects', '101호')
  await read()
  await play({ next: 'corrected' })
  await atRegistry(server(), seq, 'application-received', mortgage)
  await read()
  expect(await alertsOf(token)).toEqual(['application 근저당권설정'])
})

it('rows that arrive after the register was read are no alert of an application that is already on it', async () => {
  const { token, seq } = await watched('feed-late', '502호')
  await read()
  await turn(seq)
  expect(await turn(seq)).toBe('feed')
  await atRegistry(server(), seq, 'application-received', mortgage)
  await atRegistry(server(), seq, 'registered', mortgage)
  expect(await turn(seq, 'extract')).toBe('register')
  const told = await alertsOf(token)
  expect(told).toEqual(['missed null'])
  await read()
  await turn(seq)
  await turn(seq, 'extract')
  expect(await alertsOf(token)).toEqual(told)
})

it('an application that the feed told is not told again by the list, which shows it for two months', async () => {
  const { seq } = await watched('feed-then-list', '301호')
  await read()
  await turn(seq)
  expect(await turn(seq)).toBe('feed')
  await atRegistry(server(), seq, 'application-received', mortgage)
  await atRegistry(server(), seq, 'withdrawn', mortgage)
  await read()
  await server().setClock(new Date(Date.now() + 45 * 86_400_000))
  const token = await server().login('feed-then-list')
  const told = await alertsOf(token)
  expect(told).toContain('withdrawn 근저당권설정')
  await play({ court: COURT, is: 'left' })
  expect(await turn(seq)).toBe('tilko')
  expect((await alertsOf(token)).filter((a) => !a.startsWith('resumed'))).toEqual(told)
})

it('after the clock went back, the feed covers nothing that it has not read', async () => {
  const { seq } = await watched('feed-clock', '402호')
  await read()
  await turn(seq)
  expect(await turn(seq)).toBe('feed')
  await server().setClock(new Date(Date.now() - 3_600_000))
  await server().control('faults', { service: 'applications-feed', kind: 'down', times: 1000 })
  await read()
  expect(await turn(seq)).toBe('tilko')
})
