import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'
import { agreeAndPay, answerContract, answerPlace, GARAM, openReport, payInWindow } from './order-steps.ts'
import type { Ordered } from './order-by-call.ts'
import { enterBackOffice, makeCampaign } from './campaign.ts'
import { logIn, postApi } from './person.ts'
import { publish } from './publish.ts'
import { button, choice, heading, openStory, pathOf, type Device, type Story } from './story.ts'
import { startWorld, type World } from './world.ts'

const told = inTurns('operator')

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => expect(await world.invariants()).toBe('every invariant holds'))
afterAll(() => world.end())

const devices: readonly Device[] = ['desktop', 'phone']

test.each(told(devices))('an operator finds an order, sees why, and gives a part back (%s)', async (device) => {
  const merchant = await buyOne(`back-office-${device}`)
  const s = await openStory(world.browser, world.url, { device })
  const { page } = s
  await page.goto(`${world.url}/operator`)
  await s.press(button(page, '카카오로 3초 만에 로그인'))
  await heading(page, '누구로 들어갈까요?').waitFor()
  await s.press(page.getByRole('button', { name: '한운영' }))
  await heading(page, '2단계 인증').waitFor()
  await page.getByRole('textbox', { name: '인증 코드' }).fill('123456')
  await s.press(button(page, '들어가기'))
  await page.getByText('확인 코드가 맞지 않아요.').waitFor()
  await s.shot(`operator-${device}-enter`)
  await page.getByRole('textbox', { name: '인증 코드' }).fill('000000')
  await s.press(button(page, '들어가기'))
  await heading(page, '회원이나 주문 찾기').waitFor()
  await s.press(choice(page, '주문'))
  await page.getByRole('textbox', { name: '주문 번호 또는 가맹점 주문 번호' }).fill(merchant)
  await s.press(page.locator('#main').getByRole('button', { name: '찾기', exact: true }))
  await page.getByRole('link', { name: /^주문 \d+$/ }).waitFor()
  await page.getByText(/010-\*{4}-\d{4}/).waitFor()
  await s.shot(`operator-${device}-search`, true)
  await s.press(page.getByRole('link', { name: /^주문 \d+$/ }))
  const story = page.getByRole('list', { name: '경과' })
  await story.getByText('보고서를 전달했어요').waitFor()
  await expect.poll(() => pathOf(s)).toMatch(/^\/operator\/order\/\d+$/)
  await s.shot(`operator-${device}-story`, true)

  await page.getByRole('textbox', { name: '환불할 금액' }).fill('3000')
  await s.press(button(page, '환불하기'))
  await page.getByText('사유를 네 글자 이상 적어 주세요.').waitFor()
  await page.getByRole('textbox', { name: '사유' }).fill('고객 요청, 통화로 확인')
  await s.press(button(page, '환불하기'))
  await s.press(page.getByRole('alertdialog').getByRole('button', { name: '환불하기' }))
  await story.getByText('결제사: 환불됨').waitFor()
  await story.getByText('고객 요청, 통화로 확인').first().waitFor()
  await page.getByText('6,900원').first().waitFor()
  await s.shot(`operator-${device}-refunded`, true)
  await expect
    .poll(async () => (await world.payments()).find((p) => p.merchant_uid === merchant)?.cancel_amount)
    .toBe(3000)
  // Another operator makes a partial refund, too.
  const other = await enterBackOffice(world.url, 'operator-second')
  const refund = `/api/v1${pathOf(s)}/refund`
  await postApi(world.url, refund, { amount: 900, seen_back: 3000, reason: '안내가 늦어 일부를 돌려드림' }, other.token)
  // The buyer sees the refunds in total and in parts, and no validation error that appeared too early.
  const storage = { nz_session: JSON.stringify(await logIn(world.url, `back-office-${device}`)) }
  const buyer = await openStory(world.browser, world.url, { device, holds: storage })
  await buyer.page.goto(`${world.url}/analyze/error?merchant_uid=${merchant}&reason=paymentRequestFailed`)
  await heading(buyer.page, '보고서가 나왔어요').waitFor()
  await buyer.page.getByText('결제한 돈 가운데 3,900원을 돌려드').waitFor()
  await buyer.page.getByRole('listitem').getByText('3,000원 · 돌려드림').waitFor()
  await buyer.page.getByRole('listitem').getByText('900원 · 돌려드').waitFor()
  await buyer.shot(`operator-${device}-buyer`)
  await buyer.end()

  await s.press(page.getByRole('link', { name: /^회원 \d+$/ }))
  await s.press(button(page, '가린 정보 보기'))
  await page.getByRole('dialog').getByRole('textbox', { name: '사유' }).fill('환불 확인 전화')
  await s.press(page.getByRole('dialog').getByRole('button', { name: '가린 정보 보기' }))
  await page.getByText(/010\d{8}/).waitFor()
  await page.getByText('환불 확인 전화').waitFor()
  await s.shot(`operator-${device}-person`, true)
  await s.press(page.getByRole('link', { name: '처리할 일' }))
  await heading(page, '처리할 일').waitFor()
  await page.getByText('지금은 처리할 일이 없어요.').first().waitFor()
  await s.shot(`operator-${device}-lists`, true)
  if (device === 'desktop') await agreeToRefund(s)
  await publish(world.dataDir, { flags: [{ key: `back-office-${device}`, target: { platforms: ['android'] } }] })
  await s.press(page.getByRole('link', { name: '설정', exact: true }))
  await heading(page, '공개한 것').waitFor()
  await page.getByText('서비스 이용약관').first().waitFor()
  await s.press(button(page, `끄기: back-office-${device}`))
  await page.getByRole('dialog').getByRole('textbox', { name: '사유' }).fill('접속이 몰려 잠시 끔')
  await s.press(page.getByRole('dialog').getByRole('button', { name: '끄기', exact: true }))
  await button(page, `모두 켜기: back-office-${device}`).waitFor()
  await s.shot(`operator-${device}-settings`, true)
  await makeCoupons(s, device)
  if (device === 'phone') await agreeToCampaign(s)
  await publishNotice(s, device)
  await (device === 'desktop' ? saveFigure(s) : saveVoice(s))
  await s.end(['403 /operator/enter', ...(device === 'desktop' ? ['400 /operator/coupon/campaigns'] : [])])
})

/** A campaign, its codes, their file, and its end with a reason. */
async function makeCoupons(s: Story, device: Device): Promise<void> {
  const { page } = s
  const name = `가을 쿠폰 ${device}`
  const type = (label: string | RegExp, text: string) => page.getByRole('textbox', { name: label }).fill(text)
  await s.press(page.getByRole('link', { name: '쿠폰', exact: true }))
  await heading(page, '쿠폰').waitFor()
  await s.press(page.getByText('새 행사 만들기'))
  await s.press(button(page, '행사 만들기'))
  await expect.poll(() => page.getByText('이 칸을 채워 주세요.').count()).toBe(5)
  await type('보여 줄 이름', name)
  await type('행사 이름 (주소에 쓰는 영문)', `autumn-${device}`)
  await type('부담하는 곳 (영문 이름)', 'autumn-city')
  await type('깎는 금액', '3000')
  await type('나눠 줄 수 (비우면 정하지 않음)', '50')
  await page.getByText('사유를 네 글자 이상 적어 주세요.').waitFor()
  await type('행사를 만드는 사유', '가을 행사, 시와 합의함')
  await type('시작하는 날 (그날 0시부터)', '20260101')
  await type('행사의 마지막 날', '20991231')
  if (device === 'desktop') {
    await s.press(button(page, '행사 만들기'))
    // The issuer is new, and the error keeps everything that was typed.
    await page.getByText('이 칸을 채워 주세요.').waitFor()
  }
  await type('부담하는 곳의 한글 이름 (처음일 때)', '가을시')
  await s.press(button(page, '행사 만들기'))
  await page.getByText('행사를 만들었어요.').first().waitFor()
  await s.press(page.getByText('코드 만들기, 파일에서 넣기'))
  await s.press(choice(page, name))
  await s.press(choice(page, '파일에서 넣기'))
  const lines = [
    'code',
    `AUTUMN-${device.toUpperCase()}-2222-3333`,
    'SHORT',
    `AUTUMN-${device.toUpperCase()}-4444-5555`,
  ]
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `codes-${device}.csv`, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })
  await type('코드를 넣는 사유', '시에서 받은 첫 파일')
  await s.press(button(page, '코드 넣기'))
  await page.getByText('2개를 넣었어요.').waitFor()
  await page.getByText('3번째 줄: 코드가 짧아서 누가 맞힐 수 있어요.').waitFor()
  const coming = page.waitForEvent('download')
  await s.press(button(page, `파일로 받기: codes-${device}.csv`))
  const got = readFileSync(await (await coming).path(), 'utf8')
  expect(got.trim().split('\r\n').slice(1)).toEqual([lines[1], lines[3]])
  await s.press(button(page, `지금 끝내기: ${name}`))
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: '사유' }).fill('예산을 모두 씀')
  await s.press(sheet.getByRole('button', { name: '지금 끝내기', exact: true }))
  await button(page, `지금 끝내기: ${name}`).waitFor({ state: 'detached' })
  await s.press(choice(page, 'autumn-city'))
  await page.getByText('이 기간에 쓴 쿠폰이 없어요.').waitFor()
  await s.shot(`operator-${device}-coupons`, true)
}

/** A pack's refund requested by another operator is above the limit: it is made after a second one's approval. */
async function agreeToRefund(s: Story): Promise<void> {
  const { page, url } = s
  const { token } = await logIn(url, 'back-office-pack')
  const pack = { product: 'ticket-10', pg_name: 'portone', shown_price: 80_000, agreed: true }
  const { merchant_uid, order_seq } = await postApi<Ordered>(
    url,
    '/api/v1/order-ticket',
    { ...pack, draft_key: 'a-pack-for-the-back-office' },
    token,
  )
  await postApi(url, '/sandbox/control/payments', { merchant_uid, amount: 80_000, outcome: 'paid' }, token)
  const paid = { imp_uid: null, merchant_uid, status: 'paid', pg_name: 'portone' }
  await postApi(url, '/api/v1/order-ticket-payment', paid, token)
  const asked = { amount: 80_000, seen_back: 0, reason: '회원이 쓰지 않기로 함' }
  const second = await enterBackOffice(url, 'operator-second')
  await postApi(url, `/api/v1/operator/order/${order_seq}/refund`, asked, second.token)
  await page.reload()
  await s.press(button(page, `환불 승인: 주문 ${order_seq}`))
  await page.getByRole('dialog').getByText('승인하면 8만 원을 바로 결제사에').waitFor()
  await s.shot('operator-desktop-asked')
  await page.getByRole('dialog').getByRole('textbox', { name: '사유' }).fill('통화 기록을 확인함')
  await s.press(page.getByRole('dialog').getByRole('button', { name: '환불 승인', exact: true }))
  await button(page, `환불 승인: 주문 ${order_seq}`).waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await world.payments()).find((p) => p.merchant_uid === merchant_uid))
    .toMatchObject({
      cancel_amount: 80_000,
      cancels: 1,
    })
}

/** Another operator's campaign above the limit starts once this one has approved it. */
async function agreeToCampaign(s: Story): Promise<void> {
  const { page, url } = s
  const name = '모두에게 주는 쿠폰'
  const gives = { slug: 'for-everybody', name, gives: 'won', amount: 2000, way: 'ask', quota: 500 }
  await makeCampaign(url, gives, 'operator-second')
  await page.reload()
  await s.press(button(page, `승인: ${name}`))
  const sheet = page.getByRole('dialog')
  await sheet.getByText('보고서 · 정한 금액 2,000원').waitFor()
  await sheet.getByRole('textbox', { name: '사유' }).fill('시와 나눈 공문을 확인함')
  await s.press(sheet.getByRole('button', { name: '승인', exact: true }))
  await button(page, `승인: ${name}`).waitFor({ state: 'detached' })
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByText('진행 중')
    .waitFor()
}

/** A draft that survives a reload, the preview, the reason; then the notice is removed again. */
async function publishNotice(s: Story, device: Device): Promise<void> {
  const { page } = s
  const title = `점검 안내 ${device}`
  const type = (label: string, text: string) => page.getByRole('textbox', { name: label }).fill(text)
  await s.press(page.getByRole('link', { name: '공개', exact: true }))
  await heading(page, '공개하기').waitFor()
  await type('이름 (영문)', `check-${device}`)
  await type('제목', title)
  await page.reload()
  await heading(page, '공개하기').waitFor()
  await s.press(button(page, '미리 보기'))
  await expect.poll(() => page.getByText('이 칸을 채워 주세요.').count()).toBe(3)
  await type('알릴 것 (한 줄에 하나씩)', '밤 2시부터 3시까지 쉬어요.')
  await type('시작하는 날', '20260101')
  await type('누가 알리나요?', '운영팀')
  await s.press(button(page, '미리 보기'))
  await page.getByRole('region', { name: title }).getByText('2026년 1월 1일부터').waitFor()
  await s.shot(`operator-${device}-preview`)
  await s.press(button(page, '공개하기'))
  await page.getByRole('dialog').getByRole('textbox', { name: '사유' }).fill('점검 일정 확정')
  await s.press(page.getByRole('dialog').getByRole('button', { name: '공개하기' }))
  await page.getByText('공개했어요.').first().waitFor()
  await s.press(page.getByRole('tab', { name: '약관' }))
  await s.press(choice(page, '서비스 이용약관'))
  await type('제목', '서비스 이용약관 새 판')
  // Other terms were opened meanwhile; this draft is still there.
  await s.press(choice(page, '개인정보 수집·이용 동의'))
  await expect.poll(() => page.getByRole('textbox', { name: '제목' }).inputValue()).toBe('개인정보 수집·이용 동의')
  await s.press(choice(page, '서비스 이용약관'))
  await expect.poll(() => page.getByRole('textbox', { name: '제목' }).inputValue()).toBe('서비스 이용약관 새 판')
  await s.shot(`operator-${device}-terms`, true)
  await s.press(page.getByRole('link', { name: '설정', exact: true }))
  await s.press(button(page, `내리기: ${title}`))
  await page.getByRole('dialog').getByRole('textbox', { name: '사유' }).fill('점검 취소')
  await s.press(page.getByRole('dialog').getByRole('button', { name: '내리기', exact: true }))
  await button(page, `내리기: ${title}`).waitFor({ state: 'detached' })
}

/** Answers the dialog for a reason; continues when it is done. */
async function withReason(s: Story, opens: string, does: string): Promise<void> {
  await s.press(button(s.page, opens))
  const sheet = s.page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: '사유' }).fill('이번 달 결산에서 확인')
  await s.press(sheet.getByRole('button', { name: does, exact: true }))
  await sheet.waitFor({ state: 'detached' })
}

/** A figure of the side panel and a flag, published and withdrawn. */
async function saveFigure(s: Story): Promise<void> {
  const { page } = s
  const type = (label: string, text: string) => page.getByRole('textbox', { name: label }).fill(text)
  await s.press(page.getByRole('link', { name: '공개', exact: true }))
  await s.press(page.getByRole('tab', { name: '숫자' }))
  await s.press(button(page, '미리 보기'))
  await expect.poll(() => page.getByText('이 칸을 채워 주세요.').count()).toBe(3)
  await type('값', '1234500000000')
  await type('기준일', '20261120')
  await type('출처', '보고서 원장 합계')
  await s.press(button(page, '미리 보기'))
  await page.getByText('1조 2,345억 원').waitFor()
  await page.getByText('기준일 2026-11-20 · 출처 보고서 원장 합계').waitFor()
  await s.shot('operator-desktop-figure')
  await withReason(s, '공개하기', '공개하기')
  await s.press(page.getByRole('tab', { name: '스위치' }))
  // a list of users is validated as a whole while it is typed
  await type('스위치 이름 (영문)', 'internal-testers')
  await type('내부 시험 계정의 회원 번호', '1, 2, 3')
  await type('내부 시험 계정의 회원 번호', '')
  await type('스위치 이름 (영문)', 'back-office-made')
  await type('대상 비율', '101')
  await s.press(button(page, '미리 보기'))
  await page.getByText('0부터 100까지 넣어 주세요.').waitFor()
  await type('대상 비율', '30')
  await s.press(page.getByText('Android', { exact: true }))
  await s.press(button(page, '미리 보기'))
  await page.getByText('on · 30% · Android').waitFor()
  await s.shot('operator-desktop-flag')
  await withReason(s, '공개하기', '공개하기')
  await s.press(page.getByRole('link', { name: '설정', exact: true }))
  await button(page, '끄기: back-office-made').waitFor()
  await withReason(s, '내리기: 지금까지 확인한 보증금', '내리기')
  await page.getByText('내림', { exact: true }).waitFor()
  await s.shot('operator-desktop-settings-all', true)
}

/** A review, published and removed; an experiment that ends with one arm and is drawn again. */
async function saveVoice(s: Story): Promise<void> {
  const { page } = s
  const type = (label: string, text: string) => page.getByRole('textbox', { name: label }).fill(text)
  await s.press(page.getByRole('link', { name: '공개', exact: true }))
  await s.press(page.getByRole('tab', { name: '후기' }))
  await type('이름 (영문)', 'villa-one')
  await type('한 말', '등기부를 읽을 수 있게 됐어요.')
  await type('누구의 말인가요?', '다세대 · 전세')
  await type('기준일', '20261120')
  await type('출처', '2026년 11월 설문, 공개에 동의함')
  await s.press(button(page, '미리 보기'))
  await page.getByText('등기부를 읽을 수 있게 됐어요.').waitFor()
  await s.shot('operator-phone-review')
  await withReason(s, '공개하기', '공개하기')
  await s.press(page.getByRole('link', { name: '설정', exact: true }))
  await withReason(s, '내리기: villa-one', '내리기')
  await button(page, '내리기: villa-one').waitFor({ state: 'detached' })
  await withReason(s, '모두 b로: a-b/prevention', '모두 b로')
  await page.getByText('모두 b', { exact: true }).waitFor()
  await withReason(s, '다시 나누기: a-b/prevention', '다시 나누기')
  await button(page, '다시 나누기: a-b/prevention').waitFor({ state: 'detached' })
  await s.shot('operator-phone-settings-all', true)
}

test('somebody who is no operator is told so', async () => {
  const session = await logIn(world.url, 'kim')
  const s = await openStory(world.browser, world.url, { holds: { nz_session: JSON.stringify(session) } })
  await s.page.goto(`${world.url}/operator/lists`)
  await s.page.getByText('운영자 계정이 아니에요').waitFor()
  await s.end(['403 /operator/desk'])
})

/** Orders and reads a report; returns the order's merchant id. */
async function buyOne(persona: string): Promise<string> {
  const session = await logIn(world.url, persona)
  const before = new Set((await world.payments()).map((p) => p.merchant_uid))
  const s = await openStory(world.browser, world.url, { holds: { nz_session: JSON.stringify(session) } })
  await answerContract(s)
  await answerPlace(s, GARAM)
  await agreeAndPay(s)
  await payInWindow(s)
  await openReport(s)
  await s.end()
  return (await world.payments()).find((p) => !before.has(p.merchant_uid))?.merchant_uid ?? ''
}
