import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, tooSmall, tooWide } from './barriers.ts'
import { cardByCall } from './card-by-call.ts'
import { placeOf } from './order-by-call.ts'
import { GARAM, NARAE, type Where } from './order-steps.ts'
import { callApi, holdsOf, logIn, personaOf, postApi } from './person.ts'
import { button, heading, openStory, pathOf, type Device, type Story } from './story.ts'
import { untilWatch } from './watch-by-call.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(async () => {
  await world.pass(null)
  expect(await world.invariants()).toBe('every invariant holds')
  await world.end()
})

const LOST_CARD = '4000000000000366'

/** A watch that is paid every month by a card that its owner loses afterwards. */
async function watchByLostCard(persona: string, home: Where): Promise<void> {
  const { token } = await logIn(world.url, persona)
  const { card_seq, customer_uid } = await cardByCall(world.url, token)
  const bought = { card_seq, price: 4900, yearly: false, agreed: true, draft_key: crypto.randomUUID() }
  const place = await placeOf(world.url, token, home)
  await postApi(world.url, '/api/v1/subscribe/payment', { ...bought, place }, token)
  await untilWatch(world.url, token, (w) => w.last_check_at !== null)
  const lost = { merchant_uid: `lost-${persona}`, customer_uid, amount: 0, outcome: 'paid', card_number: LOST_CARD }
  await postApi(world.url, '/sandbox/control/payments', lost, token)
}

/** Moves the product's clock to this time in Seoul, `days` after today. */
async function passUntil(days: number, time: string): Promise<void> {
  const day = new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
  await world.pass(null)
  await world.pass((Date.parse(`${day}T${time}:00+09:00`) - Date.now()) / 1000)
}
async function watchState(persona: string) {
  const { token } = await logIn(world.url, persona)
  type Infos = { infos: { state: string; owed: { won: number } | null }[] }
  return (await callApi<Infos>(world.url, '/subscribe-info', token)).infos.map((i) => [i.state, i.owed?.won ?? 0])
}
const LINK = '/subscribe/card-change-login'
async function linkOf(persona: string): Promise<string | undefined> {
  const links = (await world.messagesOf(persona)).flatMap((m) => m.links.map((l) => new URL(l.url)))
  const found = links.find((l) => l.pathname === LINK)
  return found && found.pathname + found.search
}
/** Opens the link of the message, logs in, and chooses a card that was registered meanwhile. */
async function chooseNewCard(persona: string, device: Device): Promise<Story> {
  const link = await linkOf(persona)
  await cardByCall(world.url, (await logIn(world.url, persona)).token)
  const s = await openStory(world.browser, world.url, { device })
  await s.page.goto(world.url + link)
  await heading(s.page, '로그인하면 카드를 바꿀 수 있어요').waitFor()
  await s.press(button(s.page, '카카오로 3초 만에 로그인'))
  await s.page.getByRole('textbox', { name: '이름' }).fill(`persona-${personaOf(persona)}`)
  await s.page.keyboard.press('Enter')
  await heading(s.page, '이 알림의 카드를 바꿀까요?').waitFor()
  await s.page.getByText('4,900원 (').waitFor()
  await s.page.getByText('23:30~00:30에는 은행이 쉬어서').waitFor()
  await s.press(button(s.page, '이 카드로 바꾸고 4,900원 결제하기'))
  await s.page.getByText('쓸 카드를 골라 주세요.').waitFor()
  // The newest comes first.
  await s.press(s.page.locator('label', { hasText: '신한카드' }).first())
  expect(await s.page.getByText('쓸 카드를 골라 주세요.').count()).toBe(0)
  await s.shot(`declined-renewal-${device}`, true)
  expect(await barriers(s.page, device === 'phone' ? 390 : 1280)).toEqual([])
  if (device === 'phone') {
    expect(await tooSmall(s.page)).toEqual([])
    expect(await tooWide(s.page, 320)).toEqual([])
  }
  await s.press(button(s.page, '이 카드로 바꾸고 4,900원 결제하기'))
  await heading(s.page, '카드를 바꿨어요').waitFor()
  return s
}

/** The watched homes of a user at a phone. */
async function openWatching(persona: string): Promise<Story> {
  const holds = await holdsOf(world.url, await logIn(world.url, persona))
  const s = await openStory(world.browser, world.url, { holds })
  await s.page.goto(`${world.url}/subscribe/watching`)
  return s
}

test('a renewal is declined: the message leads to the card, and a new one is charged at once, or at night after the banks have opened; one that stays unpaid is said not to be watched', async () => {
  await watchByLostCard('declined-by-day', NARAE)
  await watchByLostCard('declined-by-night', GARAM)
  await watchByLostCard('declined-and-left', { ...GARAM, ho: '202호' })
  await passUntil(31, '14:00')
  for (const persona of ['declined-by-day', 'declined-by-night', 'declined-and-left']) {
    await expect.poll(() => watchState(persona), { timeout: 60_000 }).toEqual([['grace', 4900]])
    await expect.poll(() => linkOf(persona), { timeout: 60_000 }).toContain(LINK)
  }

  const grace = await openWatching('declined-and-left')
  await heading(grace.page, '바뀐 것이 없어요').waitFor()
  await grace.page.getByText(/까지는 계속 지켜봐요\.$/).waitFor()
  await grace.press(button(grace.page, '카드 바꾸기'))
  await expect.poll(() => pathOf(grace)).toBe(LINK)
  await grace.end()

  const day = await chooseNewCard('declined-by-day', 'desktop')
  await day.page.getByText('내지 못한 돈을 새 카드로 결제했어요.').waitFor()
  await day.shot('declined-renewal-desktop-paid', true)
  await day.press(button(day.page, '결제 내역 보기'))
  await expect.poll(() => pathOf(day)).toBe('/subscribe/order')
  await day.end()
  expect(await watchState('declined-by-day')).toEqual([['active', 0]])

  await passUntil(31, '23:40')
  const night = await chooseNewCard('declined-by-night', 'phone')
  await night.page.getByText('00:30이 지나면 새 카드로 한 번 결제하고').waitFor()
  await night.shot('declined-renewal-phone-later', true)
  expect(await watchState('declined-by-night')).toEqual([['grace', 4900]])
  await passUntil(32, '00:45')
  await expect.poll(() => watchState('declined-by-night'), { timeout: 60_000 }).toEqual([['active', 0]])
  await night.press(button(night.page, '결제 내역 보기'))
  await expect.poll(() => pathOf(night)).toBe('/subscribe/order')
  await night.page.getByText('변동 알림 · 이어 보기').waitFor()
  await night.shot('declined-renewal-phone-paid', true)
  await night.end()

  await passUntil(39, '14:00')
  await expect.poll(() => watchState('declined-and-left'), { timeout: 60_000 }).toEqual([['paused', 4900]])
  const left = await openWatching('declined-and-left')
  await heading(left.page, '결제를 기다리며 멈췄어요').waitFor()
  await left.page.getByText('멈춘 동안 확인하지 않아요').waitFor()
  await left.page.waitForLoadState('networkidle')
  expect(await left.page.getByText(/지켜보고 있어요|약속했어요|지금 보내도 되나요/).count()).toBe(0)
  expect(await barriers(left.page, 390)).toEqual([])
  expect(await tooWide(left.page, 320)).toEqual([])
  await left.shot('declined-renewal-phone-paused', true)
  // The browser's clock shows the same day as the product's.
  await left.page.clock.setFixedTime(new Date(Date.now() + 39 * 86_400_000))
  await left.page.goto(`${world.url}/subscribe/cancel`)
  await left.page.getByRole('heading', { name: /돌려드릴 돈이 없어요/ }).waitFor()
  expect(await left.page.getByRole('radio').count()).toBe(1)
  await left.shot('declined-renewal-phone-stop', true)
  await left.end()
})
