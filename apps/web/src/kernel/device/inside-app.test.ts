import { expect, test } from 'vitest'
import { inAppOf, outsideUrl } from './inside-app.ts'

const android =
  'Mozilla/5.0 (Linux; Android 15; SM-S928N) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

test.each([
  [`${android} Mobile Safari/537.36 KAKAOTALK/25.9.0 (INAPP)`, 'kakaotalk'],
  [`${iphone} KAKAOTALK 25.9.0`, 'kakaotalk'],
  [`${iphone} Safari Line/15.17.0`, 'line'],
  [`${android} Mobile Safari/537.36 NAVER(inapp; search; 2000; 12.13.4)`, 'naver'],
  [`${iphone} DaumApps/9.0`, 'daum'],
  [`${iphone} Instagram 355.0.0`, 'instagram'],
  [`${iphone} [FBAN/FBIOS;FBAV/490.0.0]`, 'facebook'],
  ['Mozilla/5.0 (Linux; Android 15; SM-S928N; wv) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36', 'other'],
])('%s is a browser inside %s', (agent, app) => expect(inAppOf(agent)).toBe(app))

test.each([
  `${android} Mobile Safari/537.36`,
  `${iphone} Version/18.1 Safari/604.1`,
  'Mozilla/5.0 (X11; Linux) Firefox/140.0',
])('%s is a browser of its own', (agent) => expect(inAppOf(agent)).toBeNull())

test('a page is opened outside as each app allows it, and nowhere else', () => {
  const url = 'https://jipsalpim.example/report/view?report=7'
  expect(outsideUrl('kakaotalk', url, iphone)).toBe(`kakaotalk://web/openExternal?url=${encodeURIComponent(url)}`)
  expect(outsideUrl('line', url, iphone)).toBe(`${url}&openExternalBrowser=1`)
  expect(outsideUrl('naver', url, android)).toMatch(
    /^intent:\/\/jipsalpim\.example\/report\/view\?report=7#Intent;scheme=https;/,
  )
  expect(outsideUrl('instagram', url, iphone)).toBeNull()
})
