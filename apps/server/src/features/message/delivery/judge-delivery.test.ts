import { expect, it } from 'vitest'
import { judgeDelivery } from './judge-delivery.ts'
import { LIMIT_S, TEXT_OF_VENDOR_S, URGENT_S } from './delivery-times.ts'

const pending = { state: 'pending' } as const
const talk = { channel: 'talk', urgent: false, alert: false } as const
const later = { result: null, why: null, next: null }
const tried = { state: 'failed', why: '3059', text: 'tried' } as const
const notTried = { state: 'failed', why: '3104', text: 'not-tried' } as const

it('a failure that the vendor has followed by its own text is followed by none of ours', () => {
  expect(judgeDelivery({ ...talk, age: LIMIT_S }, tried)).toEqual({ result: 'failed', why: '3059', next: null })
})
it('the vendor has four minutes for its own text', () => {
  expect(judgeDelivery({ ...talk, age: TEXT_OF_VENDOR_S - 1 }, notTried)).toEqual(later)
  const failed = { result: 'failed', why: '3104' }
  expect(judgeDelivery({ ...talk, age: TEXT_OF_VENDOR_S }, notTried)).toEqual({ ...failed, next: 'text' })
  const text = { ...talk, channel: 'text', age: 0 } as const
  expect(judgeDelivery(text, notTried)).toEqual({ ...failed, next: null })
})
it('silence that was not heard is no reason for a text before the limit', () => {
  const urgent = { ...talk, urgent: true, alert: true }
  expect(judgeDelivery({ ...urgent, age: URGENT_S - 1 }, pending)).toEqual(later)
  expect(judgeDelivery({ ...urgent, age: URGENT_S }, pending)).toEqual({ ...later, next: 'text' })
  expect(judgeDelivery({ ...urgent, age: LIMIT_S - 1 }, undefined)).toEqual(later)
  expect(judgeDelivery({ ...urgent, age: LIMIT_S }, undefined)).toEqual({ ...later, result: 'unknown', next: 'text' })
})
it('at the limit it is unknown, and only what is urgent is sent as a text', () => {
  for (const delivery of [pending, undefined])
    for (const alert of [false, true])
      expect(judgeDelivery({ ...talk, alert, age: LIMIT_S }, delivery)).toEqual({ ...later, result: 'unknown' })
})
it('an alert is sent by mail where its text failed, or where nothing is known of it after the time of what is urgent', () => {
  const alert = { ...talk, channel: 'text', alert: true } as const
  const mailed = { ...later, next: 'mail' }
  expect(judgeDelivery({ ...alert, channel: 'talk', age: 60 }, tried)).toMatchObject({ result: 'failed', next: 'mail' })
  expect(judgeDelivery({ ...alert, age: 60 }, tried)).toMatchObject({ result: 'failed', next: 'mail' })
  expect(judgeDelivery({ ...alert, age: URGENT_S - 1 }, pending)).toEqual(later)
  expect(judgeDelivery({ ...alert, age: URGENT_S }, pending)).toEqual(mailed)
  expect(judgeDelivery({ ...alert, age: URGENT_S }, undefined)).toEqual(later)
  expect(judgeDelivery({ ...alert, age: LIMIT_S }, undefined)).toEqual({ ...mailed, result: 'unknown' })
  expect(judgeDelivery({ ...alert, age: LIMIT_S }, { state: 'delivered' }).next).toBe(null)
  expect(judgeDelivery({ ...alert, alert: false, age: LIMIT_S }, pending).next).toBe(null)
})
it('a mail is followed by nothing', () => {
  const mail = { channel: 'mail', urgent: true, alert: true } as const
  const bounced = { state: 'failed', why: 'SST2 5.1.1 User unknown' } as const
  expect(judgeDelivery({ ...mail, age: 60 }, bounced)).toEqual({ result: 'failed', why: bounced.why, next: null })
  expect(judgeDelivery({ ...mail, age: LIMIT_S }, pending)).toEqual({ ...later, result: 'unknown' })
})
