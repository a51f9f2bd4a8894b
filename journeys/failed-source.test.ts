import type { Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { deviceAt } from './draft.ts'
import { agreeAndPay, openReport, payInWindow, type Where } from './order-steps.ts'
import { button, heading, openStory, type Device, type Story } from './story.ts'
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

const unitOf = (search: string): Where => ({ search, floor: '2층', ho: '201호' })
async function paidFor(persona: string, where: Where, device: Device = 'phone'): Promise<Story> {
  const s = await openStory(world.browser, world.url, {
    device,
    holds: await deviceAt('amount', world.url, persona, where),
  })
  await s.page.goto(`${s.url}/analyze/amount`)
  await agreeAndPay(s)
  await payInWindow(s)
  await s.page.waitForURL(/\/analyze\/complete/)
  return s
}
/** Sources are retried after seconds and minutes: the clock is moved on until this is visible. */
async function inTime(seen: Locator): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    if (
      await seen.waitFor({ timeout: 1500 }).then(
        () => true,
        () => false,
      )
    )
      return
    await world.pass(200)
  }
  await seen.waitFor({ timeout: 1000 })
}
const messagesOf = async (persona: string): Promise<string[]> => (await world.messagesOf(persona)).map((m) => m.text)
const paymentOf = async (s: Story) =>
  (await world.payments()).filter((p) => p.merchant_uid === new URL(s.page.url()).searchParams.get('merchant_uid'))

test('a register that does not answer: the buyer sees it, has the money back, and is told why', async () => {
  const s = await paidFor('no-office', unitOf('등기고장빌'))
  await heading(s.page, '보고서를 만들고 있어요').waitFor()
  await inTime(heading(s.page, '보고서를 만들지 못했어요'))
  await s.page.getByText('등기부를 받지 못해 결제한 돈을 모두 돌려드렸어요.').waitFor()
  await s.shot('failed-source-phone-refunded')
  await expect
    .poll(() => paymentOf(s))
    .toMatchObject([{ status: 'cancelled', amount: 9900, cancel_amount: 9900, cancels: 1 }])
  await expect
    .poll(() => messagesOf('no-office'), { timeout: 20_000 })
    .toEqual([
      '[집살핌] 등기소가 답하지 않아 보고서를 만들지 못했어요. 결제한 9,900원을 돌려드렸어요. 카드사나 은행에 따라 며칠 뒤에 보여요.',
    ])
  await s.press(button(s.page, '내 보고서로 가기'))
  await s.page.getByText('만들지 못했어요', { exact: true }).waitFor()
  await s.page.getByText('9,900원을 돌려드렸어요').waitFor()
  await s.shot('failed-source-phone-list')
  await s.end()
})

test('a home without a register: said and refunded at once', async () => {
  const s = await paidFor('no-register', unitOf('등기없음빌'), 'desktop')
  await heading(s.page, '보고서를 만들지 못했어요').waitFor()
  await s.page.getByText('모두 돌려드렸어요').waitFor()
  await s.shot('failed-source-desktop-refunded')
  await expect.poll(() => paymentOf(s)).toMatchObject([{ status: 'cancelled', cancel_amount: 9900, cancels: 1 }])
  await expect
    .poll(() => messagesOf('no-register'), { timeout: 20_000 })
    .toEqual([expect.stringContaining('이 주소의 등기기록을 찾지 못했어요.')])
  await s.end()
})

test('a building ledger that does not answer: the report stands, and says what could not be checked', async () => {
  const s = await paidFor('no-ledger', unitOf('대장고장빌'))
  await inTime(heading(s.page, '보고서가 나왔어요'))
  await s.page.getByText('건축물대장은 확인하지 못했어요').waitFor()
  await s.shot('failed-source-phone-ready')
  await openReport(s)
  await s.page
    .getByRole('link', { name: /^모르는 것 ?\d+$/ })
    .first()
    .waitFor()
  await s.page
    .locator('section', { has: heading(s.page, '모르는 것') })
    .getByText('건축물대장의 용도와 위반 표시')
    .waitFor()
  await s.page
    .getByRole('link', { name: /^모르는 것 ?\d+$/ })
    .first()
    .tap()
  await s.shot('failed-source-phone-unchecked')
  await expect.poll(async () => (await world.payments()).at(-1)).toMatchObject({ status: 'paid', cancel_amount: 0 })
  await s.end()
})
