import { day } from '@jipsalpim/engine/values/day.ts'
import { expect, it } from 'vitest'
import { nextPrice } from './next-price.ts'

const on = day('2027-04-10')
const price = (over: object = {}) =>
  ({ product: 'subscribe', price: 4900, full_price: 4900, price_if_verified: null, discounts: [], ...over }) as never
const discounted = (until: string | null) => price({ price: 3900, discounts: [{ name: '여는 달', won: 1000, until }] })

it('is the same next time, without another question', () => {
  expect(nextPrice(price(), null, on)).toEqual({ won: 4900, isAsked: false })
})
it('is asked for after a coupon, also one that made the first period free', () => {
  for (const won of [2000, 4900]) expect(nextPrice(price(), { won }, on)).toEqual({ won: 4900, isAsked: true })
})
it('is the full price, and asked for, where a discount is over by then', () => {
  expect(nextPrice(discounted('2027-04-10T00:00:00+09:00'), null, on)).toEqual({ won: 4900, isAsked: true })
  expect(nextPrice(discounted('2027-04-10T12:00:00+09:00'), null, on)).toEqual({ won: 3900, isAsked: false })
  expect(nextPrice(discounted(null), null, on)).toEqual({ won: 3900, isAsked: false })
})
