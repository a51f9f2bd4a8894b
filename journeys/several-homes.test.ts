import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { tooWide } from './barriers.ts'
import { deviceAt } from './draft.ts'
import { inTurns } from './in-turns.ts'
import { orderByCall, reportOf } from './order-by-call.ts'
import { GARAM, NARAE, next, payInWindow } from './order-steps.ts'
import { callApi, logIn } from './person.ts'
import { button, choice, heading, openStory, pathOf } from './story.ts'
import { startWorld, type World } from './world.ts'

const told = inTurns('several-homes')

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => {
  expect(await world.invariants()).toBe('every invariant holds')
})
afterAll(() => world.end())

test.each(told(['phone', 'desktop'] as const))(
  'two homes of one’s own reports are watched from one payment (%s)',
  async (device) => {
    const persona = `watches-several-${device}`
    const { token } = await logIn(world.url, persona)
    for (const home of [NARAE, GARAM]) await reportOf(world.url, token, await orderByCall(world.url, token, home))
    const { 'nz_draft_order-report': _, ...holds } = await deviceAt('amount', world.url, persona, NARAE)
    const s = await openStory(world.browser, world.url, { device, holds })
    const { page } = s
    await page.goto(`${s.url}/subscribe/choose`)
    await heading(page, '어느 집을 지켜볼까요?').waitFor()
    await s.press(button(page, '여러 집을 한 번에 고르기'))
    await s.press(page.locator('label', { hasText: '302호' }))
    await page.getByText('집 1곳을 골랐어요').waitFor()
    await next(s)
    await page.getByText('두 집 이상 골라 주세요.').waitFor()
    await s.press(page.locator('label', { hasText: '201호' }))
    await page.getByText('집 2곳을 골랐어요').waitFor()
    await s.shot(`several-${device}-choose`, true)
    await next(s)
    await heading(page, '얼마나 오래 지켜볼까요?').waitFor()
    await s.press(choice(page, '1개월'))
    await page.getByText('결제하는 집 2곳').waitFor()
    await page.getByText('9,800원', { exact: true }).waitFor()
    await s.shot(`several-${device}-amount`, true)
    await next(s)
    await heading(page, '이대로 시작할까요?').waitFor()
    await s.press(choice(page, '신용·체크카드'))
    await s.shot(`several-${device}-pay`, true)
    await s.press(page.getByText('바로 확인을 시작하고'))
    await s.press(button(page, '카드로 9,800원 결제하기'))
    await payInWindow(s)
    await expect.poll(() => pathOf(s)).toBe('/subscribe/owner-house-complete')
    await heading(page, '집 2곳을 지켜보기 시작했어요').waitFor({ timeout: 60_000 })
    await page.getByText('집 2곳 값으로 9,800원을 냈어요.').waitFor()
    await s.shot(`several-${device}-complete`, true)
    if (device === 'phone') expect(await tooWide(page, 320)).toEqual([])
    await page.reload()
    await heading(page, '집 2곳을 지켜보기 시작했어요').waitFor()
    expect(await page.evaluate<string | null>(`localStorage.getItem('nz_draft_join-watch')`)).toBeNull()
    type Items = { items: { state: string; orderPrice: number }[] }
    const { items } = await callApi<Items>(world.url, '/subscribes', token)
    expect(items).toMatchObject([
      { state: 'active', orderPrice: 4900 },
      { state: 'active', orderPrice: 4900 },
    ])

    await page.goto(`${s.url}/subscribe/choose`)
    await page.getByText('이미 지켜보고 있어요. 또 내지 않아도 돼요.').first().waitFor()
    expect(await button(page, '여러 집을 한 번에 고르기').count()).toBe(0)
    await page.goto(`${s.url}/subscribe/owner-house-complete?merchant_uid=sbulk000`)
    await heading(page, '이 결제를 찾지 못했어요').waitFor()
    await s.shot(`several-${device}-empty`, true)

    await page.goto(`${s.url}/subscribe/watching`)
    await s.press(page.getByRole('link', { name: /자세히/ }).first())
    await heading(page, '비슷한 집이 팔린 값').waitFor()
    await s.press(page.getByRole('tab', { name: '전세' }))
    await page.getByText('거래가 없다는 뜻이 아니에요.', { exact: false }).waitFor()
    await s.press(page.getByRole('tab', { name: '매매' }))
    await page.getByText('에 읽은 자료예요.', { exact: false }).waitFor()
    await s.shot(`several-${device}-prices`, true)
    await s.end(['404 /subscribe/payment-bulk'])
  },
)
