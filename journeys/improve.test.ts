import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'
import { orderByCall, reportOf } from './order-by-call.ts'
import { GARAM } from './order-steps.ts'
import { callApi, logIn } from './person.ts'
import { button, heading, openStory, type Device } from './story.ts'
import { startWorld, type World } from './world.ts'

const told = inTurns('improve')

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => expect(await world.invariants()).toBe('every invariant holds'))
afterAll(() => world.end())

/** A 다가구 of several households whose deposits are unknown. */
const HOUSE = { search: '계룡로 9152', ho: '302호', deposit: 85_000_000 }

test.each(told(['phone', 'desktop'] as const satisfies Device[]))(
  'a 다가구 that is not judged is judged once the others’ deposits are known, and each version stays readable (%s)',
  async (device) => {
    const login = await logIn(world.url, `improves-${device}`)
    const report = await reportOf(world.url, login.token, await orderByCall(world.url, login.token, HOUSE))
    const s = await openStory(world.browser, world.url, { device, holds: { nz_session: JSON.stringify(login) } })
    const { page } = s
    await page.goto(`${s.url}/report/view?report=${report}`)
    await page.getByRole('main').getByText('판단보류').first().waitFor()
    await page.goto(`${s.url}/report/deposit/enter?report=${report}`)
    await heading(page, '다른 세대는 얼마를 맡겼나요?').waitFor()
    const households = page.getByRole('textbox', { name: '이 집에 사는 모든 세대 수' })
    expect(await households.inputValue()).toBe('7')
    await households.fill('4')
    await page.getByText('자료에는 7세대로 적혀 있어요.', { exact: false }).waitFor()
    await s.shot(`improve-${device}-fewer`)
    await households.fill('7')
    const deposit = (nth: number) => page.getByRole('textbox', { name: `${nth}번째 세대의 보증금` })
    const row = (nth: number) =>
      page
        .getByRole('listitem')
        .filter({ hasText: `${nth}번째 세대` })
        .getByRole('button')
    await deposit(1).fill('1000000')
    await s.press(row(3))
    await s.press(button(page, '빈집이에요'))
    await page.getByText('6세대 가운데 2세대를 적었어요').waitFor()
    await s.shot(`improve-${device}-typing`)
    await page.getByRole('textbox', { name: /기준일|언제/ }).fill('20261120')
    await s.press(button(page, '여기까지 저장하기'))
    await heading(page, '적은 기록').waitFor()
    // one is still unknown: no grade, but the known ones are saved
    await page.getByText('보고서 2판').first().waitFor()
    await s.shot(`improve-${device}-records`, true)
    await s.press(page.getByRole('link', { name: '다른 세대 보증금 적기' }).or(button(page, '다른 세대 보증금 적기')))
    await deposit(2).fill('900000000')
    for (const nth of [4, 5, 6]) {
      await s.press(row(nth))
      await deposit(nth).fill('700000000')
    }
    await s.press(button(page, '이 답으로 다시 판정하기'))
    await heading(page, '적은 기록').waitFor()
    await page.getByText('보고서 3판').first().waitFor()
    await s.press(page.getByRole('link', { name: '보고서 보기' }).or(button(page, '보고서 보기')))
    await page.getByText(/^보고서 3판 · 판단보류 → /).waitFor()
    await s.press(button(page, '지난 판 보기'))
    await s.shot(`improve-${device}-versions`)
    await s.press(page.getByRole('link', { name: '이 판 읽기' }).last())
    await page.getByText('보고서 1판을 보고 있어요').waitFor()
    await page.getByRole('main').getByText('판단보류').first().waitFor()
    await s.end()
  },
)

test('a second report of a home says what changed on its register since the first, in won', async () => {
  const login = await logIn(world.url, 'comes-again')
  const first = await reportOf(world.url, login.token, await orderByCall(world.url, login.token, GARAM))
  const own = await callApi<{ assessment: { register: { uniqueNo: string } } }>(
    world.url,
    `/report/user/${first}`,
    login.token,
  )
  const entry = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 }
  await world.control(`/register/${own.assessment.register.uniqueNo}/events`, { kind: 'registered', entry })
  const again = await orderByCall(world.url, login.token, { ...GARAM, deposit: 201_000_000 })
  const second = await reportOf(world.url, login.token, again)
  const s = await openStory(world.browser, world.url, { holds: { nz_session: JSON.stringify(login) } })
  const { page } = s
  await page.goto(`${s.url}/report/view?report=${second}`)
  await s.press(button(page, '지난 보고서와 달라진 것 보기'))
  await page
    .getByRole('list', { name: /달라진|바뀐/ })
    .getByText(/근저당/)
    .first()
    .waitFor()
  await page
    .getByText(/자료의 지문 [0-9a-f]{12}$/)
    .first()
    .waitFor()
  await s.shot('improve-phone-changes', true)
  await s.end()
})
