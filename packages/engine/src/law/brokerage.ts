import type { HomeKind } from '../property/home-kind-names.ts'
import { day, type Day } from '../values/day.ts'
import { type Known, known, unknown } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import { dated, inForce, type RuleRef, type Source } from './dated.ts'

/** Below `under` (null: no end) the rate per mille, 4 is 0.4 %; `most` caps the fee. */
export type FeeBand = { under: Won | null; perMille: number; most: Won | null }
type Deal = 'lease' | 'sale'

const eok = 100_000_000
const band = (under: Won | null, perMille: number, most: Won | null = null): FeeBand => ({ under, perMille, most })
const rule: Source = {
  title: '공인중개사법 시행규칙',
  article: '제20조, 별표 1',
  confidence: 'statute',
  checkedOn: day('2026-11-21'),
}

/** 주택 중개보수 상한. A city's or a province's own rule (조례) may be lower. */
export const houseFee = dated<Readonly<Record<Deal, readonly FeeBand[]>>>('brokerage-house', 'contract', [
  {
    from: day('2021-10-19'),
    value: {
      lease: [
        band(0.5 * eok, 5, 200_000),
        band(eok, 4, 300_000),
        band(6 * eok, 3),
        band(12 * eok, 4),
        band(15 * eok, 5),
        band(null, 6),
      ],
      sale: [
        band(0.5 * eok, 6, 250_000),
        band(2 * eok, 5, 800_000),
        band(9 * eok, 4),
        band(12 * eok, 5),
        band(15 * eok, 6),
        band(null, 7),
      ],
    },
    source: rule,
  },
])

/** 주거용 오피스텔 up to `area` ㎡ with its own kitchen and bath; everything else that is no house at `other`. Per mille. */
export const otherFee = dated<{ area: number; officetel: Readonly<Record<Deal, number>>; other: number }>(
  'brokerage-other',
  'contract',
  [
    {
      from: day('2015-01-06'),
      value: { area: 85, officetel: { lease: 4, sale: 5 }, other: 9 },
      source: { ...rule, article: '제20조제4항, 별표 2' },
    },
  ],
)

/** 거래금액 of a lease with rent: deposit + rent × 100, or × 70 if that is under the floor. */
export const rentFactor = dated<{ factor: number; small: number; floor: Won }>('brokerage-rent-factor', 'contract', [
  { from: day('2015-01-06'), value: { factor: 100, small: 70, floor: 0.5 * eok }, source: rule },
])

export type BrokerageInput = {
  on: Day
  kind: HomeKind | null
  /** ㎡; relevant for an 오피스텔 only. */
  area: number | null
} & ({ deal: 'lease'; deposit: Won; rent: Won } | { deal: 'sale'; price: Won })

export type BrokerageFee = {
  /** 거래금액, the base of the rate. */
  amount: Won
  perMille: number
  ceiling: Won
  /** The band's own maximum was below the rate. */
  capped: boolean
  /** The highest VAT that a broker under general taxation adds. */
  vat: Won
  /** The size is unknown: the higher of two readings. */
  doubt: 'area-unknown' | null
  rule: RuleRef
}

/** The highest fee that the broker may charge one side. */
export function brokerageFee(ask: BrokerageInput): Known<BrokerageFee> {
  if (ask.kind === null) return unknown('not-given', '주택 종류')
  const amount = dealAmount(ask)
  if ('unknown' in amount) return amount
  return isHouse(ask.kind) ? ofHouse(ask, amount.value) : ofOther(ask, amount.value)
}

function dealAmount(ask: BrokerageInput): Known<Won> {
  if (ask.deal === 'sale') return known(ask.price, 'price')
  const found = inForce(rentFactor, ask.on)
  if ('unknown' in found) return found
  const { factor, small, floor } = found.value.value
  const amount = ask.deposit + ask.rent * factor
  return known(amount < floor ? ask.deposit + ask.rent * small : amount, found.source, found.asOf)
}

const notHouses: readonly HomeKind[] = ['오피스텔', '근린생활시설', '생활숙박시설', '노인복지주택']
const isHouse = (kind: HomeKind): boolean => !notHouses.includes(kind)

function ofHouse(ask: BrokerageInput, amount: Won): Known<BrokerageFee> {
  const found = inForce(houseFee, ask.on)
  if ('unknown' in found) return found
  const of = found.value.value[ask.deal].find((b) => b.under === null || amount < b.under)
  return of === undefined
    ? unknown('out-of-range')
    : known(fee(amount, of.perMille, of.most, found.value.rule), found.source, found.asOf)
}

function ofOther(ask: BrokerageInput, amount: Won): Known<BrokerageFee> {
  const found = inForce(otherFee, ask.on)
  if ('unknown' in found) return found
  const { area, officetel, other } = found.value.value
  const small = ask.kind === '오피스텔' && ask.area !== null && ask.area <= area
  const doubt = ask.kind === '오피스텔' && ask.area === null ? 'area-unknown' : null
  return known(
    { ...fee(amount, small ? officetel[ask.deal] : other, null, found.value.rule), doubt },
    found.source,
    found.asOf,
  )
}

function fee(amount: Won, perMille: number, most: Won | null, ref: RuleRef): BrokerageFee {
  const asked = Math.floor((amount * perMille) / 1000)
  const ceiling = most === null ? asked : Math.min(asked, most)
  return {
    amount,
    perMille,
    ceiling,
    capped: ceiling < asked,
    vat: Math.floor(ceiling / 10),
    doubt: null,
    rule: ref,
  }
}
