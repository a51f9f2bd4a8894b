import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enterBackOffice } from './campaign.ts'
import { inTurns } from './in-turns.ts'
import { orderByCall, reportOf } from './order-by-call.ts'
import { NARAE } from './order-steps.ts'
import { logIn } from './person.ts'
import { spellingsOf, storedOnDevice } from './stored-on-device.ts'
import { button, choice, heading, openMore, openStory, pathOf, type Story } from './story.ts'
import { startWorld, type World } from './world.ts'

const told = inTurns('before-paying')

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => expect(await world.invariants()).toBe('every invariant holds'))
afterAll(() => world.end())

const box = (s: Story, name: string | RegExp) => s.page.getByRole('textbox', { name })
const fault = (kind: string, times: number) => world.control('/faults', { service: 'fraud-lookup', kind, times })

test('a telephone with reports is looked up from a report on a phone: what to do is said, and the number stays nowhere', async () => {
  const session = await logIn(world.url, 'pays-soon')
  const order = await orderByCall(world.url, session.token, NARAE)
  const report = await reportOf(world.url, session.token, order)
  const s = await openStory(world.browser, world.url, { holds: { nz_session: JSON.stringify(session) } })
  const { page } = s
  await page.goto(`${s.url}/report/view?report=${report}`)
  await s.press(page.getByRole('button', { name: /돈 받을 계좌의 주인/ }).first())
  await s.press(button(page, '보내기 전에 번호 확인'))
  await heading(page, '보내기 전에 번호 확인').waitFor()
  await page.goBack()
  await openMore(s)
  await s.press(page.getByRole('link', { name: /보내기 전에 번호 확인/ }))
  await heading(page, '보내기 전에 번호 확인').waitFor()
  await page.getByText('아직 찾아본 번호가 없어요.').waitFor()
  await s.press(button(page, '신고 이력 찾기'))
  await page.getByText('계좌번호를 숫자 8자리에서 16자리까지 적어 주세요.').waitFor()
  await page.getByText('은행을 골라 주세요. 모르면 맨 아래에 있어요.').waitFor()
  await s.shot('fraud-phone-wrong', true)
  await s.press(choice(page, '전화번호'))
  await box(s, '상대 전화번호').fill('+1 202 555 0100')
  await s.press(button(page, '신고 이력 찾기'))
  await page.getByText('한국 전화번호를 지역번호나 010부터 적어 주세요.').waitFor()
  // typed input is kept
  expect(await box(s, '상대 전화번호').inputValue()).toBe('+1 202 555 0100')
  await box(s, '상대 전화번호').fill('+82 10-4444-0000')
  await s.press(button(page, '신고 이력 찾기'))
  await heading(page, '주의 이력 있음').waitFor()
  await page.getByText('돈을 보내지 마세요. 가계약금도 마찬가지예요.').waitFor()
  await page.getByText(/이미 알던 번호로 집주인에게 전화해/).waitFor()
  await page.getByText(/등기부의 주인: \S+/).waitFor()
  await page.getByText('끝자리 0000 전화번호').nth(1).waitFor()
  await s.shot('fraud-phone-reported', true)
  expect(await storedOnDevice(s, { phone: spellingsOf('01044440000') })).not.toContainEqual(
    expect.stringContaining('phone'),
  )
  await s.press(button(page, '다른 번호 찾기'))
  await expect.poll(() => box(s, '상대 전화번호').inputValue()).toBe('')
  await page.getByText(/오늘 19번 더 찾을 수 있어요/).waitFor()
  await s.end()
})

test('an account is looked up on a desktop: nobody reported it, TheCheat is down, and both are told apart', async () => {
  const session = await logIn(world.url, 'pays-later')
  const s = await openStory(world.browser, world.url, {
    device: 'desktop',
    holds: { nz_session: JSON.stringify(session) },
  })
  const { page } = s
  await page.goto(`${s.url}/cheat/financial/fraud`)
  await box(s, '보낼 계좌번호').fill('110-123-456789')
  await s.press(choice(page, '신한은행'))
  await s.press(button(page, '신고 이력 찾기'))
  await heading(page, '최근 3개월 신고 없음').waitFor()
  await page.getByText(/신고한 사람이 없다는 뜻일 뿐이에요/).waitFor()
  await s.shot('fraud-desktop-none', true)
  await s.press(button(page, '다른 번호 찾기'))
  await fault('down', 2)
  await box(s, '보낼 계좌번호').fill('110-444-400000')
  await s.press(choice(page, '은행을 몰라요'))
  await s.press(button(page, '신고 이력 찾기'))
  await heading(page, '확인 못 함').waitFor()
  await page.getByText(/신고가 없다는 뜻이 아니에요/).waitFor()
  expect(await page.getByRole('link', { name: '더치트 열기' }).getAttribute('href')).toBe('https://thecheat.co.kr')
  await s.shot('fraud-desktop-unknown', true)
  await s.press(button(page, '다시 찾기'))
  await expect.poll(() => page.getByText('확인 못 함').count()).toBe(3)
  await s.press(button(page, '다시 찾기'))
  await heading(page, '주의 이력 있음').waitFor()
  await s.press(button(page, '다른 번호 찾기'))
  // the two without an answer are not counted
  await page.getByText(/오늘 18번 더 찾을 수 있어요/).waitFor()
  await s.end()
})

test('somebody without a login reads what it is, logs in and comes back; an unknown report is no obstacle', async () => {
  const s = await openStory(world.browser, world.url)
  const { page } = s
  await page.goto(`${s.url}/cheat/financial/fraud`)
  await page.getByText('로그인하면 하루 20번까지 무료로 찾아볼 수 있어요.').waitFor()
  await expect.poll(() => box(s, '보낼 계좌번호').count()).toBe(0)
  await s.shot('fraud-phone-guest')
  const session = await logIn(world.url, 'comes-back')
  await page.evaluate((held: string) => localStorage.setItem('nz_session', held), JSON.stringify(session))
  await page.goto(`${s.url}/cheat/financial/fraud?report=999999`)
  await heading(page, '어느 보고서인지 찾지 못했어요').waitFor()
  await s.press(button(page, '보고서 없이 찾기'))
  await box(s, '보낼 계좌번호').waitFor()
  await s.end(['404 /report-thecheat'])
})

test('a landlord that is a company: its number is checked on the device, and nothing is sent', async () => {
  const s = await openStory(world.browser, world.url)
  const { page } = s
  await page.goto(`${s.url}/report/corp-query`)
  await heading(page, '임대인이 회사일 때').waitFor()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await s.press(button(page, '번호 확인하기'))
  await page.getByText('숫자 10자리를 모두 적어 주세요.').waitFor()
  await box(s, '사업자등록번호').fill('124-81-00999')
  await s.press(button(page, '번호 확인하기'))
  await page.getByText(/끝자리가 맞지 않아요/).waitFor()
  await box(s, '사업자등록번호').fill('124-81-00998')
  await s.press(button(page, '번호 확인하기'))
  await page.getByText('번호의 짜임은 맞아요').waitFor()
  await page.getByText('회사(법인)에 주는 번호예요.').waitFor()
  await page.getByText(/이 집의 주인인지는 확인하지 못했어요/).waitFor()
  await s.shot('corp-phone', true)
  await box(s, '사업자등록번호').fill('120-01-00004')
  expect(sent.filter((line) => /124.?81.?0099|120.?01/.test(line))).toEqual([])
  expect(await page.evaluate(`JSON.stringify({ ...localStorage, ...sessionStorage })`)).not.toContain('00998')
  expect(await page.getByRole('link', { name: /홈택스/ }).getAttribute('href')).toBe('https://hometax.go.kr')
  await s.press(page.getByRole('link', { name: /돈을 보내기 전에 번호 확인/ }))
  await expect.poll(() => pathOf(s)).toBe('/cheat/financial/fraud')
  await s.end()
})

test.each(
  told([
    { lang: 'zh', device: 'phone', result: '有举报记录', kind: '电话号码', ask: '查询举报记录', corp: '房东是公司时' },
    {
      lang: 'vi',
      device: 'desktop',
      result: 'Có tố giác',
      kind: 'Số điện thoại',
      ask: 'Tìm tố giác',
      corp: 'Nếu bên cho thuê là công ty',
    },
  ] as const),
)('both screens are read in $lang', async ({ lang, device, result, kind, ask, corp }) => {
  const session = await logIn(world.url, `pays-${lang}`)
  const holds = { nz_session: JSON.stringify(session), nz_lang: lang }
  const s = await openStory(world.browser, world.url, { device, holds })
  const { page } = s
  await page.goto(`${s.url}/cheat/financial/fraud`)
  await s.press(choice(page, kind))
  await s.page.getByRole('textbox').fill('010-4444-0000')
  await s.press(button(page, ask))
  await heading(page, result).waitFor()
  await s.shot(`fraud-${device}-${lang}`, true)
  await page.goto(`${s.url}/report/corp-query`)
  await heading(page, corp).waitFor()
  await s.shot(`corp-${device}-${lang}`, true)
  await s.end()
})

test('an inquiry is sent from what can be bought, answered by an operator, told and read in its thread', async () => {
  const session = await logIn(world.url, 'inquires')
  const order = await orderByCall(world.url, session.token, NARAE)
  await reportOf(world.url, session.token, order)
  const s = await openStory(world.browser, world.url, { holds: { nz_session: JSON.stringify(session) } })
  const { page } = s
  await page.goto(`${s.url}/report/buy?order_seq=${order.order_seq}`)
  await s.press(page.locator('summary', { hasText: '문의하기' }))
  await s.press(button(page, '문의 보내기'))
  await page.getByText('하나를 골라 주세요.').waitFor()
  await page.getByText('열 글자 이상 적어 주세요.').waitFor()
  await s.press(choice(page, '세입자'))
  await box(s, '문의').fill('이용권은 언제까지 쓸 수 있나요?')
  await s.shot('inquiry-phone-form', true)
  await s.press(button(page, '문의 보내기'))
  await page.getByText('문의를 보냈어요.').waitFor()
  await page.getByText(/까지 답해 드려요/).waitFor()
  await page.getByText(/오늘 2번 더 보낼 수 있어요/).waitFor()

  const holds = { nz_session: JSON.stringify(await enterBackOffice(world.url, 'operator-han')) }
  const operator = await openStory(world.browser, world.url, { device: 'desktop', holds })
  await operator.page.goto(`${world.url}/operator/questions`)
  await operator.page.getByText(/답을 기다리는 문의/).waitFor()
  await operator.shot('inquiry-desktop-list', true)
  await operator.press(operator.page.getByRole('link', { name: /^문의 \d+$/ }).first())
  await operator.page.getByText('이용권은 언제까지 쓸 수 있나요?').waitFor()
  await box(operator, '답').fill('산 날부터 5년 안에 쓸 수 있어요.')
  await operator.shot('inquiry-desktop-back-office', true)
  await operator.press(button(operator.page, '답 보내기'))
  await operator.press(operator.page.getByRole('alertdialog').getByRole('button', { name: '답 보내기', exact: true }))
  await operator.page.getByText('답을 보냈어요.').waitFor()
  await operator.end()

  await expect
    .poll(async () => (await world.messagesOf('inquires')).map((m) => m.text), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining('문의에 답했어요'))
  await page.goto(`${s.url}/report/buy?order_seq=${order.order_seq}`)
  await page.getByText('산 날부터 5년 안에 쓸 수 있어요.').waitFor()
  await s.shot('inquiry-phone-answered', true)
  await s.end()
})
