import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { barriers } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { circlesOf } from '../house/file-circles.ts'
import { serveBuiltWeb, type BuiltWeb } from './built-web.ts'
import { deviceAt } from './draft.ts'
import { inTurns } from './in-turns.ts'
import { storedOnDevice } from './stored-on-device.ts'
import { agreeAndPay, NARAE, openReport, payInWindow } from './order-steps.ts'
import { startProduct, type Product } from './product.ts'
import { copyOf } from './shared-products.ts'
import { button, heading, openStory, pathOf, type Story } from './story.ts'
import { speaks, deviceLanguages } from './language.ts'

const told = inTurns('robust')

let product: Product
let web: BuiltWeb
let browser: Browser
const dataDir = copyOf(inject('startedData'))
beforeAll(async () => {
  ;[product, web, browser] = await Promise.all([startProduct({ dataDir }), serveBuiltWeb(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await web.stop()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test.each(told(deviceLanguages))(
  'on a %s in %s: a place that is none says so, and leads on',
  async (device, language) => {
    const translate = await speaks(language)
    const s = await openStory(browser, product.url, { device, holds: { nz_lang: language } })
    await s.page.goto(`${s.url}/no/such/place`)
    await heading(s.page, translate('그 화면을 찾지 못했어요')).waitFor()
    if (device === 'phone') expect(await barriers(s.page, 390)).toEqual([])
    await s.press(s.page.getByRole('link', { name: translate('처음으로 가기') }))
    await heading(s.page, translate('이 집에 보증금을 맡겨도 될까요?')).waitFor()
    await s.context.close()
  },
)

test.each(told(deviceLanguages))(
  'on a %s in %s: a place that breaks says so, and comes anew',
  async (device, language) => {
    const translate = await speaks(language)
    const storage = await deviceAt('amount', product.url, `breaks-${device}`, NARAE)
    const s = await openStory(browser, product.url, { device, holds: { ...storage, nz_lang: language } })
    const answers = '**/api/v1/report?*'
    await s.page.route(answers, (route) => route.fulfill({ json: { code: 0, data: {}, message: '' } }))
    await s.page.goto(`${s.url}/report`)
    await heading(s.page, translate('화면을 보여 드리지 못했어요')).waitFor()
    if (device === 'phone') expect(await barriers(s.page, 390)).toEqual([])
    await expect.poll(() => s.page.evaluate(`localStorage.getItem('nz_draft_order-report')`)).not.toBeNull()
    await s.page.unroute(answers)
    await s.press(button(s.page, translate('다시 불러오기')))
    await heading(s.page, translate('내 보고서')).waitFor()
    await s.context.close()
  },
)

test('a session that ended on the way of an order leads to the login and back, and asks nothing of the draft', async () => {
  const storage = await deviceAt('amount', product.url, 'ends', NARAE)
  const s = await openStory(browser, product.url, { holds: storage })
  await s.page.goto(`${s.url}/analyze/amount`)
  await heading(s.page, '이 내용으로 보고서를 만들까요?').waitFor()
  // The page's own calls are answered: what follows is the order itself.
  await s.page.waitForLoadState('networkidle')
  // holds.nz_session is the session in the client's format
  const { token } = JSON.parse(storage['nz_session'] ?? '') as { token: string }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  await fetch(`${s.url}/api/v1/user/logout`, { method: 'POST', headers, body: '{}' })
  await s.press(s.page.getByText('결제하면 바로 보고서를'))
  await s.press(button(s.page, /원 결제하기$/))
  await heading(s.page, '로그인').waitFor()
  await expect.poll(() => s.page.getByRole('alertdialog').count()).toBe(0)
  await expect.poll(() => s.page.evaluate(`localStorage.getItem('nz_draft_order-report')`)).not.toBeNull()
  await expect.poll(() => s.page.evaluate(`localStorage.getItem('nz_session')`)).toBeNull()
  await s.end(['401 /order', '401 /order-ticket/amount', '401 /order/coupon/available'])
})

/** Simulates a release: a page's chunk gets another name, and the old file is deleted. */
function release(piece: string): void {
  const assets = join(web.folder, 'assets')
  const old = readdirSync(assets).find((name) => name.startsWith(piece) && name.endsWith('.js'))
  if (old === undefined) throw new Error(`no piece ${piece}`)
  const fresh = old.replace(/-[^-]+\.js$/, `-released${Date.now()}.js`)
  renameSync(join(assets, old), join(assets, fresh))
  for (const name of readdirSync(assets).filter((n) => n.endsWith('.js'))) {
    const text = readFileSync(join(assets, name), 'utf8')
    if (text.includes(old)) writeFileSync(join(assets, name), text.replaceAll(old, fresh))
  }
}
const tab = (s: Story, name: string) => s.page.locator('nav').getByRole('link', { name, exact: true })

test('a piece that a release has taken away is found by loading anew, by itself', async () => {
  const s = await openStory(browser, web.url)
  await s.page.goto(`${s.url}/main`)
  await heading(s.page, '어떤 집을 살펴볼까요?').waitFor()
  release('mypage.page')
  await s.press(tab(s, '마이'))
  await heading(s.page, '마이').waitFor()
  await expect.poll(() => pathOf(s)).toBe('/mypage')
  await s.context.close()
})

test.each(told(deviceLanguages))(
  'on a %s in %s: a piece that is simply gone says so, and is tried again',
  async (device, language) => {
    const translate = await speaks(language)
    const s = await openStory(browser, web.url, { device, holds: { nz_lang: language } })
    await s.page.goto(`${s.url}/main`)
    await heading(s.page, translate('어떤 집을 살펴볼까요?')).waitFor()
    const assets = join(web.folder, 'assets')
    // The first pages of several areas have this name.
    const pieces = readdirSync(assets).filter((name) => name.startsWith('landing.page') && name.endsWith('.js'))
    for (const piece of pieces) renameSync(join(assets, piece), join(web.folder, piece))
    await s.press(tab(s, translate('분석받기')))
    await heading(s.page, translate('화면을 불러오지 못했어요')).waitFor()
    await s.page.waitForTimeout(500)
    await heading(s.page, translate('화면을 불러오지 못했어요')).waitFor()
    await expect.poll(() => pathOf(s)).toBe('/analyze')
    if (device === 'phone') expect(await barriers(s.page, 390)).toEqual([])
    await s.shot(`robust-${device}-chunk`)
    for (const piece of pieces) renameSync(join(web.folder, piece), join(assets, piece))
    await s.press(button(s.page, translate('다시 불러오기')))
    await heading(s.page, translate('이 집에 보증금을 맡겨도 될까요?')).waitFor()
    await s.context.close()
  },
)

test('a piece that does not come within 120 seconds is given up, and comes with the next try', async () => {
  const s = await openStory(browser, web.url)
  await s.page.clock.install()
  await s.page.goto(`${s.url}/main`)
  await heading(s.page, '어떤 집을 살펴볼까요?').waitFor()
  let asked = 0
  await s.page.route(/guide-summary\.page-.*\.js/, (route) => {
    asked += 1
    // The first one is never answered.
    if (asked > 1) void route.continue()
  })
  await s.press(s.page.getByRole('link', { name: /^계약의 순서/ }))
  await expect.poll(() => asked).toBe(1)
  await s.page.clock.fastForward(119_000)
  await expect.poll(() => pathOf(s)).toBe('/main')
  expect(asked).toBe(1)
  await s.page.clock.fastForward(2_000)
  await heading(s.page, '계약의 순서').waitFor()
  expect(asked).toBe(2)
  await s.context.close()
})

/** A device with an unfinished order, so that there is something to lose. */
const begun = { version: 1, owner: null, answers: { type: '전세' } }
const draftHeld = () => ({ 'nz_draft_order-report': JSON.stringify({ ...begun, savedAt: Date.now() }) })
const draftOf = (s: Story) => s.page.evaluate<string | null>(`localStorage.getItem('nz_draft_order-report')`)

test.each(told(deviceLanguages))(
  'on a %s in %s: a piece that is never answered is said to be late, reloads the page once, and then waits for the person',
  async (device, language) => {
    const translate = await speaks(language)
    const s = await openStory(browser, web.url, { device, holds: { ...draftHeld(), nz_lang: language } })
    await s.page.clock.install()
    let asked = 0
    let answers = false
    await s.page.route(/order\.funnel-.*\.js/, (route) => {
      asked += 1
      if (answers) void route.continue()
    })
    const failed = heading(s.page, translate('화면을 불러오지 못했어요'))
    const late = s.page.getByText(translate('화면이 늦게 오고 있어요. 기다려도 오지 않으면 다시 불러와 주세요.'))
    await s.page.goto(`${s.url}/analyze`)
    await heading(s.page, translate('이 집에 보증금을 맡겨도 될까요?')).waitFor()
    await s.press(button(s.page, translate('이 집 분석받기', 'landing.order')))
    await expect.poll(() => asked).toBe(1)
    expect(await late.count()).toBe(0)
    await s.page.clock.fastForward(11_000)
    await late.waitFor()
    if (device === 'phone') expect(await barriers(s.page, 390)).toEqual([])
    await s.shot(`robust-${device}-late`)
    await s.page.clock.fastForward(110_000)
    // Automatically, once: the page reloads at the place that was wanted.
    await expect.poll(() => asked).toBe(2)
    await expect.poll(() => pathOf(s)).toBe('/analyze/type')
    await s.page.clock.fastForward(11_000)
    await late.waitFor()
    await s.page.clock.fastForward(110_000)
    await failed.waitFor()
    for (let minute = 0; minute < 10; minute += 1) await s.page.clock.fastForward(60_000)
    await failed.waitFor()
    expect(asked).toBe(2)
    expect(await draftOf(s)).toContain('전세')
    // By the user, as often as they like, and their answers are kept.
    answers = true
    await s.press(button(s.page, translate('다시 불러오기')))
    await heading(s.page, translate('어떤 계약인가요?', 'order.questions.type')).waitFor()
    expect(await draftOf(s)).toContain('전세')
    await s.context.close()
  },
)

test('a piece that fails for ever reloads the page once a tab, however long one stays and however often one tries', async () => {
  const s = await openStory(browser, web.url, { holds: draftHeld() })
  await s.page.clock.install()
  let asked = 0
  let loads = 0
  s.page.on('load', () => (loads += 1))
  await s.page.route(/order\.funnel-.*\.js/, (route) => {
    asked += 1
    void route.abort()
  })
  await s.page.goto(`${s.url}/analyze/type`)
  const failed = heading(s.page, '화면을 불러오지 못했어요')
  await expect.poll(() => loads).toBe(2)
  await failed.waitFor()
  for (let minute = 0; minute < 10; minute += 1) await s.page.clock.fastForward(60_000)
  expect([loads, asked]).toEqual([2, 2])
  for (let tries = 1; tries <= 2; tries += 1) {
    await s.press(button(s.page, '다시 불러오기'))
    await expect.poll(() => loads).toBe(2 + tries)
    await failed.waitFor()
    await s.page.clock.fastForward(180_000)
    await failed.waitFor()
  }
  expect([loads, asked]).toEqual([4, 4])
  expect(await draftOf(s)).toContain('전세')
  await s.context.close()
})

test('no chunks import each other in a circle: what such a chunk holds may be missing when it is read', () => {
  // the manifest that the build writes
  const manifest = JSON.parse(readFileSync(join(web.folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { imports?: string[] }
  >
  const graph = new Map(Object.entries(manifest).map(([name, { imports = [] }]) => [name, imports]))
  expect(graph.size).toBeGreaterThan(200)
  expect(circlesOf(graph)).toEqual([])
})

test('words of another language that never come are not waited for: the first screen stands in Korean', async () => {
  const s = await openStory(browser, web.url, { holds: { nz_lang: 'en' } })
  await s.page.clock.install()
  let asked = 0
  // Those of the entry, and those that load with the page.
  await s.page.route(/words[.-]en-.*\.js/, () => {
    asked += 1
  })
  await s.page.goto(`${s.url}/main`, { waitUntil: 'commit' })
  await expect.poll(() => asked).toBe(1)
  await s.page.clock.fastForward(11_000)
  await heading(s.page, '어떤 집을 살펴볼까요?').waitFor()
  await s.context.close()
})

test.each(told(deviceLanguages))(
  'on a %s in %s: a screen without a connection says so, and goes on',
  async (device, language) => {
    const translate = await speaks(language)
    const s = await openStory(browser, product.url, { device, holds: { nz_lang: language } })
    await s.page.goto(`${s.url}/main`)
    await heading(s.page, translate('어떤 집을 살펴볼까요?')).waitFor()
    await s.context.setOffline(true)
    await s.page.getByText(translate('인터넷이 끊겼어요')).waitFor()
    await s.shot(`robust-${device}-offline`)
    await s.context.setOffline(false)
    await s.page.getByText(translate('인터넷이 끊겼어요')).waitFor({ state: 'detached' })
    await s.context.close()
  },
)

test('a report that was saved by choice opens without a connection; logging out removes it', async () => {
  const s = await openStory(browser, product.url, { holds: await deviceAt('amount', product.url, 'keeps', NARAE) })
  const { page } = s
  await page.goto(`${s.url}/analyze/amount`)
  await agreeAndPay(s)
  await payInWindow(s)
  await openReport(s)
  const report = page.url()
  const save = async () => {
    await s.press(button(page, '오프라인으로 저장'))
    await page.getByText('이 기기에 저장해 두었어요.').waitFor()
  }
  const stores = () => page.evaluate<string[]>('caches.keys()')
  const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('nz_session')).token`)
  const storage = await page.evaluate<Record<string, string>>('({ ...localStorage })')
  await save()
  await s.shot('robust-saved')
  await expect.poll(async () => (await stores()).some((name) => name === 'nz-reports')).toBe(true)
  const home = { home: ['나래하우스', '화곡로 9047'] }
  expect(await storedOnDevice(s, home)).toEqual([
    'cache nz-reports: home',
    'local nz_session: token',
    'session nz_simple: home',
  ])
  await page.goto(`${s.url}/logout`)
  await heading(page, '이 집에 보증금을 맡겨도 될까요?').waitFor()
  await expect.poll(async () => (await stores()).filter((name) => name === 'nz-reports')).toEqual([])
  expect(await storedOnDevice(s, { ...home, token: [token] })).toEqual([])
  await s.context.close()

  const later = await openStory(browser, product.url, { holds: await again(storage) })
  await later.page.goto(report)
  await heading(later.page, '지금 할 일').waitFor()
  await later.press(button(later.page, '오프라인으로 저장'))
  await later.page.getByText('이 기기에 저장해 두었어요.').waitFor()
  await later.context.setOffline(true)
  // The browser's offline switch does not affect the service worker's connection: the server is stopped instead.
  await product.stop()
  await later.page.goto(report)
  await heading(later.page, '지금 할 일').waitFor()
  await later.page.getByText('저장해 둔 보고서예요').waitFor()
  await later.page.getByText('인터넷이 끊겼어요').waitFor()
  await later.shot('robust-offline-report')
  await later.page.goto(`${later.url}/report`)
  await later.press(later.page.getByRole('link', { name: /나래하우스/ }))
  await heading(later.page, '지금 할 일').waitFor()
  await later.context.close()
  product = await startProduct({ dataDir })
})

/** The same user in another browser, with a valid session. */
async function again(storage: Record<string, string>): Promise<Record<string, string>> {
  const { nz_session: _, ...rest } = storage
  const fresh = await deviceAt('amount', product.url, 'keeps', NARAE)
  return { ...rest, nz_session: fresh['nz_session'] ?? '' }
}
