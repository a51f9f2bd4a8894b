import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enterBackOffice } from './campaign.ts'
import { inTurns } from './in-turns.ts'
import { orderByCall, reportOf } from './order-by-call.ts'
import { NARAE } from './order-steps.ts'
import { callApi, logIn, postApi } from './person.ts'
import { button, choice, heading, openStory, pathOf, type Device, type Story } from './story.ts'
import { startWorld, type World } from './world.ts'

const told = inTurns('share')

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => {
  await world.pass(null)
})
afterAll(() => world.end())

const DAY = 86_400
const devices: readonly Device[] = ['phone', 'desktop']

/** A device of a user who has a finished report. */
async function owner(persona: string, device: Device) {
  const login = await logIn(world.url, persona)
  const order = await orderByCall(world.url, login.token, NARAE)
  const report = await reportOf(world.url, login.token, order)
  const s = await openStory(world.browser, world.url, { device, holds: { nz_session: JSON.stringify(login) } })
  return { s, report, order, token: login.token }
}
/** The page of an ended link is the same, whatever the reason. */
async function ended(s: Story, url: string): Promise<void> {
  await s.page.goto(url)
  await heading(s.page, '볼 수 없는 링크예요').waitFor()
}

test.each(told(devices))('a link that is open on a screen ends with the refund of the report (%s)', async (device) => {
  const { s, report, order, token } = await owner(`refunds-${device}`, device)
  const share = { report_seq: report, to: { link: true } }
  const { url } = await postApi<{ url: string }>(world.url, '/api/v1/report-realtor/share', share, token)
  const reader = await openStory(world.browser, world.url, { device })
  await reader.page.goto(url)
  await reader.page.getByText('가린 정보가 있어요').waitFor()
  const operator = await enterBackOffice(world.url, 'operator-han')
  const back = { amount: 9900, seen_back: 0, reason: '고객 요청, 통화로 확인' }
  await postApi(world.url, `/api/v1/operator/order/${order.order_seq}/refund`, back, operator.token)
  await reader.page.reload()
  await heading(reader.page, '볼 수 없는 링크예요').waitFor()
  expect(await reader.page.locator('main').innerText()).not.toMatch(/매우 ?위험/)
  await reader.shot(`share-${device}-refunded`)
  await reader.end(['410 /report/user/cart/share'])
  // the owner sees that no link is open any more
  await s.page.goto(`${s.url}/report/realtor?order_seq=${order.order_seq}&report=${report}`)
  await expect.poll(() => s.page.getByText('열려 있어요').count()).toBe(0)
  await s.end()
})

test.each(told(devices))(
  'a report is shown to a parent: masked, with its age; closed, it opens no more on the next load (%s)',
  async (device) => {
    const { s, report, order } = await owner(`shows-${device}`, device)
    await s.page.goto(`${s.url}/report/view?report=${report}`)
    await s.press(button(s.page, '가족이나 중개사에게 보여 주기'))
    await s.page.getByRole('textbox', { name: /누구에게 보내나요/ }).fill('엄마')
    await s.press(choice(s.page, '30일 동안'))
    await s.shot(`share-${device}-form`)
    await s.press(button(s.page, '링크 만들기'))
    await s.page.getByText('링크를 만들었어요').waitFor()
    const url = (await s.page.getByLabel('공유 링크').textContent()) ?? ''
    expect(new URL(url).pathname).toBe('/report/view')
    await s.shot(`share-${device}-made`)

    const mother = await openStory(world.browser, world.url, { device: device === 'phone' ? 'desktop' : 'phone' })
    await mother.page.goto(url)
    await mother.page.getByText(/^오늘\(.*\) 만든 자료예요\.$/).waitFor()
    await mother.page.getByText('가린 정보가 있어요').waitFor()
    const seen = await mother.page.locator('main').innerText()
    expect(seen).toMatch(/매우 ?위험/)
    for (const secret of ['302호', '9047', '한빛은행']) expect(seen).not.toContain(secret)
    expect(await mother.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    expect(await mother.page.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer')
    await mother.shot(`share-${device}-seen`, true)

    await world.pass(3 * DAY)
    await mother.page.reload()
    await mother.page.getByText(/^3일 전\(.*\) 자료예요\.$/).waitFor()

    await s.page.goto(`${s.url}/report/realtor?order_seq=${order.order_seq}&report=${report}`)
    const sent = s.page.locator('article').filter({ hasText: '열려 있어요' })
    await s.page.getByRole('heading', { name: '엄마' }).waitFor()
    await sent.getByText(/2번 열었어요/).waitFor()
    await s.press(sent.getByRole('button', { name: '링크 닫기' }))
    await s.press(button(s.page, '닫기').last())
    await s.page.getByText('내가 닫았어요').waitFor()
    await s.shot(`share-${device}-closed`, true)
    await ended(mother, url)
    await mother.shot(`share-${device}-ended`)
    await mother.end(['410 /report/user/cart/share'])
    await s.end()
  },
)

test('what a messenger draws of a link: the grade and the day, a picture without the token, nothing once it ended', async () => {
  const { s, report, token } = await owner('shows-in-a-messenger', 'phone')
  await s.end()
  const made = await postApi<{ url: string; share_seq: number }>(
    world.url,
    '/api/v1/report-realtor/share',
    { report_seq: report, to: { link: true } },
    token,
  )
  const drawn = async () => {
    const page = await fetch(made.url, { headers: { 'user-agent': 'kakaotalk-scrap/1.0' } })
    const html = await page.text()
    const tag = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
    return { page, title: tag('title'), description: tag('description'), image: tag('image') }
  }
  const open = await drawn()
  expect(open.page.headers.get('x-robots-tag')).toMatch(/noindex/)
  expect(open.title).toMatch(/매우 ?위험/)
  expect(open.description).toMatch(/\d{4}/)
  expect(open.image).not.toContain(new URL(made.url).searchParams.get('document'))
  const picture = new URL(open.image)
  const card = () => fetch(world.url + picture.pathname)
  const shown = await card()
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
  mkdirSync(new URL('../.cache/journeys', import.meta.url), { recursive: true })
  writeFileSync(new URL('../.cache/journeys/share-card.png', import.meta.url), Buffer.from(await shown.arrayBuffer()))
  const views = async () =>
    (await callApi<{ groups: { shares: { views: number }[] }[] }>(world.url, '/report-realtor/shares', token)).groups[0]
      ?.shares[0]?.views
  expect(await views()).toBe(0)
  await fetch(`${world.url}/api/v1/report-realtor/share`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ share_seq: made.share_seq, act: 'revoke' }),
  })
  const over = await drawn()
  expect([over.title, over.image]).toEqual(['볼 수 없는 링크예요', ''])
  expect((await card()).status).toBe(404)
})

test.each(told(devices))('a link whose message did not reach the phone says so (%s)', async (device) => {
  const { s, report, order, token } = await owner(`sends-${device}`, device)
  const share = { report_seq: report, to: { phone: '01055553059' } }
  await postApi(world.url, '/api/v1/report-realtor/share', share, token)
  const list = `${s.url}/report/realtor?order_seq=${order.order_seq}&report=${report}`
  const says = (words: string) =>
    expect
      .poll(async () => {
        await s.page.goto(list)
        await s.page.getByText(/끝 3059/).waitFor()
        return s.page.getByText(words).count()
      })
      .toBe(1)
  await says('문자를 보냈어요')
  await world.pass(400)
  await says('문자를 보내지 못했어요')
  await s.shot(`share-${device}-not-delivered`, true)
  await s.end()
})

test('a link that nobody closed ends with its last day', async () => {
  const { s, report, token } = await owner('shows-a-week', 'phone')
  const { url } = await postApi<{ url: string }>(
    world.url,
    '/api/v1/report-realtor/share',
    { report_seq: report, to: { link: true } },
    token,
  )
  await s.end()
  const reader = await openStory(world.browser, world.url)
  await world.pass(6 * DAY)
  await reader.page.goto(url)
  await reader.page.getByText(/^6일 전/).waitFor()
  await world.pass(2 * DAY)
  await ended(reader, url)
  await reader.end(['410 /report/user/cart/share'])
})

test('a realtor finds what is shown to them in their list, opens it, and notes that they read it', async () => {
  const { s, report, order, token } = await owner('shows-realtor', 'phone')
  const realtor = await logIn(world.url, 'realtor-choi')
  const { user_seq } = await callApi<{ user_seq: number }>(world.url, '/user/info', realtor.token)
  const share = { report_seq: report, to: { realtor_seq: user_seq } }
  await postApi(world.url, '/api/v1/report-realtor/share', share, token)

  const theirs = await openStory(world.browser, world.url, { holds: { nz_session: JSON.stringify(realtor) } })
  const { page } = theirs
  await page.goto(`${theirs.url}/report?show=shared`)
  const item = page.getByRole('listitem').filter({ hasText: '아직 읽었다고 남기지 않았어요' }).first()
  await item.waitFor()
  expect(await item.textContent()).not.toContain('302')
  await theirs.shot('share-realtor-list')
  await theirs.press(item.getByRole('link'))
  await page.getByText('가린 정보가 있어요').waitFor()
  await theirs.press(button(page, '읽었다고 남기기'))
  await page.getByText(/에 읽었다고 남겼어요$/).waitFor()
  await theirs.shot('share-realtor-signed', true)
  await theirs.end()

  await s.page.goto(`${s.url}/report/realtor?order_seq=${order.order_seq}&report=${report}`)
  await s.page.getByText(/^확인했다고 남긴 때/).waitFor()
  await s.end()
})

test('reports are named, hidden from the list and found again', async () => {
  const { s } = await owner('arranges', 'phone')
  const { page } = s
  await page.goto(`${s.url}/report`)
  await s.press(button(page, /나래하우스.* 정리하기/))
  await page.getByRole('textbox', { name: /내가 부르는 이름/ }).fill('회사 앞 집')
  await s.press(button(page, '이름 저장하기'))
  await page.getByRole('link', { name: '회사 앞 집' }).waitFor()
  await s.shot('list-phone-named')
  await s.press(button(page, '회사 앞 집 정리하기'))
  await s.shot('list-phone-arrange')
  await s.press(button(page, '목록에서 숨기기'))
  await page.getByText('여기에 해당하는 보고서가 없어요').waitFor()
  await page.goto(`${s.url}/report?show=hidden`)
  await page.getByRole('link', { name: '회사 앞 집' }).waitFor()
  await s.press(button(page, '회사 앞 집 정리하기'))
  await s.press(button(page, '목록에 다시 보이기'))
  await page.goto(`${s.url}/report`)
  await page.getByRole('link', { name: '회사 앞 집' }).waitFor()
  expect(pathOf(s)).toBe('/report')
  await s.end()
})
