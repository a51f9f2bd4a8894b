import { describe, expect, it } from 'vitest'
import { watchWords, type WatchTemplate } from './watch-words.ts'

// The record has every template.
const templates = Object.keys(watchWords) as WatchTemplate[]
const BASIS = '※ 고객님이 신청하신 등기변동 알림입니다.'
/** Variables of realistic length: an address with its unit, a purpose, several changes. */
const full = {
  alert_seq: 7,
  home: '서울특별시 강서구 화곡로13길 107 우장산아이파크이편한세상 제1103동 제1203호',
  purpose: '소유권이전청구권가등기말소회복',
  receipt: '123456',
  received: '2026-11-26',
  what: '근저당권이 새로 생겼어요(채권최고액 12억 3,450만 원) 외 12건',
  act: '잔금을 보내지 말고 임대인과 중개사에게 무슨 신청인지 물어보세요',
  before: 123_450_000,
  after: 23_450_000,
  won: 49_000,
  on: '2027-01-07',
  until: '2027-01-07',
  next: '2027-01-03',
  to: '2027-12-31',
}
/** In the text message a Korean letter takes two bytes (EUC-KR). */
const bytes = (text: string): number => [...text].reduce((sum, c) => sum + (c.charCodeAt(0) < 128 ? 1 : 2), 0)
/**
 * A coupon, an offer, or an invitation to install an app makes it advertising: KISA's guide for 알림톡, in force since
 * 2026-04-01.
 */
const REFUSED = /쿠폰|할인|포인트|적립|이벤트|혜택|특가|무료|추천|초대|앱에서|앱을|앱으로|설치|다운로드|\(광고\)/

describe.each(templates)('%s as 알림톡 and as a text message', (template) => {
  it.each([
    ['with everything', full],
    ['with nothing that is known', { home: full.home }],
  ])('%s', (_, variables) => {
    const { text, button } = watchWords[template](variables)
    const lines = text.split('\n')
    // The reason for sending it, once, in the last line.
    expect(lines.at(-1)).toBe(BASIS)
    expect(lines.filter((line) => line === BASIS)).toHaveLength(1)
    expect(lines[0]).toMatch(/^\[집살핌\] \S/)
    // Complete by itself: it names the home, and has no empty line.
    expect(lines).toContain(`집: ${full.home}`)
    expect(lines.filter((line) => line.trim() === '')).toEqual([])
    expect(text + button).not.toMatch(REFUSED)
    expect(text).not.toMatch(/undefined|null|NaN/)
    expect(text.length).toBeLessThanOrEqual(1000)
    expect(bytes(text)).toBeLessThanOrEqual(2000)
  })
})

it('sees what would make one advertising', () => {
  for (const wrong of ['앱에서 확인하세요.', '할인 쿠폰을 드려요.', '친구를 초대해 보세요.'])
    expect(wrong).toMatch(REFUSED)
})
