import { places } from '@jipsalpim/contract/routes.ts'
import { titleOf } from '@jipsalpim/contract/titles.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, tooWide } from './barriers.ts'
import { inTurns } from './in-turns.ts'
import { heading, openStory, pathOf } from './story.ts'
import { startWorld, type World } from './world.ts'

const told = inTurns('content')

let world: World
beforeAll(async () => {
  world = await startWorld({ fonts: true })
})
afterAll(() => world.end())

/** The pages to read: the places of the feed, of taxes and of the experiments. */
const articles = places().flatMap(({ name, path, route }) =>
  'page' in route && /^(feed|tax|experiment)\//.test(route.page) ? [{ path, title: titleOf(name) }] : [],
)

test('every article is dated, says where its numbers are from, and leads only to places that are there', async () => {
  expect(articles.length).toBeGreaterThan(10)
  const s = await openStory(world.browser, world.url)
  for (const { path, title } of articles) {
    await s.page.goto(s.url + path)
    await heading(s.page, title).first().waitFor()
    await s.page.getByText(/^기준일 \d{4}년/).waitFor()
    await heading(s.page, '출처').waitFor()
    const text = await s.page.evaluate<string>('document.body.innerText')
    expect(text, path).not.toMatch(/undefined|NaN|안전합니다|문제없|보장|100\s*%|무조건/)
    const links = await s.page.evaluate<string[]>(
      `[...document.querySelectorAll('main a')].map((a) => a.getAttribute('href'))`,
    )
    for (const href of links) expect((await fetch(s.url + href)).status, `${path} → ${href}`).toBe(200)
  }
  await s.end()
})

test('home leads to what is worth reading, and back', async () => {
  const s = await openStory(world.browser, world.url)
  await s.page.goto(`${s.url}/main`)
  await s.press(s.page.getByRole('link', { name: /^계약의 순서/ }))
  await heading(s.page, '계약의 순서').waitFor()
  await s.press(s.page.getByRole('button', { name: '뒤로' }))
  await heading(s.page, '어떤 집을 살펴볼까요?').waitFor()
  await s.page.goto(`${s.url}/tax/danger`)
  await s.press(s.page.getByRole('button', { name: '뒤로' }))
  await heading(s.page, '어떤 집을 살펴볼까요?').waitFor()
  await expect.poll(() => pathOf(s)).toBe('/main')
  await s.end()
})

test('one’s own days and the guarantee’s limit are reckoned on the device', async () => {
  const s = await openStory(world.browser, world.url)
  await s.page.goto(`${s.url}/guide-summary`)
  await s.page.getByRole('textbox', { name: '계약일' }).fill('20261201')
  await s.page.getByRole('textbox', { name: '이사하는 날' }).fill('20261220')
  await s.page.getByRole('textbox', { name: '보증금' }).fill('200000000')
  const days = s.page.getByRole('list', { name: '놓치면 안 되는 날' })
  for (const text of ['2026년 12월 31일까지', '2026년 12월 21일부터', '2027년 12월 19일까지'])
    await days.getByText(text).first().waitFor()
  await s.shot('content-days')
  await s.page.goto(`${s.url}/feed/insurance`)
  await s.page.getByRole('textbox', { name: '공시가격' }).fill('200000000')
  await s.page.getByText('2억 5,200만 원').waitFor()
  await s.page.getByRole('textbox', { name: '앞선 빚' }).fill('140000000')
  await s.page.getByText('1억 1,200만 원').waitFor()
  await s.page.getByRole('textbox', { name: /^잔금일/ }).fill('20261116')
  await s.page.getByRole('textbox', { name: '계약이 끝나는 날' }).fill('20281115')
  await s.page.getByText('2027년 11월 15일').waitFor()
  await s.end()
})

for (const scheme of told(['light', 'dark'] as const))
  test(`no tool finds a barrier in an article, in the ${scheme}, at 390 and 1280 px; nothing is wider than 320 px`, async () => {
    const s = await openStory(world.browser, world.url, { device: 'desktop', scheme })
    for (const { path, title } of articles) {
      await s.page.goto(s.url + path)
      await heading(s.page, title).first().waitFor()
      for (const width of [390, 1280]) {
        expect(await barriers(s.page, width), `${path} at ${width}`).toEqual([])
        if (width === 390) await s.shot(`content-${path.slice(1).replaceAll('/', '-')}-${scheme}`)
      }
      expect(await tooWide(s.page, 320), path).toEqual([])
    }
    await s.end()
  })
