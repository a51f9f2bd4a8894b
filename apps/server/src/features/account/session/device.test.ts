import { describe, expect, it } from 'vitest'
import { deviceOf } from './device.ts'

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('a device', () => {
  it.each([
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${APPLE} Version/18.1 Mobile/15E148 Safari/604.1`,
      'ios safari',
    ],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${APPLE} Mobile/15E148 KAKAOTALK 10.9.0`, 'ios kakaotalk'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S921N) ${BLINK} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
      'android samsung',
    ],
    [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${BLINK} Chrome/131.0.0.0 Mobile Safari/537.36`, 'android chrome'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'windows edge'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/130.0.0.0 Whale/4.29 Safari/537.36`, 'windows whale'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'linux firefox'],
    ['curl/8.5.0', 'other other'],
  ])('%s is %s', (agent, device) => expect(deviceOf(agent)).toBe(device))
  it('that says nothing is none', () => expect(deviceOf(null)).toBeNull())
})
