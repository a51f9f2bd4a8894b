import { errors } from '@jipsalpim/contract/errors.ts'
import { expect, it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'
import { makeCampaign, makeCodes } from '../testing/coupon-scene.ts'
import { memberScene } from '../testing/member-scene.ts'
import { count, pass } from '../testing/scenes.ts'
import { verifyPhone, type Applicant } from '../testing/verification-scene.ts'

const server = useTestServer()
const HAN: Applicant = { name: '한사람', birth: '19910203', phone: '01055550191' }
const refused = (reason: string) => ({ code: errors.couponRefused.code, data: { reason } })
const { fresh, verify, leave } = memberScene(server)
const welcome = (token: string) => server().call('couponWelcomeTake', {}, { token })
const taken = () => count(server(), `coupon_coupon join coupon_campaign using (campaign_seq) where slug = 'welcome'`)

it('six fresh accounts of nobody get no welcome: each is asked who it is', async () => {
  const before = await taken()
  const accounts = await Promise.all(Array.from({ length: 6 }, fresh))
  for (const token of accounts) {
    expect((await server().call('couponWelcome', {}, { token })).data.state).toBe('offered')
    expect(await welcome(token)).toMatchObject(refused('verify-first'))
  }
  expect(await taken()).toBe(before)
})

it('a person has one welcome: verified, taken, gone and back under another account and another telephone', async () => {
  try {
    const first = await fresh()
    expect((await verify(first, HAN)).code).toBe(0)
    expect((await welcome(first)).data).toMatchObject({ state: 'taken' })
    // The same person cannot be verified in another account, so they can take nothing there.
    await pass(server(), 60)
    const second = await fresh()
    expect((await verifyPhone(server(), second, HAN)).code).not.toBe(0)
    expect(await welcome(second)).toMatchObject(refused('verify-first'))
    await leave(first)
    expect(await count(server(), 'account_user where ci_index is not null')).toBe(0)
    const back = await fresh()
    expect((await verify(back, { ...HAN, phone: '01055550192' })).code).toBe(0)
    expect(await welcome(back)).toMatchObject(refused('already-had'))
  } finally {
    await server().setClock(null)
  }
})

it('of accounts that come to be one person at once, one has it: the table’s key decides', async () => {
  const token = await fresh()
  await verify(token, { ...HAN, name: '두사람', birth: '19920304', phone: '01055550193' })
  const before = await taken()
  const answers = await Promise.all(Array.from({ length: 10 }, () => welcome(token)))
  expect(answers.filter((a) => a.code === 0).length).toBeGreaterThan(0)
  expect(await taken()).toBe(before + 1)
})

it('the same login, gone and come back, has it no second time', async () => {
  try {
    const token = await server().login('comes-back')
    expect((await welcome(token)).code).toBe(0)
    await leave(token)
    expect(await welcome(await server().login('comes-back'))).toMatchObject(refused('already-had'))
  } finally {
    await server().setClock(null)
  }
})

it('a word that everybody knows asks, too; a personal code and a coupon for each account do not', async () => {
  await makeCampaign(server(), { word: 'known-to-all' })
  await makeCampaign(server(), { word: 'for-each-account', one_per: 'account' })
  const [code = ''] = await makeCodes(server(), await makeCampaign(server()), 1)
  const token = await fresh()
  const take = (typed: string) => server().call('couponTake', { code: typed }, { token })
  expect(await take('known-to-all')).toMatchObject(refused('verify-first'))
  expect((await take('for-each-account')).code).toBe(0)
  expect((await take(code)).code).toBe(0)
})
