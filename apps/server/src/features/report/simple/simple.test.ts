import { errors } from '@jipsalpim/contract/errors.ts'
import { afterEach, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, hitAt, HOME } from '../../testing/scenes.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))

const ask = async (over: Record<string, unknown> = {}) => {
  const { key } = await hitAt(server(), HOME.keyword)
  return server().call('reportSimpleMake', {
    address_key: key,
    building_dong: null,
    building_ho: HOME.ho,
    contract_type: '전세',
    deposit_amount: 180_000_000,
    first_repay_yn: 'Y',
    first_repay_amount: 50_000_000,
    cash_amount: 60_000_000,
    ...over,
  })
}

it('says what public data know, before anybody is logged in, and that no register stands behind it', async () => {
  const { code, data } = await ask()
  expect(code).toBe(0)
  expect(data).toMatchObject({
    from_register: false,
    sample: true,
    kind: { value: '다세대', source: '건축물대장' },
    deposit_amount: 180_000_000,
    first_repay_amount: 50_000_000,
    cash_amount: 60_000_000,
    scam_town: { address_si: '서울특별시', cases: { unknown: 'out-of-range' } },
  })
  if (!('value' in data.price)) throw new Error('no price')
  const { low, likely, high, count: trades } = data.price.value
  expect(low).toBeLessThanOrEqual(likely)
  expect(likely).toBeLessThanOrEqual(high)
  expect(trades).toBeGreaterThan(0)
  expect(await count(server(), 'report_report')).toBe(0)
  const again = await server().call('reportSimpleRead', { id: data.id })
  expect(again.data).toEqual(data)
})

it('a source that is silent is said to be silent, and no price is made up', async () => {
  const down = (times: number) =>
    Promise.all(
      ['building', 'trades', 'official-price'].map((service) =>
        server().control('faults', { service, kind: 'down', times, ms: 0 }),
      ),
    )
  await down(1000)
  const { code, data } = await ask()
  await down(0)
  expect(code).toBe(0)
  expect(data).toMatchObject({ kind: { unknown: 'source-down' }, price: { unknown: expect.any(String) } })
})

it('an address that we did not sign is refused', async () => {
  expect(await ask({ address_key: 'made.up' })).toMatchObject({ code: errors.invalidInput.code })
})

it('goes after seven days, and the counts by district with it', async () => {
  const { data } = await ask()
  const counts = await server().call('reportSimpleCounts', {})
  expect(counts.data).toMatchObject({ days: 7, towns: [{ address_si: '서울특별시', count: expect.any(Number) }] })
  expect(JSON.stringify(counts.data)).not.toContain('로 ')
  await server().setClock(new Date(server().ctx.now().getTime() + 8 * 86_400_000))
  expect((await server().call('reportSimpleRead', { id: data.id })).code).toBe(errors.notFound.code)
  expect((await server().call('reportSimpleCounts', {})).data.towns).toEqual([])
})

it('fraud of a district, by its city and by the guarantor, each with its source', async () => {
  const of = async (address_si: string, address_gu: string) =>
    (await server().call('reportScamTown', { address_si, address_gu })).data
  expect(await of('인천광역시', '미추홀구')).toMatchObject({
    cases: { value: { measure: 'reported', url: 'https://www.data.go.kr/data/15142802/fileData.do' } },
    accidents: { value: { count: 18, rate_percent: 1.7 }, asOf: '2026-06-01' },
  })
  expect(await of('경기도', '고양시 덕양구')).toMatchObject({
    cases: { unknown: 'out-of-range' },
    accidents: { value: { count: 12 } },
  })
  expect(await of('서울특별시', '종로구')).toMatchObject({ accidents: { unknown: 'not-found' } })
  expect(await of('없는도', '없는군')).toMatchObject({
    cases: { unknown: 'out-of-range' },
    accidents: { unknown: 'out-of-range' },
  })
})
