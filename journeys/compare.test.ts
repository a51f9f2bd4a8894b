import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerPdf } from '../apps/sandbox/src/world/register-pdf.ts'
import { registerOf } from '../apps/sandbox/src/world/register.ts'
import { homeById, subjectOfHome } from '../apps/sandbox/src/world/world.ts'
import { inTurns } from './in-turns.ts'
import { orderByCall, reportOf } from './order-by-call.ts'
import { GARAM, NARAE, type Where } from './order-steps.ts'
import { logIn } from './person.ts'
import { button, choice, heading, openMore, openStory, pathOf, type Device, type Story } from './story.ts'
import { startWorld, type World } from './world.ts'

const told = inTurns('compare')

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

const devices: readonly Device[] = ['desktop', 'phone']
/** A 다가구 of several households whose deposits are unknown. */
const HOUSE: Where & { deposit: number } = { search: '계룡로 9152', ho: '302호', deposit: 85_000_000 }

/** A device of a user who has a finished report of each home. */
async function owner(persona: string, device: Device, ...homes: readonly Where[]): Promise<Story> {
  const login = await logIn(world.url, persona)
  for (const home of homes) await reportOf(world.url, login.token, await orderByCall(world.url, login.token, home))
  return openStory(world.browser, world.url, { device, holds: { nz_session: JSON.stringify(login) } })
}
const home = (s: Story, name: RegExp) => s.page.locator('label').filter({ hasText: name })
const cell = (s: Story, row: string, at: number) =>
  s.page
    .getByRole('table', { name: '두 집의 숫자' })
    .getByRole('row')
    .filter({ hasText: row })
    .getByRole('cell')
    .nth(at)

test.each(told(devices))(
  'two own reports: from the list to the comparison, to a report, and back (%s)',
  async (device) => {
    const s = await owner(`compares-${device}`, device, NARAE, GARAM)
    await s.page.goto(`${world.url}/report`)
    await s.press(s.page.getByRole('link', { name: '두 집 비교하기' }))
    await heading(s.page, '비교할 두 집을 골라 주세요').waitFor()
    await s.press(home(s, /나래하우스/))
    await s.press(button(s.page, '두 집 비교하기'))
    // one is not enough, and it stays selected
    await s.page.getByText('비교할 집을 두 곳 골라 주세요').waitFor()
    expect(
      await home(s, /나래하우스/)
        .getByRole('checkbox')
        .isChecked(),
    ).toBe(true)
    await s.press(home(s, /가람빌/))
    await s.press(button(s.page, '두 집 비교하기'))

    await heading(s.page, /^B에서 잃을 수 있는 돈이 .+원 적어요$/).waitFor()
    await expect.poll(() => cell(s, '앞선 빚', 0).textContent()).toBe('1억 5,600만 원')
    await expect.poll(() => cell(s, '앞선 빚', 1).textContent()).toContain('없음')
    await expect.poll(() => cell(s, '앞선 빚', 2).textContent()).toBe('1억 5,600만 원 적어요')
    await s.page.getByText('두 집의 한 달 부담이 같아요.').waitFor()
    await s.page.getByText(/주택임대차보호법 제7조의2/).waitFor()
    // another rate is calculated at once
    const monthly = () =>
      s.page
        .getByRole('table', { name: /월세와 전세를 같은 자로/ })
        .getByRole('cell')
        .first()
        .textContent()
    expect(await monthly()).toBe('83만 3,333원')
    await s.page.getByRole('slider').fill('600')
    await expect.poll(monthly).toBe('100만 원')
    await s.shot(`compare-${device}`, true)

    await s.press(s.page.getByRole('link', { name: 'A 보고서 보기' }))
    await s.page.locator('summary', { hasText: '이 보고서로 더 하기' }).waitFor()
    expect(pathOf(s)).toBe('/report/view')
    await s.page.goBack()
    await heading(s.page, /잃을 수 있는 돈이/).waitFor()
    await s.press(button(s.page, '뒤로'))
    await heading(s.page, '비교할 두 집을 골라 주세요').waitFor()
    await s.end()
  },
)

test.each(told(devices))('one home is withheld: no winner, and what is missing of it (%s)', async (device) => {
  const s = await owner(`withheld-${device}`, device, GARAM, HOUSE)
  await s.page.goto(`${world.url}/report/compare/list`)
  await s.press(home(s, /가람빌/))
  await s.press(home(s, /계룡로/))
  await s.press(button(s.page, '두 집 비교하기'))
  await heading(s.page, '어느 집이 나은지 아직 말할 수 없어요').waitFor()
  await s.page.getByText('B에 꼭 알아야 하는데 모르는 것이 있어요.', { exact: false }).waitFor()
  await s.page.getByRole('list', { name: '모르는 것' }).getByText('다른 세대', { exact: false }).waitFor()
  expect(await s.page.getByRole('heading', { name: /잃을 수 있는 돈/ }).count()).toBe(0)
  // no safety figure names a winner either
  await expect.poll(() => cell(s, '모자랄 수 있는 돈', 2).textContent()).toBe('비교 못 함')
  await expect.poll(() => cell(s, '앞선 빚', 1).textContent()).toBe('확인 못 함')
  await s.shot(`compare-withheld-${device}`, true)
  await s.end()
})

test.each(told(devices))(
  'two reports of one home are not two homes, and a lost address leads to the list (%s)',
  async (device) => {
    const s = await owner(`same-home-${device}`, device, GARAM, GARAM)
    await s.page.goto(`${world.url}/report/compare/list`)
    await s.press(home(s, /가람빌/).first())
    await s.page.getByText('고른 집과 같은 집이에요').waitFor()
    expect(
      await home(s, /가람빌/)
        .last()
        .getByRole('checkbox')
        .isDisabled(),
    ).toBe(true)
    await s.page.goto(`${world.url}/report/compare?a=x`)
    await heading(s.page, '비교할 집을 두 곳 골라 주세요').waitFor()
    await s.press(button(s.page, '비교할 집 고르기'))
    await heading(s.page, '비교할 두 집을 골라 주세요').waitFor()
    await s.end()
  },
)

async function print(id: string) {
  const found = homeById(id)
  if (!found) throw new Error(`no home ${id}`)
  const pdf = await registerPdf(registerOf(subjectOfHome(found)), {
    viewedAt: new Date('2026-11-20T01:00:00Z'),
    warning: '',
  })
  return { name: `${id}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(pdf) }
}

test.each(told(devices))(
  'two registers on the device: compared as it is typed, and nothing is sent (%s)',
  async (device) => {
    const s = await openStory(world.browser, world.url, { device })
    const { page } = s
    const sent: string[] = []
    page.on('request', (r) => {
      if (r.method() !== 'GET') sent.push(`${r.url()} ${r.postData() ?? ''}`)
    })
    await page.goto(`${world.url}/analyze`)
    const file = page.locator('input[type=file]')
    await file.setInputFiles(await print('narae-302'))
    await page.locator('.report').waitFor()
    await page.getByRole('textbox', { name: '보증금', exact: true }).fill('200000000')
    await page.getByRole('textbox', { name: '집값' }).fill('240000000')
    await page.getByRole('textbox', { name: '공시가격' }).fill('200000000')
    await file.setInputFiles(await print('garam-302'))
    await page.getByText('다른 집의 등기부예요').waitFor()
    await s.press(button(page, '두 집 나란히 비교하기'))

    // what was typed for the first home is kept, and nothing is known for the second
    await heading(page, '어느 집이 나은지 아직 말할 수 없어요').waitFor()
    const [a, b] = [page.getByRole('group', { name: /^A · / }), page.getByRole('group', { name: /^B · / })]
    await s.press(page.locator('summary', { hasText: /^A · / }))
    expect(await a.getByRole('textbox', { name: '보증금', exact: true }).inputValue()).toBe('200,000,000')
    await b.getByRole('textbox', { name: '보증금', exact: true }).fill('150000000')
    await b.getByRole('textbox', { name: '집값' }).fill('240000000')
    await b.getByRole('textbox', { name: '공시가격' }).fill('200000000')
    await heading(page, /^B에서 잃을 수 있는 돈이 .+원 적어요$/).waitFor()
    await page.getByText('월세가 없으면 0원으로 적어 주세요.', { exact: false }).waitFor()
    await a.getByRole('textbox', { name: '월세' }).fill('0')
    await b.getByRole('textbox', { name: '월세' }).fill('500000')
    await page
      .getByText('A의 부담이 한 달에', { exact: false })
      .or(page.getByText('B의 부담이 한 달에', { exact: false }))
      .waitFor()
    await s.shot(`compare-device-${device}`, true)

    await s.press(button(page, '나중에 넣은 집만 보기'))
    await page.locator('.report').waitFor()
    expect(await page.getByRole('textbox', { name: '보증금', exact: true }).inputValue()).toBe('150,000,000')
    // usage counts may be sent, but nothing about a home
    expect(sent.filter((line) => /나래|가람|200000000|150000000|화곡/.test(line))).toEqual([])
    await s.end()
  },
)

test.each(told(devices))(
  'a report’s score and text: the points with their lines, and the words to copy (%s)',
  async (device) => {
    const s = await owner(`reads-${device}`, device, NARAE)
    await s.page.goto(`${world.url}/report`)
    await s.press(s.page.getByRole('link', { name: /나래하우스/ }))
    const more = s.page.getByRole('navigation', { name: '이 보고서로 더 하기' })
    await openMore(s)
    await s.press(more.getByRole('link', { name: /점수가 나온 이유/ }))
    await heading(s.page, '100점에서 뺀 것').waitFor()
    await s.press(s.page.getByRole('button', { name: /^을구 1 .*등기부/ }).first())
    await s.page
      .getByRole('dialog')
      .getByRole('article', { name: /을구 1/ })
      .waitFor()
    await s.page.keyboard.press('Escape')
    await s.press(s.page.getByRole('link', { name: '보고서로 돌아가기' }))
    await openMore(s)
    await s.press(more.getByRole('link', { name: /글로 읽고 듣기/ }))
    const text = s.page.getByRole('article', { name: '글로 읽는 보고서' })
    await text.getByText('판정: 매우위험').waitFor()
    expect(await text.getByText('누구도 미리 알 수 없는 것').count()).toBe(0)
    await s.press(choice(s.page, '모두'))
    await text.getByText('누구도 미리 알 수 없는 것').waitFor()
    await text.getByText('규칙 묶음', { exact: false }).waitFor()
    await s.end()
  },
)

test.each(told(devices))('an answer makes a new score, and the one before stays to be read (%s)', async (device) => {
  const login = await logIn(world.url, `answers-${device}`)
  const report_seq = await reportOf(world.url, login.token, await orderByCall(world.url, login.token, NARAE))
  const answers = [{ question: 'taxes', value: 'arrears', source: 'told', as_of: '2026-11-20' }]
  const edited = await fetch(`${world.url}/api/v1/report/user/${report_seq}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${login.token}`,
      'content-type': 'application/json',
      'idempotency-key': `earlier-score-${device}`,
    },
    body: JSON.stringify({ seen_version: 1, answers }),
  })
  expect(await edited.json()).toMatchObject({ code: 0, data: { version: 2 } })
  const s = await openStory(world.browser, world.url, { device, holds: { nz_session: JSON.stringify(login) } })
  await s.page.goto(`${world.url}/report/score?report=${report_seq}`)
  await heading(s.page, '지난 점수').waitFor()
  await s.press(s.page.getByRole('link', { name: /^1판 · 매우위험 \d+점/ }))
  await expect.poll(() => new URL(s.page.url()).search).toMatch(/version=1$/)
  await s.page.getByText('나래하우스 302호').first().waitFor()
  await s.end()
})

/** A speech synthesis that records its texts; or none at all, as in many web views. */
const VOICE = `window.said = []
  Object.defineProperty(window, 'speechSynthesis', { value: {
    speak: (u) => { window.said.push([u.lang, u.text]); window.last = u }, cancel: () => window.said.push('cancel') } })`
const NO_VOICE = `delete Window.prototype.speechSynthesis; delete window.speechSynthesis; delete window.SpeechSynthesisUtterance`

test('a report is read aloud line by line until it ends or is stopped; where no browser can, that is said', async () => {
  const s = await owner('listens', 'phone', NARAE)
  await s.page.addInitScript(VOICE)
  await s.page.goto(`${world.url}/report`)
  await s.press(s.page.getByRole('link', { name: /나래하우스/ }))
  await openMore(s)
  await s.press(s.page.getByRole('link', { name: /글로 읽고 듣기/ }))
  await s.press(button(s.page, '소리로 듣기'))
  await button(s.page, '그만 듣기').waitFor()
  const said = await s.page.evaluate<unknown[]>('window.said')
  const text = s.page.getByRole('article', { name: '글로 읽는 보고서' })
  const shown = await text.locator('h2, section > p').allTextContents()
  expect(said.filter((one) => one !== 'cancel')).toEqual(shown.map((line) => ['ko-KR', line]))
  await s.page.evaluate('void window.last.onend()')
  await s.press(button(s.page, '소리로 듣기'))
  await s.press(button(s.page, '그만 듣기'))
  expect(await s.page.evaluate('window.said.at(-1)')).toBe('cancel')
  await s.press(button(s.page, '소리로 듣기'))
  await s.page.evaluate('void window.last.onerror()')
  await s.page.getByText('소리로 읽지 못했어요', { exact: false }).waitFor()
  const without = await s.context.newPage()
  await without.addInitScript(NO_VOICE)
  await without.goto(s.page.url())
  await without.getByText('이 브라우저는 소리로 읽어 주지 못해요', { exact: false }).waitFor()
  expect(await button(without, '소리로 듣기').isDisabled()).toBe(true)
  await s.end()
})

test.each(told(devices))(
  'what can be had around a report has its full price, and leads to where it is bought (%s)',
  async (device) => {
    const s = await owner(`buys-${device}`, device, GARAM)
    await s.page.goto(`${world.url}/report`)
    await s.press(s.page.getByRole('link', { name: /가람빌/ }))
    await openMore(s)
    await s.press(s.page.getByRole('link', { name: /이 집으로 더 할 수 있는 것/ }))
    await heading(s.page, '살 수 있는 것').waitFor()
    await s.page.getByRole('link', { name: /보고서 이용권 3장 · 2만 7,000원/ }).waitFor()
    await s.press(s.page.getByRole('link', { name: /새 등기부로 다시 받기 · [\d,만 ]+원/ }))
    await heading(s.page, '새 등기부로 다시 받을까요?').waitFor()
    await s.end()
  },
)
