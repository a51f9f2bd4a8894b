import { assess } from '@jipsalpim/engine/assess.ts'
import { gap } from '@jipsalpim/engine/risk/finding-cases.ts'
import { madeCase, madeHome, madeLease } from '@jipsalpim/engine/risk/made-up-home.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import { known, unknown } from '@jipsalpim/engine/values/known.ts'
import { expect, test } from 'vitest'
import { brokerageOf, mayBeVictim, paysRent, rentCreditOf, victimOf } from './costs.ts'

const eok = 100_000_000
const plain = assess(madeCase())
const rented = assess(
  madeCase([], {
    lease: madeLease({ kind: '월세', deposit: known(10_000_000, '입력'), rent: known(600_000, '입력') }),
  }),
)

test('the most that a broker may ask, by what is known of the lease', () => {
  // 1억 5,000만 × 0.3 %
  expect(brokerageOf(plain)).toMatchObject({ amount: 1.5 * eok, ceiling: 450_000, vat: 45_000, rentTold: true })
  // 1,000만 + 60만 × 100 = 7,000만 × 0.4 %
  expect(brokerageOf(rented)).toMatchObject({ amount: 70_000_000, ceiling: 280_000 })
  const untold = madeCase([], { lease: madeLease({ rent: unknown('not-given') }) })
  expect(brokerageOf(assess(untold))?.rentTold).toBe(false)
})

test('without a deposit, or a broker, there is no fee to tell', () => {
  expect(brokerageOf(assess(madeCase([], { lease: madeLease({ deposit: unknown('not-given') }) })))).toBeNull()
  expect(brokerageOf(assess(madeCase([], { deal: { broker: known(false, '입력') } })))).toBeNull()
})

test('the tax credit of a rent: asked where rent is paid, told once the pay is', () => {
  expect([paysRent(plain), paysRent(rented)]).toEqual([false, true])
  const expected = { salary: null, homeless: null, movedIn: null }
  expect(rentCreditOf(rented, expected)).toHaveProperty('unknown')
  expect(rentCreditOf(rented, { ...expected, salary: 40_000_000 })).toMatchObject({
    value: { won: 1_224_000, bars: [], needs: ['ownership', 'moved-in'] },
  })
  expect(rentCreditOf(rented, { salary: 85_000_000, homeless: true, movedIn: true })).toMatchObject({
    value: { won: 0, bars: ['income-over'] },
  })
})

const opened = gap('강제경매개시결정')
const living = madeLease({
  contractDate: known(day('2024-01-10'), '입력'),
  moveInDate: known(day('2024-02-10'), '입력'),
  endDate: known(day('2028-02-09'), '입력'),
})

test('the victim law is for who lives there with the deposit in danger', () => {
  expect(mayBeVictim(assess(madeCase([opened])))).toBe(false)
  expect(mayBeVictim(assess(madeCase([], { lease: living })))).toBe(false)
  expect(mayBeVictim(assess(madeCase([opened], { lease: living })))).toBe(true)
})

test('what is known decides, what is not told stays open', () => {
  const underwater = madeHome({ statedPrice: known(1.2 * eok, '입력') })
  const a = assess(madeCase([opened], { lease: living, home: underwater }))
  const expected = {
    firstContract: day('2024-01-10'),
    opposableAndFixed: true,
    proceedings: true,
    intent: null,
    coveredByGuarantee: false,
  }
  expect(victimOf(a, expected)).toMatchObject({ value: { verdict: 'open', fails: [], needs: ['intent'] } })
  expect(victimOf(a, { ...expected, intent: true })).toMatchObject({ value: { verdict: 'meets' } })
  expect(victimOf(a, { ...expected, firstContract: day('2025-06-01') })).toMatchObject({
    value: { verdict: 'fails', fails: ['contract-day'] },
  })
})
