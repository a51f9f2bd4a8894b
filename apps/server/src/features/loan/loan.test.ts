import { ordinary } from '@jipsalpim/engine/loan/samples/personas.ts'
import { loanPackId } from '@jipsalpim/engine/loan/pack.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'
import { count } from '../testing/scenes.ts'

const server = useTestServer({ worker: 'none' })
afterEach(() => server().setClock(null))
const { on: _, ...answers } = ordinary
const asked = { answers, pack: loanPackId(), consent: true as const }
const clock = (date: string) => server().setClock(new Date(`${date}T03:00:00Z`))

describe('the rules', () => {
  it('are those of the day, with their sources, and what is announced', async () => {
    const { data } = await server().call('loanProducts', { day: day('2026-11-23') })
    expect(data.pack).toBe(loanPackId())
    expect(data.products.find((p) => p.code === 'youth')).toMatchObject({ offered: true, from: '2026-10-01' })
    expect(data.products.find((p) => p.code === 'small-firm-youth')).toMatchObject({
      offered: false,
      from: '2025-01-01',
    })
    expect(data.announced.find((a) => a.code === 'marriage-beotimmok')).toMatchObject({
      state: 'announced',
      from: null,
    })
  })
  it('are refused for a day before the first one', async () => {
    expect(await server().call('loanProducts', { day: day('2010-01-01') })).toMatchObject({
      code: 9000,
      data: { day: 'day-too-early' },
    })
  })
})

it('over a year: changes come into force on their days, and nothing begins without one', async () => {
  const states = async (date: string) => {
    await clock(date)
    const { data } = await server().call('loanProducts', {})
    expect(data.day).toBe(date)
    const of = (code: string) => data.announced.find((a) => a.code === code)?.state ?? 'not yet'
    return [of('future-income'), of('marriage-bogeumjari'), of('one-home-guarantee'), of('marriage-beotimmok')]
  }
  expect(await states('2026-08-12')).toEqual(['not yet', 'not yet', 'not yet', 'not yet'])
  expect(await states('2026-08-13')).toEqual(['dated', 'announced', 'dated', 'announced'])
  expect(await states('2026-08-31')).toEqual(['in-force', 'announced', 'dated', 'announced'])
  expect(await states('2026-10-01')).toEqual(['in-force', 'announced', 'dated', 'announced'])
  expect(await states('2026-12-31')).toEqual(['in-force', 'announced', 'dated', 'announced'])
  expect(await states('2027-01-01')).toEqual(['in-force', 'announced', 'in-force', 'announced'])
  expect(await states('2027-08-12')).toEqual(['in-force', 'announced', 'in-force', 'announced'])
})

it('what changed for banks since 2025: guarantees, stress DSR, regulated areas and mortgages, each from its day', async () => {
  const rows = async (date: string) => {
    const { data } = await server().call('loanProducts', { day: day(date) })
    return Object.fromEntries(data.announced.map(({ code, from, state }) => [code, [from, state]]))
  }
  const before = await rows('2026-11-25')
  expect(before).toHaveProperty('guarantee-80')
  expect(before).not.toHaveProperty('guarantee-90')
  expect(await rows('2026-11-26')).toMatchObject({
    ...before,
    'guarantee-90': ['2025-06-13', 'in-force'],
    'mortgage-most': ['2025-06-28', 'in-force'],
    'stress-dsr': ['2025-07-01', 'in-force'],
    'regulated-2025': ['2025-10-16', 'in-force'],
    'mortgage-most-by-price': ['2025-10-16', 'in-force'],
    'stress-dsr-floor': ['2025-10-16', 'in-force'],
    'regulated-2026': ['2026-06-30', 'in-force'],
  })
})

it('a product that has ended is named with its end, and offered until the day before', async () => {
  const offered = async (date: string) => {
    await clock(date)
    const { data } = await server().call('loanProducts', {})
    return data.products.find((p) => p.code === 'small-firm-youth')?.offered
  }
  expect([await offered('2024-12-31'), await offered('2025-01-01')]).toEqual([true, false])
})

describe('a result that somebody keeps', () => {
  it('is judged again, sealed, read back, replaced by the next one, and gone when it is deleted', async () => {
    await clock('2026-11-23')
    const token = await server().login('keeps-loans')
    expect((await server().call('loanKept', {}, { token })).data).toBeNull()
    const first = await server().call('loanKeep', asked, { token })
    expect(first).toMatchObject({ code: 0, data: { as_of: '2026-11-23', kept_until: '2027-11-23' } })
    expect(first.data.products[0]).toMatchObject({ code: 'youth', verdict: 'eligible', amount: { high: 150_000_000 } })
    const { rows } = await server().owner.query('select * from loan_result')
    expect(JSON.stringify(rows)).not.toMatch(/42000000|youth/)

    await server().call('loanKeep', { ...asked, answers: { ...answers, income: 51_000_000 } }, { token })
    expect(await count(server(), 'loan_result')).toBe(1)
    const kept = await server().call('loanKept', {}, { token })
    expect(kept.data).toMatchObject({ stale: false, answers: { income: 51_000_000 } })

    expect((await server().call('loanForget', {}, { token })).code).toBe(0)
    expect((await server().call('loanKept', {}, { token })).data).toBeNull()
    expect((await server().call('loanForget', {}, { token })).code).toBe(0)
  })
  it('is each person’s own', async () => {
    const token = await server().login('keeps-one')
    const other = await server().login('keeps-none')
    await server().call('loanKeep', asked, { token })
    expect((await server().call('loanKept', {}, { token: other })).data).toBeNull()
    await server().call('loanForget', {}, { token: other })
    expect((await server().call('loanKept', {}, { token })).data).not.toBeNull()
  })
  it('needs the box, and the rules of today', async () => {
    const token = await server().login('keeps-old')
    expect((await server().call('loanKeep', { ...asked, consent: false as never }, { token })).code).toBe(9000)
    expect((await server().call('loanKeep', { ...asked, pack: 'jipsalpim-loans/older' }, { token })).code).toBe(9203)
    expect((await server().call('loanKept', {}, { token })).data).toBeNull()
  })
  it('says that it is stale once the rules are others', async () => {
    const token = await server().login('keeps-stale')
    await server().call('loanKeep', asked, { token })
    await server().owner.query(`update loan_result set pack = 'jipsalpim-loans/older'`)
    expect((await server().call('loanKept', {}, { token })).data?.stale).toBe(true)
  })
  it('ends after a year', async () => {
    await clock('2026-11-23')
    const token = await server().login('keeps-a-year')
    await server().call('loanKeep', asked, { token })
    await clock('2027-11-24')
    const again = await server().login('keeps-a-year')
    expect((await server().call('loanKept', {}, { token: again })).data).toBeNull()
  })
  it('of two at once one stands', async () => {
    const token = await server().login('keeps-twice')
    const both = await Promise.all([1, 2].map(() => server().call('loanKeep', asked, { token })))
    expect(both.map((r) => r.code)).toEqual([0, 0])
    expect((await server().call('loanKept', {}, { token })).data?.result_seq).toBe(
      Math.max(...both.map((r) => r.data.result_seq)),
    )
  })
})

it('a result that was kept is judged by the rules of the day on which it is kept again', async () => {
  const youth = async (date: string) => {
    await clock(date)
    const { data } = await server().call('loanKeep', asked, { token: await server().login('keeps-over-new-year') })
    return [data.as_of, data.products.find((p) => p.code === 'youth')?.rate]
  }
  // the discount for an electronic contract ends with 2026
  expect(await youth('2026-12-31')).toEqual(['2026-12-31', { low: 260, high: 290 }])
  expect(await youth('2027-01-01')).toEqual(['2027-01-01', { low: 270, high: 290 }])
})
