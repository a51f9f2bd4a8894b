import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCampaign } from './campaign.ts'
import { orderByCall, reportOf } from './order-by-call.ts'
import { deviceAt } from './draft.ts'
import { NARAE, next } from './order-steps.ts'
import { callApi, logIn } from './person.ts'
import { button, choice, heading, openStory, pathOf } from './story.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => {
  await world.pass(null)
  expect(await world.invariants()).toBe('every invariant holds')
})
afterAll(() => world.end())

test('somebody without points reads what they are; who may have no free month reads why, and pays instead', async () => {
  const persona = 'no-free-month'
  const { token } = await logIn(world.url, persona)
  const order = await orderByCall(world.url, token, NARAE)
  await reportOf(world.url, token, order)
  const { 'nz_draft_order-report': _, ...holds } = await deviceAt('amount', world.url, persona, NARAE)
  const s = await openStory(world.browser, world.url, { device: 'phone', holds })
  const { page } = s
  await page.goto(`${s.url}/subscribe/credit`)
  await heading(page, '내 포인트').waitFor()
  await page.getByText('아직 포인트가 없어요').waitFor()
  await s.shot('points-phone-none', true)

  await page.goto(`${s.url}/subscribe`)
  await heading(page, '제휴 앱 회원은 한 달 무료로 시작할 수 있어요').waitFor()
  await s.shot('free-phone-about', true)
  await s.press(button(page, '무료로 시작하기'))
  await s.press(page.locator('label', { hasText: '302호' }))
  await next(s)
  await heading(page, '이 집과 어떤 계약을 하나요?').waitFor()
  await next(s)
  await next(s)
  await heading(page, '무료 한 달을 받을 수 있나요?').waitFor()
  await expect.poll(() => pathOf(s)).toBe('/subscribe/freelogin')
  await page.getByText('제휴 앱의 회원만 받을 수 있는').waitFor()
  await s.shot('free-phone-cannot', true)
  await s.press(button(page, '돈을 내고 시작하기'))
  await heading(page, '중요한 날을 알려 주세요').waitFor()
  await s.press(choice(page, '2년'))
  await s.end()
  type Items = { items: unknown[] }
  expect((await callApi<Items>(world.url, '/subscribes', token)).items).toEqual([])
})

test('a tenant with a report begins a free month without a card: the next check is told, and no charge', async () => {
  const persona = 'takes-free-month'
  const { token } = await logIn(world.url, persona)
  const order = await orderByCall(world.url, token, NARAE)
  await reportOf(world.url, token, order)
  const free = {
    slug: 'free-month',
    name: '무료 한 달',
    product: 'subscribe',
    gives: 'free',
    amount: null,
    zero_ok: true,
  }
  await makeCampaign(world.url, { ...free, way: 'ask', one_per: 'account', quota: 1 })
  const { 'nz_draft_order-report': _, ...holds } = await deviceAt('amount', world.url, persona, NARAE)
  const s = await openStory(world.browser, world.url, { device: 'phone', holds })
  const { page } = s
  await page.goto(`${s.url}/subscribe`)
  await page.getByText('남은 자리 1개').waitFor()
  await s.press(button(page, '무료로 시작하기'))
  await s.press(page.locator('label', { hasText: '302호' }))
  await next(s)
  await heading(page, '이 집과 어떤 계약을 하나요?').waitFor()
  await next(s)
  await next(s)
  await page.getByText('무료 한 달을 받을 수 있어요').waitFor()
  await s.shot('free-phone-can', true)
  await next(s)
  await heading(page, '중요한 날을 알려 주세요').waitFor()
  await page.getByRole('textbox', { name: '잔금일' }).fill('20261220')
  await s.press(choice(page, '2년'))
  await next(s)
  await heading(page, '무료로 시작할까요?').waitFor()
  await s.press(button(page, '무료로 시작하기'))
  await page.getByText('위 내용에 동의해야 시작할 수 있어요.').waitFor()
  await s.shot('free-phone-start', true)
  await s.press(page.getByText(/자동으로 끝나는 데 동의해요/))
  await s.press(button(page, '무료로 시작하기'))
  await expect.poll(() => pathOf(s)).toBe('/subscribe/complete')
  await heading(page, '지금부터 지켜봐요').waitFor({ timeout: 60_000 })
  await page.getByText('다음 확인').waitFor()
  await s.shot('free-phone-complete', true)
  await s.end()
  type Last = { payment: unknown }
  expect((await callApi<Last>(world.url, '/subscribe-order/last-payment', token)).payment).toBeNull()
  type Info = { infos: { next_charge: unknown; card_seq: unknown; next_check_at: string | null }[] }
  const [info] = (await callApi<Info>(world.url, '/subscribe-info', token)).infos
  expect(info).toMatchObject({ next_charge: null, card_seq: null, next_check_at: expect.any(String) })
})
