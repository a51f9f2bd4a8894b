import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { tooWide } from './barriers.ts'
import { makeCampaign } from './campaign.ts'
import { cardByCall } from './card-by-call.ts'
import { deviceAt } from './draft.ts'
import { inTurns } from './in-turns.ts'
import { orderByCall, reportOf, type Ordered } from './order-by-call.ts'
import { answerPlace, GARAM, NARAE, next, payInWindow } from './order-steps.ts'
import { callApi, logIn, postApi } from './person.ts'
import { button, choice, heading, openStory, pathOf, type Device, type Story } from './story.ts'
import { startWorld, type World } from './world.ts'

const told = inTurns('subscribe')

const DECLINED = '4000000000000002'
const MONTH = '4,900원'
const YEAR = '4만 9,000원'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => {
  await world.pass(null)
  expect(await world.invariants()).toBe('every invariant holds')
})
afterAll(() => world.end())

const asked = (s: Story, question: string) => heading(s.page, question).waitFor()
const watches = async (persona: string) => {
  const { token } = await logIn(world.url, persona)
  type Items = { items: { plan: string; state: string; fullAddress: string; orderPrice: number }[] }
  return (await callApi<Items>(world.url, '/subscribes', token)).items
}
/** A user with a finished report of this home, at a device. */
async function withReport(persona: string, device: Device): Promise<{ s: Story; order: Ordered }> {
  const { token } = await logIn(world.url, persona)
  const order = await orderByCall(world.url, token, NARAE)
  await reportOf(world.url, token, order)
  const { 'nz_draft_order-report': _, ...holds } = await deviceAt('amount', world.url, persona, NARAE)
  return { s: await openStory(world.browser, world.url, { device, holds }), order }
}
/** From the home to the price: the lease is preset from the report. */
async function toAmount(s: Story): Promise<void> {
  await asked(s, '어느 집을 지켜볼까요?')
  await s.page.getByRole('radio', { name: /나래하우스.*302호/ }).waitFor({ state: 'attached' })
  await next(s)
  await asked(s, '이 집과 어떤 계약을 하나요?')
  expect(await s.page.getByRole('radio', { name: /^전세/ }).isChecked()).toBe(true)
  await next(s)
  await asked(s, '보증금은 얼마인가요?')
  await next(s)
  await asked(s, '중요한 날을 알려 주세요')
  await s.page.getByRole('textbox', { name: '잔금일' }).fill('20261220')
  await s.press(choice(s.page, '2년'))
  await next(s)
  await asked(s, '얼마나 오래 지켜볼까요?')
}
async function payBy(s: Story, price: string, card?: string): Promise<void> {
  await asked(s, '이대로 시작할까요?')
  await s.press(choice(s.page, '신용·체크카드'))
  await s.press(s.page.getByText('바로 확인을 시작하고'))
  await s.press(button(s.page, `카드로 ${price} 결제하기`))
  await payInWindow(s, card)
}

test.each(told(['phone', 'desktop'] as const))('a tenant has the home of a report watched (%s)', async (device) => {
  const persona = `watches-report-${device}`
  const { s, order } = await withReport(persona, device)
  const { page } = s
  await page.goto(`${s.url}/report/buy?order_seq=${order.order_seq}`)
  await s.press(page.getByRole('link', { name: `변동 알림 · 한 달 ${MONTH}` }))
  await asked(s, '이 집은 지켜보고 있지 않아요')
  await s.shot(`subscribe-${device}-check`, true)
  await s.press(button(page, '이 집 지켜보기'))
  await toAmount(s)
  await page.goBack()
  await asked(s, '중요한 날을 알려 주세요')
  const balance = page.getByRole('textbox', { name: '잔금일' })
  await balance.fill('20260105')
  await page.getByText(/지난 날이에요/).waitFor()
  await s.shot(`subscribe-${device}-date`, true)
  await balance.fill('20261220')
  await next(s)
  await next(s)
  await page.getByText('보기에서 하나를 골라 주세요.').waitFor()
  await s.press(page.getByText(`1개월 · ${MONTH}`))
  await page.getByText(/끝나요. 자동결제를 고른 때만/).waitFor()
  await s.shot(`subscribe-${device}-amount`, true)
  await next(s)
  await asked(s, '이대로 시작할까요?')
  await page.getByRole('radio', { name: /신용/ }).waitFor({ state: 'attached' })
  expect(await page.getByRole('radio', { name: /무통장/ }).count()).toBe(0)
  await s.shot(`subscribe-${device}-pay`, true)
  await payBy(s, MONTH)
  await expect.poll(() => pathOf(s)).toBe('/subscribe/complete')
  await heading(page, '지금부터 지켜봐요').waitFor({ timeout: 60_000 })
  await s.shot(`subscribe-${device}-complete`, true)
  if (device === 'phone') expect(await tooWide(page, 320)).toEqual([])
  await page.reload()
  await heading(page, '지금부터 지켜봐요').waitFor()
  expect(await watches(persona)).toMatchObject([{ plan: 'month', state: 'active', orderPrice: 4900 }])
  expect(await page.evaluate<string | null>(`localStorage.getItem('nz_draft_join-watch')`)).toBeNull()

  await page.goto(`${s.url}/report/subscribe-check?order_seq=${order.order_seq}`)
  await asked(s, '지켜보고 있는 집이에요')
  await page.goto(`${s.url}/subscribe`)
  await heading(page, '지금 지켜보는 집').waitFor()
  await s.shot(`subscribe-${device}-about`, true)
  await s.press(button(page, '지켜볼 집 고르기'))
  await page.getByText('이미 지켜보고 있어요. 또 내지 않아도 돼요.').waitFor()
  expect(await page.getByRole('radio', { name: /302호/ }).isDisabled()).toBe(true)
  await s.shot(`subscribe-${device}-choose`, true)
  await s.end()
})

test('the coupon that takes most off is used until the user chooses another', async () => {
  const terms = { product: 'subscribe', gives: 'won' }
  await makeCampaign(world.url, { ...terms, slug: 'watch-1000', name: '알림 천 원', amount: 1000, word: 'WATCH-1000' })
  await makeCampaign(world.url, {
    ...terms,
    slug: 'watch-2000',
    name: '알림 이천 원',
    amount: 2000,
    word: 'WATCH-2000',
  })
  const { s, order } = await withReport('watches-with-coupons', 'phone')
  const { token } = await logIn(world.url, 'watches-with-coupons')
  for (const code of ['WATCH-1000', 'WATCH-2000'])
    await postApi(world.url, '/api/v1/order-coupons/user', { code }, token)
  const { page } = s
  await page.goto(`${s.url}/report/subscribe-check?order_seq=${order.order_seq}`)
  await s.press(button(page, '이 집 지켜보기'))
  await toAmount(s)
  await s.press(page.getByText(`1개월 · ${MONTH}`))
  await page.getByText('쿠폰 2장 가운데 골랐어요').waitFor()
  expect(await page.getByRole('radio', { name: /알림 이천 원/ }).isChecked()).toBe(true)
  await page.getByText('2,900원', { exact: true }).waitFor()
  await s.shot('subscribe-phone-best-coupon', true)
  await s.press(choice(page, '쓰지 않기'))
  await page.getByText('쿠폰 2장 가운데 골랐어요').waitFor({ state: 'hidden' })
  await s.press(page.locator('label', { hasText: '알림 천 원' }))
  await next(s)
  await asked(s, '이대로 시작할까요?')
  await page.getByText('3,900원', { exact: true }).waitFor()
  // A coupon makes one period cheaper: the price of the next one needs another yes.
  await s.press(choice(page, '매달 자동결제'))
  await page.getByText('4,900원. 그 전에 물어보고, 동의할 때만 결제해요').waitFor()
  await page.getByText(/그 전에 물어보고, 답하지 않으면 결제 없이 끝나요/).waitFor()
  await s.shot('subscribe-phone-asked-price', true)
  await s.end()
})

test('a visitor has another address watched for a year, and logs in on the way', async () => {
  const s = await openStory(world.browser, world.url)
  const { page } = s
  await page.goto(`${s.url}/subscribe`)
  await asked(s, '등기가 바뀌는 신청이 들어오면 먼저 알려 드려요')
  await page.getByText('실제로 걸린 시간은 아직 몰라요.').first().waitFor()
  await heading(page, '못 하는 것').waitFor()
  await s.press(button(page, '지켜볼 집 고르기'))
  await asked(s, '어느 집을 지켜볼까요?')
  await s.press(choice(page, '다른 주소'))
  await next(s)
  await asked(s, '지켜볼 집의 주소를 찾아 주세요')
  await answerPlace(s, GARAM)
  await asked(s, '이 집과 어떤 계약을 하나요?')
  await s.press(choice(page, '월세'))
  await next(s)
  await page.getByRole('textbox', { name: '보증금' }).fill('10000000')
  await page.getByRole('textbox', { name: '월세' }).fill('500000')
  await next(s)
  await asked(s, '로그인하고 이어서 할까요?')
  await expect.poll(() => pathOf(s)).toBe('/subscribe/freelogin')
  await s.shot('subscribe-phone-login')
  await s.press(button(page, /카카오/))
  await heading(page, '누구로 들어갈까요?').waitFor()
  await s.press(page.getByRole('button', { name: '이소유' }))
  await asked(s, '중요한 날을 알려 주세요')
  for (const name of ['아직 몰라요', '모르거나 이미 냈어요', '아직 몰라요'])
    await s.press(page.locator('#main button[aria-pressed=false]', { hasText: name }).first())
  await s.press(choice(page, '다르거나 몰라요'))
  await next(s)
  await asked(s, '얼마나 오래 지켜볼까요?')
  await s.press(page.getByText(`1년 · ${YEAR}`))
  await next(s)
  await asked(s, '이대로 시작할까요?')
  await page.getByRole('radio', { name: /무통장/ }).waitFor({ state: 'attached' })
  await payBy(s, YEAR)
  await heading(page, '지금부터 지켜봐요').waitFor({ timeout: 60_000 })
  await s.end()
})

test('a card that is declined begins nothing; another one does, with the same answers', async () => {
  const { s } = await withReport('watch-declined', 'phone')
  const { page } = s
  await page.goto(`${s.url}/subscribe/choose`)
  await s.press(page.locator('label', { hasText: '302호' }))
  await toAmount(s)
  await s.press(page.getByText(`1개월 · ${MONTH}`))
  await next(s)
  await payBy(s, MONTH, DECLINED)
  await heading(page, '결제가 되지 않았어요').waitFor()
  await expect.poll(() => pathOf(s)).toBe('/subscribe/complete')
  await s.shot('subscribe-phone-declined')
  expect(await watches('watch-declined')).toEqual([])
  await s.press(button(page, '다시 결제하기'))
  await payBy(s, MONTH)
  await heading(page, '지금부터 지켜봐요').waitFor({ timeout: 60_000 })
  expect(await watches('watch-declined')).toHaveLength(1)
  await s.end(['402 /order/once-complete'])
})

test('a month is paid by a kept card and goes on by itself; a new card is registered first, for nothing', async () => {
  const { s } = await withReport('watch-by-card', 'desktop')
  const { page } = s
  await cardByCall(s.url, (await logIn(s.url, 'watch-by-card')).token)
  await page.goto(`${s.url}/subscribe/choose`)
  await s.press(page.locator('label', { hasText: '302호' }))
  await toAmount(s)
  await s.press(page.getByText(`1개월 · ${MONTH}`))
  await next(s)
  await asked(s, '이대로 시작할까요?')
  await s.press(choice(page, '매달 자동결제'))
  await s.press(choice(page, '새 카드 등록하기'))
  await s.press(button(page, '카드 등록하러 가기'))
  await asked(s, '카드를 등록할까요?')
  await page.getByText(`등록하고 결제를 누르면 오늘 ${MONTH}`).waitFor()
  await s.shot('subscribe-desktop-init', true)
  await s.press(button(page, '카드 등록하기'))
  await payInWindow(s, undefined, '취소')
  await page.getByText(/돈은 나가지 않았어요/).waitFor()
  await s.press(button(page, '뒤로'))
  await asked(s, '이대로 시작할까요?')
  await s.press(choice(page, '매달 자동결제'))
  await s.press(choice(page, '신한카드'))
  await s.press(page.getByText(/그만둘 때까지 자동으로 이어지는 데 동의해요/))
  await s.shot('subscribe-desktop-by-card', true)
  await s.press(button(page, `등록한 카드로 ${MONTH} 결제하기`))
  await heading(page, '지금부터 지켜봐요').waitFor({ timeout: 60_000 })
  await page.getByText(/그만둘 때까지 자동으로 이어져요/).waitFor()
  await s.shot('subscribe-desktop-by-card-complete', true)
  expect(await watches('watch-by-card')).toMatchObject([{ plan: 'month', state: 'active', orderPrice: 4900 }])

  // Another day of payment, with its sum before it is chosen; and where alerts are sent.
  await page.goto(`${s.url}/subscribe/info`)
  await heading(page, '결제하는 날 바꾸기').waitFor()
  await page.getByLabel('바꿀 날').selectOption('15')
  await page.getByText(/일치 [\d,]+원을 .+ 먼저 결제해요/).waitFor()
  await s.press(page.getByText('기기 알림', { exact: true }))
  await page.getByText('알림을 받을 곳을 저장했어요').waitFor()
  await s.shot('subscribe-desktop-charge-day', true)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await tooWide(page, 320)).toEqual([])
  await s.shot('subscribe-phone-charge-day', true)
  await s.press(button(page, '15일로 바꾸기'))
  await page.getByText('결제하는 날을 바꿨어요').waitFor()
  await heading(page, '결제하는 날 바꾸기').waitFor({ state: 'detached' })
  await s.end(['402 /portone/payment/billingkey'])
})
