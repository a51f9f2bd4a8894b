import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'
import { answerContract, answerPlace, NARAE } from './order-steps.ts'
import { personaOf } from './person.ts'
import { button, heading, openStory, pathOf, type Device, type Story } from './story.ts'
import { otherDeviceLanguages, speaks, deviceLanguages } from './language.ts'
import { startWorld, type World } from './world.ts'

const told = inTurns('login')

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => expect(await world.invariants()).toBe('every invariant holds'))
afterAll(() => world.end())

const devices: readonly Device[] = ['phone', 'desktop']
const pick = async (s: Story, person: string) => {
  await heading(s.page, '누구로 들어갈까요?').waitFor()
  await s.press(s.page.getByRole('button', { name: person }).first())
}
const hasNoSecret = (s: Story) => expect(s.page.url()).not.toMatch(/code|state|token/)

test.each(told(devices))(
  'on a %s: Apple inside an order leads back to the step, with every answer there',
  async (device) => {
    const s = await openStory(world.browser, world.url, { device })
    await answerContract(s)
    await answerPlace(s, NARAE)
    await s.shot(`login-${device}-prompt`)
    let goOn = () => undefined as void
    const waiting = new Promise<void>((go) => (goOn = go))
    await s.page.route('**/user/login/apple/state', async (route) => (await waiting, route.continue()))
    await s.press(button(s.page, 'Apple로 로그인'))
    // Until the browser leaves, nothing else is reachable, and nothing closes the dialog.
    const wait = s.page.getByRole('dialog', { name: '불러오는 중이에요' })
    await wait.waitFor()
    for (const key of ['Tab', 'Tab', 'Escape', 'Escape']) await s.page.keyboard.press(key)
    await expect.poll(() => s.page.locator('#main :focus').count()).toBe(0)
    await wait.waitFor()
    goOn()
    await pick(s, device === 'phone' ? '김임차' : '이소유')
    await heading(s.page, '약관에 동의해 주세요')
      .or(heading(s.page, '이 내용으로 보고서를 만들까요?'))
      .first()
      .waitFor()
    hasNoSecret(s)
    await heading(s.page, '이 내용으로 보고서를 만들까요?').waitFor()
    await expect.poll(() => pathOf(s)).toBe('/analyze/amount')
    await s.page.getByText('2억 원').first().waitFor()
    await s.end()
  },
)

test.each(told(deviceLanguages))(
  'on a %s in %s: who gives up is told so, and comes in by the other way',
  async (device, language) => {
    const translate = await speaks(language)
    const s = await openStory(world.browser, world.url, { device, holds: { nz_lang: language } })
    await s.page.goto(`${world.url}/login`)
    await s.shot(`login-${device}-page`)
    await s.press(button(s.page, translate('Apple로 로그인')))
    await pick(s, '취소')
    await heading(s.page, translate('로그인을 그만뒀어요')).waitFor()
    await expect.poll(() => pathOf(s)).toBe('/login/error')
    await s.shot(`login-${device}-cancelled`)
    await s.press(button(s.page, translate('카카오로 3초 만에 로그인')))
    await pick(s, '취소')
    await heading(s.page, translate('로그인을 그만뒀어요')).waitFor()
    await s.press(button(s.page, translate('다시 로그인하기')))
    await pick(s, '김임차')
    await heading(s.page, translate('내 보고서')).waitFor()
    hasNoSecret(s)
    await s.end()
  },
)

test.each(told(otherDeviceLanguages))(
  'on a %s in %s: a call-back of a login that this browser did not begin lets nobody in',
  async (device, language) => {
    const translate = await speaks(language)
    const s = await openStory(world.browser, world.url, { device, holds: { nz_lang: language } })
    for (const [path, query] of [
      ['/analyze/login', `?code=persona-kim&state=${'x'.repeat(43)}`],
      ['/analyze/apple/login', ''],
    ] as const) {
      await s.page.goto(world.url + path + query)
      await heading(s.page, translate('로그인하지 못했어요')).waitFor()
      await s.page
        .getByText(translate('로그인을 시작한 브라우저가 아니에요. 이 브라우저에서 다시 로그인해 주세요.'))
        .waitFor()
      await expect.poll(() => s.page.evaluate(`localStorage.getItem('nz_session')`)).toBeNull()
    }
    await s.shot(`login-${device}-other-browser`)
    await s.end()
  },
)

test.each(told(deviceLanguages))('on a %s in %s: a child is told kindly', async (device, language) => {
  const translate = await speaks(language)
  const s = await openStory(world.browser, world.url, { device, holds: { nz_lang: language } })
  await s.page.goto(`${world.url}/login`)
  await s.press(button(s.page, translate('카카오로 3초 만에 로그인')))
  await pick(s, '윤어린')
  await heading(s.page, translate('만 14세부터 쓸 수 있어요')).waitFor()
  await s.shot(`login-${device}-child`)
  await s.end(['403 /user/login/kakao'])
})

test.each(told(otherDeviceLanguages))(
  'on a %s in %s: the other login is linked from my page, and unlinked',
  async (device, language) => {
    const translate = await speaks(language)
    const s = await openStory(world.browser, world.url, { device, holds: { nz_lang: language } })
    const who = `persona-${personaOf(`연결-${device}`)}`
    const enter = async (by: string, as: string) => {
      await s.press(button(s.page, translate(by)))
      await s.page.getByRole('textbox', { name: '이름' }).fill(as)
      await s.press(button(s.page, '들어가기'))
    }
    // A login that belongs to another account is not moved from it.
    for (const [by, as] of [
      ['Apple로 로그인', `${who}-other`],
      ['카카오로 3초 만에 로그인', who],
    ] as const) {
      await s.page.goto(`${world.url}/login`)
      await enter(by, as)
      await heading(s.page, translate('내 보고서')).waitFor()
      if (as !== who) await s.page.evaluate(`localStorage.removeItem('nz_session')`)
    }
    await s.page.goto(`${world.url}/mypage`)
    await heading(s.page, translate('로그인 방법')).waitFor()
    await s.page.waitForLoadState('networkidle')
    await enter('연결하기', `${who}-other`)
    await heading(s.page, translate('연결하지 못했어요')).waitFor()
    await s.shot(`login-${device}-taken`)
    await s.press(button(s.page, translate('마이로 가기')))
    await enter('연결하기', `${who}-apple`)
    await s.page.getByText(translate('로그인 방법을 연결했어요.')).first().waitFor()
    await expect.poll(() => pathOf(s)).toBe('/mypage')
    await button(s.page, translate('연결 끊기')).nth(1).waitFor()
    await s.shot(`login-${device}-linked`, true)
    await s.press(button(s.page, translate('연결 끊기')).nth(0))
    await s.press(s.page.getByRole('alertdialog').getByRole('button', { name: translate('연결 끊기') }))
    await button(s.page, translate('연결하기')).waitFor()
    await expect.poll(() => button(s.page, translate('연결 끊기')).count()).toBe(0)
    await s.end(['409 /user/login/apple/confirm'])
  },
)

test.each(told(deviceLanguages))(
  'on a %s in %s: the devices are listed; one that is logged out elsewhere comes back to where it was',
  async (device, language) => {
    const translate = await speaks(language)
    const storage = { nz_lang: language }
    const [s, other] = [
      await openStory(world.browser, world.url, { device, holds: storage }),
      await openStory(world.browser, world.url, { device: device === 'phone' ? 'desktop' : 'phone', holds: storage }),
    ]
    for (const at of [s, other]) {
      await at.page.goto(`${world.url}/login`)
      await at.press(button(at.page, translate('카카오로 3초 만에 로그인')))
      await at.page.getByRole('textbox', { name: '이름' }).fill(`persona-${personaOf(`기기-${device}`)}`)
      await at.press(button(at.page, '들어가기'))
      await heading(at.page, translate('내 보고서')).waitFor()
    }
    await s.page.goto(`${world.url}/mypage`)
    await heading(s.page, translate('로그인된 기기')).waitFor()
    await s.page.getByText(translate('이 기기'), { exact: true }).waitFor()
    await s.shot(`devices-${device}`, true)
    const chrome = language === 'ko' ? /· 크롬 로그아웃$/ : /^Log out .+ · Chrome$/
    await s.press(s.page.getByRole('button', { name: chrome }).first())
    await expect.poll(() => s.page.getByRole('button', { name: chrome }).count()).toBe(0)

    await other.page.goto(`${world.url}/report?page=1`)
    await other.page.getByText(translate('로그인이 끝났어요. 다시 로그인하면 보던 곳으로 돌아와요.')).first().waitFor()
    await heading(other.page, translate('로그인', 'account.loginTitle')).waitFor()
    await expect.poll(() => pathOf(other)).toBe('/login')
    await other.shot(`devices-${device}-ended`)
    await other.press(button(other.page, translate('카카오로 3초 만에 로그인')))
    await other.page.getByRole('textbox', { name: '이름' }).fill(`persona-${personaOf(`기기-${device}`)}`)
    await other.press(button(other.page, '들어가기'))
    await heading(other.page, translate('내 보고서')).waitFor()
    await expect.poll(() => other.page.url()).toBe(`${world.url}/report?page=1`)
    await other.end(['401 /report'])
    await s.end()
  },
)

test('a token that is a day old is changed in the open page, and the other tab goes on', async () => {
  const s = await openStory(world.browser, world.url)
  await s.page.goto(`${world.url}/login`)
  await s.press(button(s.page, '카카오로 3초 만에 로그인'))
  await pick(s, '김임차')
  await heading(s.page, '내 보고서').waitFor()
  const tab = await s.context.newPage()
  await tab.goto(`${world.url}/mypage`)
  await heading(tab, '로그인된 기기').waitFor()
  const storage = () => s.page.evaluate<string>(`JSON.parse(localStorage.getItem('nz_session')).token`)
  const before = await storage()
  await world.pass(24 * 3600 + 60)
  await s.page.evaluate(`localStorage.removeItem('nz_checked')`)
  await s.page.reload()
  await expect.poll(storage).not.toBe(before)
  await tab.reload()
  await heading(tab, '로그인된 기기').waitFor()
  await world.pass(null)
  await s.end()
})
