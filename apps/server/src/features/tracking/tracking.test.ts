import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'
import { periodOf } from '@jipsalpim/contract/privacy/retention.ts'
import { count } from '../testing/scenes.ts'

const server = useTestServer({ worker: 'none' })
afterEach(async () => {
  await server().setClock(null)
  await server().owner.query('delete from platform_limit; delete from tracking_count')
  await server().checkInvariants()
})

const seen = (place: string, ago_ms = 0) => ({ place, ago_ms })
const countsOf = async () =>
  (await server().owner.query('select kind, name, n::int from tracking_count order by kind, name')).rows
/** A user who agreed, on their own device. */
async function agreeing(name: string): Promise<{ token: string; device: string }> {
  const token = await server().login(name)
  await server().call('termsAgree', { codes: ['usage'], road: 'mypage' }, { token })
  const device = randomUUID()
  expect((await server().call('trackingMatch', { device }, { token })).data).toEqual({ matched: true })
  return { token, device }
}
const post = (path: string, body: object, headers: Record<string, string>) =>
  fetch(`${server().origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

describe('without an agreement', () => {
  it('screens are counted by name, and nobody and no device is kept', async () => {
    const device = randomUUID()
    const token = await server().login('kim')
    expect((await server().call('trackingMatch', { device }, { token })).data).toEqual({ matched: false })
    expect((await server().call('trackingMatch', { device })).data).toEqual({ matched: false })
    const views = [seen('main'), seen('main', 5000), seen('analyze', 100), seen('/report/view?id=3'), seen('toString')]
    expect((await server().call('pageView', { views, device }, { token })).data).toEqual({ counted: 3 })
    const events = [{ event: 'check-finished', ago_ms: 100 } as const]
    expect((await server().call('trackingEvent', { events, device })).data).toEqual({ counted: 1 })
    expect(await countsOf()).toEqual([
      { kind: 'event', name: 'check-finished', n: 1 },
      { kind: 'view', name: 'analyze', n: 1 },
      { kind: 'view', name: 'main', n: 2 },
    ])
    expect(await count(server(), 'tracking_device')).toBe(0)
    expect(await count(server(), 'tracking_view')).toBe(0)
  })
})

describe('with an agreement', () => {
  it('what was seen is the person’s, and goes at once with the agreement', async () => {
    const { token, device } = await agreeing('보임')
    await server().call('pageView', { views: [seen('main', 60_000), seen('analyze')], device })
    const { rows } = await server().owner.query('select name, at from tracking_view order by at')
    expect(rows.map((r) => r.name)).toEqual(['main', 'analyze'])
    expect(rows[1].at.getTime() - rows[0].at.getTime()).toBe(60_000)
    const other = await agreeing('남음')
    await server().call('pageView', { views: [seen('analyze')], device: other.device })
    await server().call('termsAgree', { withdraw: ['usage'], road: 'mypage' }, { token })
    await server().call('pageView', { views: [seen('main')], device })
    expect((await server().owner.query('select name from tracking_view')).rows).toEqual([{ name: 'analyze' }])
    await server().call('termsAgree', { withdraw: ['usage'], road: 'mypage' }, { token: other.token })
    expect(await count(server(), 'tracking_view')).toBe(0)
  })
  it('of the person who was there before, the next one on the device inherits nothing', async () => {
    const { device } = await agreeing('앞사람')
    await server().call('pageView', { views: [seen('main')], device })
    const next = await agreeing('뒷사람')
    await server().call('trackingMatch', { device }, { token: next.token })
    expect(await count(server(), 'tracking_view')).toBe(0)
  })
  it('it is kept for ninety days', async () => {
    const { device } = await agreeing('구십일')
    await server().call('pageView', { views: [seen('main')], device })
    const { sweepViews } = await import('./sweep-views.ts')
    await server().setClock(new Date(Date.now() + 89 * 86_400_000))
    expect(await sweepViews(server().ctx.db, 10, periodOf('page-views'))).toBe(0)
    await server().setClock(new Date(Date.now() + 91 * 86_400_000))
    expect(await sweepViews(server().ctx.db, 10, periodOf('page-views'))).toBe(1)
  })
})

describe('a browser that asks not to be followed', () => {
  it.each(['dnt', 'sec-gpc'])('by %s leaves nothing', async (header) => {
    const headers = { [header]: '1' }
    const { token, device } = await agreeing(`안됨-${header}`)
    const answers = await Promise.all([
      post('/page-view', { views: [seen('main')], device }, headers),
      post('/tracking', { events: [{ event: 'pay-opened', ago_ms: 0 }], device }, headers),
      post('/tracking/campaign', { nz_source: 'blog', device }, headers),
      post('/tracking/match', { device: randomUUID() }, { ...headers, authorization: `Bearer ${token}` }),
    ])
    const bodies = await Promise.all(answers.map((a) => a.text()))
    expect(bodies.map((text) => JSON.parse(text).data)).toEqual([
      { counted: 0 },
      { counted: 0 },
      { counted: false },
      { matched: false },
    ])
    expect(await countsOf()).toEqual([])
    expect(await count(server(), 'tracking_view v join tracking_device d using (device_hash)')).toBe(0)
  })
})

describe('a road', () => {
  it('is counted by its marks; what is no mark is refused, and too many names are one', async () => {
    await server().call('trackingCampaign', { nz_source: 'blog', nz_campaign: '가을' })
    await server().call('trackingCampaign', { nz_source: 'blog', nz_campaign: '가을' })
    await server().call('trackingCampaign', { nz_source: 'blog', nz_campaign: '가을', nz_t: 'leaflet-2' })
    await server().call('trackingCampaign', { nz_t: 'talk' })
    expect((await server().call('trackingCampaign', {})).data).toEqual({ counted: false })
    expect((await server().call('trackingCampaign', { nz_t: 'kim@example.com' })).code).toBe(9000)
    expect((await server().call('trackingCampaign', { nz_source: 'kim@example.com' })).code).toBe(9000)
    await server().owner.query(
      `insert into tracking_count (day, kind, name, n) select (app_now() at time zone 'Asia/Seoul')::date, 'arrival', 'x' || i, 1 from generate_series(1, 297) i`,
    )
    await server().call('trackingCampaign', { nz_source: 'one-more' })
    const arrivals = (await countsOf()).filter((c) => !/^x\d/.test(c.name))
    expect(arrivals).toEqual([
      { kind: 'arrival', name: '-/-/-', n: 1 },
      { kind: 'arrival', name: '-/-/-/talk', n: 1 },
      { kind: 'arrival', name: 'blog/-/가을', n: 2 },
      { kind: 'arrival', name: 'blog/-/가을/leaflet-2', n: 1 },
    ])
  })
  it('and screens come no faster than a person could see them', async () => {
    const codes: number[] = []
    for (let i = 0; i < 61; i++) codes.push((await server().call('pageView', { views: [seen('main')] })).code)
    expect(codes.slice(0, 60).every((c) => c === 0)).toBe(true)
    expect(codes[60]).toBe(9029)
  })
})

describe('in the back office', () => {
  it('the sums are read by day and name, days without any too, and by nobody else', async () => {
    const token = await server().login('operator-sums')
    expect((await server().call('operatorUsage', { days: 3 }, { token })).data.kinds).toEqual([
      { kind: 'view', names: [], left_out: 0 },
      { kind: 'event', names: [], left_out: 0 },
      { kind: 'arrival', names: [], left_out: 0 },
    ])
    await server().setClock(new Date('2026-12-02T14:59:00Z'))
    await server().call('pageView', { views: [seen('main'), seen('analyze')] })
    await server().setClock(new Date('2026-12-02T15:00:00Z'))
    await server().call('pageView', { views: [seen('main'), seen('main')] })
    await server().call('trackingEvent', { events: [{ event: 'report-opened', ago_ms: 0 }] })
    // a back-office session does not last that long
    const later = await server().login('operator-sums')
    const { data } = await server().call('operatorUsage', { days: 3 }, { token: later })
    expect(data.days).toEqual(['2026-12-01', '2026-12-02', '2026-12-03'])
    expect(data.kinds.map((k) => k.names)).toEqual([
      [
        { name: 'main', total: 3, by_day: [0, 1, 2] },
        { name: 'analyze', total: 1, by_day: [0, 1, 0] },
      ],
      [{ name: 'report-opened', total: 1, by_day: [0, 0, 1] }],
      [],
    ])
    expect((await server().call('operatorUsage', {}, { token: await server().login('kim') })).code).toBe(9003)
    expect((await server().call('operatorUsage', { days: 32 }, { token: later })).code).toBe(9000)
  })
})
