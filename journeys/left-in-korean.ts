import { expect } from 'vitest'
import { tooWide } from './barriers.ts'
import type { Cast } from './cast.ts'
import { visits, visit, visitorIn, type Visit } from './visit-places.ts'
import type { World } from './world.ts'

/** Names, addresses and the register's own words; the terms of the service are legally binding in Korean. */
const theirOwn = [
  /^We are watching the register of 서울특별시/,
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

/**
 * The Hangul that a reader of another language sees, and elements wider than a phone or a desktop because of longer
 * words.
 */
export async function leftIn(world: World & { cast: Cast }, lang: string, walked: readonly Visit[]): Promise<string[]> {
  const left: string[] = []
  const rest = [...walked]
  // The setup of a place is bound to its browser context: two in parallel need two contexts.
  const lane = async () => {
    const context = await world.browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    const page = await visitorIn(context)
    for (let look = rest.shift(); look; look = rest.shift()) {
      expect(await visit(page, world, look, { nz_lang: lang }), look.title).toBeNull()
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

/** Not the back office; the privacy policy names laws and companies in Korean; /global explains the Korean terms. */
const notTheirs = /^\/(operator|privacy|global)\b/
export const plainVisits = visits.filter(
  ({ path, title, state }) => !path.endsWith('-ione') && !state.press && !notTheirs.test(title),
)

/**
 * The Hangul on the page, except a term in brackets after its meaning. Of a report and an article only headings and
 * tables; their sentences have tests of their own.
 */
const IN_HANGUL = `[...document.querySelectorAll('title, body *')]
  .filter((e) => !e.closest('script, style, noscript') && (!e.closest('.report') || e.matches('h2, summary, th, .report label')))
  .filter((e) => !e.closest('[lang="ko"]:not(html)') && (!e.closest('article') || e.matches('h2, summary, th, dt, legend, label')))
  .flatMap((e) => [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent.trim()))
  .filter((text) => /[가-힣]/.test(text.replace(/[(（‘][^)）’]*[)）’]/g, '')))`
