import { errors } from '@jipsalpim/contract/errors.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { HOME, pass, type Where } from '../../testing/scenes.ts'
import { watchHome, watchOf } from '../../testing/watch-scene.ts'

const server = useTestServer()
const fault = (times: number) => server().control('faults', { service: 'trades', kind: 'down', times })
afterEach(async () => {
  await fault(0)
  await server().setClock(null)
})

async function watched(name: string, where: Where = { ...HOME, ho: '201호' }) {
  const token = await server().login(name)
  await watchHome(server(), token, where)
  await server().settle(30_000)
  const { price_key, subscribeSeq } = await watchOf(server(), token)
  return { token, key: price_key, seq: subscribeSeq }
}
const trades = (subscribe: string, over: { type?: '매매' | '전세' | '월세'; page?: number } = {}) =>
  server().call('subscribePrice', { subscribe, type: '매매', ...over })
const average = (id: string) => server().call('subscribePriceAverage', { id })
const nothing = { trades: [], total: null, as_of: null, scope: null, from: null }

describe('what homes like a watched one were sold for', () => {
  it('is read page by page without a login, the newest first, and ends with an empty page', async () => {
    const { key } = await watched('reads-prices')
    const first = await trades(key)
    expect(first.code).toBe(0)
    const { total } = first.data
    if (total === null) throw new Error('unknown')
    expect(total).toBeGreaterThan(2)
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 20) }, (_, i) => trades(key, { page: i + 1 })),
    )
    const all = pages.flatMap(({ data }) => data.trades)
    expect(all).toHaveLength(total)
    expect(all.map((t) => t.day)).toEqual(
      all
        .map((t) => t.day)
        .toSorted()
        .toReversed(),
    )
    expect(Object.keys(all[0] ?? {}).toSorted()).toEqual(['area', 'day', 'floor', 'won'])
    expect((await trades(key, { page: pages.length + 1 })).data).toMatchObject({ trades: [], total, unknown: null })
    const { data } = await average(key)
    expect(data).toMatchObject({ months: 24, unknown: null, scope: first.data.scope, as_of: first.data.as_of })
    const sums = all.map((t) => t.won)
    expect(data.count).toBeLessThanOrEqual(total)
    expect(data.range?.low).toBeGreaterThanOrEqual(Math.min(...sums))
    expect(data.range?.high).toBeLessThanOrEqual(Math.max(...sums))
    expect(data.range?.middle).toBeGreaterThanOrEqual(data.range?.low ?? Infinity)
  })

  it('says that rents are not known, which is no empty list', async () => {
    const { key } = await watched('reads-rents')
    for (const type of ['전세', '월세'] as const)
      expect((await trades(key, { type })).data).toEqual({ ...nothing, unknown: 'no-source' })
  })

  it('is asked of the ministry once a day; a silent one leaves what was read before, with its hour', async () => {
    const { key } = await watched('reads-again')
    const { as_of } = (await trades(key)).data
    await pass(server(), 3600)
    expect((await average(key)).data.as_of).toBe(as_of)
    await pass(server(), 24 * 3600)
    await fault(1000)
    expect((await trades(key)).data).toMatchObject({ as_of, unknown: null })
    await fault(0)
    const { data } = await trades(key)
    expect(Date.parse(data.as_of ?? '')).toBeGreaterThan(Date.parse(as_of ?? '') + 24 * 3_600_000)
  })

  it('is none where none was sold, and unknown where the ministry is silent', async () => {
    const none = await watched('sold-never', { keyword: '경춘로 9311', ho: '201호' })
    expect((await trades(none.key)).data).toMatchObject({ trades: [], total: 0, unknown: null })
    expect((await average(none.key)).data).toMatchObject({ range: null, count: 0, unknown: 'few' })
    const silent = await watched('asks-in-vain', { keyword: '용머리로 9312', ho: '201호' })
    expect((await trades(silent.key)).data).toEqual({ ...nothing, unknown: 'source-down' })
    expect((await average(silent.key)).data).toMatchObject({ range: null, count: null, unknown: 'source-down' })
  })

  it('is nobody’s by a guessed number, and no more where nobody watches the home', async () => {
    const { key, seq, token } = await watched('stops-reading', { ...HOME, ho: '501호' })
    const forged = key.replace(/^\d+/, (n) => String(Number(n) + 1))
    for (const other of [forged, '1', '1~', 'x'])
      expect(await trades(other)).toMatchObject({ code: errors.notFound.code })
    const [info] = (await server().call('subscribeInfo', { id: seq }, { token })).data.infos
    const shown_refund = info?.refund_now?.won ?? 0
    expect(await server().call('subscribeRemove', { subscribe_seq: seq, shown_refund }, { token })).toMatchObject({
      code: 0,
    })
    expect(await trades(key)).toMatchObject({ code: errors.notFound.code })
  })
})
