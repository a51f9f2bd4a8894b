import { expect, test } from 'vitest'
import { readForeign, readWon, splitAmounts } from './money.ts'

test.each([
  ['금120,000,000원', 120_000_000],
  ['금393,374,335 원', 393_374_335],
  ['금 1,050,000,000원', 1_050_000_000],
  ['금50,000,000원정', 50_000_000],
  ['5,000,000원', 5_000_000],
  ['금120.000.000원', 120_000_000],
  ['금팔백사십만원정', 8_400_000],
  ['금오천만원', 50_000_000],
  ['금이억원정', 200_000_000],
  ['금일억이천만원', 120_000_000],
  ['금일억팔천오백만원정', 185_000_000],
  ['구백만원', 9_000_000],
  ['금3억5천만원', 350_000_000],
  ['금십만원', 100_000],
])('%s', (text, won) => {
  expect(readWon(text)).toBe(won)
})

test.each([
  '미화금300,000불',
  '금미불화삼백만불정',
  '일본국법화이억엔',
  '없음',
  '',
  '원',
  '금원',
  '금12,34원',
  '금99999999999999999999원',
])('%s is no amount in won', (text) => {
  expect(readWon(text)).toBeNull()
})

test.each([
  ['금미불화삼백만불정', 'USD', 3_000_000],
  ['미화 1,234,567.89달러', 'USD', 1_234_567.89],
  ['금일본국법화금이억엔', 'JPY', 200_000_000],
  ['일본국법화 금 육억엔정', 'JPY', 600_000_000],
  ['유로화 100만유로', 'EUR', 1_000_000],
])('%s is other money', (text, currency, amount) => {
  expect(readForeign(text)).toEqual({ currency, amount })
  expect(readWon(text)).toBeNull()
})

test('two amounts under one label', () => {
  expect(splitAmounts('일본국법화사억엔및 금칠십억원정')).toEqual(['일본국법화사억엔', '금칠십억원정'])
  expect(splitAmounts('금120,000,000원')).toEqual(['금120,000,000원'])
})

test.each([
  ['금미합중국통화 삼십만불정', 'USD', 300_000],
  ['중국위안화 1,000,000', 'CNY', 1_000_000],
  ['GBP 100,000', 'GBP', 100_000],
])('%s is %s', (text, currency, amount) => expect(readForeign(text)).toEqual({ currency, amount }))

test.each(['홍콩달러 1,000,000', '금 캐나다달러 500,000', '스위스프랑 300,000', 'CHF 300,000', '금50,000,000바트'])(
  '%s: neither won nor money of a country that it is not',
  (text) => {
    expect(readWon(text)).toBeNull()
    expect(readForeign(text)).toBeNull()
  },
)
