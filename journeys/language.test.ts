import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerPdf } from '../apps/sandbox/src/world/register-pdf.ts'
import { registerOf } from '../apps/sandbox/src/world/register.ts'
import { homeById, subjectOfHome } from '../apps/sandbox/src/world/world.ts'
import { barriers, tooWide } from './barriers.ts'
import { looks, visit, visitorIn } from './look-at-places.ts'
import { makeCast } from './cast.ts'
import { heading, openStory } from './story.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

async function register(home: string) {
  const found = homeById(home)
  if (!found) throw new Error(`no home ${home}`)
  const pdf = await registerPdf(registerOf(subjectOfHome(found)), {
    viewedAt: new Date('2026-11-20T01:00:00Z'),
    warning: '',
  })
  return { name: 'register.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) }
}

const tongues = [
  {
    name: 'English',
    lang: 'en',
    title: 'Your language',
    landing: 'Is your deposit at risk in this home?',
    drop: 'Deposit',
    found: 'Risks',
    unknown: 'Households registered before you',
    term: /households that have reported/,
  },
  {
    name: '中文',
    lang: 'zh',
    title: '选择语言',
    landing: '押金交给这套房，可以吗？',
    drop: '押金',
    found: '风险',
    unknown: '先申报了地址的住户',
    term: /申报在此地址的住户/,
  },
  {
    name: 'Tiếng Việt',
    lang: 'vi',
    title: 'Chọn ngôn ngữ',
    landing: 'Giao tiền cọc cho căn nhà này có ổn không?',
    drop: 'Tiền cọc',
    found: 'Rủi ro',
    unknown: 'Hộ đã khai báo địa chỉ trước',
    term: /hộ đã khai báo/,
  },
] as const

for (const t of tongues)
  test(`in ${t.name}: chosen once, kept, down to the headings of a report and the terms of the law`, async () => {
    const s = await openStory(world.browser, world.url, { device: 'desktop' })
    const { page } = s
    await page.goto(`${s.url}/global`)
    await heading(page, '다른 말로 보기').waitFor()
    await page.getByText(t.name, { exact: true }).click()
    await heading(page, t.title).waitFor()
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe(t.lang)
    await expect.poll(() => page.evaluate(`localStorage.getItem('nz_lang')`)).toBe(t.lang)
    for (const width of [390, 1280]) {
      expect(await barriers(page, width)).toEqual([])
      await s.shot(`language-${t.lang}-global-${width}`)
    }
    expect(await tooWide(page, 320)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${s.url}/main`)
    await page.locator('main h1').waitFor()
    expect(await tooWide(page, 320)).toEqual([])
    await page.goto(`${s.url}/analyze`)
    await heading(page, t.landing).waitFor()
    await page.locator('input[type=file]').setInputFiles(await register('narae-302'))
    await page.locator('.report').waitFor()
    await page
      .getByRole('textbox', { name: new RegExp(`^${t.drop}`) })
      .first()
      .fill('200000000')
    await page.getByRole('heading', { name: t.found, exact: true }).waitFor()
    await page.locator('.report').getByRole('button', { name: t.unknown }).click()
    const sheet = page.getByRole('dialog')
    // The sentence is in the reader's language; the legal term in it is explained on a tap.
    await sheet.getByRole('button', { name: '전입세대확인서', exact: true }).first().click()
    await page.getByRole('alertdialog').getByText(t.term).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    expect(await barriers(page, 390)).toEqual([])
    await s.shot(`language-${t.lang}-report`)
    expect(await tooWide(page, 320)).toEqual([])
    await s.end()
  })

test('a language that does not come is read in Korean', async () => {
  const s = await openStory(world.browser, world.url, { holds: { nz_lang: 'vi' } })
  await s.page.route(/(?:vi\.words|words\.vi)-.*\.js/, (route) => route.abort())
  await s.page.goto(`${s.url}/main`)
  await heading(s.page, '어떤 집을 살펴볼까요?').waitFor()
  await s.context.close()
})

/** Names, addresses and the register's own words; the terms of the service are legally binding in Korean. */
const theirOwn = [
  /^·? ?(서울특별시|나래하우스|월드컵북로|서울 강서구)/,
  /^\d+(층|호)$/,
  /^3층 302호$/,
  /^(김임차|다세대|신한카드|서울시 전세 안심 지원|첫 보고서 3,000원 할인)$/,
  /^(for homes in|from) (서울특별시|집살핌)$/,
  /^(\(주\)집살핌 견본|견본 대표|제0000-견본-0000호|견본 클라우드)$/,
  /^(한국부동산원|주택임대차보호법|제\d+조)/,
  // A creditor's name.
  /^\S+( chấp)? ?[(（]근저당[)）] · (주식회사|가온새마을금고$)/,
  /^Provisional seizure [(]가압류[)] · [가-힣 ]+$/,
  // The title of a Korean source.
  /^(Source:|来源|Nguồn) .* · (checked on|确认日|kiểm tra ngày) /,
  // Texts by an operator or a coupon's issuer.
  /^(시범 |보고서의 내용은|은행 자산관리 앱의|변동 알림은 아직|3개월 동안 열고|한 사람이 한 번|서울에 있는 집|코드는 서울시|먼저 신청한|(from )?제휴 은행)/,
  /^Jeonse fraud in 강서구$/,
  // Texts that the user has typed.
  /^(얼마 전 옆집이|보증보험에 들 수|다온은행)/,
]

/** The Hangul that a reader of another language sees, and what is wider than a phone or a desk because of longer words. */
async function leftIn(lang: string, walked: readonly (typeof looks)[number][]): Promise<string[]> {
  const left: string[] = []
  const rest = [...walked]
  // The setup of a place is bound to its browser context: two in parallel need two contexts.
  const lane = async () => {
    const context = await world.browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    const page = await visitorIn(context)
    for (let look = rest.shift(); look; look = rest.shift()) {
      expect(await visit(page, { ...world, cast }, look, { nz_lang: lang }), look.title).toBeNull()
      const texts = await page.evaluate<string[]>(IN_HANGUL)
      for (const text of texts) if (!theirOwn.some((own) => own.test(text))) left.push(`${look.title}: ${text}`)
      for (const width of [390, 1280])
        left.push(...(await tooWide(page, width)).map((what) => `${look.title}: wider than ${width} px: ${what}`))
    }
    await context.close()
  }
  await Promise.all([lane(), lane()])
  return left
}
let cast: Awaited<ReturnType<typeof makeCast>>
beforeAll(async () => {
  cast = await makeCast(world.url)
})
/** Not the back office; the privacy policy names laws and companies in Korean; /global explains the Korean terms. */
const notTheirs = /^\/(operator|privacy|global)\b/
const plainLooks = looks.filter(
  ({ path, title, state }) => !path.endsWith('-ione') && !state.press && !notTheirs.test(title),
)

/** A part a test, so that a slow machine is given its time for each. */
const PARTS = 4
test.each(Array.from({ length: PARTS }, (_, part) => part + 1))(
  `in English no Korean sentence is left in any place (part %i of ${PARTS})`,
  async (part) => {
    expect(plainLooks.length).toBeGreaterThan(90)
    expect(
      await leftIn(
        'en',
        plainLooks.filter((_, i) => i % PARTS === part - 1),
      ),
    ).toEqual([])
  },
  240_000,
)

/** Another test checks that their catalogues are complete: here the payment, a report, the account and loans are enough. */
const few = plainLooks.filter(
  ({ title }) => ['/analyze/amount 1', '/report/view 1', '/mypage 2'].includes(title) || /^\/loan\b.* 1$/.test(title),
)
test.each(['zh', 'vi'])(
  'in %s no Korean sentence is left in paying, a report, the account and the questions about loans',
  async (lang) => {
    expect(few).toHaveLength(20)
    expect(await leftIn(lang, few)).toEqual([])
  },
  200_000,
)

/**
 * The Hangul on the page, except a term in brackets after its meaning. Of a report and an article only headings and
 * tables; their sentences have tests of their own.
 */
const IN_HANGUL = `[...document.querySelectorAll('body *')]
  .filter((e) => !e.closest('script, style, noscript') && (!e.closest('.report') || e.matches('h2, summary, th, .report label')))
  .filter((e) => !e.closest('[lang="ko"]:not(html)') && (!e.closest('article') || e.matches('h2, summary, th, dt, legend, label')))
  .flatMap((e) => [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent.trim()))
  .filter((text) => /[가-힣]/.test(text.replace(/[(（‘][^)）’]*[)）’]/g, '')))`
