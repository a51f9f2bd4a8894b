import { readFileSync } from 'node:fs'
import { errors } from '@jipsalpim/contract/errors.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'
import { next } from './order-steps.ts'
import { callApi, logIn, personaOf, postApi, type Session } from './person.ts'
import { button, choice, heading, openStory, pathOf, type Device, type Story } from './story.ts'
import { otherDeviceLanguages, speaks, deviceLanguages, type Language } from './language.ts'
import { startWorld, type World } from './world.ts'

const told = inTurns('withdrawal')

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => expect(await world.invariants()).toBe('every invariant holds'))
afterAll(() => world.end())

const open = (device: Device, session: Session, language: Language = 'ko'): Promise<Story> =>
  openStory(world.browser, world.url, { device, holds: { nz_session: JSON.stringify(session), nz_lang: language } })

test.each(told(deviceLanguages))(
  'on a %s in %s: asked for, met again at the next login, undone',
  async (device, language) => {
    const translate = await speaks(language)
    const who = `떠남-${device}`
    const s = await open(device, await logIn(world.url, who), language)
    await s.page.goto(`${world.url}/mypage`)
    // Content that loads above it moves the button down.
    await s.page.waitForLoadState('networkidle')
    await s.press(button(s.page, translate('탈퇴하기')))
    await heading(s.page, translate('탈퇴하면 이렇게 돼요')).waitFor()
    await s.page.getByText(translate.of('withdraw.area', 'account')).waitFor()
    await s.shot(`withdraw-${device}-possible`)
    await next(s, translate('다음'))
    await heading(s.page, translate('왜 탈퇴하려고 하나요?')).waitFor()
    await next(s, translate('다음'))
    await s.page.getByText(translate('하나를 골라 주세요.')).waitFor()
    await s.shot(`withdraw-${device}-reason`)
    await s.press(choice(s.page, translate('쓰기 어려워요')))
    await s.page.getByRole('textbox', { name: translate('더 하고 싶은 말 (선택)') }).fill('글씨가 작아요')
    await next(s, translate('다음'))
    await heading(s.page, translate('정말 탈퇴할까요?')).waitFor()
    await s.page.reload()
    await heading(s.page, translate('정말 탈퇴할까요?')).waitFor()
    await s.shot(`withdraw-${device}-alert`)
    await s.page.route('**/api/v1/user/withdrawal', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { code: 9099, data: null, message: '' } })
        : route.continue(),
    )
    await s.press(button(s.page, translate('탈퇴 신청하기')))
    await s.page.getByText(translate('탈퇴를 신청하지 못했어요')).waitFor()
    await s.shot(`withdraw-${device}-failed`)
    await s.page.unroute('**/api/v1/user/withdrawal')
    await s.press(button(s.page, translate('다시 신청하기')))
    await heading(s.page, translate('탈퇴를 신청했어요')).waitFor()
    await expect.poll(() => pathOf(s)).toBe('/withdraw/complete')
    await s.shot(`withdraw-${device}-complete`)
    // Every page shows it.
    await s.page.goto(`${world.url}/report`)
    await heading(s.page, translate('탈퇴를 신청했어요')).waitFor()
    await s.press(button(s.page, translate('로그아웃하기')))
    await s.page.getByText(translate('로그아웃했어요.')).first().waitFor()

    await s.page.goto(`${world.url}/login`)
    await s.press(button(s.page, translate('카카오로 3초 만에 로그인')))
    await s.page.getByRole('textbox', { name: '이름' }).fill(`persona-${personaOf(who)}`)
    await s.press(button(s.page, '들어가기'))
    await heading(s.page, translate('탈퇴를 신청했어요')).waitFor()
    await s.press(button(s.page, translate('탈퇴 되돌리기')))
    await s.press(s.page.getByRole('dialog').getByText(translate('잘못 눌렀어요')))
    await s.shot(`withdraw-${device}-stay`)
    await s.press(button(s.page, translate('보내고 계속 쓰기')))
    await heading(s.page, translate('내 정보')).waitFor()
    await expect.poll(() => pathOf(s)).toBe('/mypage')
    await heading(s.page, translate('로그인된 기기')).waitFor()
    await s.end(['403 /report', '500 /user/withdrawal'])
  },
)

test.each(told(deviceLanguages))(
  'on a %s in %s: what stands in the way is named, with what to do',
  async (device, language) => {
    const translate = await speaks(language)
    const session = await logIn(world.url, `막힘-${device}`)
    const made = await fetch(`${world.url}/api/v1/order`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${session.token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({
        contract_type: '전세',
        contract_period: '이사전',
        contract_period_detail: '계약예정',
        contract_date: '2026-12-01',
        contract_date_living: null,
        deposit_amount: 200_000_000,
        rental_amount: 0,
        landlord_name: null,
        place: null,
        home_kind: '오피스텔',
        area_gu: '서울 강서구',
        pg_name: 'portone',
        shown_price: 9900,
        prepare_at_once: true,
      }),
    })
    expect(await made.json()).toMatchObject({ code: 0 })
    const s = await open(device, session, language)
    await s.page.goto(`${world.url}/mypage`)
    // Content that loads above it moves the button down.
    await s.page.waitForLoadState('networkidle')
    await s.press(button(s.page, translate('탈퇴하기')))
    await heading(s.page, translate('먼저 마칠 일이 있어요')).waitFor()
    await expect.poll(() => pathOf(s)).toBe('/withdraw/unable')
    await s.page.getByText(translate('확인 중인 결제가 있어요')).waitFor()
    await s.shot(`withdraw-${device}-unable`)
    await s.end()
  },
)

test.each(told(otherDeviceLanguages))(
  'on a %s in %s: unused tickets are told and refunded first',
  async (device, language) => {
    const translate = await speaks(language)
    const session = await logIn(world.url, `이용권-${device}`)
    const { merchant_uid } = await postApi<{ merchant_uid: string }>(
      world.url,
      '/api/v1/order-ticket',
      { product: 'ticket-3', pg_name: 'portone', shown_price: 27_000, agreed: true, draft_key: crypto.randomUUID() },
      session.token,
    )
    const paid = { merchant_uid, amount: 27_000, outcome: 'paid' }
    await postApi(world.url, '/sandbox/control/payments', paid, session.token)
    const done = { imp_uid: null, merchant_uid, status: 'paid', pg_name: 'portone' }
    await postApi(world.url, '/api/v1/order-ticket-payment', done, session.token)
    const s = await open(device, session, language)
    await s.page.goto(`${world.url}/withdraw/possible`)
    await s.page.getByText(translate.of('withdraw.ticketsText', 3)).waitFor()
    await s.shot(`withdraw-${device}-tickets`, true)
    await next(s, translate('다음'))
    await s.press(choice(s.page, translate('더 쓸 일이 없어요')))
    await next(s, translate('다음'))
    await s.page.getByText(translate.of('withdraw.alertTickets', 3)).waitFor()
    await s.shot(`withdraw-${device}-tickets-alert`)
    await s.page.goto(`${world.url}/withdraw/possible`)
    await s.press(button(s.page, translate.of('withdraw.refundWon', 27_000)))
    await s.press(s.page.getByRole('alertdialog').getByRole('button', { name: translate('환불받기') }))
    await expect
      .poll(async () => (await world.payments()).find((p) => p.merchant_uid === merchant_uid)?.status, {
        timeout: 15_000,
      })
      .toBe('cancelled')
    await s.end()
  },
)

test('after three days the login finds a new person', async () => {
  const session = await logIn(world.url, '사라짐')
  const s = await open('phone', session)
  await s.page.goto(`${world.url}/withdraw/reason`)
  await s.press(choice(s.page, '더 쓸 일이 없어요'))
  await next(s)
  await s.press(button(s.page, '탈퇴 신청하기'))
  await heading(s.page, '탈퇴를 신청했어요').waitFor()
  await world.pass(4 * 24 * 3600 + 60)
  await expect
    .poll(
      async () =>
        (await fetch(`${world.url}/api/v1/user/info`, { headers: { authorization: `Bearer ${session.token}` } }))
          .status,
      {
        timeout: 30_000,
      },
    )
    .toBe(401)
  await s.page.reload()
  await heading(s.page, '로그인').waitFor()
  await world.pass(null)
  await s.end(['401 /user/withdrawal'])
})

test.each(told(otherDeviceLanguages))(
  'on a %s in %s: consents are given and taken back, what is kept is taken along, a stop stops',
  async (device, language) => {
    const translate = await speaks(language)
    const session = await logIn(world.url, `동의-${device}`)
    const s = await open(device, session, language)
    await s.page.goto(`${world.url}/mypage`)
    const named = (name: string) => s.page.getByRole('button', { name, exact: true })
    // Each section shows its own error for a failed call, and recovers when one of them is retried.
    const info = '**/api/v1/user/info'
    await s.page.route(info, (route) => route.fulfill({ status: 500, json: { code: 9099, data: null, message: '' } }))
    await s.page.reload()
    const again = named(`${translate('다시 해 보기')}: ${translate('내 정보를 불러오지 못했어요')}`)
    await expect.poll(() => again.count()).toBe(4)
    await s.shot(`mine-failed-${device}`, true)
    await s.page.unroute(info)
    await s.press(again.first())
    await expect.poll(() => again.count()).toBe(0)
    const titled = (code: string, korean: string) => translate(korean, `terms.titles.${code}`)
    const marketing = titled('marketing', '혜택과 소식 받기 (광고성 정보 수신)')
    const night = titled('night', '밤에도 소식 받기 (21시~8시)')
    const push = titled('push', '앱 알림 받기 (국외 이전)')
    const act = (title: string, agreed: boolean) => named(translate.of('consents.actNamed', title, agreed))
    const notice = (on: boolean, by: 'talk' | 'push') =>
      named(translate.of('consents.noticeNamed', translate('보고서', 'consents.notice.report.title'), on, by))
    await expect.poll(() => act(night, false).count()).toBe(0)
    await s.press(act(marketing, false))
    await act(marketing, true).waitFor()
    await s.press(act(night, false))
    await act(night, true).waitFor()
    await s.press(act(marketing, true))
    await s.press(
      s.page.getByRole('alertdialog').getByRole('button', { name: translate('철회하기', 'consents.leave') }),
    )
    await act(marketing, false).waitFor()
    await expect
      .poll(() => s.page.getByText(new RegExp(`^${translate.of('consents.state', 'withdrawn', '.+', null)}$`)).count())
      .toBe(2)
    await s.press(notice(true, 'talk'))
    await notice(false, 'talk').waitFor()
    // Without consent nothing is pushed, and there is no choice for it.
    await expect.poll(() => notice(true, 'push').count()).toBe(0)
    await s.press(named(push))
    await s.page.getByRole('dialog').getByText('Google LLC').first().waitFor()
    await s.press(named(translate('닫기')))
    await s.press(act(push, false))
    await s.press(notice(true, 'push'))
    await notice(false, 'push').waitFor()
    await s.press(s.page.getByText(translate('동의한 기록 모두 보기')))
    await s.page.getByText(translate.of('consents.act', marketing, 'withdrawn')).waitFor()
    await s.shot(`consents-${device}`, true)

    await s.press(named(translate('내 정보 파일 받기')))
    await s.page.getByRole('dialog').getByText(translate('내 정보를 모았어요')).waitFor()
    const coming = s.page.waitForEvent('download')
    await s.press(named(translate('옮기는 파일로 저장 (JSON)')))
    const file = JSON.parse(readFileSync(await (await coming).path(), 'utf8'))
    expect(file.areas.map((a: { area: string }) => a.area)).toEqual(expect.arrayContaining(['account', 'message']))
    await s.press(named(translate('닫기')))
    await s.press(named(translate.of('rights.stopNamed', true)))
    await s.press(s.page.getByRole('alertdialog').getByRole('button', { name: translate('정지하기') }))
    await s.page.getByText(translate('개인정보 처리를 정지해 두었어요'), { exact: true }).waitFor()
    await s.shot(`stopped-${device}`)
    await s.press(named(translate.of('rights.stopNamed', false)))
    await named(translate.of('rights.stopNamed', true)).waitFor()

    await s.press(s.page.getByRole('link', { name: translate('이용약관', 'footer.terms') }))
    await heading(s.page, language === 'ko' ? '제3조 (참고 정보)' : /^Art. 3 \(Reference information\)/).waitFor()
    await s.page.goBack()
    await s.press(s.page.getByRole('link', { name: translate('개인정보 처리방침', 'footer.privacy') }))
    await heading(s.page, language === 'ko' ? '맡긴 일 (수탁자)' : /\(수탁자\)$/).waitFor()
    await s.press(s.page.getByRole('link', { name: translate('언어 · Language', 'footer.languages') }))
    await heading(s.page, translate('다른 언어로 보기')).waitFor()
    await s.end(['500 /user/info'])
  },
)

test.each(told(otherDeviceLanguages))(
  'on a %s in %s: an invite’s link leads a new person through the terms to its code',
  async (device, language) => {
    const translate = await speaks(language)
    const codeOf = async (persona: string) =>
      (await callApi<{ code: string }>(world.url, '/user-invite-code', (await logIn(world.url, persona)).token)).code
    const code = await codeOf(`부름-${device}`)
    const s = await openStory(world.browser, world.url, { device, holds: { nz_lang: language } })
    await s.page.goto(`${world.url}/subscribe/invite-landing?code=${code}`)
    await s.page.getByText(translate.of('invite.landingCode', code)).waitFor()
    expect(s.page.url()).not.toContain(code)
    await s.press(s.page.getByRole('link', { name: translate('초대 코드 등록하기') }))
    await heading(s.page, translate('로그인하고 초대 코드를 등록해요')).waitFor()
    await s.press(button(s.page, translate('카카오로 3초 만에 로그인')))
    await s.page.getByRole('textbox', { name: '이름' }).fill(`persona-${personaOf(`new-불림-${device}`)}`)
    await s.press(button(s.page, '들어가기'))
    await heading(s.page, translate('약관에 동의해 주세요')).waitFor()
    await expect.poll(() => s.page.getByRole('checkbox', { checked: true }).count()).toBe(0)
    await s.press(button(s.page, translate('동의하고 계속하기')))
    await s.page.getByText(translate('필수 약관에 동의해야 계속할 수 있어요.')).waitFor()
    const required = { age: '만 14세 이상이에요', service: '서비스 이용약관', privacy: '개인정보 수집·이용 동의' }
    for (const [terms, title] of Object.entries(required))
      await s.press(s.page.locator('label', { hasText: translate(title, `terms.titles.${terms}`) }))
    await s.shot(`terms-${device}`)
    await s.press(button(s.page, translate('동의하고 계속하기')))
    await heading(s.page, translate('초대 코드를 넣어 주세요')).waitFor()
    // A wrong code shows why, and the right one works after it.
    const typed = s.page.getByRole('textbox', { name: translate('초대 코드') })
    const own = await codeOf(`new-불림-${device}`)
    const refusals = [
      ['', translate('초대 코드를 넣어 주세요.')],
      ['NOSUCH99', translate(errors.inviteUnregistered.words, 'errors.inviteUnregistered')],
      [own, translate('내 코드나 서로 초대한 친구의 코드는 등록할 수 없어요.')],
    ] as const
    for (const [wrong, why] of refusals) {
      await typed.fill(wrong)
      await s.press(button(s.page, translate('등록하기')))
      await s.page.getByText(why, { exact: true }).waitFor()
    }
    await s.shot(`invite-refused-${device}`)
    const other = await s.context.newPage()
    await other.goto(s.page.url())
    await other.getByRole('textbox', { name: translate('초대 코드') }).fill(code)
    await typed.fill(code)
    await s.press(button(s.page, translate('등록하기')))
    await s.page.getByText(translate('초대 코드를 등록했어요')).waitFor()
    await s.shot(`invited-${device}`)
    await s.press(button(other, translate('등록하기')))
    await other.getByText(translate(errors.inviteUsed.words, 'errors.inviteUsed'), { exact: true }).waitFor()
    await s.end(['404 /user-invite', '409 /user-invite'])
  },
)
