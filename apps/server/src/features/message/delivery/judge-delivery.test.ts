import { expect, it } from 'vitest'
import { judgeDelivery } from './judge-delivery.ts'
import { LIMIT_S, TEXT_OF_VENDOR_S, URGENT_S } from './delivery-times.ts'

const pending = { state: 'pending' } as const
const talk = { channel: 'talk', urgent: false } as const
const later = { result: null, why: null, text: false }

it('a failure that the vendor has followed by its own text is followed by none of ours', () => {
  const failed = { state: 'failed', why: '3059', text: 'tried' } as const
  expect(judgeDelivery({ ...talk, age: LIMIT_S }, failed)).toEqual({ result: 'failed', why: '3059', text: false })
})
it('the vendor has four minutes for its own text', () => {
  const failed = { state: 'failed', why: '3104', text: 'not-tried' } as const
  expect(judgeDelivery({ ...talk, age: TEXT_OF_VENDOR_S - 1 }, failed)).toEqual(later)
  expect(judgeDelivery({ ...talk, age: TEXT_OF_VENDOR_S }, failed)).toEqual({
    result: 'failed',
    why: '3104',
    text: true,
  })
  const text = { ...talk, channel: 'text', age: 0 } as const
  expect(judgeDelivery(text, failed)).toEqual({ result: 'failed', why: '3104', text: false })
})
it('silence that was not heard is no reason for a text before the limit', () => {
  const urgent = { ...talk, urgent: true }
  expect(judgeDelivery({ ...urgent, age: URGENT_S - 1 }, pending)).toEqual(later)
  expect(judgeDelivery({ ...urgent, age: URGENT_S }, pending)).toEqual({ ...later, text: true })
  expect(judgeDelivery({ ...urgent, age: LIMIT_S - 1 }, undefined)).toEqual(later)
  expect(judgeDelivery({ ...urgent, age: LIMIT_S }, undefined)).toEqual({ result: 'unknown', why: null, text: true })
})
it('at the limit it is unknown, and only what is urgent is sent as a text', () => {
  for (const delivery of [pending, undefined])
    expect(judgeDelivery({ ...talk, age: LIMIT_S }, delivery)).toEqual({ result: 'unknown', why: null, text: false })
  expect(judgeDelivery({ channel: 'text', urgent: true, age: LIMIT_S }, pending).text).toBe(false)
})
