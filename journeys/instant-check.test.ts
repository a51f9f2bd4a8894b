import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalWords } from '../packages/engine/src/words/ko/refusals.ts'
import { hostileTexts } from '../apps/server/src/features/testing/hostile-text.ts'
import { barriers } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { shownIn, struckIn, WATCH } from './hostile-answers.ts'
import { serveBuiltWeb, type BuiltWeb } from './built-web.ts'
import { allLoaded, drop, grade, openCheck, printOf, textFile } from './check-visit.ts'
import { inTurns } from './in-turns.ts'

const told = inTurns('instant-check')

let web: BuiltWeb
let browser: Browser

beforeAll(async () => {
  web = await serveBuiltWeb()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await web.stop()
})

const visit = (width?: number, scheme?: 'light' | 'dark') => openCheck(browser, web.url, width, scheme)

test('a register is read and judged on the device: nothing of it is sent, and the second one asks for nothing at all', async () => {
  const { page, context, asked, errors } = await visit()
  asked.length = 0
  await drop(page, await printOf('narae-302'))
  await page.locator('.report').waitFor()
  await expect.poll(() => grade(page).textContent()).toBe('판단보류')
  const origin = new URL(web.url).origin
  expect(
    asked.filter(
      (a) =>
        a.method !== 'GET' ||
        a.body ||
        new URL(a.url).origin !== origin ||
        !new URL(a.url).pathname.startsWith('/assets/'),
    ),
  ).toEqual([])
  // the code for a second register is fetched while the first one's report is shown
  await expect.poll(() => asked.some((a) => a.url.includes('/changes-'))).toBe(true)
  await allLoaded(page, asked)

  asked.length = 0
  await drop(page, await printOf('tarae-302'))
  await page.getByText('타래').first().waitFor()
  await expect.poll(() => page.getByText('나래하우스').count()).toBe(0)
  // parts of the font may still load for letters that the first home did not need
  expect(asked.filter((a) => !a.url.endsWith('.woff2'))).toEqual([])

  await context.setOffline(true)
  await drop(page, await printOf('garam-201'))
  await page.getByText('가람').first().waitFor()
  expect(errors).toEqual([])
  await context.close()
})

test('each answer is judged at once, without reading the file again; those that it waits for are in its card', async () => {
  const { page, context } = await visit()
  await drop(page, await printOf('narae-302'))
  await page.locator('.report').waitFor()
  // The verdict is displayed at once; missing answers are asked within its card, and take effect as they are typed.
  const card = page.getByRole('region', { name: '판정' }).first()
  await card.getByRole('textbox', { name: '집값' }).waitFor()
  const fromTrades = page.getByRole('link', { name: /실거래로 채우기/ })
  await fromTrades.waitFor()
  await page.getByRole('textbox', { name: '보증금', exact: true }).fill('200000000')
  await page.getByRole('textbox', { name: '집값' }).fill('250000000')
  await page.getByRole('heading', { name: '경매로 가면 돌려받을 돈' }).waitFor()
  // a price known by hearsay only is used and marked as such, but gives no verdict before a paper confirms it
  await page.getByText('들은 집값으로 한 계산이고', { exact: false }).first().waitFor()
  await page.getByRole('textbox', { name: '공시가격' }).fill('200000000')
  await expect.poll(() => grade(page).textContent()).not.toBe('판단보류')
  await expect.poll(() => page.getByText('들은 집값으로 한 계산이고', { exact: false }).count()).toBe(0)
  await expect.poll(() => fromTrades.count()).toBe(0)
  // 2억 × 0.3 %
  await page.getByRole('heading', { name: '돈과 절차' }).click()
  await page.getByText('중개보수 상한').click()
  await page.getByText('60만 원까지').waitFor()
  await page.getByRole('textbox', { name: '보증금', exact: true }).fill('')
  await expect.poll(() => grade(page).textContent()).toBe('판단보류')
  await context.close()
})

test('a calculation that does not come is reported in its place, and comes with another start of the page', async () => {
  const { page, context } = await visit()
  let lost = true
  await page.route(/payout-calculation-.*\.js/, (route) => (lost ? route.abort() : route.continue()))
  const answered = async () => {
    await drop(page, await printOf('narae-302'))
    // the register's own findings need no answers
    await expect.poll(() => grade(page).textContent()).toBe('판단보류')
    await page.getByRole('textbox', { name: '보증금', exact: true }).fill('200000000')
    await page.getByRole('textbox', { name: '집값' }).fill('250000000')
  }
  await answered()
  await page.getByText('이 부분을 불러오지 못했어요').waitFor()
  // a verdict for earlier answers is not shown next to these
  expect(await grade(page).count()).toBe(0)
  expect(await page.getByRole('textbox', { name: '집값' }).inputValue()).not.toBe('')
  lost = false
  await page.getByRole('button', { name: '다시 해 보기' }).click()
  await page.waitForEvent('load')
  await answered()
  await page.getByRole('heading', { name: '경매로 가면 돌려받을 돈' }).waitFor()
  await context.close()
})

test('the slider answers at once, and goes back', async () => {
  const { page, context } = await visit()
  await drop(page, await printOf('narae-302'))
  await page.getByRole('textbox', { name: '보증금', exact: true }).fill('150000000')
  await page.getByRole('textbox', { name: '집값' }).fill('250000000')
  await page.getByRole('heading', { name: '조건을 바꿔 보기' }).click()
  const rate = page.getByRole('slider', { name: '낙찰가율' })
  await rate.waitFor()
  const result = page.getByText('이 조건이면 돌려받을 돈').first().locator('xpath=following-sibling::p[1]')
  const start = await result.textContent()
  await rate.fill('40')
  await expect.poll(() => result.textContent()).not.toBe(start)
  await page.getByRole('button', { name: '처음으로' }).click()
  await expect.poll(() => result.textContent()).toBe(start)
  await context.close()
})

test('what is no register is refused by its name, with what to do; the next file takes its place', async () => {
  const { page, context } = await visit()
  const refusals: readonly (readonly [{ name: string; mimeType: string; buffer: Buffer }, string])[] = [
    [textFile('메모.txt', '오늘 점심은 국수'), refusalWords.notARegister.title],
    [textFile('빈칸.txt', '   \n'), refusalWords.emptyFile.title],
    [{ name: '빈.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }, refusalWords.emptyFile.title],
    [
      { name: '깨진.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nnothing here') },
      refusalWords.unreadable.title,
    ],
    [
      { name: '사진.pdf', mimeType: 'application/pdf', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]) },
      'PDF나 텍스트 파일만 읽을 수 있어요',
    ],
    [
      { name: '큰.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(20 * 1024 * 1024 + 1, '%PDF-') },
      '파일이 너무 커요',
    ],
  ]
  for (const [file, title] of refusals) {
    await drop(page, file)
    await page.getByRole('alert').filter({ hasText: title }).waitFor()
    await expect.poll(() => page.locator('.report').count()).toBe(0)
  }
  await drop(page, await printOf('garam-201'))
  await page.locator('.report').waitFor()
  await expect.poll(() => page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
  await context.close()
})

test('a file let go anywhere on the page is read; what could not be checked is a tap away', async () => {
  const { page, context } = await visit()
  const { name, buffer } = await printOf('garam-201')
  await page.evaluate(`{
    const files = new DataTransfer()
    files.items.add(new File([Uint8Array.from(atob('${buffer.toString('base64')}'), (c) => c.charCodeAt(0))], '${name}'))
    document.querySelector('h1').dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }))
  }`)
  await page.locator('.report').waitFor()
  await page
    .getByRole('link', { name: /^모르는 것 ?\d+$/ })
    .first()
    .click()
  const top = () => page.getByRole('heading', { name: '모르는 것' }).boundingBox()
  await expect.poll(async () => ((await top())?.y ?? -1) >= 0 && ((await top())?.y ?? 900) < 200).toBe(true)
  await expect.poll(() => page.locator('.report').count()).toBe(1)
  await context.close()
})

test('a register may be pasted as text', async () => {
  const { page, context } = await visit()
  await page.getByText('글로 붙여 넣기').click()
  await page.getByRole('button', { name: '붙여 넣은 글 읽기' }).click()
  await page.getByText('등기부의 글을 먼저 붙여 넣어 주세요.').waitFor()
  await page.getByLabel('등기부 글').fill(pasted)
  await page.getByRole('button', { name: '붙여 넣은 글 읽기' }).click()
  await page.locator('.report').waitFor()
  await page
    .getByText(/가온빌라.*301호/)
    .filter({ visible: true })
    .first()
    .waitFor()
  await context.close()
})

test('what a register says is text, whatever it says', async () => {
  const { page, context, errors } = await visit()
  await page.evaluate(WATCH)
  for (const texts of [hostileTexts.slice(0, 12), hostileTexts.slice(12, 24), hostileTexts.slice(24)]) {
    const next = (n: number) => texts[n % texts.length] ?? ''
    const hostile = pasted
      .replace('가온빌라', `가온빌라 ${next(0)}`)
      .replaceAll('김하나', `김하나 ${next(1)}`)
      .replace('철근콘크리트구조', `철근콘크리트구조 ${next(2)}`)
      .replace('다온은행', `다온은행 ${next(3)}`)
      .replace('1 소유권보존', `1 소유권보존 ${next(4)}`)
      .replace(
        '-- 이 하 여 백 --',
        `2 압류 2023년7월4일 제44121호 ${next(5)} 권리자 ${next(6)}\n3 임차권설정 ${next(7)}\n-- 이 하 여 백 --`,
      )
    await page.getByText('글로 붙여 넣기').click()
    await page.getByLabel('등기부 글').fill(hostile)
    await page.getByRole('button', { name: '붙여 넣은 글 읽기' }).click()
    await expect
      .poll(() =>
        page
          .locator('.report')
          .textContent({ timeout: 500 })
          .catch(() => ''),
      )
      .toContain(next(1))
    await page.evaluate(`window.dispatchEvent(new Event('beforeprint'))`)
    await expect.poll(() => shownIn(page)).toBeGreaterThan(1)
    expect(await struckIn(page)).toEqual([])
  }
  expect(errors).toEqual([])
  await context.close()
})

test('by keyboard alone: a finding opens, shows the line of the register, and gives the focus back', async () => {
  const { page, context } = await visit()
  await drop(page, await printOf('narae-302'))
  const finding = page.locator('.report article h3 button').first()
  await finding.waitFor()
  await finding.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await sheet.getByText('중개사에게 물어볼 말').waitFor()
  await sheet.getByRole('article', { name: /을구 1 근저당권설정/ }).waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => finding.and(page.locator(':focus')).count()).toBe(1)
  await context.close()
})

const looks = told([
  [390, 'light'],
  [1280, 'dark'],
] as const)
test('no tool finds a barrier, before and after', async () => {
  for (const [width, scheme] of looks) {
    const { page, context } = await visit(width, scheme)
    expect(await barriers(page, width)).toEqual([])
    await drop(page, await printOf('bada-301'))
    await page.getByRole('textbox', { name: '보증금', exact: true }).fill('150000000')
    await page.getByRole('textbox', { name: '집값' }).fill('250000000')
    await page.getByRole('heading', { name: '조건을 바꿔 보기' }).click()
    await page.getByRole('slider', { name: '낙찰가율' }).waitFor()
    expect(await barriers(page, width)).toEqual([])
    await context.close()
  }
})

const pasted = `등기사항전부증명서(말소사항 포함)
- 집합건물 -
[집합건물] 서울특별시 강서구 화곡동 100-1 가온빌라 제3층 제301호
고유번호 1146-2015-001234
【 표 제 부 】 (전유부분의 건물의 표시)
표시번호 접 수 건 물 번 호 건 물 내 역 등기원인 및 기타사항
1 2015년3월2일 제3층 제301호 철근콘크리트구조 45.5㎡
【 갑 구 】 (소유권에 관한 사항)
순위번호 등 기 목 적 접 수 등 기 원 인 권리자 및 기타사항
1 소유권보존 2015년3월2일 제10234호 소유자 김하나 800101-******* 서울특별시 강서구 화곡동 100-1
【 을 구 】 (소유권 이외의 권리에 관한 사항)
순위번호 등 기 목 적 접 수 등 기 원 인 권리자 및 기타사항
1 근저당권설정 2022년7월4일 제44120호 2022년7월4일 설정계약 채권최고액 금132,000,000원 채무자 김하나 근저당권자 주식회사다온은행 110111-0000001
-- 이 하 여 백 --
관할등기소 서울남부지방법원 등기국
열람일시 : 2026년11월20일 10시00분00초
1/1
`

test('who lives there is told another thing than who has not signed: other acts, no clause, no question for the realtor', async () => {
  const { page, context, errors } = await visit()
  await drop(page, await printOf('haneul-802'))
  await page.getByRole('textbox', { name: '보증금', exact: true }).fill('130000000')
  await page.getByRole('textbox', { name: '집값' }).fill('250000000')
  const seizure = page.locator('article', { hasText: '압류가 걸려 있어요' })
  await page.getByRole('tab', { name: '계약 전이에요' }).waitFor()
  await seizure.getByRole('button').first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('압류가 풀려 말소될 때까지 돈을 보내지 마세요.').first().waitFor()
  await sheet.getByRole('heading', { name: '계약서에 넣을 특약' }).waitFor()
  await sheet.getByRole('heading', { name: '중개사에게 물어볼 말' }).waitFor()
  await expect.poll(() => sheet.locator('ol > li[aria-current=step]').count()).toBe(1)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })

  await page.getByRole('tab', { name: '이미 살고 있어요' }).click()
  await seizure.getByRole('button').first().click()
  await sheet
    .getByText(/전입과 점유는 그대로 두세요/)
    .first()
    .waitFor()
  await expect.poll(() => sheet.getByText('돈을 보내지 마세요').count()).toBe(0)
  await sheet.getByText('계약이 끝날 때').waitFor()
  await expect.poll(() => sheet.getByRole('heading', { name: '계약서에 넣을 특약' }).count()).toBe(0)
  await expect.poll(() => sheet.getByRole('heading', { name: '중개사에게 물어볼 말' }).count()).toBe(0)
  expect(errors).toEqual([])
  await context.close()
})

test('an account in another name than the owner’s turns the verdict at once', async () => {
  const { page, context } = await visit()
  await drop(page, await printOf('garam-201'))
  await page.getByRole('textbox', { name: '보증금', exact: true }).fill('100000000')
  await page.getByRole('textbox', { name: '집값' }).fill('300000000')
  await expect.poll(() => grade(page).textContent()).not.toBe('매우위험')
  await page.getByText('계약 상대 알려 주기').click()
  await page.getByRole('textbox', { name: '돈 받을 계좌의 예금주' }).fill('나른사람')
  await expect.poll(() => grade(page).textContent()).toBe('매우위험')
  await page.getByText('돈 받을 계좌가 주인 이름이 아니에요').first().waitFor()
  await context.close()
})
