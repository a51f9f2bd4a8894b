import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, tooSmall, tooWide } from './barriers.ts'
import { orderByCall, reportOf } from './order-by-call.ts'
import { NARAE, GARAM, type Where } from './order-steps.ts'
import { holdsOf, logIn } from './person.ts'
import { button, heading, openStory, pathOf, type Story } from './story.ts'
import { atRegistry, untilWatch, watchByCall } from './watch-by-call.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const

/** Logged in, on a phone. */
async function atHome(persona: string, device: 'phone' | 'desktop' = 'phone') {
  const session = await logIn(world.url, persona)
  const holds = await holdsOf(world.url, session)
  return { token: session.token, story: await openStory(world.browser, world.url, { device, holds }) }
}
const said = (s: Story, text: string | RegExp) => s.page.getByText(text).first().waitFor()
async function noBarrier(s: Story): Promise<void> {
  expect(await barriers(s.page, 390)).toEqual([])
  expect(await tooSmall(s.page)).toEqual([])
  expect(await tooWide(s.page, 320)).toEqual([])
}

test('an application is told on the phone and in the inbox with what it could mean, then what was registered, each until it is seen', async () => {
  const { token, story: s } = await atHome('told')
  const lease = { contract_on: '2026-11-20', balance_on: '2027-01-15', move_in_on: '2027-01-15', contract_months: 24 }
  await watchByCall(world.url, token, NARAE, { yearly: true, lease })
  await s.page.goto(`${world.url}/subscribe/watching`)
  await heading(s.page, '바뀐 것이 없어요').waitFor()
  await said(s, /번 확인, 변동 0건/)
  await heading(s.page, '지금 보낼 수 있어요').waitFor()
  await s.shot('watch-same', true)

  await atRegistry(world.control, 'narae-302', 'application-received', mortgage)
  await s.press(button(s.page, '지금 다시 보기'))
  await heading(s.page, '아직 보내지 마세요').waitFor()
  await heading(s.page, '새 신청이 접수됐어요').waitFor()
  await s.shot('watch-application', true)

  // From the message on the phone to the alert.
  const told = (await world.messagesOf('told')).find(({ links }) => links.some(({ url }) => url.includes('alert=')))
  expect(told?.text).toContain('근저당권설정')
  await s.page.goto(told?.links.find(({ url }) => url.includes('alert='))?.url ?? '')
  await heading(s.page, '근저당권설정 신청이 접수됐어요').waitFor()
  await said(s, '얼마짜리인지는 확인 못 했어요.')
  expect(await s.page.locator('tbody tr').count()).toBe(3)
  await said(s, '잔금을 보내지 마세요')
  await noBarrier(s)
  await s.shot('watch-alert', true)
  await s.press(button(s.page, '확인했어요'))
  await heading(s.page, '알림함').waitFor()
  expect(pathOf(s)).toBe('/subscribe/watching')
  await said(s, '근저당권설정 신청이 접수됐어요')
  expect(await s.page.getByText('안 본 알림', { exact: true }).count()).toBe(0)

  await atRegistry(world.control, 'narae-302', 'registered', mortgage)
  await s.press(button(s.page, '지금 다시 보기'))
  await s.press(button(s.page, '알림 보기').first())
  await heading(s.page, /돌려받을 돈/).waitFor()
  await said(s, '새 등기를 지우라고 문자나 내용증명으로 요구하세요')
  await said(s, '바뀌기 전')
  await s.press(button(s.page, /을구 2/))
  await s.page.getByRole('dialog').getByText('120,000,000원').first().waitFor()
  await s.page.keyboard.press('Escape')
  await noBarrier(s)
  await s.shot('watch-registered', true)
  await s.press(button(s.page, '확인했어요'))

  await s.press(s.page.getByRole('link', { name: /등기부 기록 모두 보기/ }))
  await heading(s.page, /년부터 \d+건이 있었어요/).waitFor()
  await s.press(s.page.getByRole('tab', { name: '빚 · 을구' }))
  await said(s, /채권최고액 금120,000,000원/)
  await said(s, /이 등기로 돌려받을 돈이 약 .+ 줄었어요/)
  await noBarrier(s)
  await s.shot('watch-history', true)
  await s.page.setViewportSize({ width: 1280, height: 900 })
  await s.shot('watch-history-desktop', true)
  await s.page.setViewportSize({ width: 390, height: 844 })

  // The statement has both alerts, and leads to each.
  await s.page.goto(`${world.url}/subscribe/watching`)
  await s.press(s.page.getByRole('link', { name: /확인 명세서/ }).first())
  await heading(s.page, '알려 드린 것').waitFor()
  await said(s, '근저당권설정, 등기부에 올라갔어요')
  await noBarrier(s)
  await s.shot('watch-statement', true)
  await s.page.setViewportSize({ width: 1280, height: 900 })
  await s.shot('watch-statement-desktop', true)
  await s.page.setViewportSize({ width: 390, height: 844 })
  await s.press(s.page.getByRole('link', { name: /근저당권설정 신청이 접수됐어요/ }))
  await heading(s.page, '근저당권설정 신청이 접수됐어요').waitFor()
  await s.end()
}, 120_000)

test('a mortgage of the days between the report and the watch is told with the first register, beside what the report said', async () => {
  const { token, story: s } = await atHome('since')
  const where: Where = { search: '화곡로 9047', ho: '501호' }
  const ordered = await orderByCall(world.url, token, where)
  await reportOf(world.url, token, ordered)
  await atRegistry(world.control, 'narae-501', 'registered', mortgage)
  await watchByCall(world.url, token, { of: ordered.merchant_uid }, { lease: { move_in_on: '2027-01-15' } })
  await s.page.goto(`${world.url}/subscribe/watching`)
  await said(s, '보고서를 받은 뒤에 등기부가 바뀌었어요')
  await heading(s.page, '아직 보내지 마세요').waitFor()
  const told = (await world.messagesOf('since')).find(({ links }) => links.some(({ url }) => url.includes('alert=')))
  expect(told?.text).toContain('보고서를 받은 뒤에 등기부가 바뀌었어요')
  await s.page.goto(told?.links.find(({ url }) => url.includes('alert='))?.url ?? '')
  await heading(s.page, /돌려받을 돈/).waitFor()
  await said(s, /뒤에 바뀌었어요\. 보고서에는 이 내용이 없어요/)
  await noBarrier(s)
  await s.shot('watch-since-report', true)
  await s.page.setViewportSize({ width: 1280, height: 900 })
  await s.shot('watch-since-report-desktop', true)
  await s.end()
}, 120_000)

test('an application of the new owner, which no list names, is told with what to ask and to wait with the money', async () => {
  const { token, story: s } = await atHome('unlisted')
  await watchByCall(world.url, token, { search: '화곡로 9047', ho: '102호' }, { lease: { move_in_on: '2027-01-15' } })
  const sale = { section: '갑구', purpose: '소유권이전', amount: 250_000_000, party: '새주인' } as const
  // The feed would name it: its rows are found by the home, not by its owner.
  await world.control('/faults', { service: 'applications-feed', kind: 'down', times: 1000 })
  await atRegistry(world.control, 'narae-102', 'missed', sale)
  await atRegistry(world.control, 'narae-102', 'application-received', mortgage, 'refused')
  await s.page.goto(`${world.url}/subscribe/watching`)
  await s.press(button(s.page, '지금 다시 보기'))
  await heading(s.page, '아직 보내지 마세요').waitFor()
  await s.shot('watch-unlisted-home', true)
  await s.press(button(s.page, '알림 보기').first())
  await heading(s.page, '등기소가 이 집의 신청을 처리하고 있어요').waitFor()
  await said(s, '집주인에게 물어보세요')
  await noBarrier(s)
  await s.shot('watch-unlisted', true)
  await s.page.setViewportSize({ width: 1280, height: 900 })
  await s.shot('watch-unlisted-desktop', true)
  await world.control('/faults', { service: 'applications-feed', kind: 'down', times: 0 })
  await s.end()
}, 120_000)

test('it stops with one press for the refund that was read; another sum by then is shown first, and nothing is stopped', async () => {
  const { token, story: s } = await atHome('stops', 'desktop')
  const { id } = await watchByCall(world.url, token, { search: '화곡로 9047', ho: '402호' }, { yearly: true })
  await s.page.goto(`${world.url}/subscribe/info?id=${id}`)
  await s.press(s.page.getByRole('link', { name: '해지하기' }))
  await heading(s.page, /오늘 해지하면\s*48,865원을 돌려드려요/).waitFor()
  await world.pass(86_400)
  await s.press(button(s.page, '오늘 해지하기'))
  await said(s, /그사이 돌려드릴 돈이 48,731원으로 바뀌었어요/)
  await heading(s.page, /오늘 해지하면\s*48,731원을 돌려드려요/).waitFor()
  await noBarrier(s)
  await s.shot('watch-cancel', true)
  expect(await untilWatch(world.url, token, (w) => w.subscribeSeq === id)).toMatchObject({ state: 'active' })
  await s.press(button(s.page, '오늘 해지하기'))
  await heading(s.page, '해지했어요').waitFor()
  await said(s, /48,731원을/)
  await s.page.getByRole('textbox', { name: '해지하는 이유' }).fill('이사를 갔어요')
  await s.press(button(s.page, '보내기'))
  await said(s, '알려 주셔서 고마워요')
  await s.press(s.page.getByRole('link', { name: '결제 내역 보기' }))
  await heading(s.page, '변동 알림 결제 내역').waitFor()
  await said(s, /4만 8,731원/)
  await world.pass(null)
  await s.end(['409 /subscribe-reservation'])
}, 120_000)

/** The feed too: once it has caught up after the jump of the clock, the watch goes on. */
const sources = ['applications', 'applications-feed', 'register']
test('a registry that does not answer is a watch that has stopped, never a home without changes', async () => {
  const { token, story: s } = await atHome('cut-off')
  await watchByCall(world.url, token, GARAM)
  for (const service of sources) await world.control('/faults', { service, kind: 'down', times: 1000 })
  await world.pass(3 * 86_400)
  await untilWatch(world.url, token, (w) => w.stale_since !== null)
  await s.page.goto(`${world.url}/subscribe/watching`)
  await s.page.getByRole('heading', { name: '확인이 멈췄어요', level: 1 }).waitFor()
  await said(s, '그 사이 접수된 신청이 있는지 아직 몰라요.')
  await said(s, '급하면 직접 등기부를 떼 보세요')
  await heading(s.page, '지금은 말할 수 없어요').waitFor()
  expect(await s.page.getByText('확인 못 함', { exact: true }).count()).toBeGreaterThan(0)
  await noBarrier(s)
  await s.shot('watch-stopped', true)
  for (const service of sources) await world.control('/faults', { service, kind: 'down', times: 0 })
  await world.pass(null)
  await s.end()
}, 120_000)
