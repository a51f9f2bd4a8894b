import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, tooSmall, tooWide } from './barriers.ts'
import { enterBackOffice } from './campaign.ts'
import { NARAE } from './order-steps.ts'
import { callApi, logIn } from './person.ts'
import { button, choice, heading, openStory, pathOf, type Device } from './story.ts'
import { atRegistry, requestCheck, untilWatch, watchByCall } from './watch-by-call.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

const devices: readonly Device[] = ['desktop', 'phone']
const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const
const two = (n: number) => String(n).padStart(2, '0')
/** Day and time in Seoul, as an operator types them. */
const typedAt = (at: Date) => {
  const seoul = new Date(at.getTime() + 9 * 3_600_000)
  return {
    day: `${seoul.getUTCFullYear()}${two(seoul.getUTCMonth() + 1)}${two(seoul.getUTCDate())}`,
    time: `${two(seoul.getUTCHours())}:${two(seoul.getUTCMinutes())}`,
  }
}
/** The product's own clock. */
const nowAt = async () => new Date((await callApi<{ as_of: string }>(world.url, '/subscribe/promise', '')).as_of)

test('an operator sees that a source is out, makes the missed homes due, and reads what one home went through', async () => {
  const { token } = await logIn(world.url, 'cut-off')
  const { id } = await watchByCall(world.url, token, NARAE)
  await atRegistry(world.control, 'narae-302', 'application-received', mortgage)
  // The first checks may still have claimed the home.
  const looked = () =>
    requestCheck(world.url, token, id).then(
      () => true,
      () => false,
    )
  await expect.poll(looked, { timeout: 20_000, interval: 1000 }).toBe(true)
  await untilWatch(world.url, token, (w) => w.subscribeSeq === id && w.phase === 'application')
  const began = await nowAt()
  for (const service of ['applications', 'register'])
    await world.control('/faults', { service, kind: 'down', times: 1000 })
  const session = await enterBackOffice(world.url, 'operator-han')
  type State = { outages: { failures: number }[] }
  const outages = async () =>
    (await callApi<State>(world.url, '/operator/watch', session.token)).outages.map((o) => o.failures)
  // Two checks on demand, neither of which is answered.
  for (let looks = 0; looks < 2; looks++) {
    await expect.poll(looked, { timeout: 30_000, interval: 1000 }).toBe(true)
    await new Promise((ok) => setTimeout(ok, 3000))
  }
  await expect.poll(async () => (await outages()).length, { timeout: 90_000, interval: 1000 }).toBeGreaterThan(0)
  await world.pass(180)
  for (const device of devices) {
    const s = await openStory(world.browser, world.url, { device, holds: { nz_session: JSON.stringify(session) } })
    const { page } = s
    await page.goto(`${world.url}/operator/lists`)
    await s.press(page.getByRole('link', { name: '변동 알림', exact: true }))
    await heading(page, '변동 알림').waitFor()
    if (device === 'desktop') {
      await page.getByRole('alert').getByText('답하지 않아요').first().waitFor()
      await s.shot('back-office-watch-outage', true)
      // A missing value is reported at its field, and nothing is requested.
      await s.press(button(page, '몇 집인지 보기'))
      await expect.poll(() => page.getByText('날짜를 넣어 주세요.').count()).toBe(2)
      const ended = await nowAt()
      const [from, to] = [typedAt(began), typedAt(ended)]
      await page.getByRole('textbox', { name: '시작하는 날' }).fill(from.day)
      await page.getByRole('textbox', { name: '시작하는 시각' }).fill('25:00')
      await page.getByRole('textbox', { name: '끝나는 날' }).fill(to.day)
      await page.getByRole('textbox', { name: '끝나는 시각' }).fill(to.time)
      await s.press(button(page, '몇 집인지 보기'))
      await page.getByText('09:30처럼 시와 분을 넣어 주세요.').waitFor()
      await page.getByRole('textbox', { name: '시작하는 시각' }).fill(from.time)
      await s.press(choice(page, '목록과 등기부 (집마다 열람료)'))
      await s.press(button(page, '몇 집인지 보기'))
      await page.getByText('다시 살필 집이 1곳이에요.', { exact: true }).waitFor()
      await s.shot('back-office-watch-missed', true)
    }
    expect(await barriers(page, device === 'desktop' ? 1280 : 390)).toEqual([])
    expect(await tooSmall(page)).toEqual([])
    expect(await tooWide(page, 320)).toEqual([])
    await s.press(choice(page, '알림 번호'))
    await s.press(page.locator('#main').getByRole('button', { name: '찾기', exact: true }))
    await page.getByText('찾을 번호를 넣어 주세요.').waitFor()
    await page.getByRole('textbox', { name: '알림 번호' }).fill('987654')
    await s.press(page.locator('#main').getByRole('button', { name: '찾기', exact: true }))
    await page.getByText('찾은 집이 없어요.').waitFor()
    await page.getByRole('textbox', { name: '알림 번호' }).fill(String(id))
    await s.press(page.locator('#main').getByRole('button', { name: '찾기', exact: true }))
    await s.press(page.getByRole('link', { name: /^살피는 집 \d+$/ }))
    await heading(page, /^살피는 집 \d+$/).waitFor()
    await page.getByText('근저당권설정').first().waitFor()
    await page
      .getByText(/010-\*{4}-\d{4}/)
      .first()
      .waitFor()
    await page
      .getByText(/알림톡 · (보냄|도착함)/)
      .first()
      .waitFor()
    expect(pathOf(s)).toMatch(/^\/operator\/watch\/\d+$/)
    expect(await page.locator('#main').innerText()).not.toContain('302호')
    expect(await barriers(page, device === 'desktop' ? 1280 : 390)).toEqual([])
    expect(await tooWide(page, 320)).toEqual([])
    await s.shot(`back-office-watch-${device}-home`, true)
    await s.end()
  }
  for (const service of ['applications', 'register'])
    await world.control('/faults', { service, kind: 'down', times: 0 })
  await world.pass(null)
}, 360_000)
