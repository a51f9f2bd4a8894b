import { afterEach, expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, HOME, makePaidOrder, progressOf, type Where } from '../../testing/scenes.ts'
import { requestCheck, watchHome, watchOf } from '../../testing/watch-scene.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))
const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 }
const DAY = 86_400_000

/** A user with a report of a home, and the number of its register. */
async function reported(where: Where) {
  const { token } = await signIn(server(), { persona: true })
  const { merchant_uid } = await makePaidOrder(server(), token, where)
  await server().settle()
  const id = (await progressOf(server(), token, merchant_uid)).report_seq ?? expect.fail()
  const { data } = await server().call('reportOfUser', { id }, { token })
  return { token, of: merchant_uid, uniqueNo: data.assessment.register.uniqueNo ?? expect.fail() }
}
async function watch(token: string, from: { of: string } | Where) {
  if ('of' in from) await watchHome(server(), token, HOME, { ...from, place: undefined })
  else await watchHome(server(), token, from)
  await server().settle(30_000)
  return watchOf(server(), token)
}
const alertsOf = async (token: string) => (await server().call('subscribeAlerts', {}, { token })).data.alerts
const registered = (uniqueNo: string, entry: object = mortgage) =>
  server().control(`register/${uniqueNo}/events`, { kind: 'registered', entry })
const later = (days: number) => server().setClock(new Date(Date.now() + days * DAY))

it('what was registered between the report and the first check is alerted to the owner of the report alone', async () => {
  const where = { ...HOME, ho: '201호' }
  const { token, of, uniqueNo } = await reported(where)
  await registered(uniqueNo)
  await later(2)
  const other = (await signIn(server(), { persona: true })).token
  await watch(other, where)
  const { subscribeSeq } = await watch(token, { of })
  const [alert, ...more] = await alertsOf(token)
  expect(more).toEqual([])
  expect(alert).toMatchObject({ kind: 'since-report', critical: true, subscribe_seq: subscribeSeq })
  expect(alert?.recovery?.after?.likely).toBeLessThan(alert?.recovery?.before?.likely ?? 0)
  expect(await alertsOf(other)).toEqual([])

  const { data } = await server().call('subscribeAnalyze', { analyze_seq: alert?.alert_seq ?? 0 }, { token })
  expect(data.judgement?.changes.map(({ change }) => change.kind)).toContain('right-added')
  expect(Date.parse(data.before_at ?? '')).toBeLessThan(Date.parse(data.after_at ?? ''))
  expect((await server().call('subscribeGuard', { id: subscribeSeq }, { token })).data.answer).toBe('hold')
  const notices = await server().owner.query<{ template: string; what: string | null }>(
    `select template, variables ->> 'what' as what from message_notice n join subscribe_watch w using (user_seq)
      where watch_seq = $1 and template like 'watch-%' order by notice_seq`,
    [subscribeSeq],
  )
  expect(notices.rows.map((n) => n.template)).toEqual(['watch-begun', 'watch-since-report'])
  expect(notices.rows[1]?.what).toContain('1억 2,000만 원')

  // The register of the report is not the last one: the next check compares with the one that a check read.
  await requestCheck(server(), 'extract')
  expect(await alertsOf(token)).toHaveLength(1)
  await registered(uniqueNo, { section: '갑구', purpose: '가압류', amount: 30_000_000 })
  await requestCheck(server(), 'extract')
  expect((await alertsOf(token)).map((a) => a.kind)).toEqual(['registered', 'application', 'since-report'])
  expect((await alertsOf(other)).map((a) => a.kind)).toEqual(['registered', 'application'])
  await server().checkInvariants({ inTime: true })
})

it('the first watch of a home is alerted by the register of its first check', async () => {
  const { token, of, uniqueNo } = await reported({ ...HOME, ho: '302호' })
  await registered(uniqueNo)
  await later(1)
  await watch(token, { of })
  expect((await alertsOf(token)).map((a) => a.kind)).toEqual(['since-report'])
  await server().checkInvariants({ inTime: true })
})

it('a register as the report has it is no alert, nor is an application that is only pending', async () => {
  const { token, of, uniqueNo } = await reported({ ...HOME, ho: '402호' })
  await server().control(`register/${uniqueNo}/events`, { kind: 'application-received', entry: mortgage })
  await later(1)
  await watch(token, { of })
  expect((await alertsOf(token)).map((a) => a.kind)).toEqual(['application'])
  expect(await count(server(), "subscribe_event where kind = 'since-report'")).toBe(2)
  await server().checkInvariants({ inTime: true })
})

it('an application that was over before the watch began is no news', async () => {
  const where = { keyword: '화곡로 9047', ho: '302호' }
  const { token, of, uniqueNo } = await reported(where)
  for (const kind of ['application-received', 'withdrawn'])
    await server().control(`register/${uniqueNo}/events`, { kind, entry: mortgage })
  await later(1)
  await watch(token, { of })
  await requestCheck(server())
  expect(await alertsOf(token)).toEqual([])
  await server().checkInvariants({ inTime: true })
})
