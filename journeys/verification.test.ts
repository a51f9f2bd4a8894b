import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Locator } from 'playwright-core'
import { connect } from '../db/connect.ts'
import { startPostgres } from '../dev/postgres/pg.ts'
import { tooWide } from './barriers.ts'
import { deviceAt } from './draft.ts'
import { inTurns } from './in-turns.ts'
import { storedOnDevice, spellingsOf } from './stored-on-device.ts'
import { NARAE } from './order-steps.ts'
import { logIn, postApi, type Session } from './person.ts'
import { button, heading, openStory, pathOf, type Device, type Story } from './story.ts'
import { otherDeviceLanguages, speaks, type Language } from './language.ts'
import { startWorld, type World } from './world.ts'

const told = inTurns('verification')

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => expect(await world.invariants()).toBe('every invariant holds'))
afterAll(() => world.end())

/** A new user would be asked for the terms first. */
const agree = ({ token }: Session) =>
  postApi(world.url, '/api/v1/user-terms', { codes: ['age', 'service', 'privacy'], road: 'join' }, token)
async function open(device: Device, persona: string, language: Language = 'ko'): Promise<Story> {
  const session = await logIn(world.url, persona)
  await agree(session)
  const s = await openStory(world.browser, world.url, {
    device,
    holds: { nz_session: JSON.stringify(session), nz_lang: language },
  })
  await s.page.goto(`${world.url}/mypage`)
  await heading(s.page, (await speaks(language))('휴대폰')).waitFor()
  return s
}
/** In the agency's window, which is a page on a phone and a frame on a desktop. */
const windowOf = (s: Story, device: Device): Locator =>
  device === 'phone' ? s.page.locator('body') : s.page.frameLocator('iframe[title="견본 본인확인"]').locator('body')
async function begin(s: Story, number: string, language: Language = 'ko'): Promise<void> {
  const translate = await speaks(language)
  await s.press(button(s.page, translate('휴대폰 확인하기')))
  await s.page
    .getByRole('dialog')
    .getByRole('textbox', { name: translate('휴대폰') })
    .fill(number)
  await s.press(button(s.page, translate('본인확인하기')))
}
async function pass(s: Story, device: Device, act: '확인하기' | '취소' = '확인하기'): Promise<void> {
  const where = windowOf(s, device)
  await where.getByRole('textbox', { name: '이름' }).fill('이서연')
  await where.getByRole('textbox', { name: '생년월일' }).fill(device === 'phone' ? '19930304' : '19930405')
  await s.press(where.getByRole('button', { name: act, exact: true }))
}

test.each(told(otherDeviceLanguages))(
  'on a %s in %s: a telephone is shown to be the person’s',
  async (device, language) => {
    const translate = await speaks(language)
    const s = await open(device, `new-verify-${device}`, language)
    const shown = {
      phone: spellingsOf(device === 'phone' ? '01044441111' : '01044442222'),
      name: ['이서연'],
      birthday: device === 'phone' ? ['19930304', '1993-03-04'] : ['19930405', '1993-04-05'],
    }
    await s.page.getByText(translate('아직 확인하지 않음')).waitFor()
    await begin(s, device === 'phone' ? '010-4444-1111' : '010-4444-2222', language)
    await windowOf(s, device).getByRole('textbox', { name: '인증번호' }).waitFor()
    await s.shot(`verify-${device}-window`)
    expect(await storedOnDevice(s, shown)).toEqual(['local nz_session: token'])
    await pass(s, device)
    if (device === 'phone') {
      await s.page.getByText(translate('본인확인을 마쳤어요')).waitFor()
      await expect.poll(() => pathOf(s)).toBe('/user/verifications/kcb/result/null')
      await s.shot('verify-phone-done')
      expect(await storedOnDevice(s, shown)).toEqual(['local nz_session: token'])
      await s.press(button(s.page, translate('마이로 가기')))
    }
    await s.page.getByText(translate('본인 확인됨')).waitFor()
    await s.page
      .getByText(/010-\*{4}-(1111|2222)/)
      .first()
      .waitFor()
    await s.page.getByText('이서연').waitFor()
    expect(await storedOnDevice(s, shown)).toEqual(['local nz_session: token'])
    await s.shot(`verify-${device}-mine`, true)
    await s.end()
  },
)

test.each(told(otherDeviceLanguages))(
  'on a %s in %s: a child, and who gives up, are told so and nothing is kept',
  async (device, language) => {
    const translate = await speaks(language)
    const s = await open(device, `new-refused-${device}`, language)
    await begin(s, device === 'phone' ? '010-4445-0002' : '010-4446-0002', language)
    await pass(s, device)
    await s.page.getByText(translate('만 14세부터 쓸 수 있어요. 확인한 내용은 저장하지 않았어요.')).first().waitFor()
    await s.shot(`verify-${device}-child`)
    await s.page.goto(`${world.url}/mypage`)
    await s.page.getByText(translate('아직 확인하지 않음')).waitFor()
    await world.pass(31)
    await begin(s, device === 'phone' ? '010-4447-3333' : '010-4448-3333', language)
    await pass(s, device, '취소')
    await s.page.getByText(translate('본인확인을 그만뒀어요. 번호는 바뀌지 않았어요.')).first().waitFor()
    await s.shot(`verify-${device}-cancelled`)
    await world.pass(null)
    await s.end(['409 /user/verification/phone/result'])
  },
)

test('a number that is none is said before any window opens', async () => {
  const s = await open('phone', 'new-number')
  await begin(s, '02-123-4567')
  await s.page.getByText('010으로 시작하는 휴대폰 번호 11자리를 입력해 주세요.').waitFor()
  await s.shot('verify-phone-number')
  await s.end()
})

test('a verification on the way to something goes on there, or back; one that is on no way is told of by itself', async () => {
  const storage = await deviceAt('amount', world.url, 'on-the-way', NARAE)
  const verify = (next: string | null) => JSON.stringify({ user_verify_seq: 1, merchant_uid: 'vf1', as: 'user', next })
  const open = async (place: string, next: string | null, query: string) => {
    const s = await openStory(world.browser, world.url, { holds: { ...storage, nz_verify: verify(next) } })
    await s.page.goto(`${world.url}/user/verifications/kcb/result${place}?merchant_uid=vf1${query}`)
    return s
  }
  // Cancelled: back to the page that asked for it, whichever URL the agency returned to.
  for (const place of ['', '/null']) {
    const s = await open(place, '/mypage?from=check', '')
    await s.page.getByText('본인확인을 그만뒀어요.').waitFor()
    await expect.poll(() => pathOf(s)).toBe('/user/verifications/kcb/result')
    await s.shot('verify-phone-on-the-way')
    await s.press(button(s.page, '하던 곳으로 돌아가기'))
    await expect.poll(() => s.page.url()).toBe(`${world.url}/mypage?from=check`)
    await s.end()
  }
  for (const place of ['', '/null']) {
    const s = await open(place, null, '')
    await s.page.getByText('본인확인을 그만뒀어요.').waitFor()
    await expect.poll(() => pathOf(s)).toBe('/user/verifications/kcb/result/null')
    await s.press(button(s.page, '마이로 가기'))
    await expect.poll(() => pathOf(s)).toBe('/mypage')
    await s.end()
  }
})

test('a result that this browser did not begin says so', async () => {
  const s = await openStory(world.browser, world.url)
  await s.page.goto(`${world.url}/user/verifications/kcb/result?imp_uid=imp_c1&merchant_uid=vf1&success=true`)
  await s.page.getByText('이 브라우저에서 시작한 본인확인이 아니에요.').waitFor()
  await s.shot('verify-phone-stranger')
  await s.end()
})

describe('a discount for new members', () => {
  const OFF = 2000
  beforeAll(async () => {
    const postgres = await startPostgres({ dir: join(world.dataDir, 'pg') })
    const owner = await connect({ url: postgres.url('owner'), application: 'journey', answerTimeoutMs: 10_000 })
    await owner.query(
      `insert into order_discount (product, issuer_seq, name, gives, amount, new_days, from_at)
       select 'report', min(issuer_seq), '새 회원 할인', 'won', $1, 7, app_now() - interval '1 minute' from coupon_issuer`,
      [OFF],
    )
    await owner.end()
  })

  test.each(told(['phone', 'desktop'] as const))(
    'is offered at the payment, and verifying brings it there with all that was typed (%s)',
    async (device) => {
      const persona = `new-offer-${device}`
      await agree(await logIn(world.url, persona))
      const s = await openStory(world.browser, world.url, {
        device,
        holds: await deviceAt('amount', world.url, persona, NARAE),
      })
      const { page } = s
      await page.goto(`${world.url}/analyze/amount`)
      await button(page, /로 9,900원 결제하기$/).waitFor()
      const landlord = page.getByRole('textbox', { name: '임대인 이름' })
      await landlord.fill('박임대')
      await page.getByText('본인확인을 하면 7,900원에 받을 수 있어요').waitFor()
      expect(await tooWide(page, device === 'phone' ? 390 : 1280)).toEqual([])
      await s.shot(`verify-offer-${device}`, true)
      await s.press(button(page, '본인확인하고 할인받기'))
      const number = device === 'phone' ? '010-4444-5551' : '010-4444-5552'
      await page.getByRole('dialog').getByRole('textbox', { name: '휴대폰' }).fill(number)
      await s.press(button(page, '본인확인하기'))
      const where = windowOf(s, device)
      await where.getByRole('textbox', { name: '인증번호' }).waitFor()
      await where.getByRole('textbox', { name: '이름' }).fill('최새로')
      await where.getByRole('textbox', { name: '생년월일' }).fill(device === 'phone' ? '19940504' : '19940506')
      await s.press(where.getByRole('button', { name: '확인하기', exact: true }))
      await button(page, /로 7,900원 결제하기$/).waitFor()
      await expect.poll(() => pathOf(s)).toBe('/analyze/amount')
      expect(await landlord.inputValue()).toBe('박임대')
      expect(await page.getByText(/본인확인을 하면/).count()).toBe(0)
      expect(await storedOnDevice(s, { landlord: ['박임대'] })).toEqual(['local nz_session: token'])
      await s.shot(`verify-offer-${device}-after`, true)
      await s.end()
    },
  )
})
