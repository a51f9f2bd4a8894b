import { Buffer } from 'node:buffer'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { photographed, printedPaper } from '../apps/server/src/features/testing/document-scene.ts'
import { hostile } from '../packages/engine/samples/hostile-pdf.ts'
import { enterBackOffice } from './campaign.ts'
import { orderByCall, reportOf } from './order-by-call.ts'
import { NARAE } from './order-steps.ts'
import { logIn, postApi } from './person.ts'
import { button, choice, heading, openMore, openStory, type Device, type Story } from './story.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => expect(await world.invariants()).toBe('every invariant holds'))
afterAll(() => world.end())

async function bought(persona: string, device: Device = 'phone') {
  const session = await logIn(world.url, persona)
  const report = await reportOf(world.url, session.token, await orderByCall(world.url, session.token, NARAE))
  const holds = { nz_session: JSON.stringify(session) }
  const s = await openStory(world.browser, world.url, { device, holds })
  const share = async () =>
    new URL(
      (
        await postApi<{ url: string }>(
          world.url,
          '/api/v1/report-realtor/share',
          { report_seq: report, to: { link: true } },
          session.token,
        )
      ).url,
    ).search
  return { s, report, share, holds }
}
const box = (s: Story, name: string | RegExp) => s.page.getByRole('textbox', { name })
const pick = (s: Story, name: string, mimeType: string, bytes: Uint8Array) =>
  s.page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) })
const confirmDialog = (s: Story, name: string) =>
  s.press(s.page.getByRole('alertdialog').getByRole('button', { name, exact: true }))
const risk = '내 보증금보다 앞선 빚이 있어요'
const said = '11월 24일에 대출을 모두 갚았어요. 접수 제61207호예요.'
const receipt = '= 말소 접수증\n\n신청인 주민등록번호 800101-1234567\n\n접수 제61207호'
const stands = '을구 1번 근저당은 말소 접수가 됐어요.'
const asOperator = async () =>
  openStory(world.browser, world.url, {
    device: 'desktop',
    holds: { nz_session: JSON.stringify(await enterBackOffice(world.url, 'operator-han')) },
  })

test('a landlord who was shown a report disputes a risk: the buyer is asked, an operator decides, and a reader sees it', async () => {
  const { s, report, share, holds } = await bought('is-disputed')
  const link = await share()
  const landlord = await openStory(world.browser, world.url)
  await landlord.page.goto(`${world.url}/report/view${link}`)
  await landlord.press(landlord.page.getByRole('button', { name: risk }).first())
  await landlord.press(landlord.page.getByRole('dialog').getByRole('button', { name: '사실과 달라요' }))
  await heading(landlord.page, '사실과 달라요').waitFor()
  await landlord.page.locator('#main').getByText(risk).waitFor()
  await landlord.press(button(landlord.page, '보내기'))
  await landlord.page.getByText('누구인지 골라 주세요.').waitFor()
  await landlord.page.getByText('전화번호나 이메일을 적어 주세요.').waitFor()
  await landlord.press(choice(landlord.page, '임대인'))
  await box(landlord, '연락처').fill('landlord@example.com')
  await box(landlord, /어떻게 다른지/).fill('증거는 www.evil.example 에 있어요')
  await landlord.press(button(landlord.page, '보내기'))
  await landlord.page.getByText('링크는 보낼 수 없어요. 링크를 지우고 내용을 적어 주세요.').waitFor()
  await box(landlord, /어떻게 다른지/).fill(said)
  await landlord.page.reload()
  await expect.poll(() => box(landlord, /어떻게 다른지/).inputValue()).toBe(said)
  await landlord.shot('dispute-phone-form', true)
  await landlord.press(button(landlord.page, '보내기'))
  await heading(landlord.page, '이의를 받았어요').waitFor()
  await landlord.shot('dispute-phone-made', true)
  await landlord.press(button(landlord.page, '진행 상황 보기'))
  await landlord.page.getByText(said).waitFor()
  await landlord.shot('dispute-phone-status', true)
  // identity: the agency's window is a page of its own, which leads back
  await landlord.page.getByText(/이름은 보관하지도 알리지도 않아요/).waitFor()
  await landlord.press(button(landlord.page, '본인확인하기 (선택)'))
  await landlord.page.getByRole('dialog').getByRole('textbox', { name: '휴대폰' }).fill('010-4444-3333')
  await landlord.press(button(landlord.page, '본인확인하기'))
  await box(landlord, '이름').fill('남궁다른')
  await box(landlord, '생년월일').fill('19700304')
  await landlord.press(button(landlord.page, '확인하기'))
  await landlord.page.getByText('이름이 등기부의 소유자와 달라요.').waitFor()
  expect(landlord.page.url()).not.toContain('verified=')
  await landlord.shot('dispute-phone-person', true)
  // evidence: a harmful file is refused, and the chosen kind is kept
  await landlord.press(button(landlord.page, '서류 더하기'))
  await landlord.press(choice(landlord.page, '그 밖의 서류'))
  await pick(landlord, '접수증.pdf', 'application/pdf', hostile.openScript())
  await landlord.page.getByText('접수증.pdf').waitFor()
  await landlord.press(button(landlord.page, '올리기'))
  await landlord.page.getByText('실행되는 내용이 든 파일이에요. 인쇄해서 PDF로 저장한 것을 골라 주세요.').waitFor()
  await pick(landlord, '접수증.pdf', 'application/pdf', await printedPaper(receipt))
  await expect.poll(() => landlord.page.getByText('파일을 읽고 있어요').count()).toBe(0)
  await landlord.shot('dispute-phone-paper', true)
  await landlord.press(button(landlord.page, '올리기'))
  await landlord.page.getByText('서류를 올렸어요. 번호 1개를 가렸어요.').waitFor()
  await landlord.page.getByText('번호 확인 중').waitFor()
  await landlord.press(button(landlord.page, '서류 더하기'))
  await landlord.press(choice(landlord.page, '계약서'))
  await pick(landlord, 'photo.jpg', 'image/jpeg', photographed('계약서', 'image/jpeg'))
  await button(landlord.page, '막대 더하기').waitFor()
  await landlord.press(button(landlord.page, '막대 더하기'))
  await landlord.press(button(landlord.page, '올리기'))
  await button(landlord.page, '계약서 빼기').waitFor()
  await landlord.press(button(landlord.page, '계약서 빼기'))
  await confirmDialog(landlord, '빼기')
  await expect.poll(() => button(landlord.page, '계약서 빼기').count()).toBe(0)
  await landlord.shot('dispute-phone-papers', true)

  // the buyer sees that there is a dispute, but not its text
  const { page } = s
  await page.goto(`${s.url}/report/view?report=${report}`)
  await page.getByText('이 보고서에 이의가 있어요').waitFor()
  await s.shot('dispute-phone-report')

  const operator = await asOperator()
  await operator.page.goto(`${world.url}/operator/disputes`)
  await operator.press(operator.page.getByRole('link', { name: /^이의 \d+$/ }).first())
  await operator.page.getByText(said).waitFor()
  await operator.page.getByText('연락처 landlord@example.com').waitFor()
  await operator.page.getByText('임대인 (본인확인함)').waitFor()
  await operator.page.getByText('등기부의 소유자와 이름이 다름').waitFor()
  await operator.press(operator.page.getByRole('link', { name: /^그 밖의 서류/ }))
  await operator.page.getByRole('img', { name: '1쪽의 그림' }).waitFor()
  await operator.press(button(operator.page, '모두 가려졌어요'))
  await operator.page.getByText('확인을 남겼어요.').waitFor()
  await operator.page.goto(`${world.url}/operator/disputes`)
  await operator.press(operator.page.getByRole('link', { name: /^이의 \d+$/ }).first())
  await operator.press(operator.page.getByRole('link', { name: /^그 밖의 서류/ }))
  await operator.page.getByText('번호는 이미 확인했어요. 이의를 결정할 때까지만 볼 수 있어요.').waitFor()
  await operator.page.goBack()
  await box(operator, '구매자에게 묻기').fill('말소 접수증을 받으셨나요?')
  await operator.press(button(operator.page, '묻기'))
  await operator.page.getByText(/구매자에게 물었어요$/).waitFor()

  await s.press(page.getByRole('link', { name: '자세히 보기' }))
  await page.getByText('본인확인을 한 임대인의 이의').waitFor()
  await page.reload()
  await page.getByText('말소 접수증을 받으셨나요?').waitFor()
  await page.getByText('서류 1개를 함께 냈어요.').waitFor()
  expect(await page.getByText(said).count()).toBe(0)
  await s.press(button(page, '답 보내기'))
  await page.getByText('열 글자 이상 적어 주세요.').waitFor()
  await box(s, '답').fill('네, 어제 접수증을 사진으로 받았어요.')
  await s.shot('dispute-phone-asked', true)
  await s.press(button(page, '답 보내기'))
  await page.getByText('내 답').waitFor()

  await operator.page.reload()
  await operator.page.getByText('네, 어제 접수증을 사진으로 받았어요.').waitFor()
  await operator.press(choice(operator.page, '바로잡아요'))
  await box(operator, '이유').fill('접수증에서 말소를 확인했어요.')
  await operator.press(button(operator.page, '결정 보내기'))
  await operator.page.getByText('열 글자 이상 적어 주세요.').waitFor()
  await box(operator, '바로잡은 내용').fill(stands)
  await operator.shot('dispute-desktop-back-office', true)
  await operator.press(button(operator.page, '결정 보내기'))
  await confirmDialog(operator, '결정 보내기')
  await operator.page.getByText(/^결정 · /).waitFor()
  await operator.page.goto(`${world.url}/operator/disputes`)
  await operator.page.getByText('바로잡음').waitFor()
  await operator.shot('dispute-desktop-list')
  await operator.end()

  await expect
    .poll(async () => (await world.messagesOf('is-disputed')).map((m) => m.text), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining('이의에 새 소식이 있어요'))
  for (const device of ['phone', 'desktop'] as const) {
    const reader = await openStory(world.browser, world.url, { device })
    await reader.page.goto(`${world.url}/report/view${link}`)
    await reader.page.getByText('이 보고서에서 바로잡은 것이 있어요').waitFor()
    await reader.page.getByText(stands).waitFor()
    expect(await reader.page.getByText('접수증에서 말소를 확인했어요.').count()).toBe(0)
    await reader.shot(`dispute-${device}-reader`)
    await reader.end()
  }
  await landlord.page.reload()
  await landlord.page.getByText('접수증에서 말소를 확인했어요.').waitFor()
  await landlord.shot('dispute-phone-decided', true)
  await landlord.press(button(landlord.page, '확인했어요'))
  await expect.poll(() => button(landlord.page, '확인했어요').count()).toBe(0)
  await landlord.end(['400 /report-dispute-paper/shared'])
  for (const lang of ['zh', 'vi']) {
    const other = await openStory(world.browser, world.url, { holds: { ...holds, nz_lang: lang } })
    await other.page.goto(`${other.url}/report/dispute?report=${report}`)
    await other.page.getByText(stands).waitFor()
    await other.shot(`dispute-phone-${lang}`, true)
    await other.end()
  }
  await s.end()
})

test('the buyer disputes the report: a corrected fact makes one more version, which says so above it', async () => {
  const { s, report } = await bought('disputes', 'desktop')
  const { page } = s
  await page.goto(`${s.url}/report/view?report=${report}`)
  await openMore(s)
  await s.press(page.getByRole('link', { name: /사실과 달라요/ }))
  await heading(page, '사실과 달라요').waitFor()
  await s.press(button(page, '보내기'))
  await page.getByText('무엇이 다른지 골라 주세요.').waitFor()
  await s.press(choice(page, '그 밖의 내용'))
  await box(s, /어떻게 다른지/).fill('임대인의 납세증명서에 밀린 세금이 있어요.')
  await s.shot('dispute-desktop-form', true)
  await s.press(button(page, '보내기'))
  await page.getByText('내가 보낸 이의').waitFor()

  const operator = await asOperator()
  await operator.page.goto(`${world.url}/operator/disputes`)
  await operator.press(operator.page.getByRole('link', { name: /^이의 \d+$/ }).first())
  await operator.press(choice(operator.page, '바로잡아요'))
  await box(operator, '이유').fill('납세증명서에서 밀린 세금을 봤어요.')
  await box(operator, '바로잡은 내용').fill('임대인에게 밀린 세금이 있어요.')
  await operator.press(choice(operator.page, '납세증명서'))
  await operator.press(button(operator.page, '결정 보내기'))
  await operator.page.getByText('값을 적어 주세요.').waitFor()
  await operator.press(choice(operator.page, '밀린 세금이 있어요'))
  await box(operator, '서류의 날짜').fill('20261120')
  await operator.shot('dispute-desktop-correct', true)
  await operator.press(button(operator.page, '결정 보내기'))
  await confirmDialog(operator, '결정 보내기')
  await operator.page.getByText('결정을 보내고 2판을 만들었어요.').waitFor()
  await operator.end()

  await page.goto(`${s.url}/report/view?report=${report}`)
  await page.getByText('이 보고서에서 바로잡은 것이 있어요').waitFor()
  await page.getByText(/보고서 2판에 반영했어요/).waitFor()
  await s.shot('dispute-desktop-report')
  await s.end()
})

test('somebody with a link that ended, or that never was, reads the same', async () => {
  const s = await openStory(world.browser, world.url)
  for (const query of ['document=never-was', 'key=never-was']) {
    await s.page.goto(`${s.url}/report/dispute?${query}`)
    await heading(s.page, '볼 수 없는 링크예요').waitFor()
  }
  await s.page.goto(`${s.url}/report/dispute?report=1`)
  await heading(s.page, '로그인이 필요해요').waitFor()
  await s.end(['410 /report-dispute/shared', '410 /report/user/cart/share'])
})
