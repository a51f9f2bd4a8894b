import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, tooSmall, tooWide } from './barriers.ts'
import { findHome, GARAM, NARAE, pickUnit } from './order-steps.ts'
import { holdsOf, logIn } from './person.ts'
import { button, choice, heading, openStory, pathOf } from './story.ts'
import { untilWatch, watchByCall } from './watch-by-call.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

test('a watch goes to another home: leaving asks, its own home is refused, and the record says from where to where', async () => {
  const session = await logIn(world.url, 'moves-on')
  const holds = await holdsOf(world.url, session)
  const { id } = await watchByCall(world.url, session.token, NARAE)
  const s = await openStory(world.browser, world.url, { holds })
  const { page } = s
  await page.goto(`${world.url}/subscribe/info?id=${id}`)
  await page.getByText('앞으로 열두 달 안에 2번 더 바꿀 수 있어요.').waitFor()
  await s.press(page.getByRole('link', { name: '주소 바꾸기' }))
  await heading(page, '어느 집으로 바꿀까요?').waitFor()
  await s.press(button(page, '이 집으로 바꾸기'))
  await page.getByText('하나를 골라 주세요.').waitFor()

  await findHome(s, NARAE)
  await pickUnit(s, NARAE)
  await s.press(choice(page, '계약은 그대로예요'))
  await s.press(button(page, '뒤로'))
  await page.getByText('지금까지 입력한 모든 정보가 초기화됩니다').waitFor()
  await s.press(button(page, '계속 입력하기'))
  await s.press(button(page, '이 집으로 바꾸기'))
  await page.getByText('이 주소에는 이미 변동 알림이 있어요.').waitFor()
  expect(pathOf(s)).toBe('/subscribe/info/address')
  await s.shot('watch-moves-form', true)

  await findHome(s, GARAM)
  await pickUnit(s, GARAM)
  await s.press(choice(page, '계약이 달라요'))
  expect(await barriers(page, 390)).toEqual([])
  expect(await tooSmall(page)).toEqual([])
  expect(await tooWide(page, 320)).toEqual([])
  await s.press(button(page, '이 집으로 바꾸기'))
  await heading(page, /가람|9012|초록마을로/).waitFor()
  expect(pathOf(s)).toBe('/subscribe/info')
  await page.getByText('앞으로 열두 달 안에 1번 더 바꿀 수 있어요.').waitFor()
  await page.getByText(/화곡로.* → .+/).waitFor()
  await page.getByText('계약 내용을 아직 몰라요').first().waitFor()
  await untilWatch(world.url, session.token, (w) => w.subscribeSeq === id && w.last_check_at !== null)
  await page.reload()
  await heading(page, /초록마을로/).waitFor()
  await s.shot('watch-moves-info', true)
  await s.end(['409 /subscribe-change/address'])
  expect(await world.invariants()).toBe('every invariant holds')
})
