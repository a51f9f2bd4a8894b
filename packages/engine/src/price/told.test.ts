import { expect, test } from 'vitest'
import { assess } from '../assess.ts'
import type { HomeInput } from '../assessment.ts'
import { madeCase, madeHome, madeLease } from '../risk/made-up-home.ts'
import { known, unknown, valueOf } from '../values/known.ts'
import { describeVerdict, formatMoney } from '../words/describe.ts'
import { restsOnStated } from './stated-only.ts'

const eok = 100_000_000
const none = unknown('not-given')
const judged = (home: Partial<HomeInput>, deposit = 2.5 * eok) =>
  assess(
    madeCase([], {
      home: madeHome({ officialPrice: none, statedPrice: none, ...home }),
      lease: madeLease({ deposit: known(deposit, '입력') }),
    }),
  )
const told = { statedPrice: known(9 * eok, '입력') }
const official = { officialPrice: known(1.5 * eok, '공동주택가격') }

test('a price that was only told gives no verdict, and says which papers would', () => {
  const a = judged(told)
  expect([a.grade, a.score, a.withheld]).toEqual(['판단보류', null, ['price-told']])
  expect(a.acts.map((x) => x.id)).toContain('get-price')
  expect(a.notChecked.map((n) => n.id)).toEqual(expect.arrayContaining(['price', 'official-price']))
  expect(describeVerdict(a)).toBe('집값이 들은 값뿐이에요. 꼭 필요한 사실을 몰라 판단을 미뤘어요.')
})

test('what is counted with it says what it rests on, before any sum', () => {
  const a = judged(told)
  expect(formatMoney(a)).toBe(
    '들은 집값으로 한 계산이고, 그 값을 확인한 자료는 없어요. 경매로 가면 보증금 2억 5,000만 원을 모두 돌려받을 것으로 계산돼요.',
  )
  expect(valueOf(a.recovery)?.assumptions).toContain('price-told')
})

test('the official price then decides, and the same home is a great danger', () => {
  const a = judged({ ...told, ...official })
  expect([a.grade, a.withheld]).toEqual(['매우위험', []])
  expect(valueOf(a.recovery)?.assumptions).not.toContain('price-told')
  expect(formatMoney(a)).not.toContain('들은')
})

test('what is dangerous at the told price is told as dangerous', () => {
  const a = judged({ statedPrice: known(2.4 * eok, '입력') })
  expect(a.grade).toBe('매우위험')
  expect(a.withheld).toContain('price-told')
})

test('a told price that agrees with the official one withholds nothing', () =>
  expect(
    judged({ statedPrice: known(3 * eok, '입력'), officialPrice: known(2.4 * eok, '공동주택가격') }, 1.5 * eok),
  ).toMatchObject({
    withheld: [],
  }))

test('of an apartment it makes no guarantor accept, and refuses where it is too low already', () => {
  const flat = { kind: known('아파트' as const, '입력') }
  const high = judged({ ...flat, ...told }).guarantee
  expect([high.verdict, high.headroom, high.needs]).toEqual(['unknown', null, ['guarantor-price-unknown']])
  const low = judged({ ...flat, statedPrice: known(2.4 * eok, '입력') }).guarantee
  expect(low.verdict).toBe('not-eligible')
})

test('the guarantor’s price of an apartment is lowered by what is told and never raised', () => {
  const flat = { kind: known('아파트' as const, '입력') }
  const guarantor = (home: Partial<HomeInput>) => {
    const price = valueOf(judged({ ...flat, ...home }).price)
    return price === null ? null : valueOf(price.guarantor)
  }
  const alone = guarantor(official)
  expect(guarantor({ ...official, ...told })).toBe(alone)
  expect(guarantor({ ...official, statedPrice: known(1.6 * eok, '입력') })).toBe(1.6 * eok)
})

test('a base of its own beside it is enough', () => {
  const price = valueOf(judged({ ...told, ...official }).price)
  expect(price !== null && restsOnStated(price)).toBe(false)
})
