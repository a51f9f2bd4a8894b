import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { storedOnDevice, spellingsOf } from './stored-on-device.ts'
import {
  agreeAndPay,
  answerContract,
  answerPlace,
  logInOnTheWay,
  NARAE,
  next,
  openReport,
  payInWindow,
} from './order-steps.ts'
import { callApi } from './person.ts'
import { button, choice, heading, openStory, pathOf, type Story } from './story.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => expect(await world.invariants()).toBe('every invariant holds'))
afterAll(() => world.end())

test('on a phone: ordered, logged in on the way, paid on the page of the gateway, read, told by message, and the device keeps what it may', async () => {
  const s = await openStory(world.browser, world.url, { moving: true })
  await answerContract(s)
  await answerPlace(s, NARAE)
  await logInOnTheWay(s, '김임차')
  await heading(s.page, '이 내용으로 보고서를 만들까요?').waitFor()
  await expect.poll(() => pathOf(s)).toBe('/analyze/amount')
  await s.page.getByText('적은 답 보기와 고치기').click()
  for (const answer of [
    '전세',
    '2026년 12월 1일',
    '2026년 12월 20일',
    '2억 원',
    /화곡로 9047 \(화곡동, 나래하우스\) 3층 302호/,
  ])
    await s.page.getByText(answer).filter({ visible: true }).first().waitFor()
  await s.shot('order-phone-amount')
  await s.page.getByRole('textbox', { name: '임대인 이름' }).fill(LANDLORD)
  const { name, email } = await callApi<Record<'name' | 'email', string>>(world.url, '/user/info', await tokenOf(s))
  const planted = {
    name: [name],
    email: [email],
    home: ['나래하우스', '화곡로 9047'],
    landlord: [LANDLORD],
  }
  const expected = ['local nz_session: token', 'session nz_simple: home']
  const asked = ['local nz_draft_order-report: home', ...expected]
  expect(await storedOnDevice(s, planted)).toEqual(asked)
  await agreeAndPay(s)
  await s.page.waitForURL(/\/sandbox\/portone/)
  await s.shot('order-phone-checkout')
  expect(await storedOnDevice(s, planted)).toEqual(asked)
  await payInWindow(s)
  await s.page.waitForURL(/\/analyze\/complete/)
  await heading(s.page, /보고서를 만들고 있어요|보고서가 나왔어요/).waitFor()
  await s.shot('order-phone-preparing')
  await openReport(s)
  await readsTheReport(s)
  await s.shot('order-phone-report')
  await opensTheLine(s)
  await findsItInTheList(s, 'order-phone-list')
  await tellsTheContract(s)
  await expect
    .poll(async () => (await world.messagesOf('kim')).map((m) => `${m.state} ${m.text}`), { timeout: 20_000 })
    .toEqual(['delivered [집살핌] 보고서가 준비됐어요. 계약하기 전에 확인해 주세요.'])
  const phone = (await world.messagesOf('kim'))[0]?.to ?? ''
  const report = await callApi(
    world.url,
    `/report/${new URL(s.page.url()).searchParams.get('report')}`,
    await tokenOf(s),
  )
  const owner = /"role":"소유자","name":"([^"]+)"/.exec(JSON.stringify(report))?.[1] ?? ''
  expect([phone, owner]).toEqual([expect.stringMatching(/^010\d{8}$/), expect.stringMatching(/../)])
  const read = { ...planted, phone: spellingsOf(phone), report: [owner] }
  expect(await storedOnDevice(s, read)).toEqual(expected)
  await expect
    .poll(async () => (await world.payments()).map((p) => `${p.gateway} ${p.status} ${p.amount}`))
    .toContain('portone paid 9900')
  await s.end()
})

test('on a desktop: the same, paid in the frame of the other gateway', async () => {
  const s = await openStory(world.browser, world.url, { device: 'desktop' })
  await answerContract(s)
  await s.shot('order-desktop-address')
  await answerPlace(s, NARAE)
  await logInOnTheWay(s, '이소유')
  await agreeAndPay(s, '네이버페이')
  await s.page.frameLocator('iframe[title="견본 결제창"]').getByRole('textbox', { name: '카드 번호' }).focus()
  await s.shot('order-desktop-window')
  await payInWindow(s)
  await openReport(s)
  await readsTheReport(s)
  await s.shot('order-desktop-report')
  await opensTheLine(s)
  await findsItInTheList(s, 'order-desktop-list')
  await expect.poll(async () => (await world.messagesOf('lee')).length, { timeout: 20_000 }).toBe(1)
  await expect
    .poll(async () => (await world.payments()).map((p) => `${p.gateway} ${p.status} ${p.amount}`))
    .toContain('payple paid 9900')
  await s.end()
})

const LANDLORD = '카나리임대'
const tokenOf = ({ page }: Story): Promise<string> =>
  page.evaluate<string>(`JSON.parse(localStorage.getItem('nz_session')).token`)

/** Verdict, score, money and the next action. */
async function readsTheReport({ page }: Story): Promise<void> {
  await heading(page, /^(양호|주의|위험|매우위험)$/)
    .first()
    .waitFor()
  await page
    .getByText(/안전점수 100점 만점에 \d+점/)
    .first()
    .waitFor({ state: 'attached' })
  const money = heading(page, '경매로 가면 돌려받을 돈').locator(
    'xpath=following-sibling::p[contains(@class,"figures")][1]',
  )
  await expect.poll(() => money.textContent()).toMatch(/\d(억|만|원)/)
  const act = heading(page, '지금 할 일').locator('xpath=following-sibling::p[1]')
  await expect.poll(async () => (await act.textContent())?.length).toBeGreaterThan(3)
}
/** A finding links to its line of the register. */
async function opensTheLine(s: Story): Promise<void> {
  const chip = s.page.getByRole('button', { name: /^을구 1 .*등기부에서 보기$/ }).first()
  await s.press(chip)
  // On a desktop the register is next to the report, and its line is highlighted.
  const pane = s.page.getByRole('region', { name: '등기부에 적힌 내용' })
  if (await pane.isVisible()) {
    const lit = pane.locator('li[aria-current=true]')
    await lit
      .getByRole('article', { name: /^을구 1 근저당권설정/ })
      .getByText('채권최고액')
      .waitFor()
    return
  }
  const line = s.page.getByRole('dialog').getByRole('article', { name: /^을구 1 근저당권설정/ })
  await line.getByText('채권최고액').waitFor()
  await s.page.keyboard.press('Escape')
  await line.waitFor({ state: 'detached' })
}
async function findsItInTheList(s: Story, picture: string): Promise<void> {
  const address = s.page.url()
  await s.press(button(s.page, '뒤로'))
  await heading(s.page, '내 보고서').waitFor()
  await expect.poll(() => pathOf(s)).toBe('/report')
  await s.shot(picture)
  await s.press(s.page.getByRole('link', { name: /나래하우스.*302호/ }))
  await heading(s.page, '지금 할 일').waitFor()
  await expect.poll(() => s.page.url()).toBe(address)
}

/** From the report to its contract data (dates, amounts, loan) and the deadlines; and back to the saved answers. */
async function tellsTheContract(s: Story): Promise<void> {
  const { page } = s
  await s.press(page.getByRole('link', { name: /계약 내용 적어 두기/ }))
  await heading(page, '계약은 언제부터 언제까지인가요?').waitFor()
  await next(s)
  await page.getByText('시작하는 날을 입력해 주세요.').waitFor()
  await page.getByRole('textbox', { name: '시작하는 날' }).fill('20261220')
  await s.press(button(page, '2년이면 2028년 12월 19일까지'))
  await next(s)
  await heading(page, '계약서의 금액을 확인해 주세요').waitFor()
  const deposit = page.getByRole('textbox', { name: '보증금' })
  await expect.poll(() => deposit.inputValue()).toBe('200,000,000')
  await deposit.fill('210000000')
  await page.getByText('보고서와 금액이 달라요').waitFor()
  await page.reload()
  await expect.poll(() => deposit.inputValue()).toBe('210,000,000')
  await s.shot('contract-phone-price', true)
  await next(s)
  await heading(page, '이 계약에 대출을 받나요?').waitFor()
  await s.press(choice(page, '네, 받아요'))
  await page.getByRole('textbox', { name: '은행' }).fill('다온은행')
  await s.shot('contract-phone-loan', true)
  await s.press(button(page, '저장하기'))
  await heading(page, '계약 내용을 적어 뒀어요').waitFor()
  await page.getByRole('list', { name: '놓치면 안 되는 날' }).getByText('전입신고', { exact: true }).waitFor()
  await s.shot('contract-phone-saved', true)
  await s.press(button(page, '내 보고서로 가기'))
  await s.press(page.getByRole('link', { name: /나래하우스.*302호/ }))
  const mine = page.getByRole('region', { name: '내 계약' })
  await mine.getByText('2억 1,000만 원').waitFor()
  await mine.getByText('보고서는 2억 원으로 판정했어요.').waitFor()
}

test('the back button, a refresh and another visit keep what was answered', async () => {
  const s = await openStory(world.browser, world.url)
  const { page } = s
  await answerContract(s)
  await page.goBack()
  await expect.poll(() => page.getByRole('textbox', { name: '보증금' }).inputValue()).toBe('200,000,000')
  await page.goBack()
  await expect.poll(() => page.getByRole('textbox', { name: '입주일' }).inputValue()).toBe('2026. 12. 20')
  await s.press(button(page, '뒤로'))
  await heading(page, '계약은 언제 할 예정인가요?').waitFor()
  await page.reload()
  await expect.poll(() => page.getByRole('textbox', { name: '계약일' }).inputValue()).toBe('2026. 12. 01')
  await page.goto(`${s.url}/analyze/type`)
  await expect.poll(() => page.getByRole('radio', { name: /^전세/ }).isChecked()).toBe(true)
  await page.goto(s.url)
  await s.press(button(page, '하던 주문 이어서 하기'))
  await heading(page, '어느 집인가요?').waitFor()
  await page.getByRole('searchbox').fill('나래하우스')
  await s.press(page.getByRole('button', { name: /나래하우스/ }).first())
  await page.reload()
  await page.locator('[aria-pressed="true"]', { hasText: '나래하우스' }).waitFor()
  await s.end()
})

test('a place further on leads to the first open question', async () => {
  const s = await openStory(world.browser, world.url)
  const { page } = s
  for (const place of ['price', 'search', 'date/living', 'section']) {
    await page.goto(`${s.url}/analyze/${place}`)
    await heading(page, '어떤 계약인가요?').waitFor()
    await expect.poll(() => pathOf(s)).toBe('/analyze/type')
  }
  await s.press(choice(page, '전세'))
  await next(s)
  await heading(page, '지금 어떤 상황인가요?').waitFor()
  await page.goto(`${s.url}/analyze/price`)
  await heading(page, '지금 어떤 상황인가요?').waitFor()
  await expect.poll(() => pathOf(s)).toBe('/analyze/period')
  await s.end()
})

test('an answer that does not hold is said in words, and nothing typed is lost', async () => {
  const s = await openStory(world.browser, world.url)
  const { page } = s
  await page.goto(`${s.url}/analyze/type`)
  await next(s)
  await page.getByText('답을 입력해 주세요.').waitFor()
  await answerContract(s)

  await page.goto(`${s.url}/analyze/date`)
  const signed = page.getByRole('textbox', { name: '계약일' })
  for (const [typed, shown, read] of [
    ['18990101', '1899. 01. 01', /1981년 3월 5일이나 그 뒤의 날짜/],
    ['20260231', '2026. 02. 31', /달력에 없는 날짜/],
    ['2026120', '2026. 12. 0', /여덟 자리로 적어/],
    ['나중에', '', /답을 입력해 주세요/],
  ] as const) {
    await signed.fill(typed)
    await next(s)
    await page.getByText(read).first().waitFor()
    await expect.poll(() => signed.inputValue()).toBe(shown)
    await expect.poll(() => pathOf(s)).toBe('/analyze/date')
    await expect.poll(() => signed.getAttribute('aria-invalid')).toBe('true')
  }
  await s.shot('order-phone-date-refused')
  await signed.fill('20261201')
  await next(s)
  await heading(page, '언제 입주하나요?').waitFor()
  const living = page.getByRole('textbox', { name: '입주일' })
  await living.fill('20261101')
  await next(s)
  await page.getByText('입주일이 계약일보다 빨라요. 다시 확인해 주세요.').waitFor()
  await expect.poll(() => living.inputValue()).toBe('2026. 11. 01')

  await living.fill('20261220')
  await next(s)
  const deposit = page.getByRole('textbox', { name: '보증금' })
  await deposit.fill('0')
  await next(s)
  await page.getByText('0원보다 큰 금액을 입력해 주세요.').waitFor()
  await expect.poll(() => deposit.inputValue()).toBe('0')
  await s.shot('order-phone-deposit-refused')
  await deposit.fill('2억원')
  await page.getByText('2억 원', { exact: true }).waitFor()
  expect(await deposit.inputValue()).toBe('2억원')
  await deposit.blur()
  await expect.poll(() => deposit.inputValue()).toBe('200,000,000')
  await s.end()
})
