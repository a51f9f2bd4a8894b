import { addDays, addMonths, day, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'
import { count, HOME, makePaidOrder, type Where } from '../testing/scenes.ts'
import { atRegistry, requestCheck, watchHome, watchOf } from '../testing/watch-scene.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))
const lease = {
  contract_type: '전세' as const,
  deposit_amount: 180_000_000,
  rental_amount: 0,
  contract_on: '2026-11-20' as never,
  balance_on: null,
  move_in_on: '2027-01-15' as never,
  contract_months: 24,
}
const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const
let unit = 0
/** Homes of the sandbox, one per test, so that tests do not affect each other. */
const homes = [
  ...['201호', '302호', '402호', '501호'].map((ho) => ({ ...HOME, ho })),
  ...['201호', '302호', '402호', '501호', '102호', '401호'].map((ho) => ({ keyword: '화곡로 9047', ho })),
]
const nextHome = (): Where => homes[unit++ % homes.length] ?? HOME

async function watched(name: string, where = nextHome(), over = {}) {
  const token = await server().login(name)
  const { order_seq } = await watchHome(server(), token, where, { lease, ...over })
  await server().settle(30_000)
  const info = await watchOf(server(), token)
  return { token, order_seq, seq: info.subscribeSeq, info, where }
}
const alertsOf = async (token: string) => (await server().call('subscribeAlerts', {}, { token })).data.alerts

describe('a watch', () => {
  it('begins with the payment: its first register is read, the applications are listed, and the order is delivered', async () => {
    const { token, order_seq, info, seq } = await watched('begins')
    expect(info).toMatchObject({ state: 'active', plan: 'month', phase: 'idle', stale_since: null, unseen: 0 })
    expect(info.last_check_at).not.toBeNull()
    expect(await count(server(), 'order_order where order_seq = $1 and delivered_at is not null', [order_seq])).toBe(1)
    const checks = await server().owner.query(
      'select kind, result from subscribe_check join subscribe_watch using (home_seq) where watch_seq = $1 order by at',
      [seq],
    )
    expect(checks.rows).toEqual([
      { kind: 'first', result: 'same' },
      { kind: 'cases', result: 'none' },
    ])
    const { entries, read_at } = (await server().call('subscribeHistory', { id: seq }, { token })).data
    expect(read_at).not.toBeNull()
    expect(entries.some((e) => e.section === '갑구')).toBe(true)
    await server().checkInvariants({ inTime: true })
  })

  it('of one home is shared: one look, and an alert for each person, once', async () => {
    const where = nextHome()
    const [one, two] = [await watched('shares-one', where), await watched('shares-two', where)]
    expect(
      await count(
        server(),
        'subscribe_turn where unique_no is not null and idle_since is null and home_seq in (select home_seq from subscribe_watch where watch_seq = any($1))',
        [[one.seq, two.seq]],
      ),
    ).toBe(1)
    await atRegistry(server(), one.seq, 'application-received', mortgage)
    await requestCheck(server())
    await requestCheck(server())
    for (const { token } of [one, two]) {
      const alerts = await alertsOf(token)
      expect(alerts).toMatchObject([{ kind: 'application', critical: true, purpose: '근저당권설정', grade: null }])
    }
    await server().checkInvariants({ inTime: true })
  })
})

describe('an application', () => {
  it('is told with what a sum would do, then registered with what it did, in the messenger too', async () => {
    const { token, seq } = await watched('is-told')
    await atRegistry(server(), seq, 'application-received', mortgage)
    await requestCheck(server())
    const [told] = await alertsOf(token)
    const { data } = await server().call('subscribeAnalyze', { analyze_seq: told?.alert_seq ?? 0 }, { token })
    expect(data.what_if.map((r) => r.share)).toEqual([10, 30, 60])
    expect(data.what_if.every((r) => r.won > 0 && r.after !== null)).toBe(true)
    expect(data.judgement?.acts.map((a) => a.id)).toContain('hold-payment')
    expect(await watchOf(server(), token)).toMatchObject({ phase: 'application', unseen: 1 })

    await atRegistry(server(), seq, 'registered', mortgage)
    await requestCheck(server())
    const [now, before] = await alertsOf(token)
    expect(before?.alert_seq).toBe(told?.alert_seq)
    expect(now).toMatchObject({ kind: 'registered', critical: true })
    expect(now?.recovery?.after?.likely).toBeLessThan(now?.recovery?.before?.likely ?? 0)
    const texts = await server().owner.query(
      `select template, variables ->> 'what' as what from message_notice n join subscribe_watch w using (user_seq) where watch_seq = $1
        and template like 'watch-%' order by notice_seq`,
      [seq],
    )
    expect(texts.rows.map((r) => r.template)).toEqual(['watch-begun', 'watch-application', 'watch-registered'])
    expect(texts.rows[2]?.what).toContain('1억 2,000만 원')
    await server().checkInvariants({ inTime: true })
  })

  it('that is withdrawn is told as that; a register that changed unseen is told as missed', async () => {
    const { token, seq } = await watched('withdrawn')
    await atRegistry(server(), seq, 'application-received', mortgage)
    await requestCheck(server())
    await atRegistry(server(), seq, 'withdrawn', mortgage)
    await requestCheck(server())
    // It is over without an effect: no grade and no days as if it were pending.
    const [withdrawn] = await alertsOf(token)
    const analyze_seq = withdrawn?.alert_seq ?? 0
    const { data } = await server().call('subscribeAnalyze', { analyze_seq }, { token })
    expect(data).toMatchObject({ alert: { kind: 'withdrawn' }, judgement: null })
    const byDays = { analyze_seq, balance_on: addDays(dayInSeoul(new Date()), 30) }
    expect(await server().call('subscribeAnalyzeDate', byDays, { token })).toMatchObject({ code: 9203 })
    await atRegistry(server(), seq, 'missed', { section: '갑구', purpose: '가압류', amount: 30_000_000 })
    await requestCheck(server(), 'extract')
    expect((await alertsOf(token)).map((a) => a.kind)).toEqual(['missed', 'withdrawn', 'application'])
    await server().checkInvariants({ inTime: true })
    // An alert of an application that was over used to be stored with an assessment: it is not shown.
    const stored = (await alertsOf(token)).at(-1)?.alert_seq ?? 0
    const read = async () =>
      (await server().call('subscribeAnalyze', { analyze_seq: stored }, { token })).data.judgement
    expect(await read()).not.toBeNull()
    const over = `update subscribe_event set kind = 'withdrawn' where event_seq = (select event_seq from subscribe_alert where alert_seq = $1)`
    await server().owner.query(over, [stored])
    expect(await read()).toBeNull()
  })
})

describe('what was entered and is cleared again', () => {
  it('holds the money up no longer', async () => {
    const { token, seq } = await watched('cleared', nextHome())
    const guard = async () => (await server().call('subscribeGuard', { id: seq }, { token })).data
    const attachment = { section: '갑구', purpose: '가압류', amount: 30_000_000 } as const
    await atRegistry(server(), seq, 'missed', attachment)
    await requestCheck(server(), 'extract')
    expect(await guard()).toMatchObject({ answer: 'hold' })
    await atRegistry(server(), seq, 'missed', { section: '갑구', purpose: '4번가압류등기말소' })
    await requestCheck(server(), 'extract')
    expect(await guard()).toMatchObject({ answer: 'go' })
  })
})

describe('a source that fails', () => {
  it('leaves the result of a finished application unknown: told once, and the result as soon as the register is read', async () => {
    const { token, seq } = await watched('unconfirmed')
    await atRegistry(server(), seq, 'application-received', mortgage)
    await requestCheck(server())
    await server().control('faults', { service: 'register', kind: 'down', times: 1000 })
    await atRegistry(server(), seq, 'registered', mortgage)
    const kinds = async () => (await alertsOf(token)).map((a) => a.kind)
    await requestCheck(server())
    expect(await kinds()).toEqual(['application'])
    // Of an open application: five checks a day in office hours, so two are missed by the next afternoon.
    const begun = Date.now()
    for (let hours = 2; hours <= 31; hours++) {
      await server().setClock(new Date(begun + hours * 3_600_000))
      await requestCheck(server())
    }
    expect(await alertsOf(token)).toMatchObject([
      { kind: 'unconfirmed', critical: false, purpose: '근저당권설정' },
      { kind: 'application' },
    ])
    expect((await watchOf(server(), token)).stale_since).toBeNull()
    await server().control('faults', { service: 'register', kind: 'down', times: 0 })
    await requestCheck(server(), 'extract')
    expect(await kinds()).toEqual(['registered', 'unconfirmed', 'application'])
    await server().checkInvariants({ inTime: true })
  })

  it('for another application says nothing new of one whose result was told', async () => {
    const { token, seq } = await watched('told-before')
    await atRegistry(server(), seq, 'application-received', mortgage)
    await requestCheck(server())
    await atRegistry(server(), seq, 'completed-unchanged', mortgage)
    await requestCheck(server())
    await server().setClock(new Date(Date.now() + 3_700_000))
    await requestCheck(server())
    const kinds = async () => (await alertsOf(token)).map((a) => a.kind)
    expect(await kinds()).toEqual(['same', 'application'])
    await atRegistry(server(), seq, 'application-received', { ...mortgage, purpose: '전세권설정' }, 'refused')
    await requestCheck(server(), 'extract')
    const begun = Date.now()
    for (let hours = 1; hours <= 30; hours++) {
      await server().setClock(new Date(begun + hours * 3_600_000))
      await requestCheck(server())
    }
    expect(await kinds()).toEqual(['application', 'same', 'application'])
  })

  it('is an outage, told after two turns, and its end with the gap; never "no change", also at the end of a month', async () => {
    const month = addMonths(dayInSeoul(new Date()), 1).slice(0, 7)
    const last = addDays(addMonths(day(`${month}-01`), 1), -1)
    await server().setClock(new Date(`${addDays(last, -1)}T00:30:00+09:00`))
    const { token, seq } = await watched('outage', nextHome(), {
      lease: { ...lease, contract_on: null, move_in_on: null, contract_months: null },
    })
    const begun = server().ctx.now()
    await server().control('faults', { service: 'applications', kind: 'down', times: 1000 })
    await server().control('faults', { service: 'register', kind: 'down', times: 1000 })
    for (const days of [1, 2, 3]) {
      await server().setClock(new Date(begun.getTime() + days * 86_400_000))
      await requestCheck(server())
      await requestCheck(server())
    }
    expect((await alertsOf(token)).map((a) => a.kind)).toEqual(['stopped', 'stopped'])
    // Half past eight.
    await server().setClock(new Date(begun.getTime() + 3 * 86_400_000 + 8 * 3_600_000))
    await requestCheck(server())
    await requestCheck(server())
    expect((await alertsOf(token)).map((a) => a.kind)).toEqual(['stopped', 'stopped', 'stopped'])
    expect((await watchOf(server(), token)).stale_since).not.toBeNull()
    expect((await server().call('subscribeGuard', { id: seq }, { token })).data.answer).toBe('unknown')
    await server().control('faults', { service: 'applications', kind: 'down', times: 0 })
    await server().control('faults', { service: 'register', kind: 'down', times: 0 })
    await requestCheck(server(), 'extract')
    const alerts = await alertsOf(token)
    expect(alerts.map((a) => a.kind)).toEqual(['resumed', 'stopped', 'stopped', 'stopped'])
    expect(alerts[0]?.since).toBe(alerts[1]?.since)
    expect(new Date(alerts[0]?.since ?? 0).getTime()).toBeLessThanOrEqual(begun.getTime() + 60_000)
    expect((await watchOf(server(), token)).stale_since).toBeNull()
    const { statements } = (await server().call('subscribeReport', { id: seq }, { token })).data
    expect(statements.find((s) => s.month === month)).toMatchObject({ silent: false, gaps: [expect.anything()] })
  })
})

describe('a stop', () => {
  it('today gives back the days that are left, as shown, once; another sum stops nothing', async () => {
    const { seq, order_seq } = await watched('stops', nextHome(), { yearly: true, shown_price: 49_000 })
    const start = new Date()
    await server().setClock(new Date(start.getTime() + 151 * 86_400_000))
    // The session has expired by then.
    const token = await server().login('stops')
    await requestCheck(server())
    await server().ctx.enqueue('subscribe.earn', {})
    await server().settle(30_000)
    const earned = async () =>
      Number(
        (await server().owner.query('select earned from subscribe_period where watch_seq = $1', [seq])).rows[0]?.earned,
      )
    expect(await earned()).toBe(Math.floor((49_000 * 151) / 365))
    const { refund_now } = await watchOf(server(), token)
    expect(refund_now).toMatchObject({
      won: Math.floor((49_000 * 213) / 365),
      days: 365,
      days_left: 213,
      unused: false,
    })
    const stop = (shown_refund: number) =>
      server().call('subscribeRemove', { subscribe_seq: seq, shown_refund }, { token })
    expect(await stop((refund_now?.won ?? 0) + 1)).toMatchObject({ code: 9302, data: { refund: refund_now?.won } })
    expect(await stop(refund_now?.won ?? 0)).toMatchObject({ code: 0, data: { refund: { won: refund_now?.won } } })
    await server().settle(30_000)
    expect(
      await count(
        server(),
        `payment_refund r join payment_attempt a using (attempt_seq) where order_seq = $1 and r.state = 'done' and r.amount = ${refund_now?.won}`,
        [order_seq],
      ),
    ).toBe(1)
    expect(await earned()).toBe(49_000 - (refund_now?.won ?? 0))
    expect((await stop(0)).code).toBe(9303)
    // The reason can be given afterwards; nothing else can be changed.
    const edit = (changes: { remark?: string; quiet_hours?: null }) =>
      server().call('subscribeEdit', { subscribe_seq: seq, ...changes }, { token })
    expect((await edit({ remark: '이사를 갔어요' })).code).toBe(0)
    expect((await edit({ quiet_hours: null })).code).toBe(9303)
    expect((await edit({ remark: '이사를 갔어요', quiet_hours: null })).code).toBe(9303)
    const told = 'subscribe_watch where watch_seq = $1 and remark_sealed is not null'
    expect(await count(server(), told, [seq])).toBe(1)
    await server().checkInvariants({ inTime: true })
  })
  it('at the end of the period is reserved, taken back, and happens by itself', async () => {
    const { token, seq } = await watched('ends')
    const reserve = () => server().call('subscribeReserve', { subscribe_seq: seq, when: 'period_end' }, { token })
    expect(await reserve()).toMatchObject({ code: 0, data: { state: 'ending', refund: null } })
    expect((await reserve()).code).toBe(9303)
    expect(await server().call('subscribeReserveRevoke', { subscribe_seq: seq }, { token })).toMatchObject({
      code: 0,
      data: { state: 'active', hasReservation: false },
    })
    await reserve()
    await server().setClock(new Date(Date.now() + 40 * 86_400_000))
    await server().ctx.enqueue('subscribe.end', {})
    await server().settle(30_000)
    const later = await server().login('ends')
    const [ended] = (await server().call('subscribes', {}, { token: later })).data.items
    expect(ended).toMatchObject({ state: 'ended', isExpired: true })
    await server().checkInvariants({ inTime: true })
  })
})

it('a watch that pauses because it was not paid is told of nothing, and asks for nothing', async () => {
  const { token, seq } = await watched('pauses')
  await server().owner.query(`update subscribe_watch set state = 'paused' where watch_seq = $1`, [seq])
  await server().owner.query(
    'update subscribe_period set from_on = from_on - 60, to_on = to_on - 60 where watch_seq = $1',
    [seq],
  )
  await atRegistry(server(), seq, 'application-received', mortgage)
  await requestCheck(server())
  expect(await alertsOf(token)).toEqual([])
  expect((await server().call('subscribeLook', { id: seq }, { token })).code).toBe(9303)
})

it('a watch of a report is judged with its facts', async () => {
  const token = await server().login('of-report')
  const { merchant_uid: of } = await makePaidOrder(server(), token, nextHome())
  await server().settle(30_000)
  await watchHome(server(), token, nextHome(), { of, place: null })
  await server().settle(30_000)
  const info = await watchOf(server(), token)
  expect(info.report_seq).not.toBeNull()
  expect(info.deposit_amount).not.toBeNull()
})
