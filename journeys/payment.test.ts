import { errors, type ErrorName } from '@jipsalpim/contract/errors.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { cardByCall } from './card-by-call.ts'
import { deviceAt } from './draft.ts'
import { agreeAndPay, NARAE, next, openReport, payInWindow } from './order-steps.ts'
import { callApi, logIn } from './person.ts'
import { button, heading, openStory, pathOf, type Device, type Story } from './story.ts'
import { startWorld, type GatewayRow, type World } from './world.ts'

const PRICE = 9900
const DECLINED = '4000000000000002'
const NO_WAY_BACK = '4000000000000119'
const OTHER_AMOUNT = '4000000000000127'
const DECLINES_BUT_TAKES = '4000000000000259'
const OTHER_CARD = '4242424242424242'

let world: World
let before: ReadonlySet<string>
beforeAll(async () => {
  world = await startWorld({ fonts: true })
})
beforeEach(async () => {
  before = new Set((await world.payments()).map((p) => p.imp_uid))
})
afterEach(async () => expect(await world.invariants()).toBe('every invariant holds'))
afterAll(() => world.end())

/** The gateways' payments of this story. */
const seen = async (): Promise<GatewayRow[]> => (await world.payments()).filter((p) => !before.has(p.imp_uid))
const states = async (): Promise<string[]> => (await seen()).map((p) => p.status).toSorted()
async function atAmount(persona: string, device: Device): Promise<Story> {
  const s = await openStory(world.browser, world.url, {
    device,
    holds: await deviceAt('amount', world.url, persona, NARAE),
  })
  await s.page.goto(`${s.url}/analyze/amount`)
  return s
}

/** A refusal in the envelope of every call. */
const refusal = (name: ErrorName) => ({
  status: errors[name].status,
  json: { code: errors[name].code, data: null, message: errors[name].words },
})
/** The next call to it is refused, later ones are not. */
const refusedOnce = (s: Story, url: string, name: ErrorName) =>
  s.page.route(url, (route) => route.fulfill(refusal(name)), { times: 1 })

test('a login that was given up says so, and the answers are still there', async () => {
  const { nz_session: _, nz_person: __, ...draft } = await deviceAt('amount', world.url, 'refused', NARAE)
  const s = await openStory(world.browser, world.url, { holds: draft })
  const { page } = s
  await page.goto(`${s.url}/analyze/search`)
  await next(s)
  await s.press(button(page, '3초 만에 로그인'))
  await heading(page, '누구로 들어갈까요?').waitFor()
  await s.press(button(page, '취소'))
  await heading(page, '로그인을 그만뒀어요').waitFor()
  await expect.poll(() => pathOf(s)).toBe('/login/error')
  await s.shot('payment-phone-login-refused')
  await s.press(button(page, '처음으로'))
  await button(page, '하던 주문 이어서 하기').waitFor()
  await page.goto(`${s.url}/analyze/search`)
  await expect.poll(() => page.getByRole('radio', { name: '302호' }).isChecked()).toBe(true)
  await s.end()
})

test('who has not agreed to the terms does so over the order; a card that is declined: said, nothing lost, and another card is charged once', async () => {
  const s = await atAmount('new-declined', 'phone')
  const sent = new Set<unknown>()
  s.page.on('request', (r) => void (r.url().endsWith('/order/amount-fail-log') && sent.add(r.postDataJSON().message)))
  const terms = s.page.getByRole('dialog', { name: '약관에 동의해 주세요' })
  await terms.getByText('읽고 동의하면 이어서 쓸 수 있어요.').waitFor()
  await s.page.keyboard.press('Escape')
  await s.page.getByRole('textbox', { name: '임대인 이름' }).fill('박집주인')
  await agreeAndPay(s)
  await terms.getByText('하던 일을 바로 이어서 해요.').waitFor()
  await s.shot('payment-phone-terms')
  await s.page.keyboard.press('Escape')
  await s.page.getByText('필수 약관에 아직 동의하지 않았어요.').waitFor()
  await expect.poll(() => s.page.getByRole('textbox', { name: '임대인 이름' }).inputValue()).toBe('박집주인')
  await expect.poll(() => seen()).toEqual([])
  await s.press(button(s.page, /원 결제하기$/))
  for (const title of ['만 14세 이상이에요', '서비스 이용약관', '개인정보 수집·이용 동의'])
    await s.press(terms.locator('label', { hasText: title }))
  await s.press(terms.getByRole('button', { name: '동의하고 계속하기' }))
  await payInWindow(s, DECLINED)
  await heading(s.page, '결제가 되지 않았어요').waitFor()
  await expect.poll(() => pathOf(s)).toBe('/analyze/error')
  await s.page.getByText('결제 요청이 처리되지 않았어요. 다시 결제해 주세요.').waitFor()
  await s.page.getByText('돈은 나가지 않았어요.').first().waitFor()
  await s.page.getByText('결제사가 알린 이유: [51] 한도초과').waitFor()
  await s.shot('payment-phone-declined')
  await s.press(button(s.page, '다시 결제하기'))
  await agreeAndPay(s)
  await payInWindow(s, DECLINED, '취소')
  await s.press(s.page.getByRole('alertdialog').getByRole('button', { name: '확인' }))
  await agreeAndPay(s)
  await payInWindow(s)
  await openReport(s)
  await expect.poll(() => states()).toEqual(['failed', 'failed', 'paid'])
  // The result of the gateway's page was sent to the server, also through the redirect.
  expect([...sent]).toEqual(['[51] 한도초과', expect.stringContaining('[결제포기]')])
  await s.end(['402 /order/complete', '403 /order'])
})

test('on a desktop the words of the gateway stand beside the button, and the same page pays with another card', async () => {
  const s = await atAmount('declined-wide', 'desktop')
  await refusedOnce(s, '**/api/v1/order', 'paymentTypeInvalid')
  await agreeAndPay(s)
  await s.page.getByText('쓸 수 없는 결제 방법이에요. 다른 방법을 골라 주세요.').waitFor()
  await refusedOnce(s, '**/api/v1/portone/info*', 'analysisInProgress')
  await s.press(button(s.page, /원 결제하기$/))
  await s.page.getByText('결제를 확인하고 있어요. 잠시 뒤 다시 확인해 주세요.').waitFor()
  await s.page.route('**/api/v1/portone/info*', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = (await response.json()) as { data: object } // the envelope of every call
    await route.fulfill({ response, json: { ...rest, data: { ...data, tax_free: 3300 } } })
  })
  await s.press(button(s.page, /원 결제하기$/))
  const card = s.page.frameLocator('iframe[title="견본 결제창"]').getByRole('textbox', { name: '카드 번호' })
  await card.waitFor()
  const params = new URL(s.page.frames().at(-1)?.url() ?? '').searchParams
  expect(Object.fromEntries(params)).toMatchObject({ amount: String(PRICE), tax_free: '3300', pay_method: 'card' })
  await payInWindow(s, DECLINED)
  await s.page.getByText('[51] 한도초과').waitFor()
  await s.shot('payment-desktop-declined')
  await s.press(button(s.page, /원 결제하기$/))
  await payInWindow(s)
  await openReport(s)
  await expect.poll(() => states()).toEqual(['failed', 'paid'])
  await s.end(['400 /order', '402 /order/complete', '409 /portone/info'])
})

test.each(['desktop', 'phone'] as const)(
  'a window that was closed says so, and charges nothing (%s)',
  async (device) => {
    const s = await atAmount(`closed-${device}`, device)
    await agreeAndPay(s, '네이버페이')
    await payInWindow(s, '4111111111111111', '취소')
    const notice = s.page.getByRole('alertdialog')
    await notice.getByText('결제가 종료되었습니다').waitFor()
    await notice.getByText('돈은 나가지 않았어요.').waitFor()
    await s.shot(`payment-${device}-closed`)
    await s.press(notice.getByRole('button', { name: '확인' }))
    if (device === 'desktop') await s.page.locator('#pay-problem').getByText('결제가 종료되었습니다').waitFor()
    await expect.poll(() => pathOf(s)).toBe('/analyze/amount')
    await expect.poll(async () => (await seen()).filter((p) => p.status === 'paid')).toEqual([])
    await s.end(['402 /order/complete'])
  },
)

test('another amount than the order is given back, and the page says that money was taken', async () => {
  const s = await atAmount('other-amount', 'phone')
  await agreeAndPay(s)
  await payInWindow(s, OTHER_AMOUNT)
  await heading(s.page, '결제한 돈을 돌려드려요').waitFor()
  await s.page.getByText('주문대로 결제되지 않았어요. 결제한 9,800원을 모두 돌려드렸어요.').waitFor({ timeout: 30_000 })
  await s.shot('payment-phone-other-amount')
  await expect.poll(() => seen()).toMatchObject([{ status: 'cancelled', amount: 9800, cancel_amount: 9800 }])
  await expect
    .poll(async () => (await world.messagesOf('other-amount')).map((m) => m.text), { timeout: 20_000 })
    .toEqual([expect.stringContaining('주문과 다른 금액이 결제됐어요. 결제한 9,800원을 돌려드렸어요.')])
  for (const [reason, words] of [
    ['paymentInfoNotFound', '결제 정보를 찾지 못했어요. 내 보고서를 확인한 뒤에 다시 주문해 주세요.'],
    ['paymentAuthFailed', '결제 인증에 실패했어요. 카드 정보를 확인해 주세요.'],
    ['paymentNotCompleted', '결제가 끝나지 않았어요. 결제를 마쳤다면 잠시 뒤 다시 확인해 주세요.'],
  ]) {
    await s.page.goto(`${s.url}/analyze/error?reason=${reason}`)
    await s.page.getByText(words ?? '').waitFor()
    await button(s.page, '다시 결제하기').waitFor()
  }
  await s.end(['402 /order/complete'])
})

test('a window that never comes back: the order is completed by what the gateway tells us', async () => {
  const s = await atAmount('no-way-back', 'phone')
  await agreeAndPay(s)
  await payInWindow(s, NO_WAY_BACK)
  await s.page.getByText('가게로 돌아가지 못했어요').waitFor()
  await s.page.goto(`${s.url}/report`)
  await s.page.getByRole('link', { name: /나래하우스/ }).waitFor({ timeout: 30_000 })
  await s.press(s.page.getByRole('link', { name: /나래하우스/ }))
  await heading(s.page, /보고서를 만들고 있어요|보고서가 나왔어요|^보고서$/)
    .first()
    .waitFor()
  await expect.poll(states).toEqual(['paid'])
  await s.end()
})

test('a window that says no and took the money: nobody is led to pay again', async () => {
  const s = await atAmount('says-no', 'desktop')
  await agreeAndPay(s)
  await payInWindow(s, DECLINES_BUT_TAKES)
  await openReport(s)
  await expect.poll(() => states()).toEqual(['paid'])
  await s.end()
})

test('a server that stumbles while it is asked says nothing about the money: the page asks on, and leads to the report', async () => {
  const s = await atAmount('stumbles', 'phone')
  let asked = 0
  const spoken = Promise.withResolvers<void>()
  await s.page.route('**/api/v1/order/complete', async (route) => {
    if (++asked === 1) return route.fulfill(refusal('systemError'))
    if (asked === 2) return route.fulfill(refusal('analysisInProgress'))
    await spoken.promise
    await route.continue()
  })
  await agreeAndPay(s)
  await payInWindow(s)
  await heading(s.page, '결제를 확인하고 있어요').waitFor()
  spoken.resolve()
  await heading(s.page, /보고서를 만들고 있어요|보고서가 나왔어요/).waitFor()
  expect(asked).toBe(3)
  await expect.poll(() => states()).toEqual(['paid'])
  await s.end(['409 /order/complete', '500 /order/complete'])
})

test('a double tap makes one order; going back after it is paid leads to no second one', async () => {
  const s = await atAmount('double-tap', 'phone')
  let orders = 0
  s.page.on('request', (r) => void (r.method() === 'POST' && r.url().endsWith('/api/v1/order') && orders++))
  await s.page.getByText('결제하면 바로 보고서를').tap()
  const at = await button(s.page, /원 결제하기$/).boundingBox()
  if (!at) throw new Error('no button')
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
  await Promise.all([s.page.touchscreen.tap(x, y), s.page.touchscreen.tap(x, y)])
  await payInWindow(s)
  await s.page.waitForURL(/\/analyze\/complete/)
  await heading(s.page, /보고서를 만들고 있어요|보고서가 나왔어요/).waitFor()
  await s.page.goto(`${s.url}/analyze/amount`)
  await heading(s.page, '어떤 계약인가요?').waitFor()
  expect(orders).toBe(1)
  await expect.poll(() => states()).toEqual(['paid'])
  await s.end()
})

test.each(['with its window open', 'on its way back'])(
  'two tabs pay the same draft, one ends while the other is %s: it is one order, charged once, and both say how it ended',
  async (other) => {
    const one = await atAmount(other === 'on its way back' ? 'two-tabs' : 'two-windows', 'desktop')
    const page = await one.context.newPage()
    const two: Story = { ...one, page }
    let release = (): void => undefined
    const released = new Promise<void>((go) => (release = go))
    await page.route('**/assets/pay-complete*', async (route) => (await released, route.continue()))
    await page.goto(`${one.url}/analyze/amount`)
    await agreeAndPay(one)
    await agreeAndPay(two)
    if (other === 'on its way back') {
      await payInWindow(two)
      // The gateway refuses the second payment; the page asks the server, and the order is paid.
      await payInWindow(one)
    } else {
      await page.frameLocator('iframe[title="견본 결제창"]').getByRole('textbox', { name: '카드 번호' }).waitFor()
      await payInWindow(one)
      await heading(one.page, /보고서를 만들고 있어요|보고서가 나왔어요/).waitFor()
      await payInWindow(two)
    }
    release()
    await heading(one.page, /보고서를 만들고 있어요|보고서가 나왔어요/).waitFor()
    await heading(two.page, /보고서를 만들고 있어요|보고서가 나왔어요/).waitFor()
    const charged = (await seen()).filter((p) => p.status === 'paid').map((p) => p.merchant_uid)
    expect(charged).toHaveLength(1)
    await one.end()
  },
)

test('the other gateway in the second tab: what is bought there is bought once, and the first tab says where its money is', async () => {
  const one = await atAmount('two-gateways', 'desktop')
  const page = await one.context.newPage()
  const two: Story = { ...one, page }
  await page.goto(`${one.url}/analyze/amount`)
  await agreeAndPay(one, '신용·체크카드')
  await one.page.frameLocator('iframe[title="견본 결제창"]').getByRole('textbox', { name: '카드 번호' }).waitFor()
  await agreeAndPay(two, '네이버페이')
  await payInWindow(two)
  await heading(two.page, /보고서를 만들고 있어요|보고서가 나왔어요/).waitFor()
  await payInWindow(one)
  await heading(one.page, '다른 화면에서 이미 샀어요').waitFor()
  await one.page.getByText('결제한 9,900원을 모두 돌려드렸어요.').waitFor()
  await one.shot('payment-desktop-taken-over')
  const selected = (await seen()).filter((p) => p.status === 'paid' && p.cancel_amount < p.amount)
  expect(selected.map((p) => p.gateway)).toEqual(['payple'])
  await one.press(button(one.page, '먼저 한 주문 보기'))
  await heading(one.page, /보고서를 만들고 있어요|보고서가 나왔어요/).waitFor()
  await one.end(['409 /order/complete'])
})

test('a deposit that arrives while the person is elsewhere leaves no draft behind', async () => {
  const s = await atAmount('deposits', 'phone')
  const { page } = s
  await s.press(page.getByText('무통장 입금'))
  await s.press(page.getByText('결제하면 바로 보고서를'))
  await s.press(button(page, '9,900원 입금할 계좌 받기'))
  await page.getByText('계좌번호', { exact: true }).waitFor()
  const merchant_uid = new URL(page.url()).searchParams.get('merchant_uid') ?? ''
  await page.goto(s.url)
  await button(page, '하던 주문 이어서 하기').waitFor()
  await world.control('/payments', { merchant_uid, amount: PRICE, outcome: 'paid' })
  const { token } = await logIn(world.url, 'deposits')
  const paidAt = async () =>
    (await callApi<{ paid_at: string | null }>(world.url, `/order/merchant?merchant=${merchant_uid}`, token)).paid_at
  await expect.poll(paidAt, { timeout: 20_000 }).not.toBeNull()
  await page.reload()
  await expect.poll(() => page.evaluate(`localStorage.getItem('nz_draft_order-report')`)).toBeNull()
  await button(page, '하던 주문 이어서 하기').waitFor({ state: 'detached' })
  await s.end()
})

test.each(['desktop', 'phone'] as const)(
  'a card is changed in the window of the gateway: closed, refused, then in the place of the old one (%s)',
  async (device) => {
    const name = `card-${device}`
    const session = await logIn(world.url, name)
    await cardByCall(world.url, session.token)
    const s = await openStory(world.browser, world.url, { device, holds: { nz_session: JSON.stringify(session) } })
    const { page } = s
    await page.goto(`${s.url}/mypage`)
    await s.press(button(page, '신한카드 바꾸기'))
    await heading(page, '카드를 바꿀까요?').waitFor()
    await page.getByText('4111********1111').waitFor()
    const notice = page.getByRole('alertdialog')
    await s.press(button(page, '새 카드 적기'))
    await payInWindow(s, DECLINED, '취소')
    await notice.getByText('결제가 종료되었습니다').waitFor()
    await s.press(notice.getByRole('button', { name: '확인' }))
    await s.press(button(page, '새 카드 적기'))
    await payInWindow(s, DECLINED)
    await notice.getByText('카드 등록에 실패했어요').waitFor()
    await s.shot(`card-change-${device}-refused`)
    await s.press(notice.getByRole('button', { name: '확인' }))
    await s.press(button(page, '새 카드 적기'))
    await payInWindow(s, OTHER_CARD)
    await heading(page, '카드를 바꿨어요').waitFor()
    await page.getByText('4242********4242').waitFor()
    await s.shot(`card-change-${device}-done`)
    await s.press(button(page, '마이로 가기'))
    await page.getByText(/4242\*{8}4242/).waitFor()
    await expect.poll(() => page.getByText(/4111\*{8}1111/).count()).toBe(0)
    await s.shot(`card-change-${device}-mypage`, true)
    await page.goto(`${s.url}/subscribe/card-change-complete?uids=1&player=999999`)
    await heading(page, '어떤 카드인지 알 수 없어요').waitFor()
    await s.press(button(page, '마이로 가기'))
    await page.getByText(/4242\*{8}4242/).waitFor()
    await s.end(['402 /portone/payment/billingkey', '404 /portone/payment/billingkey'])
  },
)
