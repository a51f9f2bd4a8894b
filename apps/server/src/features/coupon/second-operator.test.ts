import { errors } from '@jipsalpim/contract/errors.ts'
import { expect, it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'

const server = useTestServer({ worker: 'none' })
const code = (name: keyof typeof errors): number => errors[name].code
const reason = '구청과 합의함'

it('a campaign that gives more than a hundred by itself waits for another operator, and is seen by nobody until then', async () => {
  const [token, second] = [await server().login('operator-han'), await server().login('operator-second')]
  const now = Date.now()
  const make = async (slug: string, over: object) =>
    (
      await server().call(
        'operatorCampaignMake',
        {
          slug,
          issuer: 'test-city',
          issuer_name: '시험시',
          name: '시험',
          product: 'report',
          gives: 'won',
          amount: 1000,
          most: null,
          zero_ok: false,
          way: 'ask',
          quota: null,
          one_per: 'person',
          from_at: new Date(now - 3_600_000).toISOString(),
          until_at: new Date(now + 86_400_000).toISOString(),
          days_valid: null,
          sources: null,
          regions: null,
          new_days: null,
          reason,
          ...over,
        },
        { token },
      )
    ).data.state
  expect(await make('asked-for-few', { quota: 100 })).toBe('live')
  expect(await make('by-codes-alone', { way: 'code' })).toBe('live')
  expect(await make('asked-for-many', { quota: 101 })).toBe('waits')
  expect(await make('by-a-word', { way: 'code', word: 'word-for-all' })).toBe('waits')
  expect(await make('welcome-to-all', { way: 'welcome' })).toBe('waits')
  const kim = await server().login('kim')
  const shown = async (campaign?: string) =>
    (await server().call('campaignList', { campaign })).data.campaigns.map((g) => g.slug)
  const take = (slug: string) => server().call('couponTake', { campaign: slug }, { token: kim })
  expect(await shown()).not.toContain('asked-for-many')
  expect(await shown('asked-for-many')).toEqual([])
  expect(await take('asked-for-many')).toMatchObject({ data: { reason: 'not-started' } })
  expect(await server().call('couponTake', { code: 'word-for-all' }, { token: kim })).toMatchObject({
    data: { reason: 'not-started' },
  })
  expect((await server().call('couponWelcome', {}, { token: kim })).data.offer?.eventName).not.toBe('시험')
  const approve = (as: string, slug = 'asked-for-many') =>
    server().call('operatorCampaignApprove', { slug, approve: true, reason }, { token: as })
  expect((await approve(token)).code).toBe(code('notAllowed'))
  expect((await approve(second, 'no-such')).code).toBe(code('couponUnknown'))
  const stands = async (as: string) =>
    (await server().call('operatorCampaigns', {}, { token: as })).data.campaigns.find(
      (g) => g.slug === 'asked-for-many',
    )
  expect(await stands(token)).toMatchObject({ state: 'waits', mine: true })
  expect(await stands(second)).toMatchObject({ state: 'waits', mine: false })
  expect((await approve(second)).data).toEqual({ slug: 'asked-for-many', state: 'live' })
  expect((await approve(second)).code).toBe(0)
  expect(await stands(token)).toMatchObject({ state: 'live' })
  expect(await shown()).toContain('asked-for-many')
  expect((await take('asked-for-many')).code).toBe(0)
})
