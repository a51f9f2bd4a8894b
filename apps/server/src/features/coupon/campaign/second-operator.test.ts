import { errors } from '@jipsalpim/contract/errors.ts'
import { afterEach, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { campaignTerms } from '../../testing/coupon-scene.ts'
import { pass } from '../../testing/scenes.ts'

const server = useTestServer({ worker: 'none' })
afterEach(() => server().setClock(null))
const code = (name: keyof typeof errors): number => errors[name].code
const reason = '구청과 합의함'

it('a campaign that gives more than a hundred by itself waits for another operator, and is seen by nobody until then', async () => {
  const [token, second] = [await server().login('operator-han'), await server().login('operator-second')]
  const make = async (slug: string, over: object) =>
    (
      await server().call(
        'operatorCampaignMake',
        campaignTerms(server(), { slug, name: '시험', way: 'ask', ...over }),
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
  const isShown = async (as: string) =>
    (await server().call('operatorCampaigns', {}, { token: as })).data.campaigns.find(
      (g) => g.slug === 'asked-for-many',
    )
  expect(await isShown(token)).toMatchObject({ state: 'waits', mine: true })
  expect(await isShown(second)).toMatchObject({ state: 'waits', mine: false })
  expect((await approve(second)).data).toEqual({ slug: 'asked-for-many', state: 'live' })
  expect((await approve(second)).code).toBe(0)
  expect(await isShown(token)).toMatchObject({ state: 'live' })
  expect(await shown()).toContain('asked-for-many')
  expect((await take('asked-for-many')).code).toBe(0)
})

it('what one operator gives out within a day counts together: campaigns of every name, and their codes', async () => {
  const [one, other] = [await server().login('operator-day'), await server().login('operator-other-day')]
  const make = (token: string, quota: number, way: 'ask' | 'code' = 'ask') =>
    server().call('operatorCampaignMake', campaignTerms(server(), { way, quota }), { token })
  const stateOf = async (token: string, quota: number) => (await make(token, quota)).data.state
  const codes = async (n: number) => {
    const campaign = (await make(one, 1000, 'code')).data.slug
    const sent = { campaign, file_name: 'made.csv', make: n, reason }
    return (await server().call('operatorCodesBring', sent, { token: one })).data.state
  }
  expect(await codes(20)).toBe('live')
  expect((await Promise.all([stateOf(one, 60), stateOf(one, 60)])).sort()).toEqual(['live', 'waits'])
  expect(await codes(21)).toBe('waits')
  expect(await codes(20)).toBe('live')
  expect(await stateOf(one, 1)).toBe('waits')
  expect(await stateOf(other, 100)).toBe('live')
  await pass(server(), 86_400 + 60)
  const later = await server().login('operator-day')
  expect(await stateOf(later, 100)).toBe('live')
  expect(await stateOf(later, 1)).toBe('waits')
})
