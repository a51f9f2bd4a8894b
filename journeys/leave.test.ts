import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { deviceAt } from './draft.ts'
import { inTurns } from './in-turns.ts'
import { logInOnTheWay, NARAE, next } from './order-steps.ts'
import { button, choice, heading, openStory, pathOf, type Device, type Story } from './story.ts'
import { otherDeviceLanguages, speaks, deviceLanguages, type Say, type Language } from './language.ts'
import { startWorld, type World } from './world.ts'

const told = inTurns('leave')

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
async function begin(device: Device, language: Language, translate: Say, twin = ''): Promise<Story> {
  const s = await openStory(world.browser, world.url, { device, holds: { nz_lang: language } })
  const { page } = s
  await page.goto(`${s.url}/main`)
  await heading(page, translate('어떤 집을 살펴볼까요?')).waitFor()
  await page.goto(`${s.url}/analyze${twin}`)
  await s.press(
    page.getByRole('main').getByRole('button', { name: translate('이 집 분석받기', 'landing.order'), exact: true }),
  )
  await heading(page, translate('어떤 계약인가요?', 'order.questions.type')).waitFor()
  await s.press(choice(page, translate('전세', 'order.fields.type.options.전세.label')))
  await s.press(page.getByRole('main').getByRole('button', { name: translate('다음'), exact: true }))
  await heading(page, translate('지금 어떤 상황인가요?', 'order.questions.period')).waitFor()
  return s
}
async function asks(s: Story, words: string): Promise<void> {
  await question(s.page).getByText(words).waitFor()
}
const answer = (s: Story, name: string) => s.press(question(s.page).getByRole('button', { name, exact: true }))

test.each(told(deviceLanguages))(
  'on a %s in %s: an order that has begun is left only after a question; a yes resets it',
  async (device, language) => {
    const translate = await speaks(language)
    const storage = await deviceAt('address', world.url, `leaves-${device}`, NARAE)
    const s = await openStory(world.browser, world.url, { device, holds: { ...storage, nz_lang: language } })
    const { page } = s
    const stop = () => s.press(button(page, translate('그만두기')))
    await page.goto(`${s.url}/analyze/price`)
    await heading(page, translate('보증금은 얼마인가요?', 'order.questions.deposit')).waitFor()
    await expect.poll(() => page.locator('nav').count()).toBe(0)
    await stop()
    await asks(s, translate(LEAVE))
    await s.shot(`shell-${device}-leave`)
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'detached' })
    await expect.poll(() => pathOf(s)).toBe('/analyze/price')
    await stop()
    await answer(s, translate('계속 입력하기'))
    await question(page).waitFor({ state: 'detached' })
    await expect.poll(() => draft(page)).not.toBeNull()
    await stop()
    await answer(s, translate('이동하기'))
    await heading(page, translate('어떤 집을 살펴볼까요?')).waitFor()
    await expect.poll(() => draft(page)).toBeNull()
    await s.end()
  },
)

test.each(told(deviceLanguages))(
  'on a %s in %s: the browser’s back asks as well; a second one puts it away',
  async (device, language) => {
    const translate = await speaks(language)
    const s = await openStory(world.browser, world.url, { device, holds: { nz_lang: language } })
    const { page } = s
    await page.goto(`${s.url}/main`)
    await s.press(page.getByRole('link', { name: translate('이 집 분석받기', 'home.order') }))
    await heading(page, translate('어떤 계약인가요?', 'order.questions.type')).waitFor()
    await page.goBack()
    await heading(page, translate('어떤 집을 살펴볼까요?')).waitFor()
    await page.goForward()
    await s.press(choice(page, translate('전세', 'order.fields.type.options.전세.label')))
    const back = () => page.evaluate('history.back()')
    await back()
    await asks(s, translate(LEAVE))
    await expect.poll(() => pathOf(s)).toBe('/analyze/type')
    await back()
    await question(page).waitFor({ state: 'detached' })
    await expect.poll(() => pathOf(s)).toBe('/analyze/type')
    // Going back from one question to the previous one is not leaving.
    await s.press(page.getByRole('main').getByRole('button', { name: translate('다음'), exact: true }))
    await heading(page, translate('지금 어떤 상황인가요?', 'order.questions.period')).waitFor()
    await back()
    await heading(page, translate('어떤 계약인가요?', 'order.questions.type')).waitFor()
    await back()
    await asks(s, translate(LEAVE))
    await answer(s, translate('이동하기'))
    await heading(page, translate('어떤 집을 살펴볼까요?')).waitFor()
    await expect.poll(() => draft(page)).toBeNull()
    await s.end()
  },
)

/** The browser's own dialogs, each answered with "stay". */
function askedByBrowser(page: Page): string[] {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  return asked
}

test.each(told(otherDeviceLanguages))(
  'on a %s in %s: a tab that is closed asks in the browser’s words as long as something is answered',
  async (device, language) => {
    const translate = await speaks(language)
    const s = await begin(device, language, translate)
    const { page } = s
    const asked = askedByBrowser(page)
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await heading(page, translate('지금 어떤 상황인가요?', 'order.questions.period')).waitFor()
    await expect.poll(() => draft(page)).not.toBeNull()
    await page.evaluate(`localStorage.removeItem('nz_draft_order-report')`)
    await page.reload()
    await heading(page, translate('어떤 계약인가요?', 'order.questions.type')).waitFor()
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

test.each(told(deviceLanguages))(
  'on a %s in %s: the bank partner’s back leads home, with its own question, from the first question and from the browser',
  async (device, language) => {
    const translate = await speaks(language)
    const s = await begin(device, language, translate, '-ione')
    const { page } = s
    await page.evaluate('history.back()')
    await heading(page, translate('어떤 계약인가요?', 'order.questions.type')).waitFor()
    await s.press(button(page, translate('뒤로')))
    await asks(s, translate(LEAVE_HOME))
    await answer(s, translate('계속 입력하기'))
    await question(page).waitFor({ state: 'detached' })
    await page.evaluate('history.back()')
    await asks(s, translate(LEAVE_HOME))
    await answer(s, translate('이동하기'))
    await heading(page, translate('어떤 집을 살펴볼까요?')).waitFor()
    await expect.poll(() => pathOf(s)).toBe('/ione')
    await expect.poll(() => draft(page)).toBeNull()
    await page.getByText(translate('은행 앱에서 오셨네요')).waitFor()
    await s.end()
  },
)

test.each(told(otherDeviceLanguages))(
  'on a %s in %s: an order that has begun is left after a question from every place under its tab, not from its steps alone',
  async (device, language) => {
    const translate = await speaks(language)
    const storage = await deviceAt('address', world.url, `leaves-all-${device}`, NARAE)
    const s = await openStory(world.browser, world.url, { device, holds: { ...storage, nz_lang: language } })
    const { page } = s
    const mine = () => s.press(tab(page, translate('마이')))
    const stop = () => s.press(button(page, translate('그만두기')))
    const places = ['/analyze', '/home-loan', '/analyze/continue-report', '/analyze/error?reason=paymentRequestFailed']
    for (const place of places) {
      await page.goto(s.url + place)
      await page.getByRole('main').locator('h1, h2').first().waitFor()
      await (place.startsWith('/analyze/error') ? stop() : mine())
      await asks(s, translate(LEAVE))
      await answer(s, translate('계속 입력하기'))
      await question(page).waitFor({ state: 'detached' })
      expect(s.page.url()).toBe(s.url + place)
    }
    await s.shot(`shell-${device}-leave-error`)
    await page.goto(`${s.url}/main`)
    await s.press(tab(page, translate('분석받기')))
    await button(page, translate('하던 주문 이어서 하기')).waitFor()
    await page.evaluate('history.back()')
    await asks(s, translate(LEAVE))
    await answer(s, translate('계속 입력하기'))
    await question(page).waitFor({ state: 'detached' })
    const asked = askedByBrowser(page)
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => asked).toEqual(['beforeunload'])
    // Within the order, also when it is resumed from its first page, there is no question.
    await s.press(button(page, translate('하던 주문 이어서 하기')))
    await expect.poll(() => pathOf(s)).toBe('/analyze/address')
    expect(await question(page).count()).toBe(0)
    await stop()
    await answer(s, translate('이동하기'))
    await heading(page, translate('어떤 집을 살펴볼까요?')).waitFor()
    expect(await draft(page)).toBeNull()
    await s.press(tab(page, translate('분석받기')))
    await mine()
    await heading(page, translate('마이')).waitFor()
    await s.end()
  },
)

test('what was answered at the entry by the address is asked about too', async () => {
  const storage = await deviceAt('search', world.url, 'leaves-minute', NARAE)
  const { 'nz_draft_order-report': order = '', ...person } = storage
  // written by deviceAt
  const { owner, savedAt, answers } = JSON.parse(order) as {
    owner: number
    savedAt: number
    answers: { home: unknown }
  }
  const minute = JSON.stringify({ version: 1, owner, savedAt, answers: { home: answers.home } })
  const s = await openStory(world.browser, world.url, { holds: { ...person, nz_draft_minute: minute } })
  await s.page.goto(`${s.url}/minute/search`)
  await heading(s.page, '몇 동 몇 호인가요?').waitFor()
  await s.press(button(s.page, '그만두기'))
  await asks(s, LEAVE)
  await answer(s, '이동하기')
  await heading(s.page, '어떤 집을 살펴볼까요?').waitFor()
  expect(await s.page.evaluate(`localStorage.getItem('nz_draft_minute')`)).toBeNull()
  await s.end()
})
