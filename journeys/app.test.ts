import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers } from './barriers.ts'
import { inTurns } from './in-turns.ts'
import { publish } from './publish.ts'
import { button, choice, heading, openStory, pathOf, type Story } from './story.ts'
import { speaks, deviceLanguages } from './language.ts'
import { startWorld, type World } from './world.ts'

const told = inTurns('app')

let world: World
beforeAll(async () => {
  world = await startWorld({ fonts: true })
  await publish(world.dataDir, {
    flags: ['notification-popup', 'notification-popup-android'].map((key) => ({ key, target: {} })),
    releases: [
      {
        platform: 'android',
        version: '2.0',
        force_below: '1.0',
        message: '등기부를 더 빨리 읽어요.',
        store_url: 'https://play.google.com/store/apps/details?id=jipsalpim',
        from: '2026-01-01T00:00:00Z',
      },
    ],
  })
})
afterAll(() => world.end())
/** The app's pages are tested at a phone's width only. */
const languages = deviceLanguages.map(([, language]) => language)

/** Simulates Android's app around the page: answers its requests and records its messages. */
const app = (answers: Record<string, unknown>) => `
  window.told = []
  window.JipsalpimApp = { postMessage: (text) => {
    const message = JSON.parse(text)
    window.told.push(message)
    const data = ${JSON.stringify(answers)}[message.kind]
    if (message.id && data !== undefined)
      setTimeout(() => window.dispatchEvent(new CustomEvent('nz-app', { detail: { id: message.id, data } })))
  } }`
const info = (app_version: string, push_token: string | null) => ({
  platform: 'android',
  app_version,
  push_token,
  os_version: '14',
  device_info: 'Pixel 8',
  app_name: '집살핌',
  app_build_number: '1',
})
async function inApp(
  answers: Record<string, unknown>,
  watches = '',
  storage: Record<string, string> = {},
): Promise<Story> {
  const s = await openStory(world.browser, world.url, { holds: storage })
  await s.page.addInitScript(app(answers) + '\n' + watches)
  await s.page.goto(`${s.url}/main`)
  // The app's own heading: what the server painted is replaced.
  await s.page.locator('h1:not(.fs *)').first().waitFor()
  return s
}
const posted = (page: Page) => page.evaluate<{ kind: string; url?: string; permission?: string }[]>('window.told')
const updateDialog = (page: Page, translate: (korean: string) => string = (korean) => korean) =>
  page.getByRole('alertdialog', { name: translate('앱 업데이트가 필요해요') })

test.each(told(languages))('in %s: a newer app may be put off, and is not asked for again', async (language) => {
  const translate = await speaks(language)
  const s = await inApp({ info: info('1.5', `token-${language}`), permission: 'granted' }, '', { nz_lang: language })
  const { page } = s
  await updateDialog(page, translate).getByText('등기부를 더 빨리 읽어요.').waitFor()
  await expect.poll(() => updateDialog(page, translate).locator(':focus').count()).toBe(1)
  expect(await barriers(page, 390)).toEqual([])
  await s.shot('app-update')
  const put = page.waitForResponse('**/settings/app-update/reject')
  await s.press(button(page, translate('나중에 하기')))
  await updateDialog(page, translate).waitFor({ state: 'detached' })
  expect((await put).status()).toBe(200)
  await Promise.all([page.waitForResponse('**/settings/app-update'), page.reload()])
  await heading(page, translate('어떤 집을 살펴볼까요?')).waitFor()
  await expect.poll(() => updateDialog(page, translate).count()).toBe(0)
  await s.end()
})

test('putting it off closes the question also when the server does not take it', async () => {
  const s = await inApp({ info: info('1.5', 'token-two'), permission: 'granted' })
  await s.page.route('**/settings/app-update/reject', (route) => route.abort())
  await updateDialog(s.page).waitFor()
  await s.page.keyboard.press('Escape')
  await updateDialog(s.page).waitFor({ state: 'detached' })
  await s.context.close()
})

test.each(told(languages))(
  'in %s: one that must be taken stays, by Escape and by back, and leads to the store',
  async (language) => {
    const translate = await speaks(language)
    const s = await inApp({ info: info('0.9', `must-${language}`), permission: 'granted' }, '', { nz_lang: language })
    const { page } = s
    await updateDialog(page, translate).waitFor()
    await expect.poll(() => button(page, translate('나중에 하기')).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.evaluate(`window.dispatchEvent(new CustomEvent('nz-app', { detail: { kind: 'back' } }))`)
    await updateDialog(page, translate).waitFor()
    await s.press(button(page, translate('지금 업데이트')))
    await expect
      .poll(async () => (await posted(page)).find((m) => m.kind === 'open')?.url)
      .toBe('https://play.google.com/store/apps/details?id=jipsalpim')
    await updateDialog(page, translate).waitFor({ state: 'hidden' })
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
    await updateDialog(page, translate).waitFor()
    await s.end()
  },
)

test('notifications are asked for once, by two flags, and never where they are on already', async () => {
  const popup = (page: Page, name = '알림을 켜 주세요') => page.getByRole('dialog', { name })
  const translate = await speaks('en')
  const english = await inApp({ info: info('2.0', 'token-six'), permission: 'denied' }, '', { nz_lang: 'en' })
  await popup(english.page, translate('알림을 켜 주세요')).waitFor()
  await english.press(button(english.page, translate('네')))
  await expect.poll(async () => (await posted(english.page)).map((m) => m.kind)).toContain('request-permission')
  await english.end()
  const s = await inApp({ info: info('2.0', 'token-four'), permission: 'denied', 'request-permission': 'granted' })
  await popup(s.page).waitFor()
  expect(await barriers(s.page, 390)).toEqual([])
  await s.shot('app-notifications')
  await s.press(button(s.page, '네'))
  await expect.poll(async () => (await posted(s.page)).map((m) => m.kind)).toContain('request-permission')
  await s.page.reload()
  await heading(s.page, '어떤 집을 살펴볼까요?').waitFor()
  await expect.poll(() => popup(s.page).count()).toBe(0)
  await s.end()

  await publish(world.dataDir, { flags: [{ key: 'notification-popup-android', target: { percent: 0 } }] })
  const off = await inApp({ info: info('2.0', 'token-five'), permission: 'denied' })
  await Promise.all([
    off.page.waitForResponse((r) => r.url().includes('key=notification-popup-android')),
    off.page.reload(),
  ])
  await off.page.waitForLoadState('networkidle')
  await expect.poll(() => popup(off.page).count()).toBe(0)
  await off.end()
})

/** A frame of another origin tries to post messages and to dispatch the page's events. */
async function postFromFrame(page: Page, detail: object): Promise<void> {
  await page.evaluate(`window.posted = new Promise((heard) => addEventListener('message', heard, { once: true }))
    document.body.append(Object.assign(document.createElement('iframe'), { name: 'stranger', sandbox: 'allow-scripts' }))`)
  const frame = page.frame('stranger')
  if (!frame) throw new Error('the frame is not there')
  // The event first: by the time its message has arrived, it has had no effect.
  const reached = await frame.evaluate<boolean>(`(() => {
    try {
      window.parent.dispatchEvent(new CustomEvent('nz-app', { detail: ${JSON.stringify(detail)} }))
      return true
    } catch {
      return false
    } finally {
      window.parent.postMessage(${JSON.stringify(detail)}, '*')
    }
  })()`)
  expect(reached).toBe(false)
  await page.evaluate('window.posted.then(() => {})')
  await page.evaluate(`document.querySelector('iframe[name=stranger]').remove()`)
}

test.each(told(languages))(
  'in %s: the device’s back puts a question away before it goes back, and a frame that says it is not heard',
  async (language) => {
    const translate = await speaks(language)
    const s = await inApp({ info: info('2.0', null), permission: 'granted' }, '', { nz_lang: language })
    const { page } = s
    const back = () => page.evaluate(`window.dispatchEvent(new CustomEvent('nz-app', { detail: { kind: 'back' } }))`)
    await s.press(page.getByRole('link', { name: translate('이 집 분석받기', 'home.order') }))
    await heading(page, translate('어떤 계약인가요?', 'order.questions.type')).waitFor()
    await s.press(choice(page, translate('전세', 'order.fields.type.options.전세.label')))
    await back()
    await page.getByRole('alertdialog').waitFor()
    await postFromFrame(page, { kind: 'back' })
    expect(await page.getByRole('alertdialog').count()).toBe(1)
    await back()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await expect.poll(() => pathOf(s)).toBe('/analyze/type')
    await back()
    await s.press(button(page, translate('이동하기')))
    await heading(page, translate('어떤 집을 살펴볼까요?')).waitFor()
    await s.end()
  },
)

test('a link to a page that is not ours is handed to the app with its address; one of ours is gone to as ever', async () => {
  const s = await inApp({})
  const { page } = s
  const outside = 'https://www.law.go.kr/법령/주택임대차보호법'
  // A link on any page: the app handles all of them in one place.
  await page.evaluate(`(() => {
    const link = Object.assign(document.createElement('a'), { href: ${JSON.stringify(outside)}, target: '_blank', textContent: '법령 읽기' })
    document.querySelector('main').prepend(link)
  })()`)
  await s.press(page.getByRole('link', { name: '법령 읽기' }))
  const opened = async () => (await posted(page)).filter((m) => m.kind === 'open').map((m) => m.url)
  await expect.poll(opened).toEqual([encodeURI(outside)])
  expect(pathOf(s)).toBe('/main')
  expect(s.context.pages()).toHaveLength(1)
  await s.press(page.getByRole('link', { name: '이 집 분석받기' }))
  await heading(page, '어떤 계약인가요?').waitFor()
  expect(await opened()).toHaveLength(1)
  await s.end()
})

test('a browser finds everything that it needs to install it', async () => {
  const s = await openStory(world.browser, world.url)
  const { page } = s
  await page.goto(`${s.url}/main`)
  await heading(page, '어떤 집을 살펴볼까요?').waitFor()
  const browser = await s.context.newCDPSession(page)
  const { url, errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '') as {
    start_url: string
    display: string
    icons: { src: string; type: string }[]
  }
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone', name: '집살핌' })
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(new URL(src, url))
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type])
  }
  // The browser's own objections to installing the app.
  expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
  await s.end()
})

/** When the full-page loading mark appeared and disappeared, in ms of the page. */
const MARK = `window.mark = []
  new MutationObserver(() => {
    const there = document.querySelector('#root div[aria-hidden=true].fixed.inset-0') !== null
    if (there === (window.mark.length % 2 === 0)) window.mark.push(performance.now())
  }).observe(document, { childList: true, subtree: true })`

test('nothing to read or press lies under the camera or the home bar of a device', async () => {
  const s = await inApp({})
  const { page } = s
  const device = await s.context.newCDPSession(page)
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } })
  const edges = async (what: Locator) => {
    const box = await what.boundingBox()
    if (!box) throw new Error(`not on the page: ${String(what)}`)
    return { top: box.y, bottom: box.y + box.height }
  }
  await expect.poll(async () => (await edges(page.locator('aside').first())).top).toBe(47)
  const tab = page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link').first()
  expect((await edges(tab)).bottom).toBeLessThanOrEqual(844 - 34)
  await page.goto(`${s.url}/guide-summary`)
  await heading(page, '계약의 순서').waitFor()
  const scrolled = async () => {
    await page.evaluate('scrollTo(0, 2000)')
    return (await edges(button(page, '뒤로'))).top
  }
  await expect.poll(scrolled).toBe(47)
  await s.end()
})

test('an app that never answers holds nothing up; the mark of the start is over the page for half a second', async () => {
  const s = await inApp({}, MARK)
  await expect.poll(() => s.page.evaluate<number>('window.mark.length')).toBeGreaterThan(1)
  const [came = 0, gone = 0] = await s.page.evaluate<number[]>('window.mark')
  expect(gone - came).toBeGreaterThan(480)
  await s.press(s.page.getByRole('link', { name: '이 집 분석받기' }))
  await heading(s.page, '어떤 계약인가요?').waitFor()
  await s.end()
})
