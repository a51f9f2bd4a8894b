import { expect, test } from 'vitest'
import { day } from '../values/day.ts'
import { judgeAdvertising, type AdChannel } from './advertising.ts'

const today = day('2026-11-21')
const marketing = { marketing: true, night: false }

test.each<[AdChannel, number, { marketing: boolean; night: boolean }, string]>([
  ['text', 20, marketing, 'yes'],
  ['text', 21, marketing, 'night'],
  ['talk', 7, marketing, 'night'],
  ['talk', 8, marketing, 'yes'],
  ['push', 23, marketing, 'night'],
  ['push', 23, { marketing: true, night: true }, 'yes'],
  ['mail', 23, marketing, 'yes'],
  ['mail', 12, { marketing: false, night: false }, 'no-consent'],
  ['text', 12, { marketing: false, night: true }, 'no-consent'],
])('advertising by %s at %d with %j: %s', (channel, hour, consents, may) =>
  expect(judgeAdvertising({ day: today, hour }, channel, consents)).toBe(may),
)
test('nothing is sent by a rule that is not in force', () =>
  expect(judgeAdvertising({ day: day('2014-11-28'), hour: 12 }, 'text', marketing)).toBe('no-consent'))
