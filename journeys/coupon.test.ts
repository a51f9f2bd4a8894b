import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { barriers, tooWide } from './barriers.ts'
import { makeCampaign } from './campaign.ts'
import { deviceAt } from './draft.ts'
import { logInOnTheWay, NARAE, openReport, payInWindow, type Where } from './order-steps.ts'
import { button, choice, heading, openStory, type Story } from './story.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await makeCampaign(world.url, {
    slug: 'third-off',
    name: '부산 청년 할인',
    gives: 'percent',
    amount: 30,
    most: 2500,
    word: 'THIRD-OFF',
  })
  await makeCampaign(world.url, {
    slug: 'elsewhere',
    name: '부산 무료',
    gives: 'free',
    amount: null,
    zero_ok: true,
    regions: ['26'],
    word: 'ELSEWHERE',
  })
})
afterEach(async () => {
  await world.pass(null)
  expect(await world.invariants()).toBe('every invariant holds')
})
afterAll(() => world.end())

const NOWHERE: Where = { search: '희우정로16길 9301', floor: '2층', ho: '201호' }
const storage = async (persona: string, where = NARAE) => deviceAt('amount', world.url, persona, where)
const consent = (s: Story) => s.press(s.page.getByText(/바로 보고서를 만들고/))
const stateOfMine = async (s: Story, name: string) => {
  await s.page.goto(`${s.url}/coupon/check-b`)
  return s.page.getByRole('article').filter({ hasText: name }).innerText()
}

test('on a phone: a link in a message, logged in on the way, taken, and a report for 0 won without a card', async () => {
  const { nz_session: _, nz_person: __, ...draft } = await storage('kim')
  const s = await openStory(world.browser, world.url, { holds: draft })
  const { page } = s
  await page.goto(`${s.url}/coupon/check?coupon=seoul-home-demo`)
  await page.waitForURL(/\/analyze$/)
  await s.press(button(page, '쿠폰 확인하기'))
  await logInOnTheWay(s, '김임차')
  await heading(page, '쿠폰이 왔어요').waitFor()
  expect(page.url()).not.toContain('seoul')
  await s.shot('coupon-phone-message')
  await s.press(button(page, '쿠폰 받기'))
  await heading(page, '쿠폰을 받았어요').waitFor()
  await s.press(button(page, '하던 주문에 쓰기'))
  // The draft is there: the link's coupon makes its price 0.
  await button(page, '0원으로 보고서 받기').waitFor()
  await page.getByText('−9,900원').waitFor()
  await expect.poll(() => page.getByText('무엇으로 낼까요?').count()).toBe(0)
  await s.shot('coupon-phone-free', true)
  await s.press(button(page, '0원으로 보고서 받기'))
  await page.getByText('위 내용에 동의해야 받을 수 있어요.').waitFor()
  await consent(s)
  await s.press(button(page, '0원으로 보고서 받기'))
  await openReport(s)
  await expect.poll(() => stateOfMine(s, '서울시 전세 안심 지원')).toMatch(/씀/)
  await s.shot('coupon-phone-mine', true)
  await expect.poll(() => world.payments()).toEqual([])
  await s.end()
})

test('on a desktop: a code typed at the payment, the price whole before and after, and that much is charged', async () => {
  const s = await openStory(world.browser, world.url, { device: 'desktop', holds: await storage('lee') })
  const { page } = s
  await page.goto(`${s.url}/analyze/amount`)
  await button(page, /로 9,900원 결제하기$/).waitFor()
  await s.press(button(page, '쿠폰 코드 입력하기'))
  const code = page.getByRole('textbox', { name: '쿠폰 코드' })
  await s.press(button(page, '코드 쓰기'))
  await page.getByText('쿠폰 코드를 입력해 주세요.').waitFor()
  await code.fill('nothing of the kind')
  await code.press('Enter')
  await page.getByText('등록할 수 없는 쿠폰이에요. 코드를 다시 확인해 주세요.').waitFor()
  await expect.poll(() => code.inputValue()).toBe('nothing of the kind')
  await code.fill('elsewhere')
  await code.press('Enter')
  await page.getByText('이 쿠폰을 쓸 수 있는 지역의 집이 아니에요.').waitFor()
  await button(page, /로 9,900원 결제하기$/).waitFor()
  await code.fill('third off')
  await code.press('Enter')
  await button(page, /로 7,400원 결제하기$/).waitFor()
  await s.shot('coupon-desktop-typed', true)
  // To the full price and back: the price shown is the price charged.
  await s.press(choice(page, '쓰지 않기'))
  await button(page, /로 9,900원 결제하기$/).waitFor()
  await s.press(choice(page, '2,500원 할인 · 부산 청년 할인'))
  await consent(s)
  await s.press(button(page, /로 7,400원 결제하기$/))
  await payInWindow(s)
  await openReport(s)
  await expect.poll(async () => (await world.payments()).map((p) => `${p.status} ${p.amount}`)).toEqual(['paid 7400'])
  await expect.poll(() => stateOfMine(s, '부산 청년 할인')).toMatch(/씀/)
  await s.end()
})

test('a free report that cannot be made gives the coupon back, says so, and it is good again', async () => {
  const s = await openStory(world.browser, world.url, { holds: await storage('unlucky', NOWHERE) })
  const { page } = s
  await page.goto(`${s.url}/coupon/check-b`)
  await page.getByRole('textbox', { name: '쿠폰 코드' }).fill('SEOUL HOME DEMO')
  await s.press(button(page, '쿠폰 받기').last())
  await heading(page, '쿠폰을 받았어요').waitFor()
  await page.getByText('0원', { exact: true }).waitFor()
  await s.shot('coupon-phone-result')
  await s.press(button(page, '하던 주문에 쓰기'))
  await button(page, '0원으로 보고서 받기').waitFor()
  await consent(s)
  await s.press(button(page, '0원으로 보고서 받기'))
  await page.getByText('등기부를 받지 못해 쓴 쿠폰을 돌려드렸어요.').waitFor({ timeout: 60_000 })
  await s.shot('coupon-phone-back')
  await expect.poll(() => stateOfMine(s, '서울시 전세 안심 지원')).toMatch(/쓸 수 있음/)
  await expect
    .poll(async () => (await world.messagesOf('unlucky')).map((m) => m.text), { timeout: 20_000 })
    .toEqual([expect.stringMatching(/쓴 쿠폰도 돌려드렸으니 다시 쓸 수 있어요\.$/)])
  await s.end()
})

test('the bank partner’s people: the check, the login, the free coupon, the order, all at the twins', async () => {
  const { nz_session: _, nz_person: __, ...draft } = await storage('lee')
  const s = await openStory(world.browser, world.url, { holds: draft })
  const { page } = s
  // A claim in the URL is not enough; the partner's own link is.
  await page.goto(`${s.url}/analyze/valid-campaign-ione?nz_source=ione&nz_medium=app&nz_campaign=pilot`)
  await page.getByText('제휴 앱에서 들어온 것을 확인하지 못했어요').waitFor()
  await page.goto(`${s.url}/sandbox/partner`)
  await s.press(page.getByRole('link', { name: '회원 가로 집살핌 열기' }))
  await page.getByText('제휴 앱에서 들어왔어요').waitFor()
  await expect.poll(() => page.url()).not.toContain('pass')
  await s.shot('coupon-phone-valid')
  await s.press(button(page, '계속하기'))
  await page.waitForURL(/\/analyze\/freelogin-ione$/)
  await s.press(button(page, '카카오로 3초 만에 로그인'))
  await heading(page, '누구로 들어갈까요?').waitFor()
  await s.press(page.getByRole('button', { name: '이소유' }))
  await page.waitForURL(/\/analyze\/free-ione/)
  await s.press(button(page, '무료 쿠폰 받기'))
  await consent(s)
  await s.press(button(page, '0원으로 보고서 받기'))
  await openReport(s)
  await page.goto(`${s.url}/analyze/free-ione`)
  await page.getByText('무료 보고서를 이미 받으셨어요').waitFor()
  await s.shot('coupon-phone-partner-used')
  await s.end()
})

test('the city’s page: a code typed before the login is there after it', async () => {
  const s = await openStory(world.browser, world.url, { device: 'desktop' })
  const { page } = s
  await page.goto(`${s.url}/campaign/seoul`)
  await page.getByText('서울특별시에 있는 집에 쓸 수 있어요').first().waitFor()
  const code = page.getByRole('textbox', { name: '쿠폰 코드' })
  await code.fill('SEOUL-HOME-DEMO')
  await s.press(button(page, '쿠폰 받기'))
  await logInOnTheWay(s, '이소유')
  await page.waitForURL(/\/campaign\/seoul/)
  await expect.poll(() => code.inputValue()).toBe('SEOUL-HOME-DEMO')
  await s.press(button(page, '쿠폰 받기'))
  await button(page, '이 쿠폰으로 분석받기').waitFor()
  await s.shot('coupon-desktop-seoul', true)
  await s.press(button(page, '이 쿠폰으로 분석받기'))
  await heading(page, '어떤 계약인가요?').waitFor()
  await s.end()
})

test('a realtor is told why there is no coupon, and may order all the same', async () => {
  const s = await openStory(world.browser, world.url, { holds: await storage('realtor-choi') })
  await s.page.goto(`${s.url}/analyze/amount`)
  await s.page.getByText('공인중개사는 쿠폰을 쓸 수 없어요').waitFor()
  await button(s.page, /로 9,900원 결제하기$/).waitFor()
  await s.page.goto(`${s.url}/coupon/check-b`)
  await s.page.getByText('공인중개사는 쿠폰을 쓸 수 없어요').waitFor()
  await s.end(['403 /order-coupons/user', '403 /order/coupon/available'])
})

test('a tool finds no barrier on any page of coupons, and nothing is pushed sideways', async () => {
  const s = await openStory(world.browser, world.url, { device: 'desktop', holds: await storage('barriers') })
  const { page } = s
  const places = [
    ['/coupon/check?coupon=THIRD-OFF', '쿠폰이 왔어요'],
    ['/coupon/check-b', '내 쿠폰'],
    ['/campaign/seoul', '서울시 전세 안심 지원'],
    ['/analyze/freebase', '보고서를 무료로 받아 보세요'],
    ['/analyze/valid-campaign-ione', '제휴 회원 확인'],
    ['/analyze/amount-ione', '이 내용으로 보고서를 만들까요?'],
  ] as const
  for (const [place, title] of places) {
    for (const width of [390, 1280]) {
      await page.goto(s.url + place)
      await heading(page, title).first().waitFor()
      await page
        .getByRole('main')
        .getByText(/쿠폰|무료|제휴/)
        .first()
        .waitFor()
      expect(await barriers(page, width), `${place} at ${width}`).toEqual([])
    }
    expect(await tooWide(page, 320), place).toEqual([])
  }
  await s.end()
})
