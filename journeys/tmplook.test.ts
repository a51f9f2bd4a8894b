import { afterAll, beforeAll, test } from 'vitest'
import type { Cast } from './cast.ts'
import { looks, visit, visitorIn } from './look-at-places.ts'
import { startWorldWithCast, type World } from './world.ts'

let world: World & { cast: Cast }
beforeAll(async () => {
  world = await startWorldWithCast()
})
afterAll(() => world.end())
const names = ['subscribe', 'subscribeA', 'subscribeCredit', 'subscribeInfo', 'subscribeMove', 'subscribeWatching', 'subscribeCardChangeLogin', 'previewSubscribeReport', 'previewSubscribeManager', 'operatorWatch', 'operatorWatchHome', 'accuracy', 'analyzeDate', 'subscribeCancel', 'withdrawAlert']
test('look', async () => {
  const context = await world.browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ko-KR', timezoneId: 'Asia/Seoul', reducedMotion: 'reduce' })
  const page = await visitorIn(context)
  const n: Record<string, number> = {}
  for (const look of looks.filter((l) => names.includes(l.name) || /operatorWatch|ccuracy/.test(l.name))) {
    const i = (n[look.name] = (n[look.name] ?? 0) + 1)
    const astray = await visit(page, world, look).catch(String)
    if (astray) console.log(look.title, astray)
    await page.screenshot({ path: `/tmp/shots/${look.name}-${i}-390.png`, fullPage: true }).catch(() => undefined)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.waitForTimeout(400)
    await page.screenshot({ path: `/tmp/shots/${look.name}-${i}-1280.png` }).catch(() => undefined)
  }
}, 600_000)
