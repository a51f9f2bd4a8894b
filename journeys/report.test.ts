import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assess } from '../packages/engine/src/assess.ts'
import type { Assessment } from '../packages/engine/src/assessment.ts'
import { madeCase, madeHome, madeLease, type MadeEntry, mortgage } from '../packages/engine/src/risk/made-up-home.ts'
import { known, unknown } from '../packages/engine/src/values/known.ts'
import { barriers } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { answer, bodyOf, OVER_THE_EDGE, refuse, TOO_SMALL } from './given-report.ts'
import { serveBuiltWeb, type BuiltWeb } from './built-web.ts'
import { inTurns } from './in-turns.ts'

const told = inTurns('report')

// The report's screens with given server answers: their look and their use.
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

const struck: MadeEntry = { ...mortgage('2', 90_000_000, '2016-05-02'), strike: 'all' }
const seizure: MadeEntry = {
  section: '갑구',
  rank: '2',
  purpose: '압류',
  on: '2024-03-04',
  holder: '강서세무서',
  role: '권리자',
}
const reports: Record<string, Assessment> = {
  good: assess(madeCase([])),
  danger: assess(madeCase([mortgage('1', 150_000_000), struck])),
  severe: assess(madeCase([mortgage('1', 150_000_000), struck, seizure])),
  withheld: assess(
    madeCase([mortgage('1', 60_000_000)], {
      home: madeHome({ statedPrice: unknown('source-down'), officialPrice: unknown('source-down') }),
    }),
  ),
}

type Options = {
  width?: number
  height?: number
  scheme?: 'light' | 'dark'
  loggedIn?: boolean
  /** The text size that the reader has set, px. */
  rootSize?: number
  /** A part of the page that fails to load. */
  without?: RegExp
}
async function open(
  path: string,
  reply: object,
  { width = 390, height = 844, scheme = 'light', loggedIn = true, rootSize, without }: Options = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  // The day on which the made reports were judged.
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+09:00'))
  if (loggedIn)
    await page.addInitScript(
      `localStorage.setItem('nz_session', JSON.stringify({ token: 't', expiresAt: '2100-01-01T00:00:00Z' }))`,
    )
  // The parts around a report have calls of their own: without an answer they show nothing.
  await page.route('**/api/v1/**', (route) =>
    route.fulfill(/\/api\/v1\/report[/?]/.test(route.request().url()) ? reply : refuse(500, 9099)),
  )
  if (rootSize !== undefined)
    await page.addInitScript(
      `new MutationObserver((_, seen) => {
        if (!document.documentElement) return
        document.documentElement.style.fontSize = '${rootSize}px'
        seen.disconnect()
      }).observe(document, { childList: true })`,
    )
  if (without) await page.route(without, (route) => route.abort())
  await page.goto(web.url + path)
  return page
}
const close = (page: Page) => page.context().close()
/** Lazily loaded parts make the page higher. */
const barriersIn = async (page: Page): Promise<string[]> => {
  await expect.poll(() => page.locator('.report .animate-breathe').count()).toBe(0)
  return barriers(page, page.viewportSize()?.width ?? 390)
}

for (const [name, assessment] of Object.entries(reports)) {
  const looks = told(['phone', 'desktop'])
  test(`${name}: verdict, money and next act stand on the first screen, and no tool finds a barrier`, async () => {
    const page = await open('/report/view?report=7', answer(bodyOf(assessment)))
    const act = page.getByRole('heading', { name: '지금 할 일' }).locator('xpath=..')
    await act.waitFor()
    const box = await act.boundingBox()
    const free = await page.evaluate<number>(
      `Math.min(innerHeight, ...[...document.querySelectorAll('nav')].map((n) => n.getBoundingClientRect().top).filter((t) => t > innerHeight / 2))`,
    )
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(free)
    await expect.poll(() => page.locator('.report h2').first().textContent()).toBe(assessment.grade)
    await expect.poll(() => page.getByText('점수를 매기지 않았어요').count()).toBe(assessment.score === null ? 1 : 0)
    await expect.poll(() => page.locator('.report').getByText('실제가 아닌 견본 자료예요').count()).toBe(1)
    for (const title of [
      '위험',
      '모르는 것',
      '확인했고 깨끗해요',
      '누구도 미리 알 수 없는 것',
      '권리의 흐름',
      '판정한 방법',
      '돈',
      '등기부',
    ])
      await page.getByRole('heading', { name: title }).first().waitFor()
    if (looks.includes('phone')) expect(await barriersIn(page)).toEqual([])
    await close(page)
    if (!looks.includes('desktop')) return
    const dark = await open('/report/view?report=7', answer(bodyOf(assessment)), {
      width: 1280,
      height: 900,
      scheme: 'dark',
    })
    await dark.getByRole('heading', { name: '지금 할 일' }).waitFor()
    expect(await barriersIn(dark)).toEqual([])
    await close(dark)
  })
}

test('the guarantee: which rule and by how much, the 경계 of two readings, the fee, the last day; the others beside it', async () => {
  const home = madeHome({
    kind: known('아파트', '입력'),
    officialPrice: known(500_000_000, '공동주택가격'),
    statedPrice: known(500_000_000, '입력'),
  })
  const lease = madeLease({ deposit: known(100_000_000, '입력') })
  const page = await open(
    '/report/view?report=7',
    answer(bodyOf(assess(madeCase([mortgage('1', 280_000_000)], { home, lease })))),
  )
  const part = page.getByRole('region', { name: '전세보증금 반환보증' })
  await part.waitFor()
  await part.getByText('경계', { exact: true }).waitFor()
  await part.getByText('기준과 보증료 자세히').click()
  await part.getByText('앞선 빚이 한도(주택가액의 60%) 2억 7,000만 원을 1,000만 원 넘어요.').first().waitFor()
  await part.getByText('2027년 12월 19일까지 (2년 계약으로 보고)').waitFor()
  await part.getByText('30만 1,400원').waitFor()
  await part.getByText('다른 보증기관').click()
  await part.getByText('SGI서울보증 전세금보장신용보험').first().waitFor()
  const price = page.getByRole('region', { name: '집값' })
  await price.getByText('어떻게 계산했나요').click()
  await price.getByText('KB시세·부동산테크 시세 자리에 위의 집값을 썼어요.').waitFor()
  expect(await barriersIn(page)).toEqual([])
  await close(page)
})

test('a part that does not come is missed alone, and comes when it is asked for again', async () => {
  const piece = /what-if-panel-.*\.js/
  const body = answer(bodyOf(reports['danger'] ?? assess(madeCase())))
  const page = await open('/report/view?report=7', body, { without: piece })
  await page.getByText('이 부분을 불러오지 못했어요').waitFor()
  await page.getByRole('heading', { name: '지금 할 일' }).waitFor()
  await page.getByRole('heading', { name: '위험', exact: true }).waitFor()
  expect(await barriersIn(page)).toEqual([])
  await page.unroute(piece)
  await page.getByRole('button', { name: '다시 해 보기' }).click()
  await page.getByRole('heading', { name: '조건을 바꿔 보기' }).click()
  await page.getByRole('slider', { name: '낙찰가율' }).waitFor()
  await close(page)
})

test('a cancelled entry stays, struck, with what cancelled it', async () => {
  const page = await open('/report/view?report=7', answer(bodyOf(reports['danger'] ?? assess(madeCase()))))
  const flow = page.getByRole('list', { name: '권리의 흐름' })
  await flow.waitFor()
  await expect.poll(() => flow.locator('s.struck').allTextContents()).toEqual(['근저당권설정'])
  expect(await flow.getByRole('listitem').count()).toBe(3)
  await page.getByText('권리의 흐름 표로 보기').locator('xpath=..').click()
  const byDate = page.getByRole('list', { name: '날짜 순서로 모두 보기' })
  await expect.poll(() => byDate.locator('s.struck').allTextContents()).toEqual(['근저당권설정'])
  expect(await byDate.getByRole('listitem').count()).toBe(6) // three entries, the viewing, contract and move-in
  await close(page)
})

test('each picture has its table behind one toggle, of the same figures; where text is enlarged the table comes first', async () => {
  const danger = reports['danger'] ?? assess(madeCase())
  const page = await open('/report/view?report=7', answer(bodyOf(danger)))
  const payout = page.getByRole('region', { name: '경매 돈이 나뉘는 순서' })
  const said = await payout.getByRole('img').first().getAttribute('aria-label')
  const table = payout.getByRole('table', { name: '경매 배당 순서와 금액' })
  await expect.poll(() => table.isVisible()).toBe(false)
  await payout.getByText('경매 돈이 나뉘는 순서 표로 보기').locator('xpath=..').click()
  await table.waitFor()
  const mine = /내가 (.+?)을 받아요/.exec(said ?? '')?.[1] ?? '?'
  expect(await table.getByRole('row').allTextContents()).toContainEqual(expect.stringContaining(mine))
  // an unknown amount has a row of its own, and no number
  expect(await payout.locator('svg text').allTextContents()).toContain('확인 못 함')
  for (const name of ['권리의 흐름', '전세보증금 반환보증'])
    await page.getByRole('region', { name }).getByText(`${name} 표로 보기`).waitFor({ state: 'attached' })
  await page.getByText('판정한 방법').click()
  const parts = page.getByRole('region', { name: '점수를 정한 것' })
  await parts.getByRole('img', { name: `이 집 ${danger.score}점` }).waitFor()
  await close(page)
  const large = await open('/report/view?report=7', answer(bodyOf(danger)), { rootSize: 24 })
  await large.getByRole('table', { name: '경매 배당 순서와 금액' }).waitFor()
  await close(large)
})

test('on a phone that has scrolled past it the verdict stands in the bar', async () => {
  const severe = reports['severe'] ?? assess(madeCase())
  const page = await open('/report/view?report=7', answer(bodyOf(severe)))
  await page.getByRole('heading', { name: '지금 할 일' }).waitFor()
  const shown = () => page.evaluate<string>(`getComputedStyle(document.querySelector('.travelling .state')).opacity`)
  expect(await shown()).toBe('0')
  await page.evaluate('window.scrollTo(0, 600)')
  await expect.poll(shown).toBe('1')
  expect(await page.locator('.travelling .state').textContent()).toMatch(new RegExp(`^매우위험${severe.score}점`))
  await close(page)
})

test('nothing runs over the side at 320 px and at 200 % text', async () => {
  for (const [width, size] of [
    [320, '100%'],
    [390, '200%'],
    [844, '100%'],
  ] as const) {
    const page = await open('/report/view?report=7', answer(bodyOf(reports['severe'] ?? assess(madeCase()))), {
      width,
      height: width === 844 ? 390 : 844,
    })
    await page.getByRole('tab', { name: '계약 전이에요' }).waitFor()
    await expect.poll(() => page.locator('.report .animate-breathe').count()).toBe(0)
    // the policy refuses a style tag; setting an element's property is allowed
    await page.evaluate(`document.documentElement.style.fontSize = '${size}'`)
    expect(await page.evaluate(OVER_THE_EDGE), `${width} ${size}`).toEqual([])
    await close(page)
  }
})
test('every control of the report is 48 px for a finger', async () => {
  const page = await open('/report/view?report=7', answer(bodyOf(reports['severe'] ?? assess(madeCase()))))
  await page.getByRole('heading', { name: '조건을 바꿔 보기' }).waitFor()
  await page.evaluate(`for (const fold of document.querySelectorAll('.report details')) fold.open = true`)
  await page.getByRole('slider', { name: '낙찰가율' }).waitFor()
  expect(await page.evaluate(TOO_SMALL)).toEqual([])
  await close(page)
})
test('on paper every finding is laid out with its clause and its line of the register', async () => {
  const page = await open('/report/view?report=7', answer(bodyOf(reports['danger'] ?? assess(madeCase()))))
  await page.locator('.report').waitFor()
  await expect.poll(() => page.getByText('중개사에게 물어볼 말').count()).toBe(0)
  await page.evaluate(`window.dispatchEvent(new Event('beforeprint'))`)
  await expect.poll(() => page.getByText('중개사에게 물어볼 말').count()).toBe(reports['danger']?.findings.length)
  await page.evaluate(`window.dispatchEvent(new Event('afterprint'))`)
  await expect.poll(() => page.getByText('중개사에게 물어볼 말').count()).toBe(0)
  await close(page)
})

test('a report that is not there, not yours, or not loaded says so and shows the way on', async () => {
  for (const path of ['/report/view', '/report/view?report=0', '/report/view?report=abc']) {
    const page = await open(path, refuse(500, 9099))
    await page.getByRole('heading', { name: '보고서를 찾지 못했어요' }).waitFor()
    await close(page)
  }
  const missing = await open('/report/view?report=8', refuse(404, 9004))
  await missing.getByRole('heading', { name: '보고서를 찾지 못했어요' }).waitFor()
  await missing.getByRole('button', { name: '내 보고서 보기' }).waitFor()
  expect(await barriersIn(missing)).toEqual([])
  await close(missing)
  const guest = await open('/report/view?report=8', refuse(401, 9001), { loggedIn: false })
  await guest.getByRole('button', { name: '로그인하기' }).waitFor()
  await close(guest)
  const down = await open('/report/view?report=8', refuse(500, 9099))
  await down.getByRole('button', { name: '다시 불러오기' }).waitFor()
  await down.route('**/api/v1/report/**', (route) =>
    route.fulfill(answer(bodyOf(reports['good'] ?? assess(madeCase())))),
  )
  await down.getByRole('button', { name: '다시 불러오기' }).click()
  await down.locator('.report').waitFor()
  await close(down)
})

const item = (over: object) => ({
  report_seq: null,
  order_seq: 1,
  merchant_uid: 'r-1',
  state: 'preparing',
  address_state: 'complete',
  address: '서울특별시 강서구 화곡동 100-1 가온빌라',
  building_dong: null,
  building_ho: '301호',
  deposit_amount: 150_000_000,
  grade: null,
  score: null,
  created_at: '2026-11-21T03:04:05.000Z',
  of_home: null,
  ready_at: null,
  ...over,
})
const listOf = (reports: readonly unknown[], total: number) => ({
  reports,
  total,
  counts: { made: total, waiting: 0, withdrawn: 0, failed: 0, hidden: 0, shared: 0 },
  shared: [],
})
test('the list: each report leads where its state says, page by page; an empty one shows the way to order', async () => {
  const first = { ready_at: '2026-11-21T04:00:00.000Z', of_home: { nth: 1, all: 2 } }
  const listed = [
    item({ state: 'ready', report_seq: 7, grade: '위험', score: 41, ...first }),
    item({ order_seq: 2, merchant_uid: 'r-2', of_home: { nth: 2, all: 2 } }),
    item({
      order_seq: 3,
      merchant_uid: 'r-3',
      state: 'waiting-address',
      address: null,
      building_ho: null,
      address_state: 'address',
    }),
  ]
  const page = await open('/report', answer(listOf(listed, 5)))
  await page.getByText('모두 5건').waitFor()
  const links = page.locator('main article a')
  await expect
    .poll(async () => Promise.all((await links.all()).map((a) => a.getAttribute('href'))))
    .toEqual(['/report/view?report=7', '/report/waiting?merchant_uid=r-2', '/report/waiting?merchant_uid=r-3'])
  await expect.poll(() => page.getByText('준비하고 있어요').count()).toBe(1)
  // Two reports of one home are told apart.
  await page.getByText('이 집의 1번째 보고서', { exact: true }).waitFor()
  await page.getByText('이 집의 2번째 보고서 · 가장 최근').waitFor()
  expect(await barriersIn(page)).toEqual([])
  await page.route('**/api/v1/**', (route) => route.fulfill(answer(listOf(listed.slice(0, 2), 5))))
  await page.getByRole('button', { name: '다음', exact: true }).click()
  await page.getByText('2쪽 가운데 2쪽').waitFor()
  await close(page)

  const empty = await open('/report', answer(listOf([], 0)))
  await empty.getByRole('button', { name: '보고서 주문하기' }).waitFor()
  expect(await barriersIn(empty)).toEqual([])
  await close(empty)
})
