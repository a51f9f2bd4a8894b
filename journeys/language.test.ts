import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerPdf } from '../apps/sandbox/src/world/register-pdf.ts'
import { registerOf } from '../apps/sandbox/src/world/register.ts'
import { homeById, subjectOfHome } from '../apps/sandbox/src/world/world.ts'
import { turnOf } from '../dev/vitest/turn.ts'
import { barriers, tooWide } from './barriers.ts'
import type { Cast } from './cast.ts'
import { watchFirstDrawing } from './first-drawing.ts'
import { inTurns } from './in-turns.ts'
import { leftIn, plainVisits } from './left-in-korean.ts'
import { button, heading, openStory } from './story.ts'
import { startWorldWithCast, type World } from './world.ts'

const told = inTurns('language')

let world: World & { cast: Cast }
beforeAll(async () => {
  world = await startWorldWithCast()
})
afterAll(() => world.end())

async function register(home: string) {
  const found = homeById(home)
  if (!found) throw new Error(`no home ${home}`)
  const pdf = await registerPdf(registerOf(subjectOfHome(found)), {
    viewedAt: new Date('2026-11-20T01:00:00Z'),
    warning: '',
  })
  return { name: 'register.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) }
}

const tongues = [
  {
    name: 'English',
    lang: 'en',
    title: 'Your language',
    landing: 'Is your deposit at risk in this home?',
    drop: 'Deposit',
    found: 'Risks',
    unknown: 'Households registered before you',
    term: /households that have reported/,
  },
  {
    name: '中文',
    lang: 'zh',
    title: '选择语言',
    landing: '押金交给这套房，可以吗？',
    drop: '押金',
    found: '风险',
    unknown: '先申报了地址的住户',
    term: /申报在此地址的住户/,
  },
  {
    name: 'Tiếng Việt',
    lang: 'vi',
    title: 'Chọn ngôn ngữ',
    landing: 'Giao tiền cọc cho căn nhà này có ổn không?',
    drop: 'Tiền cọc',
    found: 'Rủi ro',
    unknown: 'Hộ đã khai báo địa chỉ trước',
    term: /hộ đã khai báo/,
  },
] as const

for (const t of turnOf('languages', tongues, 3))
  test(`in ${t.name}: chosen once, kept, down to the headings of a report and the terms of the law`, async () => {
    const s = await openStory(world.browser, world.url, { device: 'desktop' })
    const { page } = s
    await page.goto(`${s.url}/global`)
    await heading(page, '다른 언어로 보기').waitFor()
    await page.getByText(t.name, { exact: true }).click()
    await heading(page, t.title).waitFor()
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe(t.lang)
    await expect.poll(() => page.evaluate(`localStorage.getItem('nz_lang')`)).toBe(t.lang)
    for (const width of [390, 1280]) {
      expect(await barriers(page, width)).toEqual([])
      await s.shot(`language-${t.lang}-global-${width}`)
    }
    expect(await tooWide(page, 320)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${s.url}/main`)
    await page.locator('main h1').waitFor()
    expect(await tooWide(page, 320)).toEqual([])
    await page.goto(`${s.url}/analyze`)
    await heading(page, t.landing).waitFor()
    await page.locator('input[type=file]').setInputFiles(await register('narae-302'))
    await page.locator('.report').waitFor()
    await page
      .getByRole('textbox', { name: new RegExp(`^${t.drop}`) })
      .first()
      .fill('200000000')
    await page.getByRole('heading', { name: t.found, exact: true }).waitFor()
    await page.locator('.report').getByRole('button', { name: t.unknown }).click()
    const sheet = page.getByRole('dialog')
    // The sentence is in the reader's language; the legal term in it is explained on a tap.
    await sheet.getByRole('button', { name: '전입세대확인서', exact: true }).first().click()
    await page.getByRole('alertdialog').getByText(t.term).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    expect(await barriers(page, 390)).toEqual([])
    await s.shot(`language-${t.lang}-report`)
    expect(await tooWide(page, 320)).toEqual([])
    await s.end()
  })

test('a language that does not come is read in Korean', async () => {
  const s = await openStory(world.browser, world.url, { holds: { nz_lang: 'vi' } })
  await s.page.route(/(?:vi\.words|words\.vi)-.*\.js/, (route) => route.abort())
  await s.page.goto(`${s.url}/main`)
  await heading(s.page, '어떤 집을 살펴볼까요?').waitFor()
  await s.context.close()
})

test('a browser that asks for another language is offered it on the first screen: taken, or refused once and for all', async () => {
  const taken = await openStory(world.browser, world.url, { locale: 'en-US' })
  const drawing = await watchFirstDrawing(taken.page)
  await taken.page.goto(`${taken.url}/analyze`)
  await heading(taken.page, '이 집에 보증금을 맡겨도 될까요?').waitFor()
  const offer = taken.page.getByText('You can read all of this in English.')
  await offer.waitFor()
  // Before anything is scrolled.
  expect((await offer.boundingBox())?.y).toBeLessThan(844)
  // It is there from the start, and moves nothing down.
  expect((await drawing()).moved).toBeLessThan(0.01)
  await taken.press(button(taken.page, 'Read in English'))
  await heading(taken.page, 'Is your deposit at risk in this home?').waitFor()
  expect(await offer.count()).toBe(0)
  await taken.end()

  const refused = await openStory(world.browser, world.url, { locale: 'vi-VN' })
  await refused.page.goto(`${refused.url}/analyze`)
  await refused.press(button(refused.page, 'Giữ tiếng Hàn'))
  await refused.page.getByText('Bạn có thể đọc toàn bộ bằng tiếng Việt.').waitFor({ state: 'detached' })
  await refused.page.reload()
  await heading(refused.page, '이 집에 보증금을 맡겨도 될까요?').waitFor()
  expect(await button(refused.page, 'Giữ tiếng Hàn').count()).toBe(0)
  await refused.end()
})

/** Another test checks that their catalogues are complete: here the payment, a report, the account and loans are enough. */
const few = plainVisits.filter(
  ({ title }) => ['/analyze/amount 1', '/report/view 1', '/mypage 2'].includes(title) || /^\/loan\b.* 1$/.test(title),
)
test.each(told(['zh', 'vi']))(
  'in %s no Korean sentence is left in paying, a report, the account and the questions about loans',
  async (lang) => {
    expect(few).toHaveLength(20)
    expect(await leftIn(world, lang, few)).toEqual([])
  },
  200_000,
)
