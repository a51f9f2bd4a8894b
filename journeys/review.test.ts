import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enterBackOffice } from './campaign.ts'
import { orderByCall, reportOf } from './order-by-call.ts'
import { NARAE } from './order-steps.ts'
import { logIn } from './person.ts'
import { button, heading, openMore, openStory, type Story } from './story.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => expect(await world.invariants()).toBe('every invariant holds'))
afterAll(() => world.end())

const said = '근저당이 앞선 것을 계약 전날 알았어요. 나래하우스 302호, 010-1234-5678'
const shown = '근저당이 앞선 것을 계약 전날 알았어요. ○○○ ○호, ○○○'
const box = (s: Story, name: string | RegExp) => s.page.getByRole('textbox', { name })

test('inside a messenger, whose browser saves nothing, a report’s PDF is saved by a browser of its own', async () => {
  const session = await logIn(world.url, 'inside-a-messenger')
  const report = await reportOf(world.url, session.token, await orderByCall(world.url, session.token, NARAE))
  const holds = { nz_session: JSON.stringify(session) }
  const s = await openStory(world.browser, world.url, { holds, inside: 'KAKAOTALK/25.9.0 (INAPP)' })
  await s.page.goto(`${s.url}/report/view?report=${report}`)
  await openMore(s)
  await s.press(button(s.page, 'PDF로 받기'))
  const told = s.page.getByRole('alertdialog')
  await told.getByText('이 앱 안에서는 파일을 저장할 수 없어요').waitFor()
  await s.shot('report-inside-a-messenger')
  await s.press(told.getByRole('button', { name: '취소' }))
  await told.waitFor({ state: 'hidden' })
  await s.end()
})

test('a review is written from a report, looked at with what is masked, decided by an operator and read by everybody', async () => {
  const session = await logIn(world.url, 'reviews')
  const report = await reportOf(world.url, session.token, await orderByCall(world.url, session.token, NARAE))
  const holds = { nz_session: JSON.stringify(session) }
  const s = await openStory(world.browser, world.url, { holds })
  const { page } = s
  await page.goto(`${s.url}/report/view?report=${report}`)
  await openMore(s)
  await s.press(page.getByRole('link', { name: /후기 남기기/ }))
  await heading(page, '이 보고서는 어땠나요?').waitFor()
  await page.getByText('아직 공개된 후기가 없어요.').waitFor()
  await s.press(button(page, '보낼 글 확인하기'))
  await page.getByText('별점을 골라 주세요.').waitFor()
  await page.getByText('열 글자 이상 적어 주세요.').waitFor()
  await s.press(page.locator('label').filter({ has: page.getByRole('radio', { name: /5점 가운데 4점/ }) }))
  await page.getByText('좋았어요', { exact: true }).waitFor()
  await box(s, /도움이 됐고/).fill(said)
  await s.shot('review-phone-write', true)
  // typed input is kept when the user returns to this page
  await page.reload()
  await expect.poll(() => box(s, /도움이 됐고/).inputValue()).toBe(said)
  await s.press(button(page, '보낼 글 확인하기'))
  await page.getByText(shown).waitFor()
  await s.shot('review-phone-masked', true)
  await s.press(button(page, '고치기'))
  await expect.poll(() => box(s, /도움이 됐고/).inputValue()).toBe(said)
  await s.press(button(page, '보낼 글 확인하기'))
  await s.press(button(page, '이대로 보내기'))
  await page.getByText('확인하고 있어요').waitFor()
  await page.getByText(shown).waitFor()

  const storage = { nz_session: JSON.stringify(await enterBackOffice(world.url, 'operator-han')) }
  const operator = await openStory(world.browser, world.url, { device: 'desktop', holds: storage })
  await operator.page.goto(`${world.url}/operator/reviews`)
  await operator.page.getByText(shown).waitFor()
  await operator.shot('review-desktop-back-office', true)
  await operator.press(button(operator.page, /^공개하기/))
  await operator.press(operator.page.getByRole('alertdialog').getByRole('button', { name: '공개하기' }))
  await operator.page.getByText('공개됨').waitFor()

  for (const lang of ['zh', 'vi']) {
    const other = await openStory(world.browser, world.url, { holds: { ...holds, nz_lang: lang } })
    await other.page.goto(`${other.url}/report/review?report=${report}`)
    await other.page.getByText(shown).first().waitFor()
    await other.shot(`review-phone-${lang}`, true)
    await other.end()
  }
  const other = await openStory(world.browser, world.url, {
    device: 'desktop',
    holds: { nz_session: JSON.stringify(await logIn(world.url, 'reads-reviews')) },
  })
  await other.page.goto(`${other.url}/report/review`)
  await other.page.getByText(shown).first().waitFor()
  await other.page.getByText('1개 · 평균 4.0점').waitFor()
  await other.shot('review-desktop-others', true)
  await other.end()

  await operator.press(button(operator.page, /^내리기/))
  await operator.page.getByRole('dialog').getByRole('textbox').fill('집주인을 알아볼 수 있어요.')
  await operator.press(operator.page.getByRole('dialog').getByRole('button', { name: '내리기', exact: true }))
  await operator.page.getByText('공개 안 함').waitFor()
  await operator.end()
  await page.reload()
  await page.getByText('이유: 집주인을 알아볼 수 있어요.').waitFor()
  await page.getByText('아직 공개된 후기가 없어요.').waitFor()
  await s.shot('review-phone-refused', true)
  await s.press(button(page, '후기 지우기'))
  await s.press(page.getByRole('alertdialog').getByRole('button', { name: '후기 지우기' }))
  await heading(page, '이 보고서는 어땠나요?').waitFor()
  await page.goto(`${s.url}/report`)
  await s.press(page.getByRole('link', { name: '후기 남기기' }))
  await heading(page, '이 보고서는 어땠나요?').waitFor()
  await page.goBack()
  await page.getByRole('link', { name: '후기 남기기' }).waitFor()
  await s.shot('review-phone-list')
  await s.end()
})
