import type { Locator, Page } from 'playwright-core'
import { button, choice, heading, type Story } from './story.ts'

// The order as a user goes through it; every step waits for its own question.
export type Where = { search: string; dong?: string; floor?: string; ho?: string }
/** A unit with a mortgage that is high for its price. */
export const NARAE: Where = { search: '나래하우스', floor: '3층', ho: '302호' }

/** A unit without a mortgage; at another address than the one above. */
export const GARAM: Where = { search: '가람빌', floor: '2층', ho: '201호' }

export const next = (s: Story, name = '다음'): Promise<void> =>
  s.press(s.page.locator('#main').getByRole('button', { name, exact: true }))
const asked = (s: Story, question: string | RegExp): Promise<void> => heading(s.page, question).waitFor()

/** From the first page to the question of the address. */
export async function answerContract(s: Story): Promise<void> {
  const { page } = s
  await page.goto(s.url)
  await s.press(button(page, '이 집 분석받기'))
  await asked(s, '어떤 계약인가요?')
  await s.press(choice(page, '전세'))
  await next(s)
  await asked(s, '지금 어떤 상황인가요?')
  await s.press(choice(page, '이사하기 전이에요'))
  await next(s)
  await asked(s, '계약은 어디까지 왔나요?')
  await s.press(choice(page, '아직 계약하지 않았어요'))
  await next(s)
  await asked(s, '계약은 언제 할 예정인가요?')
  await page.getByRole('textbox', { name: '계약일' }).fill('20261201')
  await next(s)
  await asked(s, '언제 입주하나요?')
  await page.getByRole('textbox', { name: '입주일' }).fill('20261220')
  await next(s)
  await asked(s, '보증금은 얼마인가요?')
  await page.getByRole('textbox', { name: '보증금' }).fill('200000000')
  await next(s)
  await asked(s, '어느 집인가요?')
}

export async function findHome(s: Story, { search }: Where): Promise<void> {
  await s.page.getByRole('searchbox').fill(search)
  await s.press(s.page.getByRole('button', { name: new RegExp(search) }).first())
}
export async function pickUnit(s: Story, { floor, ho }: Where): Promise<void> {
  if (floor !== undefined) await s.press(choice(s.page, floor))
  if (ho !== undefined) await s.press(choice(s.page, ho))
}
export async function answerPlace(s: Story, where: Where): Promise<void> {
  await findHome(s, where)
  await next(s)
  await asked(s, '몇 동 몇 호인가요?')
  await pickUnit(s, where)
  await next(s)
}
/** Through the messenger's page, as one of its personas. */
export async function logInOnTheWay(s: Story, person: string): Promise<void> {
  await s.press(button(s.page, '3초 만에 로그인'))
  await heading(s.page, '누구로 들어갈까요?').waitFor()
  await s.press(s.page.getByRole('button', { name: person }))
}

export async function agreeAndPay(s: Story, by: '신용·체크카드' | '네이버페이' = '신용·체크카드'): Promise<void> {
  const { page } = s
  await asked(s, '이 내용으로 보고서를 만들까요?')
  await s.press(choice(page, by))
  await s.press(page.getByText('결제하면 바로 보고서를'))
  await s.press(button(page, /원 결제하기$/))
}
/** In the gateway's window, which is a page on a phone and a frame on a desktop. */
export async function payInWindow(
  s: Story,
  card = '4111111111111111',
  act: '결제하기' | '결제 실패' | '취소' = '결제하기',
): Promise<void> {
  const where = isPhone(s) ? s.page.locator('body') : s.page.frameLocator('iframe[title="견본 결제창"]').locator('body')
  await payIn(s, where, card, act)
}
async function payIn(s: Story, where: Locator, card: string, act: string): Promise<void> {
  await where.getByRole('textbox', { name: '카드 번호' }).fill(card)
  await s.press(where.getByRole('button', { name: act, exact: true }))
}
/** By its width: the page itself may be navigating to the next one. */
const isPhone = (s: Story): boolean => (s.page.viewportSize()?.width ?? 0) < 600

/** From the preparing page, when everything is ready, to the report. */
export async function openReport(s: Story): Promise<void> {
  await heading(s.page, '보고서가 나왔어요').waitFor({ timeout: 60_000 })
  await s.press(button(s.page, '보고서 보기'))
  await heading(s.page, '지금 할 일').waitFor()
  await isReadInSixScreens(s.page)
}

/** The displayed report is about this home: its name, and its address. */
export async function isReportOf({ page }: Story, name: RegExp, address: RegExp): Promise<void> {
  for (const text of [name, address]) await page.getByText(text).filter({ visible: true }).first().waitFor()
}

/** On a phone an ordinary report is at most six screens long, once all of its parts have loaded. */
async function isReadInSixScreens(page: Page): Promise<void> {
  const screen = page.viewportSize()
  if (screen === null || screen.width > 500) return
  await page.locator('.report .animate-breathe').first().waitFor({ state: 'detached' })
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  if (height > 6 * screen.height)
    throw new Error(`a report of ${height} px is more than six screens of ${screen.height}`)
}
