import { readFileSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { startProduct, type Product } from './product.ts'
import { copyOf } from './shared-products.ts'
import { heading, openStory } from './story.ts'

const savedByServer = fileURLToPath(new URL('../apps/server/src/features/shell/calls.ts', import.meta.url))
const dataDir = copyOf(inject('startedData'))
let product: Product
let browser: Browser
beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct({ dataDir, args: ['--dev'] }), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('npm run dev serves the sources with the page’s settings, and a call that comes while the api starts again is answered', async () => {
  const s = await openStory(browser, product.url)
  await s.page.goto(`${product.url}/main`)
  await heading(s.page, '어떤 집을 살펴볼까요?').waitFor()
  expect(await s.page.locator('script[src="/@vite/client"]').count()).toBe(1)
  expect(await s.page.locator('meta[name=outside]').getAttribute('content')).toBe('sandbox')
  await s.page.getByText('견본 대표').first().waitFor()
  const starts = () => readFileSync(join(dataDir, 'log/api.log'), 'utf8').split('api is ready').length - 1
  const before = starts()
  const now = new Date()
  utimesSync(savedByServer, now, now)
  // The old process may still answer at first; from then on each call waits for the new one.
  const answered = async () => (await fetch(`${product.url}/api/v1/analytics/cumulative-amount`)).status
  const statuses = new Set<number>()
  await expect.poll(async () => (statuses.add(await answered()), starts()), { interval: 20 }).toBe(before + 1)
  statuses.add(await answered())
  expect([...statuses]).toEqual([200])
  await s.end()
})
