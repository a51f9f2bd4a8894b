import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalWords } from '../packages/engine/src/words/ko/refusals.ts'
import { launchBrowser } from './browser.ts'
import { serveBuiltWeb, type BuiltWeb } from './built-web.ts'
import { drop, grade, openCheck, printOf, textFile } from './check-visit.ts'

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
const visit = (width?: number) => openCheck(browser, web.url, width)

test('an error stands above what was there, and nothing typed is lost; another file takes its place', async () => {
  const { page, context } = await visit()
  await page.getByText('글로 붙여 넣기').click()
  await page.getByLabel('등기부 글').fill('오늘 점심은 국수')
  await page.getByRole('button', { name: '붙여 넣은 글 읽기' }).click()
  await page.getByRole('alert').filter({ hasText: refusalWords.notARegister.title }).waitFor()
  await page.getByText('PDF를 받는 곳').waitFor()
  await page.getByText('글로 붙여 넣기').click()
  expect(await page.getByLabel('등기부 글').inputValue()).toBe('오늘 점심은 국수')
  await drop(page, await printOf('narae-302'))
  await page.locator('.report').waitFor()
  await page.getByRole('textbox', { name: '보증금', exact: true }).fill('240000000')
  await drop(page, textFile('메모.txt', '오늘 점심은 국수'))
  await page.getByText('먼저 넣은 등기부의 결과는 아래에 그대로 있어요.').waitFor()
  expect(await page.getByRole('textbox', { name: '보증금', exact: true }).inputValue()).toBe('240,000,000')
  await page.getByRole('button', { name: '뒤로' }).click()
  await page.getByRole('heading', { name: '이 집에 보증금을 맡겨도 될까요?' }).waitFor()
  await context.close()
})

test('the first page shows a sample report of each grade, and the whole of it is one tap away', async () => {
  const { page, context, errors } = await visit(1280)
  for (const [name, key] of [
    ['양호', 'good'],
    ['판단보류', 'withheld'],
  ] as const) {
    await page.getByRole('radio', { name }).check({ force: true })
    await page.getByRole('heading', { level: 3, name }).waitFor()
    const whole = page.getByRole('link', { name: '견본 보고서 전체 보기' })
    await expect.poll(() => whole.getAttribute('href')).toContain(`grade=${key}`)
  }
  await page.getByRole('link', { name: '견본 보고서 전체 보기' }).click()
  await expect.poll(() => grade(page).textContent()).toBe('판단보류')
  await page.locator('.report').getByText('견본').first().waitFor()
  expect(errors).toEqual([])
  await context.close()
})

test('the first page stays in the font of the device, and the next place comes in ours', async () => {
  const { page, context, errors } = await visit()
  const isOurs = () => page.evaluate<boolean>(`document.documentElement.classList.contains('own-font')`)
  await expect
    .poll(() => page.evaluate<string | null>(`localStorage.getItem('nz_font')`), { timeout: 20_000 })
    .toContain('own-font')
  expect(await isOurs()).toBe(false)
  await page.getByRole('link', { name: '견본 보고서 전체 보기' }).click()
  await page.locator('.report').waitFor()
  expect(await isOurs()).toBe(true)
  expect(await page.evaluate(`document.fonts.check('700 1rem Own', '집살핌')`)).toBe(true)
  expect(errors).toEqual([])
  await context.close()
})
