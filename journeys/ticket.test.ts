import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { barriers, tooWide } from './barriers.ts'
import { cardByCall } from './card-by-call.ts'
import { deviceAt } from './draft.ts'
import { agreeAndPay, NARAE, openReport, payInWindow } from './order-steps.ts'
import { callApi, holdsOf, logIn } from './person.ts'
import { button, choice, heading, openStory, pathOf, type Story } from './story.ts'
import { startWorld, type World } from './world.ts'

const DECLINED = '4000000000000002'
const OTHER_AMOUNT = '4000000000000127'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => {
  await world.pass(null)
  expect(await world.invariants()).toBe('every invariant holds')
})
afterAll(() => world.end())

const packs = async () => (await world.payments()).filter((p) => p.amount > 20_000)
async function choosePack(s: Story, by: '신용·체크카드' | '네이버페이'): Promise<void> {
  await heading(s.page, '이용권을 몇 장 살까요?').waitFor()
  await s.press(choice(s.page, '3장'))
  await s.press(choice(s.page, by))
  await s.press(s.page.getByText('유효기간 5년, 쓰지 않은 이용권의'))
  await s.press(button(s.page, /로 2만 7,000원 결제하기$/))
}

/** The registered card is on the account page; it is deleted after a confirmation. */
async function endsTheCard(s: Story): Promise<void> {
  const cards = s.page.getByRole('region', { name: '등록한 카드' })
  await cards.getByText(/^4111\*+1111/).waitFor()
  await s.press(cards.getByRole('button', { name: '신한카드 지우기' }))
  await s.press(s.page.getByRole('alertdialog').getByRole('button', { name: '지우기' }))
  await s.page.getByText('카드를 지웠어요.').waitFor()
  await cards.getByText('등록한 카드가 없어요.').waitFor()
}

test('tickets on a phone: a card declined, bought, one used for a report, the rest refunded', async () => {
  const s = await openStory(world.browser, world.url, { holds: await deviceAt('amount', world.url, 'pack', NARAE) })
  const { page } = s
  await cardByCall(s.url, (await logIn(s.url, 'pack')).token)
  await page.goto(`${s.url}/mypage`)
  await page.waitForLoadState('networkidle')
  await endsTheCard(s)
  await s.press(page.getByRole('link', { name: /보고서 이용권/ }))
  await heading(page, '보고서 이용권').waitFor()
  await page.getByText('가진 이용권이 없어요').waitFor()
  expect(await tooWide(page, 390)).toEqual([])
  await s.shot('ticket-phone-info', true)
  await s.press(button(page, '이용권 사기'))
  await choosePack(s, '신용·체크카드')
  await payInWindow(s, DECLINED)
  await heading(page, '결제가 되지 않았어요').waitFor()
  await expect.poll(() => pathOf(s)).toBe('/ticket/price-complete')
  await s.shot('ticket-phone-declined')
  await s.press(button(page, '다시 결제하기'))
  await choosePack(s, '네이버페이')
  await payInWindow(s)
  await heading(page, '이용권 3장이 들어왔어요').waitFor()
  await page.getByText('지금 쓸 수 있는 이용권은 3장이에요.').waitFor()
  await s.shot('ticket-phone-complete')

  await page.goto(`${s.url}/analyze/amount`)
  await page.getByText('이용권으로 모두 내요.').waitFor()
  await s.shot('ticket-phone-amount', true)
  await s.press(page.getByText(/바로 보고서를 만들고/))
  await s.press(button(page, '이용권 1장으로 보고서 받기'))
  await page.getByText('이용권 1장을 썼어요.').waitFor()
  await expect.poll(() => pathOf(s)).toBe('/analyze/ticket-complete')
  await page.getByText('남은 이용권은 2장이에요.').waitFor()
  await s.shot('ticket-phone-used')
  await openReport(s)

  await page.goto(`${s.url}/ticket/info`)
  await page.getByText('3장 가운데 2장 남음').waitFor()
  await s.press(button(page, '쓰지 않은 이용권 환불 · 1만 8,000원'))
  await s.press(page.getByRole('alertdialog').getByRole('button', { name: '환불하기' }))
  await page.getByText('가진 이용권이 없어요').waitFor()
  await expect
    .poll(async () => (await packs()).filter((p) => p.status !== 'failed'))
    .toMatchObject([{ gateway: 'payple', amount: 27_000, cancel_amount: 18_000 }])
  await page.reload()
  await page.getByText('환불했어요').waitFor()
  await s.shot('ticket-phone-after', true)
  await s.end(['402 /order-ticket-payment'])
})

test('a report judged anew: declined, paid, delivered; then the difference to a pack', async () => {
  const s = await openStory(world.browser, world.url, { holds: await deviceAt('amount', world.url, 'renew', NARAE) })
  const { page } = s
  await page.goto(`${s.url}/analyze/amount`)
  await agreeAndPay(s)
  await payInWindow(s)
  await openReport(s)
  const first = page.url()
  const { token } = await logIn(s.url, 'renew')
  const [order] = (await callApi<{ reports: { order_seq: number }[] }>(s.url, '/report', token)).reports
  await page.goto(`${s.url}/report/expiration?order_seq=${order?.order_seq}`)
  await heading(page, '오늘 만든 보고서예요').waitFor()
  await s.shot('expiration-phone', true)
  await readLater(first)
  await s.press(button(page, '새 등기부로 다시 받기 · 9,900원'))
  await heading(page, '새 등기부로 다시 받을까요?').waitFor()
  await s.press(choice(page, '이 집 다시 살펴보기'))
  await s.press(page.getByText(/바로 보고서를 만들고/))
  await s.shot('renew-phone', true)
  await s.press(button(page, /로 9,900원 결제하기$/))
  await payInWindow(s, DECLINED)
  await heading(page, '결제가 되지 않았어요').waitFor()
  await expect.poll(() => pathOf(s)).toBe('/report/expiration/pay-complete')
  await s.press(button(page, '다시 결제하기'))
  await s.press(choice(page, '이 집 다시 살펴보기'))
  await s.press(choice(page, '네이버페이'))
  await s.press(page.getByText(/바로 보고서를 만들고/))
  await s.press(button(page, /로 9,900원 결제하기$/))
  await world.control('/faults', { service: 'register', kind: 'down', times: 100 })
  await payInWindow(s)
  await page.getByText('새 등기부로 다시 살펴봐요.').waitFor()
  await s.shot('renew-phone-complete')
  // It cannot be bought again while its register has not been fetched.
  await page.goto(`${s.url}/report/expiration?order_seq=${order?.order_seq}`)
  await heading(page, '이 집의 새 보고서를 만들고 있어요').waitFor()
  await s.shot('renew-phone-under-way')
  await world.control('/faults', { service: 'register', kind: 'down', times: 0 })
  await world.pass(200)
  await s.press(button(page, '만들고 있는 보고서 보기'))
  await openReport(s)
  expect(page.url()).not.toBe(first)
  await s.press(button(page, '새 등기부로 다시 받기'))
  await s.press(choice(page, '3장 이용권으로 바꾸기'))
  await s.press(page.getByText(/더 들어오는 이용권의 유효기간/))
  await s.press(button(page, /로 1만 7,100원 결제하기$/))
  await payInWindow(s)
  await heading(page, '이용권 2장이 더 들어왔어요').waitFor()
  await s.shot('renew-phone-changed')
  await s.end(['402 /pay-order-complete', '409 /pay-order/info/reorder'])
})

test('tickets on a desktop: another amount goes back, and no ticket comes', async () => {
  const s = await openStory(world.browser, world.url, {
    device: 'desktop',
    holds: await deviceAt('amount', world.url, 'pack-wide', NARAE),
  })
  const before = new Set((await packs()).map((p) => p.imp_uid))
  await s.page.goto(`${s.url}/ticket/price`)
  await choosePack(s, '신용·체크카드')
  await payInWindow(s, OTHER_AMOUNT)
  await heading(s.page, '결제한 돈을 돌려드려요').waitFor()
  await s.page.getByText(/주문과 다른 금액이 결제됐어요/).waitFor()
  await s.shot('ticket-desktop-other-amount')
  const selected = async () =>
    (await packs()).filter((p) => !before.has(p.imp_uid)).map((p) => p.amount - p.cancel_amount)
  await expect.poll(selected).toEqual([0])
  await s.page.goto(`${s.url}/ticket/info`)
  await s.page.getByText('가진 이용권이 없어요').waitFor()
  await s.shot('ticket-desktop-info', true)
  await s.end(['402 /order-ticket-payment'])
})

test('a company buys, a person joins by its code, and is given one', async () => {
  const s = await openStory(world.browser, world.url, { holds: await deviceAt('amount', world.url, 'keeper', NARAE) })
  const { page } = s
  await page.goto(`${s.url}/ticket/business`)
  await s.press(page.getByText('회사 이용권 사기'))
  await page.getByRole('textbox', { name: '상호' }).fill('살핌공인중개사사무소')
  await page.getByRole('textbox', { name: '사업자등록번호' }).fill('124-81-00999')
  await page.getByRole('textbox', { name: '대표자 이름' }).fill('김대표')
  await page.getByRole('textbox', { name: '증빙을 받을 이메일' }).fill('tax@example.com')
  await s.press(page.getByText(/유효기간 5년, 쓰지 않은/))
  await s.press(button(page, /로 8만 원 결제하기$/))
  await page.getByText(/사업자등록번호가 맞지 않아요/).waitFor()
  await s.shot('ticket-phone-company-form', true)
  await page.getByRole('textbox', { name: '사업자등록번호' }).fill('124-81-00998')
  await s.press(button(page, /로 8만 원 결제하기$/))
  await payInWindow(s)
  await heading(page, '이용권 10장이 들어왔어요').waitFor()
  await s.press(button(page, '구성원에게 나눠 주기'))
  const code = (await page.locator('.select-all').textContent()) ?? ''
  const member = await openStory(world.browser, world.url, {
    holds: await deviceAt('amount', world.url, 'member', NARAE),
  })
  await member.page.goto(`${s.url}/ticket/business`)
  await member.press(member.page.getByText('초대 코드로 들어가기'))
  await member.press(member.page.getByText(/장수를 보는 데 동의해요/))
  await expect.poll(() => member.page.getByRole('checkbox').isChecked()).toBe(true)
  await member.page.getByRole('textbox', { name: '초대 코드' }).fill(code.toLowerCase())
  await member.press(button(member.page, '구성원으로 들어가기'))
  await member.page.getByText('살핌공인중개사사무소').waitFor()
  await page.reload()
  await s.press(button(page, '나눠 주기'))
  await page.getByRole('textbox', { name: '몇 장인가요?' }).fill('2')
  await s.press(page.getByRole('dialog').getByRole('button', { name: '나눠 주기' }))
  await page.getByText('남은 것 2장 · 쓴 것 0장').waitFor()
  await s.shot('ticket-phone-company', true)
  expect(await tooWide(page, 320)).toEqual([])
  await member.page.goto(`${s.url}/analyze/amount`)
  await button(member.page, '이용권 1장으로 보고서 받기').waitFor()
  await member.end()
  await s.end()
})

/** After a hundred days the report says so below its verdict, speaks to the stage of that day, and leads on. */
async function readLater(url: string): Promise<void> {
  const session = await logIn(world.url, 'renew')
  // Only the browser's clock is moved: the session would be over by it.
  const holds = await holdsOf(world.url, { ...session, expiresAt: '2100-01-01T00:00:00Z' })
  for (const device of ['phone', 'desktop'] as const) {
    const s = await openStory(world.browser, world.url, { device, holds })
    const { page } = s
    await page.clock.setFixedTime(new Date(Date.now() + 100 * 86_400_000))
    await page.goto(url)
    await page.getByText(/^기준일 .+ · 100일 전/).waitFor()
    await page.getByText('등기부를 본 지 100일 됐어요').waitFor()
    await page.getByText(/지금은 “.*(살|거주).*” 단계예요/).waitFor()
    expect(await barriers(page, device === 'phone' ? 390 : 1280)).toEqual([])
    await s.shot(`report-aged-${device}`, true)
    await s.press(button(page, '달라질 수 있는 것 보기'))
    await expect.poll(() => pathOf(s)).toBe('/report/expiration')
    await s.end()
  }
}
