import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { barriers, tooWide } from './barriers.ts'
import { deviceAt } from './draft.ts'
import { logInOnTheWay, NARAE, next } from './order-steps.ts'
import { publish } from './publish.ts'
import { button, choice, heading, openStory, pathOf, type Device, type Story } from './story.ts'
import { crossTellings, speaks, tellings, type Say, type Tongue } from './tongue.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => expect(await world.invariants()).toBe('every invariant holds'))
afterAll(() => world.end())

const LEAVE = '지금까지 입력한 모든 정보가 초기화됩니다. 이동하시겠습니까?'
const LEAVE_HOME = '지금까지 입력한 정보가 초기화됩니다. 홈으로 이동하시겠습니까?'
const tab = (page: Page, name: string) => page.locator('nav').getByRole('link', { name, exact: true })
const question = (page: Page) => page.getByRole('alertdialog')
const draft = (page: Page): Promise<string | null> => page.evaluate(`localStorage.getItem('nz_draft_order-report')`)

/** The second question of an order, with the first one answered. */
async function begin(device: Device, tongue: Tongue, say: Say, twin = ''): Promise<Story> {
  const s = await openStory(world.browser, world.url, { device, holds: { nz_lang: tongue } })
  const { page } = s
  await page.goto(`${s.url}/main`)
  await heading(page, say('어떤 집을 살펴볼까요?')).waitFor()
  await page.goto(`${s.url}/analyze${twin}`)
  await s.press(
    page.getByRole('main').getByRole('button', { name: say('이 집 분석받기', 'landing.order'), exact: true }),
  )
  await heading(page, say('어떤 계약인가요?', 'orderQuestions.type')).waitFor()
  await s.press(choice(page, say('전세', 'orderFields.type.options.전세.label')))
  await s.press(page.getByRole('main').getByRole('button', { name: say('다음'), exact: true }))
  await heading(page, say('지금 어떤 상황인가요?', 'orderQuestions.period')).waitFor()
  return s
}
async function asks(s: Story, words: string): Promise<void> {
  await question(s.page).getByText(words).waitFor()
}
const answer = (s: Story, name: string) => s.press(question(s.page).getByRole('button', { name, exact: true }))

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
    expect(links.every((href) => partner === href.endsWith('ione'))).toBe(true)
    for (const href of links) expect((await fetch(s.url + href)).status).toBe(200)
  }
  await expect.poll(() => tab(page, '월세결제').count()).toBe(0)
  await s.end()
})

test.each(tellings)(
  'on a %s in %s: an order that has begun is left by a tab only after a question; a yes resets it',
  async (device, tongue) => {
    const say = await speaks(tongue)
    const held = await deviceAt('address', world.url, `leaves-${device}`, NARAE)
    const s = await openStory(world.browser, world.url, { device, holds: { ...held, nz_lang: tongue } })
    const { page } = s
    const to = (name: string) => s.press(tab(page, say(name)))
    await page.goto(`${s.url}/analyze/price`)
    await heading(page, say('보증금은 얼마인가요?', 'orderQuestions.deposit')).waitFor()
    await to('마이')
    await asks(s, say(LEAVE))
    await s.shot(`shell-${device}-leave`)
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'detached' })
    await expect.poll(() => pathOf(s)).toBe('/analyze/price')
    await to('마이')
    await answer(s, say('계속 입력하기'))
    await question(page).waitFor({ state: 'detached' })
    await expect.poll(() => draft(page)).not.toBeNull()
    await to('마이')
    await answer(s, say('이동하기'))
    await heading(page, say('마이')).waitFor()
    await expect.poll(() => draft(page)).toBeNull()
    await to('홈')
    await heading(page, say('어떤 집을 살펴볼까요?')).waitFor()
    await s.end()
  },
)

test.each(tellings)(
  'on a %s in %s: the browser’s back asks as well; a second one puts it away',
  async (device, tongue) => {
    const say = await speaks(tongue)
    const s = await openStory(world.browser, world.url, { device, holds: { nz_lang: tongue } })
    const { page } = s
    await page.goto(`${s.url}/main`)
    await s.press(page.getByRole('link', { name: say('이 집 분석받기', 'home.order') }))
    await heading(page, say('어떤 계약인가요?', 'orderQuestions.type')).waitFor()
    await page.goBack()
    await heading(page, say('어떤 집을 살펴볼까요?')).waitFor()
    await page.goForward()
    await s.press(choice(page, say('전세', 'orderFields.type.options.전세.label')))
    const back = () => page.evaluate('history.back()')
    await back()
    await asks(s, say(LEAVE))
    await expect.poll(() => pathOf(s)).toBe('/analyze/type')
    await back()
    await question(page).waitFor({ state: 'detached' })
    await expect.poll(() => pathOf(s)).toBe('/analyze/type')
    // From one question to the one before it is no leaving.
    await s.press(page.getByRole('main').getByRole('button', { name: say('다음'), exact: true }))
    await heading(page, say('지금 어떤 상황인가요?', 'orderQuestions.period')).waitFor()
    await back()
    await heading(page, say('어떤 계약인가요?', 'orderQuestions.type')).waitFor()
    await back()
    await asks(s, say(LEAVE))
    await answer(s, say('이동하기'))
    await heading(page, say('어떤 집을 살펴볼까요?')).waitFor()
    await expect.poll(() => draft(page)).toBeNull()
    await s.end()
  },
)

/** What the browser itself asked, each time answered by staying. */
function askedByBrowser(page: Page): string[] {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  return asked
}

test.each(crossTellings)(
  'on a %s in %s: a tab that is closed asks in the browser’s words as long as something is answered',
  async (device, tongue) => {
    const say = await speaks(tongue)
    const s = await begin(device, tongue, say)
    const { page } = s
    const asked = askedByBrowser(page)
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await heading(page, say('지금 어떤 상황인가요?', 'orderQuestions.period')).waitFor()
    await expect.poll(() => draft(page)).not.toBeNull()
    await page.evaluate(`localStorage.removeItem('nz_draft_order-report')`)
    await page.reload()
    await heading(page, say('어떤 계약인가요?', 'orderQuestions.type')).waitFor()
    expect(asked).toHaveLength(1)
    await s.end()
  },
)

test('going to log in on the way of an order is no leaving: the browser asks nothing', async () => {
  const { nz_session: _, nz_person: __, ...held } = await deviceAt('amount', world.url, 'kim', NARAE)
  const s = await openStory(world.browser, world.url, { holds: held })
  const asked = askedByBrowser(s.page)
  await s.page.goto(`${s.url}/analyze/search`)
  await next(s)
  await logInOnTheWay(s, '김임차')
  await heading(s.page, '이 내용으로 보고서를 만들까요?').waitFor()
  expect(asked).toEqual([])
  await s.end()
})

test.each(tellings)(
  'on a %s in %s: the bank partner’s back leads home, with its own question, from the first question and from the browser',
  async (device, tongue) => {
    const say = await speaks(tongue)
    const s = await begin(device, tongue, say, '-ione')
    const { page } = s
    await page.evaluate('history.back()')
    await heading(page, say('어떤 계약인가요?', 'orderQuestions.type')).waitFor()
    await s.press(button(page, say('뒤로')))
    await asks(s, say(LEAVE_HOME))
    await answer(s, say('계속 입력하기'))
    await question(page).waitFor({ state: 'detached' })
    await page.evaluate('history.back()')
    await asks(s, say(LEAVE_HOME))
    await answer(s, say('이동하기'))
    await heading(page, say('어떤 집을 살펴볼까요?')).waitFor()
    await expect.poll(() => pathOf(s)).toBe('/ione')
    await expect.poll(() => draft(page)).toBeNull()
    await page.getByText(say('은행 앱에서 오셨네요')).waitFor()
    await s.end()
  },
)

for (const scheme of ['light', 'dark'] as const)
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
  const panel = page.getByRole('complementary').filter({ hasText: '지금까지 살핀 보증금' })
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
  // 3500 ms, not sooner: the clock is ours, what it moves is drawn by the browser's own.
  await page.clock.runFor(3400)
  expect(await scrolled(page)).toBe(start)
  await page.clock.runFor(100)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(start + 100)
  await voices.hover()
  const held = await settled(page)
  await page.clock.runFor(8000)
  expect(await settled(page)).toBe(held)
  // With the focus in it, a mouse that comes and goes sets nothing going.
  await voices.getByRole('button', { name: '자동 넘김 멈추기' }).focus()
  await page.mouse.move(900, 500)
  await page.clock.runFor(8000)
  expect(await settled(page)).toBe(held)
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
/** Where it stands when it moves no more. */
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
  const say = await speaks('en')
  await page.evaluate(`localStorage.setItem('nz_lang', 'en')`)
  await page.reload()
  await page.getByText(say.of('shell.grounds', '2026-11-20', '보고서 원장 합계')).waitFor()
  await page.route('**/analytics/**', (route) => route.abort())
  await page.reload()
  await page.getByText(say('등기부 한 줄 한 줄에 근거를 두고 말해요. 모르는 것은 모른다고 말해요.')).waitFor()
  await heading(page, say('어떤 집을 살펴볼까요?')).waitFor()
  for (const figure of ['지금까지 살핀 보증금', '함께 살핀 사람'])
    await expect.poll(() => page.getByText(say(figure)).count()).toBe(0)
  await s.context.close()
})
