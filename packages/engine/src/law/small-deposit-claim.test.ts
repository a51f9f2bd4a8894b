import { expect, test } from 'vitest'
import { day } from '../values/day.ts'
import { smallDepositClaim } from './small-deposit-claim.ts'

const on = day('2026-11-21')
const man = 10_000
const places = {
  S: { tier: 'S' },
  M: { tier: 'M' },
  E: { tier: 'E' },
  용인: { dongCode: '4146510100' },
  김포: { dongCode: '4157010100' },
  파주: { dongCode: '4148010100' },
  부산: { dongCode: '2635010100' },
} as const

test.each([
  ['S', '2023-02-20', 16_000, 0],
  ['S', '2023-02-21', 16_000, 5_500],
  ['S', '2023-02-21', 16_500, 5_500],
  ['S', '2023-02-21', 16_501, 0],
  ['S', '2021-05-10', 11_000, 3_700],
  ['용인', '2018-09-17', 6_000, 2_000],
  ['용인', '2018-09-18', 10_000, 3_400],
  ['김포', '2020-01-01', 6_000, 2_000],
  ['파주', '2016-05-01', 5_000, 1_700],
  ['부산', '2023-03-01', 8_500, 2_800],
  ['E', '2023-03-01', 2_000, 2_000],
  ['E', null, 7_500, 2_500],
] as const)('%s, security of %s, deposit %d만: %d만 paid first', (place, secured, deposit, paid) =>
  expect(
    smallDepositClaim({
      place: places[place],
      securedOn: secured === null ? null : day(secured),
      deposit: deposit * man,
      on,
    }),
  ).toMatchObject({ value: { paid: paid * man } }),
)

test('where the text does not decide: the lower protection, with both readings told', () =>
  expect(
    smallDepositClaim({ place: { dongCode: '2811014700' }, securedOn: null, deposit: 80_000_000, on }),
  ).toMatchObject({ value: { paid: 28_000_000, tier: 'M', candidates: ['O', 'M'] } }))

test('a security older than the law is not beaten by it', () =>
  expect(smallDepositClaim({ place: places.S, securedOn: day('1984-06-13'), deposit: 1_000_000, on })).toHaveProperty(
    'unknown',
    'out-of-range',
  ))
