import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { gradeKeys } from '../packages/contract/src/areas/preview/samples.ts'
import { turnOf } from '../dev/vitest/turn.ts'
import { enterBackOffice } from './campaign.ts'
import { watchFirstDrawing } from './first-drawing.ts'
import { inTurns } from './in-turns.ts'
import { orderByCall, reportOf } from './order-by-call.ts'
import { NARAE } from './order-steps.ts'
import { logIn } from './person.ts'
import { storedOnDevice } from './stored-on-device.ts'
import { button, choice, heading, openStory, pathOf, type Device, type Story } from './story.ts'
import { startWorld, type World } from './world.ts'

const told = inTurns('preview')

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => expect(await world.invariants()).toBe('every invariant holds'))
afterAll(() => world.end())

const devices: readonly Device[] = ['phone', 'desktop']
const GRADES = ['양호', '주의', '위험', '매우위험', '판단보류']
const verdict = (s: Story) => s.page.getByRole('region', { name: '판정', exact: true })
const sampleMark = (s: Story) => s.page.getByText('견본', { exact: true }).first()

test.each(told(devices))(
  'a visitor reads a sample of each grade, marked as one, and goes on to the check (%s)',
  async (device) => {
    const s = await openStory(world.browser, world.url, { device })
    const { page } = s
    await page.goto(`${s.url}/analyze`)
    await s.press(page.getByRole('link', { name: '견본 보고서 전체 보기' }))
    await expect.poll(() => pathOf(s)).toBe('/report-preview')
    const tabs = page.getByRole('tablist', { name: '견본의 등급' }).getByRole('tab')
    await expect.poll(() => tabs.allTextContents()).toEqual(GRADES)
    for (const grade of GRADES) {
      await s.press(page.getByRole('tab', { name: grade, exact: true }))
      await verdict(s).getByRole('heading', { name: grade, exact: true }).waitFor()
      await page.getByText('지어낸 집을 실제 규칙으로 판정했어요.', { exact: false }).waitFor()
      await sampleMark(s).waitFor()
    }
    await s.shot(`preview-${device}-grades`)
    // a reload keeps the grade, and the arrow keys lead to the next one
    await page.reload()
    await page.getByRole('tab', { name: '판단보류', selected: true }).press('ArrowLeft')
    await page.getByRole('tab', { name: '매우위험', selected: true }).waitFor()
    await s.press(page.getByRole('link', { name: '내 집 분석하기' }))
    await expect.poll(() => pathOf(s)).toBe('/analyze')
    await page.goto(`${s.url}/analyze/sample`)
    await expect.poll(() => pathOf(s)).toBe('/report-preview')
    await s.end()
  },
)

test.each(told(devices))('a sample has the body of a report, and its buttons are dead (%s)', async (device) => {
  const s = await openStory(world.browser, world.url, { device })
  const { page } = s
  await page.goto(`${s.url}/preview/report?grade=danger`)
  await verdict(s).getByRole('heading', { name: '위험', exact: true }).waitFor()
  await sampleMark(s).waitFor()
  for (const part of ['위험', '모르는 것', '돈', '등기부'])
    await page.getByRole('link', { name: part }).first().waitFor()
  await expect.poll(() => button(page, 'PDF로 받기').getAttribute('aria-disabled')).toBe('true')
  // counted from the sample's own day, whatever the current date
  await expect.poll(() => page.getByText(/지났어요. 서둘러/).count()).toBe(0)
  // at most as long as a report may be, including the links below it
  const height = await page.evaluate<number>('document.body.scrollHeight')
  if (device === 'phone') expect(height).toBeLessThanOrEqual(6 * 844)
  await s.shot(`preview-${device}-sample`, true)
  await s.press(page.getByRole('link', { name: '다른 등급 보기' }))
  await page.getByRole('tab', { name: '위험', exact: true, selected: true }).waitFor()
  await s.end()
})

test.each(['/report-preview', '/report-preview?grade=good', '/preview/report?grade=danger'])(
  '%s is drawn at once with its report: no skeleton in between, and nothing moves',
  async (path) => {
    const s = await openStory(world.browser, world.url, { locale: 'en-US' })
    const drawing = await watchFirstDrawing(s.page)
    await s.page.goto(s.url + path)
    await verdict(s).waitFor()
    await s.page.getByText('You can read all of this in English.').waitFor()
    await s.page.getByRole('link', { name: '등기부' }).first().waitFor()
    const { moved, skeletons } = await drawing()
    expect(skeletons).toBe(0)
    expect(moved).toBeLessThan(0.001)
    await s.end()
  },
)

test('the verdict of a sample stands in the first response, as the app then shows it', async () => {
  const s = await openStory(world.browser, world.url)
  for (const path of [
    '/report-preview',
    '/preview/report',
    ...Object.values(gradeKeys).map((key) => `/preview/report?grade=${key}`),
  ]) {
    const html = await (await fetch(s.url + path)).text()
    const [, painted = ''] = /<p class="fs-verdict" lang="ko">([^<]+)</.exec(html) ?? []
    expect(painted).not.toBe('')
    await s.page.goto(s.url + path)
    await verdict(s).getByText(painted, { exact: true }).waitFor()
  }
  await s.end()
})

test('samples and previews are in no index', async () => {
  for (const path of [
    '/report-preview',
    '/preview/report',
    '/preview/landing',
    '/preview/report-manager?order_seq=1',
  ]) {
    const answer = await fetch(world.url + path)
    expect([path, answer.status, answer.headers.get('x-robots-tag')]).toEqual([path, 200, 'noindex, nofollow'])
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  }
})

test.each(told(devices))('a person picks a sample and sees what a report costs today (%s)', async (device) => {
  const holds = { nz_session: JSON.stringify(await logIn(world.url, `picks-${device}`)) }
  const s = await openStory(world.browser, world.url, { device, holds })
  const { page } = s
  await page.goto(`${s.url}/preview/landing`)
  await heading(page, '견본 고르기').waitFor()
  await page.getByText('9,900원', { exact: true }).waitFor()
  await s.shot(`preview-${device}-landing`, true)
  await s.press(page.getByRole('link', { name: /^판단보류/ }))
  await heading(page, '판단보류').waitFor()
  expect(new URL(page.url()).search).toBe('?grade=withheld')
  await s.end()
})

test.each(told(devices))(
  'a realtor is told what they get, and everybody else that realtors cannot sign up yet (%s)',
  async (device) => {
    const tell = async (persona: string, words: string) => {
      const holds = { nz_session: JSON.stringify(await logIn(world.url, persona)) }
      const s = await openStory(world.browser, world.url, { device, holds })
      await s.page.goto(`${s.url}/preview/realtorLanding`)
      await heading(s.page, '중개사가 받는 것').waitFor()
      await s.page.getByText(words, { exact: true }).waitFor()
      await s.shot(`preview-${device}-realtor-${persona}`, true)
      expect(await s.page.locator('a[href*="/realtor"]').count()).toBe(0)
      await s.press(s.page.getByRole('link', { name: '견본 보고서 보기' }))
      await sampleMark(s).waitFor()
      await s.end()
    }
    await tell(`tenant-${device}`, '중개사 회원 가입은 아직 열지 않았어요')
    await tell('realtor-choi', '중개사 계정으로 들어와 있어요')
  },
)

const dialog = (s: Story) => s.page.getByRole('dialog')
async function openPreview(s: Story, name: string, reason: string): Promise<void> {
  await s.press(button(s.page, name))
  await dialog(s).getByRole('textbox', { name: '사유' }).fill(reason)
  await s.press(dialog(s).getByRole('button', { name, exact: true }))
}

test.each(told(devices))(
  'an operator sees a person’s report and purchase page, masked, read only, for ten minutes (%s)',
  async (device) => {
    const persona = `is-helped-${device}`
    const { token } = await logIn(world.url, persona)
    const order = await orderByCall(world.url, token, NARAE)
    await reportOf(world.url, token, order)
    const operator = await enterBackOffice(world.url, 'operator-han')
    const s = await openStory(world.browser, world.url, { device, holds: { nz_session: JSON.stringify(operator) } })
    const { page } = s
    await page.clock.install()
    const orderPage = `${s.url}/operator/order/${order.order_seq}`
    await page.goto(orderPage)
    await openPreview(s, '이 회원의 보고서 미리보기', '왜')
    await dialog(s).getByText('사유를 네 글자 이상 적어 주세요.').waitFor()
    expect(await dialog(s).getByRole('textbox', { name: '사유' }).inputValue()).toBe('왜')
    await dialog(s).getByRole('textbox', { name: '사유' }).fill('화면이 다르게 보인다는 전화')
    await s.shot(`preview-${device}-asked`)
    await s.press(dialog(s).getByRole('button', { name: '이 회원의 보고서 미리보기', exact: true }))
    const band = page.getByText(/^미리보기 · 회원 \d+의 화면$/)
    await band.waitFor()
    await expect.poll(() => pathOf(s)).toBe('/preview/report-manager')
    await expect.poll(() => page.getByText('302호').count()).toBe(0)
    await expect.poll(() => button(page, '다른 사람에게 보여 주기').getAttribute('aria-disabled')).toBe('true')
    await s.shot(`preview-${device}-report`, true)
    // the token is in this tab only, and in no URL
    await storedOnDevice(s, {})
    await page.reload()
    await band.waitFor()
    const stranger = await openStory(world.browser, world.url, { device })
    await stranger.page.goto(page.url())
    await stranger.page.getByText('견본이에요', { exact: true }).waitFor()
    await expect.poll(() => stranger.page.getByText('미리보기 ·').count()).toBe(0)
    await stranger.end()

    await s.press(button(page, '뒤로'))
    await page.getByText('운영자: 보고서 미리보기').first().waitFor()
    await openPreview(s, '이 회원이 살 수 있는 것 미리보기', '값을 묻는 전화')
    await heading(page, '이 집으로 더 할 수 있는 것').waitFor()
    await band.waitFor()
    await page.getByText('새 등기부로 다시 받기 · 9,900원').waitFor()
    expect(await page.locator('#main a').count()).toBe(0)
    await s.shot(`preview-${device}-buy`, true)
    await page.clock.fastForward('10:01')
    await heading(page, '미리보기가 끝났어요').waitFor()
    await s.shot(`preview-${device}-ended`)
    await s.press(page.getByRole('link', { name: '주문 화면으로 가기' }))
    await expect.poll(() => page.url()).toBe(orderPage)
    await s.end()
  },
)

test.each(told(devices))(
  'an operator says what for, and then sees the reports by their state, without a name (%s)',
  async (device) => {
    const { token } = await logIn(world.url, `listed-${device}`)
    const order = await orderByCall(world.url, token, NARAE)
    await reportOf(world.url, token, order)
    const operator = await enterBackOffice(world.url, 'operator-han')
    const s = await openStory(world.browser, world.url, { device, holds: { nz_session: JSON.stringify(operator) } })
    const { page } = s
    await page.goto(`${s.url}/operator/reports`)
    await heading(page, '보고서 목록').waitFor()
    expect(await page.getByRole('table').count()).toBe(0)
    await s.press(choice(page, '회원의 문의'))
    const row = page.getByRole('link', { name: `주문 ${order.order_seq}`, exact: true })
    await row.waitFor()
    await expect.poll(() => page.getByText('나래하우스').count()).toBe(0)
    await s.shot(`preview-${device}-reports`, true)
    await s.press(choice(page, '거둔 판'))
    await page.getByText('이 상태인 보고서가 없어요.').waitFor()
    await s.press(choice(page, '지금 판'))
    await s.press(row)
    await expect.poll(() => pathOf(s)).toBe(`/operator/order/${order.order_seq}`)
    await s.end()
  },
)

test.each(turnOf('languages of the samples', ['zh', 'vi', 'en'], 3))(
  'samples, the price and what realtors get are said in %s',
  async (lang) => {
    const holds = { nz_session: JSON.stringify(await logIn(world.url, `reads-${lang}`)), nz_lang: lang }
    const s = await openStory(world.browser, world.url, { holds })
    const { page } = s
    const shown = async (path: string, name: string) => {
      await page.goto(s.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (path.includes('report')) await page.locator('.report').waitFor()
      await s.shot(`preview-${lang}-${name}`, name !== 'grades')
    }
    await shown('/preview/landing', 'landing')
    await page.getByText('9,900', { exact: false }).first().waitFor()
    await shown('/preview/realtorLanding', 'realtor')
    await shown('/preview/report?grade=withheld', 'sample')
    await shown('/report-preview?grade=caution', 'grades')
    await s.end()
  },
)
