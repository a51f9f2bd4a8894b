import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'
import { readCumulativeAmount, readCustomerTypes } from './read-figures.ts'
import { readMarketing } from './read-marketing.ts'

const server = useTestServer({ worker: 'none' })
const publish = (document: unknown) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('../../../../../dev/tools/publish.ts', import.meta.url))], {
    input: typeof document === 'string' ? document : JSON.stringify(document),
    env: { ...process.env, DATABASE_APP_URL: server().appUrl, DATABASE_URL: '' },
    encoding: 'utf8',
  })
const amount = async () => (await server().call('analyticsCumulativeAmount', {})).data.amount
const grounds = { as_of: '2026-11-20', source: '보고서 원장 합계' }

describe('figures and voices', () => {
  it('are the specification’s where everything is played and nobody has set any, marked as samples', async () => {
    expect(await amount()).toEqual({ value: 80_379_000_000_000, as_of: '2026-11-21', source: '견본', sample: true })
    const { customers } = (await server().call('analyticsCustomerType', {})).data
    expect(customers).toEqual([{ type: 'all', value: 304_452, as_of: '2026-11-21', source: '견본', sample: true }])
    const { reviews } = (await server().call('analyticsMarketing', {})).data
    expect(reviews.length).toBeGreaterThan(2)
    expect(reviews.every((r) => r.sample)).toBe(true)
  })
  it('are none in a production where nobody has set any', async () => {
    const { ctx } = server()
    const real = { ...ctx, settings: { ...ctx.settings, sandbox: false } }
    expect(await readCumulativeAmount(real, {}, null)).toEqual({ amount: null })
    expect(await readCustomerTypes(real, {}, null)).toEqual({ customers: [] })
    expect(await readMarketing(real, { entry: 'ich' }, null)).toEqual({ reviews: [], notices: [] })
  })
  it('are what an operator publishes, the newest row of each, and nothing once it is taken back', async () => {
    expect(publish({ figures: [{ key: 'protected-deposit', value: 1_200_000_000, ...grounds }] }).stdout).toContain(
      'figures 1',
    )
    expect(await amount()).toEqual({ value: 1_200_000_000, ...grounds, sample: false })
    publish({ figures: [{ key: 'protected-deposit', value: 1_500_000_000, ...grounds, as_of: '2026-11-21' }] })
    expect(await amount()).toMatchObject({ value: 1_500_000_000, as_of: '2026-11-21' })
    // Samples are never shown together with real figures.
    expect((await server().call('analyticsCustomerType', {})).data.customers).toEqual([])
    publish({ figures: [{ key: 'protected-deposit', value: null, ...grounds }] })
    expect(await amount()).toBeNull()
    expect((await server().owner.query('select 1 from shell_figure')).rowCount).toBe(3)
  })
  it('come and go by their names', async () => {
    const review = { name: 'first', who: '다세대 · 전세', said: '도움이 됐어요.', ...grounds }
    publish({ reviews: [review] })
    const shown = async () => (await server().call('analyticsMarketing', {})).data.reviews
    expect(await shown()).toEqual([{ ...review, sample: false }])
    publish({ reviews: [{ ...review, ended: true }] })
    expect((await shown()).every((r) => r.sample)).toBe(true)
  })
})

describe('notices', () => {
  it('stand in their own channel, between their days', async () => {
    const notices = async (entry: 'main' | 'ich' | 'ione') =>
      (await server().call('analyticsMarketing', { entry })).data.notices.map((n) => n.name)
    expect(await notices('main')).toEqual([])
    expect(await notices('ich')).toEqual(['pilot-ich'])
    const notice = { title: '안내', items: ['점검해요.'], source: '운영' }
    publish({
      notices: [
        { ...notice, name: 'everywhere', entry: 'all', from_day: '2026-01-01' },
        { ...notice, name: 'over', entry: 'all', from_day: '2026-01-01', to_day: '2026-01-02' },
        { ...notice, name: 'ahead', entry: 'all', from_day: '2099-01-01' },
        { ...notice, name: 'bank', entry: 'ione', from_day: '2026-01-01' },
      ],
    })
    expect(await notices('main')).toEqual(['everywhere'])
    expect(await notices('ione')).toEqual(['bank', 'everywhere'])
  })
})

describe('publishing', () => {
  it.each([
    ['no JSON', 'figures'],
    ['a key that is none', { figures: [{ key: 'profit', value: 1, ...grounds }] }],
    ['a figure without a source', { figures: [{ key: 'customers', value: 1, as_of: '2026-11-20', source: '' }] }],
    ['a part that does not exist', { prices: [] }],
  ])('refuses %s with a sentence, and writes nothing', async (_, document) => {
    const rows = async () => (await server().owner.query('select 1 from shell_figure')).rowCount
    const before = await rows()
    const { status, stderr } = publish(document)
    expect(status).toBe(1)
    expect(stderr).not.toBe('')
    expect(await rows()).toBe(before)
  })
})
