import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { deviceAt } from './draft.ts'
import {
  agreeAndPay,
  findHome,
  GARAM,
  isReportOf,
  NARAE,
  next,
  openReport,
  payInWindow,
  pickUnit,
} from './order-steps.ts'
import { orderByCall } from './order-by-call.ts'
import { callApi, logIn, postApi } from './person.ts'
import { button, choice, heading, openStory, pathOf, type Device, type Story } from './story.ts'
import { speaks } from './language.ts'
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

async function at(open: 'address' | 'search' | 'amount', persona: string, device: Device = 'phone'): Promise<Story> {
  const s = await openStory(world.browser, world.url, {
    device,
    holds: await deviceAt(open, world.url, persona, NARAE),
  })
  await s.page.goto(`${s.url}/analyze/${open}`)
  return s
}
async function pay(s: Story): Promise<void> {
  await agreeAndPay(s)
  await payInWindow(s)
  await s.page.waitForURL(/\/analyze\/complete/)
}
/** Type, amounts and dates as they were ordered. */
async function confirmLease(s: Story): Promise<void> {
  for (const title of ['어떤 계약인가요?', '금액을 확인해 주세요', '날짜를 확인해 주세요']) {
    await heading(s.page, title).waitFor()
    await next(s)
  }
}
const texts = async (persona: string): Promise<string[]> => (await world.messagesOf(persona)).map((m) => m.text)

test('an order without an address: paid, continued from the first page, decided, and the report comes', async () => {
  const s = await at('address', 'no-address')
  const { page } = s
  await s.press(button(page, '아직 주소를 몰라요'))
  await page.getByText('주소는 결제 뒤에 정할 수 있어요.').waitFor()
  await next(s)
  await heading(page, '어떤 집을 찾고 있나요?').waitFor()
  await s.press(choice(page, '빌라 (다세대·연립)'))
  await next(s)
  await heading(page, '어느 지역인가요?').waitFor()
  await page.getByRole('textbox', { name: '지역' }).fill('서울 강서구')
  await next(s)
  await page.getByText('서울 강서구 · 나중에 정하기').waitFor()
  await pay(s)
  await heading(page, '집을 정하면 보고서를 만들어요').waitFor()
  await s.shot('undecided-phone-needed')
  await expect
    .poll(() => texts('no-address'), { timeout: 20_000 })
    .toEqual([expect.stringContaining('주소를 정하면 보고서를 준비할게요.')])
  for (const top of ['main', 'analyze', 'mypage', 'ich', 'global', 'ione', 'analyze-ione']) {
    await page.goto(`${s.url}/${top}`)
    await page.getByText('전세사기 위험 분석 진행 중').waitFor()
  }
  await page.evaluate(`localStorage.setItem('nz_lang', 'en')`)
  await page.goto(`${s.url}/main`)
  await page.getByText((await speaks('en'))('전세사기 위험 분석 진행 중')).waitFor()
  await page.evaluate(`localStorage.removeItem('nz_lang'); sessionStorage.clear()`)
  await page.goto(`${s.url}/report`)
  await heading(page, '내 보고서').waitFor()
  await expect.poll(() => page.getByText('전세사기 위험 분석 진행 중').count()).toBe(0)
  await page.goto(s.url)
  await page.getByText('주소를 입력하면 보고서를 만들어요.').waitFor()
  await s.shot('undecided-phone-banner')
  await s.press(button(page, '이어하기'))
  await confirmLease(s)
  await heading(page, '어느 집인가요?').waitFor()
  await next(s)
  await page.getByText('답을 입력해 주세요.').waitFor()
  await findHome(s, GARAM)
  await pickUnit(s, GARAM)
  await s.shot('undecided-phone-decide')
  await next(s)
  await heading(page, '이 집이 맞나요?').waitFor()
  await page.getByText('찾은 등기부').waitFor()
  await s.shot('undecided-phone-found')
  await s.press(button(page, '이 집으로 정하기'))
  await page.waitForURL(/\/report\/waiting/)
  await openReport(s)
  await isReportOf(s, /가람빌.*201호/, /화곡동 9012-3/)
  await page.goto(s.url)
  await button(page, '이 집 분석받기').waitFor()
  await expect.poll(() => texts('no-address'), { timeout: 20_000 }).toHaveLength(2)
  await expect.poll(() => page.getByText('전세사기 위험 분석 진행 중').count()).toBe(0)
  await s.end()
})

test('an order whose unit is not known yet: the building stays, the unit is asked for after payment', async () => {
  const s = await at('search', 'no-unit')
  const { page } = s
  await s.press(button(page, '동·호수를 아직 몰라요'))
  await page.getByText('동·호수는 결제 뒤에 정할 수 있어요.').waitFor()
  await next(s)
  await pay(s)
  await page
    .getByText(/화곡로 9047/)
    .first()
    .waitFor()
  await button(page, '동·층·호 정하기').waitFor()
  await page.goto(`${s.url}/main`)
  await page.getByText('동·층·호를 입력하면 보고서를 만들어요.').waitFor()
  await s.press(button(page, '이어하기'))
  await heading(page, '동·층·호를 골라 주세요').waitFor()
  await expect.poll(() => pathOf(s)).toBe('/report/waiting/confirm-address')
  await pickUnit(s, NARAE)
  await s.shot('undecided-phone-unit')
  await next(s)
  await s.press(button(page, '이 집으로 정하기'))
  await openReport(s)
  await isReportOf(s, /나래하우스.*302호/, /화곡동 9047-1/)
  await s.end()
})

test('what another screen has decided first is said, with the way to the order', async () => {
  const storage = await deviceAt('amount', world.url, 'two-screens', NARAE)
  // in the client's format of a session
  const { token } = JSON.parse(storage['nz_session'] ?? '') as { token: string }
  const s = await openStory(world.browser, world.url, { holds: storage })
  const { page } = s
  const save = () => s.press(button(page, '이 집으로 정하기'))
  // Decided elsewhere before this screen reads the order again, which it does every few seconds.
  const unseen = async (decide: () => Promise<unknown>) => {
    const reads = '**/api/v1/order-users/report?**'
    await page.route(reads, async (route) => {
      await decided
      // the page may have closed meanwhile
      await route.continue().catch(() => undefined)
    })
    const saved = decide().then(save)
    const decided = saved.catch(() => undefined)
    await saved
  }
  const unit = { building_dong: null, building_floor: '1층', building_ho: '101호' }
  const first = await orderByCall(world.url, token, { ...GARAM, later: 'address' })
  await page.goto(`${s.url}/analyze/address-search?merchant_uid=${first.merchant_uid}`)
  await findHome(s, GARAM)
  await pickUnit(s, GARAM)
  await save()
  await page.getByText('지금은 주소를 바꿀 수 없는 주문이에요. 내 보고서에서 확인해 주세요.').waitFor()
  await page.goto(`${s.url}/report/waiting/confirm-type`)
  await confirmLease(s)
  await findHome(s, GARAM)
  await pickUnit(s, GARAM)
  await next(s)
  const [hit] = (await callApi<{ hits: { key: string }[] }>(s.url, `/address-iros?keyword=${GARAM.search}`, token)).hits
  const place = { address_key: hit?.key, ...unit, unique_no: null }
  await unseen(() => postApi(s.url, `/api/v1/order-determined/address/${first.order_seq}`, { place }, token))
  await heading(page, '이미 정한 주문이에요').waitFor()
  await s.shot('undecided-phone-decided')
  await s.press(button(page, '주문 보기'))
  await heading(page, /보고서를 만들고 있어요|보고서가 나왔어요/).waitFor()
  const second = await orderByCall(world.url, token, { ...NARAE, later: 'unit' })
  await page.goto(`${s.url}/report/waiting/confirm-address`)
  await pickUnit(s, NARAE)
  await next(s)
  await unseen(() => postApi(s.url, `/api/v1/order-determined/building/${second.order_seq}`, unit, token))
  await s.press(button(page, '주문 보기'))
  await heading(page, /보고서를 만들고 있어요|보고서가 나왔어요/).waitFor()
  await s.end([
    '409 /order-carts/iros/:merchant',
    `409 /order-determined/address/${first.order_seq}`,
    `409 /order-determined/building/${second.order_seq}`,
  ])
})

test('another address within five minutes of paying: the report is of the new one', async () => {
  const s = await at('amount', 'moves', 'desktop')
  const { page } = s
  await pay(s)
  await s.press(button(page, '주소 바꾸기'))
  await heading(page, '어느 집으로 바꿀까요?').waitFor()
  await findHome(s, GARAM)
  await pickUnit(s, GARAM)
  await s.shot('undecided-desktop-edit')
  await s.press(button(page, '이 집으로 정하기'))
  await page.waitForURL(/\/analyze\/complete/)
  await openReport(s)
  await isReportOf(s, /가람빌.*201호/, /화곡동 9012-3/)
  await page.goto(`${s.url}/report`)
  await page.getByText('모두 1건').waitFor()
  await page.getByRole('link', { name: /가람빌.*201호/ }).waitFor()
  await s.end()
})

test('after five minutes the address stays, and the page says why', async () => {
  const s = await at('amount', 'too-late')
  const { page } = s
  await pay(s)
  await heading(page, '보고서가 나왔어요').waitFor({ timeout: 60_000 })
  await s.press(button(page, '주소 바꾸기'))
  await findHome(s, GARAM)
  await pickUnit(s, GARAM)
  await world.pass(360)
  await s.press(button(page, '이 집으로 정하기'))
  await page.getByText('결제 뒤 5분이 지나 주소를 바꿀 수 없어요.').waitFor()
  await s.shot('undecided-phone-too-late')
  await page.goto(`${s.url}/report`)
  await page.getByRole('link', { name: /나래하우스.*302호/ }).waitFor()
  await s.end(['409 /order-carts/iros/:merchant'])
})

test('a card order is given up: no screen speaks of a ticket or of a report that failed, each says where the money is', async () => {
  const s = await openStory(world.browser, world.url, {
    holds: await deviceAt('address', world.url, 'gives-up', NARAE),
  })
  const { page } = s
  const { token } = await logIn(s.url, 'gives-up')
  const { merchant_uid } = await orderByCall(s.url, token, { ...NARAE, later: 'address' })
  await page.goto(`${s.url}/analyze/ticket-complete?merchant_uid=${merchant_uid}`)
  await heading(page, '집을 정하면 보고서를 만들어요').waitFor()
  await expect.poll(() => page.getByText('이용권').count()).toBe(0)
  await s.press(button(page, '주문 취소하기'))
  await s.press(button(page, '취소하고 돌려받기'))
  await heading(page, '주문을 취소했어요').waitFor()
  await page.getByText(/결제한 9,900원을 돌려드(리고 있어요|렸어요)/).waitFor()
  await page.goto(`${s.url}/report`)
  await page.getByText('취소한 주문이에요').waitFor()
  await page.getByText('9,900원을 돌려드렸어요').waitFor()
  await expect.poll(() => page.getByText('만들지 못했어요').count()).toBe(0)
  await s.shot('undecided-phone-given-up')
  await s.end()
})
