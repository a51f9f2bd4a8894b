import type { PriceRange } from '../assessment.ts'
import type { GuaranteeFee } from './answer.ts'
import { refer } from '../law/dated.ts'
import { feeTaxCredit, hfTerms, sgiTerms } from '../law/guarantee-others.ts'
import { hugDiscounts, hugFee, hugSurcharge } from '../law/hug.ts'
import type { LeaseTerm } from '../law/lease-term.ts'
import type { Facts } from '../property/facts.ts'
import { type Known, known, unknown, valueOf } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import type { MoneyBasis } from './basis.ts'
import type { FeeAssumptionId } from './reasons.ts'

/** 보증금액 × 요율 × 일수 ÷ 365, rounded down to the won. */
const feeOf = (deposit: Won, rate: number, days: number, percent = 100): Won =>
  Number((BigInt(Math.floor(deposit)) * BigInt(rate) * BigInt(days) * BigInt(percent)) / (365n * 100_000n * 100n))

type Asked = { deposit: Won; value: Won; price: Won; senior: Won; apartment: boolean }

/** The basis of a fee; unknown while a part is missing, and if the deposit is more than the home's value allows. */
function asked(f: Facts, b: MoneyBasis): Known<Asked> {
  const kind = valueOf(f.kind)
  if (b.deposit === null || b.deposit === 0) return unknown('not-given', '보증금')
  if (kind === null) return unknown('not-given', '주택 종류')
  if (b.value === null || b.price === null) return unknown('not-found', '주택가격')
  if (!b.othersKnown || b.unread) return unknown('not-given', '선순위채권')
  if (b.deposit + b.senior > b.value) return unknown('out-of-range', '주택가액')
  return known(
    { deposit: b.deposit, value: b.value, price: b.price, senior: b.senior, apartment: kind === '아파트' },
    '보증금',
  )
}

export function hugFeeOf(f: Facts, b: MoneyBasis, price: Known<PriceRange>, term: LeaseTerm): Known<GuaranteeFee> {
  const k = asked(f, b)
  if ('unknown' in k) return k
  const { deposit, value, senior, apartment } = k.value
  const row = hugFee.at(f.day)
  const more = hugSurcharge.at(f.day)?.value
  const band = row?.value.bands.find((x) => x.most === null || deposit <= x.most)
  if (row === null || band === undefined || more === undefined) return unknown('out-of-range', hugFee.key)
  const rates = apartment ? band.apartment : band.other
  const [low, middle] = row.value.steps
  const within = (percent: number) => (senior + deposit) * 100 <= value * percent
  const rate = within(low) ? rates[0] : within(middle) ? rates[1] : rates[2]
  const surcharge = senior * 100 > value * more.over ? more.percent : 0
  const won = feeOf(deposit, rate, term.days, 100 + surcharge)
  const discounts = (hugDiscounts.at(f.day)?.value ?? []).map(({ id, percent }) => ({
    id,
    won: Math.floor((won * (100 - percent)) / 100),
  }))
  return known(
    {
      won,
      rate,
      days: term.days,
      surcharge,
      discounts,
      assumed: [...termAssumed(term), 'no-discount', ...priceAssumed(price)],
      rule: refer(hugFee, row),
    },
    row.source.title,
    row.source.checkedOn,
  )
}

export function hfFeeOf(f: Facts, b: MoneyBasis, price: Known<PriceRange>, term: LeaseTerm): Known<GuaranteeFee> {
  const k = asked(f, b)
  if ('unknown' in k) return k
  const row = hfTerms.at(f.day)
  if (row === null) return unknown('out-of-range', hfTerms.key)
  const { deposit, senior } = k.value
  const step = row.value.rates.find(({ most }) => (senior + deposit) * 100 <= k.value.price * most)
  if (step === undefined) return unknown('out-of-range', '주택가액')
  return known(
    {
      won: feeOf(deposit, step.rate, term.days),
      rate: step.rate,
      days: term.days,
      surcharge: 0,
      discounts: [],
      assumed: [...termAssumed(term), ...priceAssumed(price)],
      rule: refer(hfTerms, row),
    },
    row.source.title,
    row.source.checkedOn,
  )
}

/** The base of SGI's share is not published: the reading with the larger value, so the higher fee. */
export function sgiFeeOf(f: Facts, b: MoneyBasis, price: Known<PriceRange>, term: LeaseTerm): Known<GuaranteeFee> {
  const kind = valueOf(f.kind)
  const row = sgiTerms.at(f.day)
  if (b.deposit === null || b.deposit === 0) return unknown('not-given', '보증금')
  if (kind === null) return unknown('not-given', '주택 종류')
  if (row === null) return unknown('out-of-range', sgiTerms.key)
  const market = valueOf(price)?.likely ?? null
  const sum = b.othersKnown && !b.unread ? b.deposit + b.senior : null
  // no insurer covers more than the home's value
  if (market !== null && sum !== null && sum > market) return unknown('out-of-range', '집값')
  const step = row.value.rates.find(
    ({ most }) => most === null || (market !== null && sum !== null && sum * 100 <= market * most),
  )
  if (step === undefined) return unknown('out-of-range', sgiTerms.key)
  const rate = kind === '아파트' ? step.apartment : step.other
  return known(
    {
      won: feeOf(b.deposit, rate, term.days),
      rate,
      days: term.days,
      surcharge: 0,
      discounts: [],
      assumed: [...termAssumed(term), 'estimate-only'],
      rule: refer(sgiTerms, row),
    },
    row.source.title,
    row.source.checkedOn,
  )
}

const termAssumed = (term: LeaseTerm): FeeAssumptionId[] => (term.assumed ? ['term-two-years'] : [])

function priceAssumed(price: Known<PriceRange>): FeeAssumptionId[] {
  const range = valueOf(price)
  const by = range?.guarantorBy
  if (range === null || by === undefined) return []
  return [
    ...(by.standIn ? (['market-for-kb'] as const) : []),
    ...(by.standIn && range.thin ? (['few-trades'] as const) : []),
    ...(by.skipped.length > 0 ? (['earlier-price-skipped'] as const) : []),
  ]
}

/** The income tax credit for a fee paid within one year (보장성보험료). */
export function feeCredit(fee: Won, deposit: Won, f: Pick<Facts, 'day'>): Known<Won> {
  const row = feeTaxCredit.at(f.day)
  if (row === null) return unknown('out-of-range', feeTaxCredit.key)
  const { percent, most, deposit: limit } = row.value
  return known(deposit > limit ? 0 : Math.floor((Math.min(fee, most) * percent) / 100), row.source.title)
}
