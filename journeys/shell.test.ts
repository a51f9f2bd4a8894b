import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { barriers, tooWide } from './barriers.ts'
import { inTurns } from './in-turns.ts'
import { publish } from './publish.ts'
import { heading, openStory } from './story.ts'
import { speaks } from './language.ts'
import { printOf } from './check-visit.ts'
import { startWorld, type World } from './world.ts'

const told = inTurns('shell')

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => expect(await world.invariants()).toBe('every invariant holds'))
afterAll(() => world.end())
const tab = (page: Page, name: string) => page.locator('nav').getByRole('link', { name, exact: true })

test('one tab is lit, as the place says, and no tab leads nowhere', async () => {
  const s = await openStory(world.browser, world.url)
  const { page } = s
  for (const [place, name] of [
    ['main', '홈'],
    ['analyze', '분석받기'],
    ['mypage', '마이'],
    ['ione', '홈'],
    ['mypage-ione', '마이'],
  ] as const) {
    await page.goto(`${s.url}/${place}`)
    const lit = page.locator('nav [aria-current="page"]')
    await lit.waitFor()
    await expect.poll(() => lit.allTextContents()).toEqual([name])
    const partner = place.includes('ione')
    const links = await page.evaluate<string[]>(
      `[...document.querySelectorAll('nav[aria-label="주요 메뉴"] a')].map((a) => a.getAttribute('href'))`,
    )
    expect(links.length).toBeGreaterThan(2)
    // The watch has one place for everybody.
    const twins = links.filter((href) => !href.startsWith('/subscribe'))
    expect(twins.every((href) => partner === href.endsWith('ione'))).toBe(true)
    for (const href of links) expect((await fetch(s.url + href)).status).toBe(200)
  }
  await expect.poll(() => tab(page, '월세결제').count()).toBe(0)
  await s.end()
})

test.each([
  ['ko', ['홈 · 집살핌', '전세사기 위험 분석 · 집살핌']],
  ['en', ['Home · Jipsalpim', 'Deposit risk check · Jipsalpim']],
] as const)('in %s the window is called after its place, and by nothing else on the way', async (lang, titles) => {
  const s = await openStory(world.browser, world.url, { holds: { nz_lang: lang } })
  await s.page.addInitScript(CALLED)
  await s.page.goto(`${s.url}/main`)
  await expect.poll(() => s.page.title()).toBe(titles[0])
  await s.page.locator('nav a[href="/analyze"]').last().click()
  await expect.poll(() => s.page.title()).toBe(titles[1])
  // Until its script has loaded a page has the title from the server, which does not know who the user is.
  expect(await s.page.evaluate('window.called')).toEqual([...new Set(['홈 · 집살핌', ...titles])])
  await s.end()
})
/** Every title that the window has had. */
const CALLED = `
  window.called = []
  new MutationObserver(() => {
    if (document.title !== '' && called.at(-1) !== document.title) called.push(document.title)
  }).observe(document, { childList: true, subtree: true, characterData: true })`

test('a place of sherlock that is not built, or is none, says so with neither footer nor side panel', async () => {
  const s = await openStory(world.browser, world.url, { device: 'desktop' })
  const around = () => [
    s.page.locator('nav[aria-label="주요 메뉴"]').count(),
    s.page.locator('[data-side-panel]').count(),
  ]
  for (const [place, shown] of [
    ['/sherlock', 0],
    ['/sherlock/dashboard/point', 0],
    ['/sherlock/no/such/place', 0],
    ['/no/such/place', 1],
  ] as const) {
    await s.page.goto(s.url + place)
    await heading(s.page, '그 화면을 찾지 못했어요').waitFor()
    await s.page.waitForLoadState('networkidle')
    await expect.poll(() => Promise.all(around()), { message: place }).toEqual([shown, shown])
  }
  // The browser logs the 404 of each of these pages.
  await s.context.close()
})

for (const scheme of told(['light', 'dark'] as const))
  test(`no tool finds a barrier at home, in the ${scheme}`, async () => {
    const s = await openStory(world.browser, world.url, { device: 'desktop', scheme })
    for (const place of ['main', 'ich', 'ione']) {
      await s.page.goto(`${s.url}/${place}`)
      await heading(s.page, '어떤 집을 살펴볼까요?').waitFor()
      for (const width of [390, 1280]) {
        expect(await barriers(s.page, width), `${place} at ${width}`).toEqual([])
        await s.shot(`shell-${place}-${width}-${scheme}`)
      }
      expect(await tooWide(s.page, 320), place).toEqual([])
      await s.page.evaluate('sessionStorage.clear()')
    }
    await s.end()
  })

test('on a wide screen the panel carries the samples, marked; voices move by themselves and stop for who looks', async () => {
  const s = await openStory(world.browser, world.url, { device: 'desktop', moving: true })
  const { page } = s
  await page.clock.install()
  await page.goto(`${s.url}/main`)
  const panel = page.getByRole('complementary').filter({ hasText: '지금까지 확인한 보증금' })
  await panel.getByText('80조 3,790억 원').waitFor()
  await panel.getByText('304,452명').waitFor()
  await expect.poll(() => panel.getByText('실제가 아닌 견본 자료예요').count()).toBeGreaterThan(3)
  const voices = panel.getByRole('region', { name: '써 본 사람들의 말' })
  const slides = () =>
    page.evaluate<number>(`(() => {
      const list = document.querySelector('[aria-roledescription=carousel] ul')
      const [first, second] = [...list.children].map((slide) => slide.getBoundingClientRect())
      if (Math.abs(second.left - first.right - 20) > 0.5) throw new Error('the gap is not 20 px')
      return Math.round((list.clientWidth + 20) / (first.width + 20))
    })()`)
  await expect.poll(() => slides()).toBe(2)
  await page.mouse.move(900, 500)
  const start = await scrolled(page)
  // 3500 ms, not sooner: the timer uses the test's clock, the scrolling the browser's own.
  await page.clock.runFor(3400)
  expect(await scrolled(page)).toBe(start)
  await page.clock.runFor(100)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(start + 100)
  await voices.hover()
  const before = await settled(page)
  await page.clock.runFor(8000)
  expect(await settled(page)).toBe(before)
  // With the focus in it, a mouse that enters and leaves does not restart it.
  await voices.getByRole('button', { name: '자동 넘김 멈추기' }).focus()
  await page.mouse.move(900, 500)
  await page.clock.runFor(8000)
  expect(await settled(page)).toBe(before)
  await s.shot('shell-panel')
  await page.setViewportSize({ width: 1500, height: 900 })
  await expect.poll(() => slides()).toBe(3)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: '자동 넘김 켜기' }).waitFor()
  await s.end()
  const calm = await openStory(world.browser, world.url, { device: 'desktop' })
  await calm.page.goto(`${calm.url}/main`)
  await calm.page.getByRole('button', { name: '자동 넘김 켜기' }).waitFor()
  await calm.end()
})
/** The scroll position once it is stable. */
async function settled(page: Page): Promise<number> {
  let before = await scrolled(page)
  for (let same = 0; same < 4;) {
    await page.waitForTimeout(50)
    const now = await scrolled(page)
    same = now === before ? same + 1 : 0
    before = now
  }
  return before
}
const scrolled = (page: Page) =>
  page.evaluate<number>(`Math.round(document.querySelector('[aria-roledescription=carousel] ul').scrollLeft)`)

test('what an operator has set takes the samples’ place; a call that fails leaves no figure', async () => {
  await publish(world.dataDir, {
    figures: [{ key: 'protected-deposit', value: 1_234_500_000_000, as_of: '2026-11-20', source: '보고서 원장 합계' }],
  })
  const s = await openStory(world.browser, world.url, { device: 'desktop' })
  const { page } = s
  await page.goto(`${s.url}/main`)
  await page.getByText('1조 2,345억 원').waitFor()
  await page.getByText('기준일 2026-11-20 · 출처 보고서 원장 합계').waitFor()
  await expect.poll(() => page.getByText('304,452명').count()).toBe(0)
  const translate = await speaks('en')
  await page.evaluate(`localStorage.setItem('nz_lang', 'en')`)
  await page.reload()
  await page.getByText(translate.of('shell.grounds', '2026-11-20', '보고서 원장 합계')).waitFor()
  await page.route('**/analytics/**', (route) => route.abort())
  await page.reload()
  await page.getByText(translate('등기부 한 줄 한 줄에 근거를 두고 말해요. 모르는 것은 모른다고 말해요.')).waitFor()
  await heading(page, translate('어떤 집을 살펴볼까요?')).waitFor()
  for (const figure of ['지금까지 확인한 보증금', '이용한 사람'])
    await expect.poll(() => page.getByText(translate(figure)).count()).toBe(0)
  await s.context.close()
})

test('while its scripts are on their way, the first page shows its field, and what is chosen there is read', async () => {
  const s = await openStory(world.browser, world.url)
  const { page } = s
  let arrive = () => {}
  const arrived = new Promise<void>((done) => (arrive = done))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(`${s.url}/analyze`, { waitUntil: 'commit' })
  const field = page.locator('.fs-drop')
  await field.getByText('등기부 PDF 고르기').waitFor()
  const seen = await page.evaluate<[string, number][]>(
    `['.fs-drop', '.fs-line'].map((part) => document.querySelector(part)).map((e) => [getComputedStyle(e).opacity, e.offsetHeight])`,
  )
  expect(seen).toEqual([
    ['1', 96],
    ['1', 16],
  ])
  await field.locator('input').setInputFiles(await printOf('narae-302'))
  arrive()
  await page.locator('.report').waitFor()
  await s.end()
})
