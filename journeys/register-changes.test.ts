import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  applyRegisterEvent,
  enteredSince,
  pendingApplications,
  pendingLine,
  type RegisterEvent,
} from '../apps/sandbox/src/world/register-events.ts'
import { registerPdf } from '../apps/sandbox/src/world/register-pdf.ts'
import { registerOf } from '../apps/sandbox/src/world/register.ts'
import { memoryStore } from '../apps/sandbox/src/world/store.ts'
import { homeById, subjectOfHome, uniqueNoOfHome } from '../apps/sandbox/src/world/world.ts'
import { diffRefusalWords, refusalWords } from '../packages/engine/src/words/ko/refusals.ts'
import { barriers } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { serveBuiltWeb, type BuiltWeb } from './built-web.ts'
import { inTurns } from './in-turns.ts'

const told = inTurns('register-changes')

let web: BuiltWeb
let browser: Browser

beforeAll(async () => {
  web = await serveBuiltWeb()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await web.stop()
})

type File = { name: string; mimeType: string; buffer: Buffer }
/** The home's register as printed on a date, with its changes until then. */
async function printOf(id: string, on: string, ...events: readonly RegisterEvent[]): Promise<File> {
  const [home, store] = [homeById(id), memoryStore()]
  if (!home) throw new Error(`no home ${id}`)
  const no = uniqueNoOfHome(home)
  for (const event of events) applyRegisterEvent(no, event, new Date('2026-11-19T03:00:00Z'), store)
  const pdf = await registerPdf(registerOf(subjectOfHome(home), enteredSince(no, store)), {
    viewedAt: new Date(`${on}T05:00:00Z`),
    warning: pendingLine(pendingApplications(no, store)),
  })
  return { name: `${id} ${on}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(pdf) }
}
const mortgaged: RegisterEvent = {
  kind: 'registered',
  entry: { section: '을구', purpose: '근저당권설정', amount: 120_000_000, party: '새벽대부주식회사' },
}
const seizureWaits: RegisterEvent = {
  kind: 'application-received',
  entry: { section: '갑구', purpose: '압류' },
}
const older = () => printOf('garam-302', '2026-11-01')
const newer = () => printOf('garam-302', '2026-11-20', mortgaged, seizureWaits)

type Visit = { page: Page; context: BrowserContext; asked: string[]; open: Set<object>; errors: string[] }
async function visit(width = 390, scheme: 'light' | 'dark' = 'light'): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const [asked, errors]: [string[], string[]] = [[], []]
  const open = new Set<object>()
  page.on('request', (r) => {
    asked.push(r.url())
    open.add(r)
  })
  page.on('requestfinished', (r) => open.delete(r))
  page.on('requestfailed', (r) => open.delete(r))
  page.on('pageerror', (e) => errors.push(e.message))
  // Without a server: the page's own calls (the price of a report) are refused at once instead of retried.
  await page.route('**/api/v1/**', (route) =>
    route.fulfill({ status: 404, json: { code: 9004, data: null, message: '' } }),
  )
  await page.goto(`${web.url}/analyze`)
  await input(page).waitFor({ state: 'attached' })
  return { page, context, asked, open, errors }
}
const input = (page: Page) => page.locator('input[type=file]')
const changes = (page: Page) => page.getByRole('list', { name: '바뀐 것' }).locator(':scope > li')
const focusedHeading = (page: Page) => page.getByRole('heading', { level: 2 }).and(page.locator(':focus'))
const drop = async (page: Page, file: File) => {
  await input(page).setInputFiles(file)
  await page.getByText(file.name).waitFor()
}
const first = async (page: Page, file: File) => {
  await drop(page, file)
  await page.locator('.report').waitFor()
}

test('a newer register of the same home: what changed, since when, its line, the effect in won and the act', async () => {
  const { page, context, asked, open, errors } = await visit()
  await first(page, await older())
  await page.getByRole('textbox', { name: '보증금', exact: true }).fill('150000000')
  await page.getByRole('textbox', { name: '집값' }).fill('220000000')
  await page.getByRole('heading', { name: '조건을 바꿔 보기' }).waitFor()
  // the code of the comparison is fetched while the first result is shown
  await expect.poll(() => asked.some((url) => /\/changes-[^/]*\.js$/.test(url)) && open.size === 0).toBe(true)
  asked.length = 0
  await context.setOffline(true)
  await drop(page, await newer())

  // the page scrolls to the result, and the answers stay
  await expect.poll(() => focusedHeading(page).textContent()).toBe('급히 볼 것이 2건 생겼어요')
  await expect.poll(() => page.getByRole('textbox', { name: '보증금', exact: true }).inputValue()).toBe('150,000,000')
  await page.getByText('2026년 11월 1일에 뗀 등기부와 2026년 11월 20일에 뗀 등기부를 비교했어요.').waitFor()
  const [mortgage, application] = [changes(page).nth(0), changes(page).nth(1)]
  await expect.poll(() => mortgage.getByRole('heading').textContent()).toBe('새 근저당: 1억 2,000만 원')
  await expect.poll(() => mortgage.textContent()).toMatch(/2026년 11월 19일 접수 제\d+호/)
  await expect.poll(() => mortgage.textContent()).toMatch(/돌려받을 돈이 [\d,.]+(만|억) 줄어요/)
  await expect.poll(() => application.getByRole('heading').textContent()).toBe('압류 신청이 접수됐어요')
  await page.getByText('서명하거나 돈을 보내기 전에 멈추세요').waitFor()

  await mortgage.getByRole('button', { name: /을구 2/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('article', { name: /을구 2 근저당권설정/ })
    .waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  // judged again with another answer, without reading a file again
  const then = await mortgage.textContent()
  await page.getByRole('textbox', { name: '집값' }).fill('900000000')
  await expect.poll(() => mortgage.textContent()).not.toBe(then)
  await expect.poll(() => mortgage.textContent()).toContain('돌려받을 돈은 그대로예요')
  expect(asked.filter((url) => !url.endsWith('.woff2'))).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})

test('where the person stands decides the act: signed and not moved in, hold the balance', async () => {
  const { page, context } = await visit()
  await first(page, await older())
  await page.getByText('더 적기').click()
  await page.getByRole('textbox', { name: '계약하는 날' }).fill('2026-11-05')
  await page.getByRole('textbox', { name: '이사하는 날' }).fill('2099-12-01')
  await drop(page, await newer())
  await page.getByText('잔금을 보내지 마세요', { exact: true }).waitFor()
  await page.getByText('잔금 예정일 2099년 12월 1일').first().waitFor()
  await expect.poll(() => changes(page).nth(0).textContent()).toContain('아직 전입하기 전이라')
  await context.close()
})

test('the same register: nothing changed, and what that does not say', async () => {
  const { page, context } = await visit()
  await first(page, await newer())
  await drop(page, await newer())
  await expect.poll(() => focusedHeading(page).textContent()).toBe('바뀐 것이 없어요')
  await page.getByText('아직 적히지 않은 등기는 보이지 않으니').waitFor()
  await expect.poll(() => changes(page).count()).toBe(0)
  await context.close()
})

test('the older one given last: compared in the order of their days, and the newer one is judged', async () => {
  const { page, context } = await visit()
  await first(page, await newer())
  await drop(page, await older())
  await page.getByText('나중에 넣은 등기부가 더 오래됐어요').waitFor()
  await expect.poll(() => changes(page).nth(0).getByRole('heading').textContent()).toBe('새 근저당: 1억 2,000만 원')
  await expect.poll(() => page.locator('.report').textContent()).toContain('기준일')
  await expect.poll(() => page.locator('.report').getByText('2026-11-20 14:00').count()).toBe(1)
  await context.close()
})

test('what cannot be read leaves the first result where it is; another home is judged by itself', async () => {
  const { page, context } = await visit()
  await first(page, await older())
  await page.getByRole('textbox', { name: '보증금', exact: true }).fill('150000000')
  await drop(page, { name: '메모.txt', mimeType: 'text/plain', buffer: Buffer.from('오늘 점심은 국수') })
  await page.getByRole('alert').filter({ hasText: refusalWords.notARegister.title }).waitFor()
  await page.getByText('먼저 넣은 등기부의 결과는 아래에 그대로 있어요.').waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: '보증금', exact: true }).inputValue()).toBe('150,000,000')

  await drop(page, await printOf('tarae-302', '2026-11-20'))
  await page.getByRole('alert').filter({ hasText: diffRefusalWords.differentHome.title }).waitFor()
  await expect.poll(() => page.locator('.report').textContent()).toContain('타래')
  // answers about the other home are not reused for this one
  await expect.poll(() => page.getByRole('textbox', { name: '보증금', exact: true }).inputValue()).toBe('')
  await expect.poll(() => page.getByText('지난 등기부와 비교한 결과').count()).toBe(0)
  await context.close()
})

const looks = told([
  [390, 'light'],
  [1280, 'dark'],
] as const)
test('no tool finds a barrier', async () => {
  for (const [width, scheme] of looks) {
    const { page, context } = await visit(width, scheme)
    await first(page, await older())
    await drop(page, await newer())
    await changes(page).first().waitFor()
    await page.getByText(/할 일 \d+가지 더 보기/).click()
    expect(await barriers(page, width)).toEqual([])
    await context.close()
  }
})
