import type { Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { button, heading, openStory, pathOf, type Story } from './story.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => expect(await world.invariants()).toBe('every invariant holds'))
afterAll(() => world.end())

/** Moves the focus by the Tab key alone, as a user without a mouse does. */
async function tabTo(s: Story, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' })
  for (let keys = 0; keys < 200; keys++) {
    if ((await target.and(s.page.locator(':focus')).count()) > 0) return
    await s.page.keyboard.press('Tab')
  }
  throw new Error(`no way by the keyboard to ${String(target)}`)
}

const ways = [
  { width: 1280, gateway: '신용·체크카드' },
  { width: 390, gateway: '네이버페이' },
]
test.each(ways)('from the first page to the report by the keyboard alone, at $width px', async ({ width, gateway }) => {
  const s = await openStory(world.browser, world.url, { device: 'desktop', width })
  const { page } = s
  const { keyboard } = page
  const radio = (name: string | RegExp) => page.getByRole('radio', { name })
  const arrives = async (question: string) => {
    await heading(page, question).waitFor()
    // The focus is on the question, so that it is read out and the next key goes there.
    await expect
      .poll(() => page.evaluate<boolean>(`document.getElementById('main').contains(document.activeElement)`))
      .toBe(true)
  }
  const choose = async (target: Locator) => {
    await tabTo(s, target)
    await keyboard.press('Space')
    await expect.poll(() => target.isChecked()).toBe(true)
  }
  const type = async (name: string, text: string) => {
    await tabTo(s, page.getByRole('textbox', { name }))
    await keyboard.type(text)
    await keyboard.press('Enter')
  }
  const onward = async () => {
    await tabTo(s, page.locator('#main').getByRole('button', { name: '다음', exact: true }))
    await keyboard.press('Enter')
  }
  await page.goto(s.url)
  await tabTo(s, button(page, '이 집 분석받기'))
  await keyboard.press('Enter')
  await arrives('어떤 계약인가요?')
  await choose(radio(/^전세/))
  await onward()
  await arrives('지금 어떤 상황인가요?')
  await tabTo(s, radio(/^이사하기 전/))
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowUp')
  await expect.poll(() => radio(/^이사하기 전/).isChecked()).toBe(true)
  await onward()
  await arrives('계약은 어디까지 왔나요?')
  await choose(radio(/^아직 계약하지/))
  await onward()
  await arrives('계약은 언제 할 예정인가요?')
  await type('계약일', '20261201')
  await arrives('언제 입주하나요?')
  await type('입주일', '20261220')
  await arrives('보증금은 얼마인가요?')
  await type('보증금', '200000000')
  await arrives('어느 집인가요?')
  await tabTo(s, page.getByRole('searchbox'))
  await keyboard.type('나래하우스')
  await page.getByRole('button', { name: /나래하우스/ }).waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await page.locator('[aria-pressed="true"]', { hasText: '나래하우스' }).waitFor()
  await onward()
  await arrives('몇 동 몇 호인가요?')
  await choose(radio('1층'))
  await choose(radio('101호'))
  await onward()
  await page.getByRole('alertdialog').waitFor()
  await keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await keyboard.press('Enter')
  await tabTo(s, button(page, '3초 만에 로그인'))
  await keyboard.press('Enter')
  await heading(page, '누구로 들어갈까요?').waitFor()
  await tabTo(s, page.getByRole('button', { name: '김임차' }))
  await keyboard.press('Enter')
  await arrives('이 내용으로 보고서를 만들까요?')
  await tabTo(s, radio('카카오페이'))
  for (let keys = 0; keys < 6 && !(await radio(gateway).isChecked()); keys++) await keyboard.press('ArrowDown')
  await expect.poll(() => radio(gateway).isChecked()).toBe(true)
  await choose(page.getByRole('checkbox', { name: /^결제하면 바로/ }))
  await tabTo(s, button(page, /원 결제하기$/))
  await expect.poll(() => pathOf(s)).toBe('/analyze/amount')
  await keyboard.press('Enter')
  await paysInWindow(s)
  await readsByKeys(s)
  await s.end()
})

test('logging in by the keyboard alone, at 390 px; a new page begins at its own heading', async () => {
  const s = await openStory(world.browser, world.url, { device: 'desktop', width: 390 })
  const { page } = s
  await page.goto(`${s.url}/mypage`)
  await heading(page, '마이').waitFor()
  await tabTo(s, button(page, '카카오로 3초 만에 로그인'))
  await page.keyboard.press('Enter')
  await heading(page, '누구로 들어갈까요?').waitFor()
  await tabTo(s, page.getByRole('button', { name: '김임차' }))
  await page.keyboard.press('Enter')
  await heading(page, '내 정보').waitFor()
  await tabTo(s, page.getByRole('link', { name: /내 보고서/ }))
  await page.keyboard.press('Enter')
  await heading(page, '내 보고서').waitFor()
  await isShown(s)
  await page.goBack()
  await heading(page, '내 정보').waitFor()
  await isShown(s)
  await s.end()
})

/** The focus is in the new page, not lost with the previous one. */
const isShown = ({ page }: Story) =>
  expect
    .poll(() => page.evaluate<boolean>(`document.getElementById('main').contains(document.activeElement)`))
    .toBe(true)

/** The gateway's window, in a frame: entered, filled in and left by keyboard alone. */
async function paysInWindow(s: Story): Promise<void> {
  const inside = s.page.frameLocator('iframe[title="견본 결제창"]')
  const into = async (target: Locator) => {
    await target.waitFor()
    for (let keys = 0; keys < 60; keys++) {
      if ((await target.and(inside.locator(':focus')).count()) > 0) return
      await s.page.keyboard.press('Tab')
    }
    throw new Error(`no way by the keyboard to ${String(target)}`)
  }
  await into(inside.getByRole('textbox', { name: '카드 번호' }))
  await s.page.keyboard.press('ControlOrMeta+A')
  await s.page.keyboard.type('4111111111111111')
  await into(inside.getByRole('button', { name: '결제하기', exact: true }))
  await s.page.keyboard.press('Enter')
}

/** Every dialog of a report is opened and closed by keyboard; the focus returns to where it was. */
async function readsByKeys(s: Story): Promise<void> {
  const { page } = s
  const { keyboard } = page
  await heading(page, '보고서가 나왔어요').waitFor({ timeout: 60_000 })
  await tabTo(s, button(page, '보고서 보기'))
  await keyboard.press('Enter')
  await heading(page, '지금 할 일').waitFor()
  await isShown(s)
  const opensAndReturns = async (what: Locator, role: 'dialog' | 'alertdialog') => {
    await tabTo(s, what)
    await keyboard.press('Enter')
    const over = page.getByRole(role)
    await over.waitFor()
    // The page behind it is out of reach, however often Tab is pressed.
    for (let keys = 0; keys < 12; keys++) {
      await keyboard.press('Tab')
      await expect.poll(() => page.locator('#main').locator(':focus').count()).toBe(0)
    }
    await keyboard.press('Escape')
    await over.waitFor({ state: 'detached' })
    await expect.poll(() => what.and(page.locator(':focus')).count()).toBe(1)
  }
  await opensAndReturns(page.locator('.report article h3').getByRole('button').first(), 'dialog')
  await opensAndReturns(
    page.locator('.report').getByRole('button', { name: '대항력', exact: true }).first(),
    'alertdialog',
  )
  await tabTo(s, page.locator('.report summary', { hasText: '조건을 바꿔 보기' }))
  await keyboard.press('Enter')
  const rate = page.getByRole('slider', { name: '낙찰가율' })
  await tabTo(s, rate)
  const before = await rate.getAttribute('aria-valuenow').then((now) => now ?? rate.inputValue())
  await keyboard.press('ArrowLeft')
  await expect.poll(async () => (await rate.getAttribute('aria-valuenow')) ?? rate.inputValue()).not.toBe(before)
  const line = page.getByRole('list', { name: '권리의 흐름' }).getByRole('button').first()
  const pane = page.getByRole('region', { name: '등기부에 적힌 내용' })
  // Next to the report the register's own line is highlighted; if there is no room for it, a sheet shows the line.
  if (await pane.isVisible()) {
    await tabTo(s, line)
    await keyboard.press('Enter')
    await pane.getByText('지금 보는 줄').waitFor()
    await expect.poll(() => line.and(page.locator(':focus')).count()).toBe(1)
  } else await opensAndReturns(line, 'dialog')
  for (const part of await page.locator('.report summary').all()) {
    if ((await part.locator('xpath=..').getAttribute('open')) !== null) continue
    await tabTo(s, part)
    await keyboard.press('Enter')
    await expect.poll(() => part.locator('xpath=..').getAttribute('open')).not.toBeNull()
  }
}
