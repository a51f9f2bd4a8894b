import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enterBackOffice } from './campaign.ts'
import { orderByCall, reportOf } from './order-by-call.ts'
import { findHome, GARAM, NARAE, next, openReport, pickUnit } from './order-steps.ts'
import { logIn } from './person.ts'
import { button, choice, heading, openMore, openStory, pathOf, type Device, type Story } from './story.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => expect(await world.invariants()).toBe('every invariant holds'))
afterAll(() => world.end())

async function bought(persona: string, device: Device = 'phone') {
  const session = await logIn(world.url, persona)
  const order = await orderByCall(world.url, session.token, NARAE)
  const report = await reportOf(world.url, session.token, order)
  const s = await openStory(world.browser, world.url, { device, holds: { nz_session: JSON.stringify(session) } })
  return { s, order, report }
}
const box = (s: Story, name: string | RegExp) => s.page.getByRole('textbox', { name })
const confirmDialog = (s: Story, name: string) =>
  s.press(s.page.getByRole('alertdialog').getByRole('button', { name, exact: true }))

test('a question is asked from a risk on a phone, answered by an operator, told, and read where it was asked', async () => {
  const { s, report } = await bought('asks')
  const { page } = s
  await page.goto(`${s.url}/report/view?report=${report}`)
  await s.press(page.getByRole('button', { name: '내 보증금보다 앞선 빚이 있어요' }).first())
  await s.press(button(page, '이 위험에 대해 물어보기'))
  await heading(page, '질문하기 전에 확인해 주세요').waitFor()
  await s.press(button(page, '동의하고 질문 쓰기'))
  await page.getByText('동의해야 다음으로 갈 수 있어요.').waitFor()
  await s.press(page.getByText('위 내용대로 질문과 보고서를 보여 주는 데 동의해요'))
  await s.shot('question-phone-agreement')
  await s.press(button(page, '동의하고 질문 쓰기'))
  await heading(page, '묻고 답하기').waitFor()
  await page.getByText('내 보증금보다 앞선 빚이 있어요').waitFor()
  await s.press(button(page, '보내기'))
  await page.getByText('열 글자 이상 적어 주세요.').waitFor()
  await box(s, '질문').fill('중개사가 실제 대출은 1억 2천이라고 해요. 달라지나요?')
  await box(s, /이메일/).fill('nobody')
  await s.press(button(page, '보내기'))
  await page.getByText('이메일 주소를 다시 확인해 주세요.').waitFor()
  await box(s, /이메일/).fill('')
  // typed input is kept when the user returns to this page
  await page.reload()
  await expect.poll(() => box(s, '질문').inputValue()).toBe('중개사가 실제 대출은 1억 2천이라고 해요. 달라지나요?')
  await s.press(button(page, '보내기'))
  await page.getByText(/까지 답해 드려요/).waitFor()
  // one is unanswered: there is no second form
  await expect.poll(() => box(s, '질문').count()).toBe(0)
  await s.shot('question-phone-waits')

  const holds = { nz_session: JSON.stringify(await enterBackOffice(world.url, 'operator-han')) }
  const operator = await openStory(world.browser, world.url, { device: 'desktop', holds })
  await operator.page.goto(`${world.url}/operator/questions`)
  await operator.press(operator.page.getByRole('link', { name: /^질문 \d+$/ }).first())
  await operator.page.getByText('중개사가 실제 대출은 1억 2천이라고 해요. 달라지나요?').waitFor()
  await heading(operator.page, '내 보증금보다 앞선 빚이 있어요').waitFor()
  // names are masked for the back office, too
  await expect.poll(() => operator.page.getByText('302호').count()).toBe(0)
  await operator.press(button(operator.page, '답 보내기'))
  await operator.page.getByText('열 글자 이상 적어 주세요.').waitFor()
  await box(operator, '답').fill('네, 달라질 수 있어요. 은행의 부채증명원을 보여 달라고 하세요.')
  await operator.shot('question-desktop-back-office', true)
  await operator.press(button(operator.page, '답 보내기'))
  await confirmDialog(operator, '답 보내기')
  await operator.page.getByText('답을 보냈어요.').waitFor()
  await operator.page.getByText(/^답 · 운영자/).waitFor()
  await operator.end()

  await expect
    .poll(async () => (await world.messagesOf('asks')).map((m) => m.text), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining('질문에 답했어요'))
  await page.goto(`${s.url}/report/view?report=${report}`)
  await page.getByText('답이 왔어요').waitFor()
  await s.press(page.getByRole('link', { name: /전문가에게 묻기/ }))
  await page.getByText('은행의 부채증명원을 보여 달라고 하세요.').waitFor()
  await s.shot('question-phone-answered', true)
  // the next one is about the price, and is withdrawn
  await s.press(choice(page, '집값과 돌려받을 돈'))
  await box(s, '질문').fill('집값은 어느 거래를 보고 정했나요?')
  await s.press(button(page, '보내기'))
  await s.press(button(page, '질문 취소하기'))
  await confirmDialog(s, '확인')
  await page.getByText('취소한 질문이에요').waitFor()
  await box(s, '질문').waitFor()
  await s.end()
})

test('a second question from another screen is led to the one that waits, and what was typed stays', async () => {
  const { s, report } = await bought('asks-twice', 'desktop')
  const { page } = s
  const ask = async (p: typeof page, text: string) => {
    await p.goto(`${s.url}/report/question-agreement?report=${report}`)
    await s.press(p.getByText('위 내용대로 질문과 보고서를 보여 주는 데 동의해요'))
    await s.press(button(p, '동의하고 질문 쓰기'))
    await s.press(choice(p, '그 밖의 것'))
    await p.getByRole('textbox', { name: '질문' }).fill(text)
  }
  const other = await s.context.newPage()
  await ask(page, '계약금은 언제 보내는 것이 좋은가요?')
  await ask(other, '전입신고는 언제 하면 되나요?')
  await s.press(button(page, '보내기'))
  await page.getByText(/까지 답해 드려요/).waitFor()
  await s.press(button(other, '보내기'))
  await other.getByText('계약금은 언제 보내는 것이 좋은가요?').waitFor()
  await other.getByText(/까지 답해 드려요/).waitFor()
  await s.press(button(other, '질문 취소하기'))
  await s.press(other.getByRole('alertdialog').getByRole('button', { name: '확인', exact: true }))
  await expect
    .poll(() => other.getByRole('textbox', { name: '질문' }).inputValue())
    .toBe('전입신고는 언제 하면 되나요?')
  await s.end([`409 /report-question/other/${report}`])
})

test('the lease is corrected after the report: judged again as one more version, and the note stays beside it', async () => {
  const { s, report } = await bought('corrects-after')
  const { page } = s
  await page.goto(`${s.url}/report/view?report=${report}`)
  await openMore(s)
  await s.press(page.locator('summary', { hasText: '내 메모' }))
  await box(s, '내 메모').fill('토요일 3시에 집을 다시 봐요')
  await s.press(button(page, '메모 저장하기'))
  await page.getByText('메모를 저장했어요.').waitFor()
  await s.press(page.getByRole('link', { name: /유형, 금액, 날짜가 달라졌어요/ }))
  await heading(page, '어떤 계약인가요?').waitFor()
  await s.press(choice(page, '반전세'))
  await next(s)
  await heading(page, '금액을 확인해 주세요').waitFor()
  await next(s)
  await page.getByText('답을 입력해 주세요.').waitFor()
  await box(s, '보증금').fill('90000000')
  await box(s, '월세').fill('400000')
  await next(s)
  await heading(page, '날짜를 확인해 주세요').waitFor()
  await box(s, '잔금을 내고 들어가는 날').fill('20261130')
  await s.press(button(page, '이대로 다시 판정하기'))
  await page.getByText('입주일이 계약일보다 빨라요. 다시 확인해 주세요.').waitFor()
  await box(s, '잔금을 내고 들어가는 날').fill('20261220')
  await s.press(button(page, '이대로 다시 판정하기'))
  await s.shot('correct-phone-source', true)
  await s.press(choice(page, '계약서를 봤어요'))
  await s.press(button(page, '이대로 다시 판정하기'))
  await page.waitForURL(/\/report\/view/)
  await page
    .getByText(/보고서 2판/)
    .first()
    .waitFor()
  await page.getByText('내 보증금 9,000만').first().waitFor()
  await expect.poll(() => box(s, '내 메모').inputValue()).toBe('토요일 3시에 집을 다시 봐요')
  await page.goto(`${s.url}/report/deposit/records?report=${report}`)
  await page.getByText('반전세 · 보증금 9,000만 원 · 월세 40만 원').waitFor()
  await s.end()
})

test('the lease of an order without a home is corrected first: the report is judged by it', async () => {
  const session = await logIn(world.url, 'corrects-before')
  await orderByCall(world.url, session.token, { ...GARAM, later: 'address' })
  const holds = { nz_session: JSON.stringify(session) }
  const s = await openStory(world.browser, world.url, { device: 'desktop', holds })
  const { page } = s
  await page.goto(`${s.url}/report/waiting/confirm-type`)
  await next(s)
  await box(s, '보증금').fill('150000000')
  await next(s)
  await box(s, '계약하는 날').fill('20261125')
  await next(s)
  await heading(page, '어느 집인가요?').waitFor()
  await findHome(s, GARAM)
  await pickUnit(s, GARAM)
  await next(s)
  await heading(page, '이 집이 맞나요?').waitFor()
  await page.getByText('전세 · 보증금 1억 5,000만 원').waitFor()
  await page.getByText('찾은 등기부').waitFor()
  await s.shot('correct-desktop-found')
  await s.press(button(page, '이 집으로 정하기'))
  await expect.poll(() => pathOf(s)).toBe('/report/waiting')
  await openReport(s)
  await page.getByText('내 보증금 1.5억').first().waitFor()
  await s.end()
})
