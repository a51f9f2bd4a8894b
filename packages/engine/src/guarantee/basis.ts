import type { PriceRange } from '../assessment.ts'
import type { GuaranteeBasis } from './answer.ts'
import { collateralRatio, rentConversion } from '../law/hug.ts'
import { isStatedOnly } from '../price/stated-only.ts'
import type { Facts } from '../property/facts.ts'
import { depositsSoFar } from '../property/other-deposits.ts'
import type { Known } from '../values/known.ts'
import { valueOf } from '../values/known.ts'
import type { Won } from '../values/won.ts'

/** Input of the guarantors' money tests, derived once. Null is unknown. */
export type MoneyBasis = {
  deposit: Won | null
  converted: Won | null
  liens: Won
  others: Won
  /** 선순위채권: liens with the deposits of other households on the same register. */
  senior: Won
  othersKnown: boolean
  /** A lien whose amount is not printed in won, or that is in no register. */
  unread: boolean
  price: Won | null
  percent: number | null
  /** The price is a statement without confirmation: it can lead to a refusal, but never to a pass. */
  told: boolean
  /** 주택가액: 주택가격 × 담보인정비율. */
  value: Won | null
}

export function moneyBasis(f: Facts, price: Known<PriceRange>): MoneyBasis {
  const liens = f.debts.reduce((n, d) => n + (d.won ?? 0), 0)
  const others = f.sharesRegister ? valueOf(f.input.home.otherDeposits) : 0
  const soFar = f.sharesRegister ? depositsSoFar(f.input.home) : 0
  const range = valueOf(price)
  const guarantor = range === null ? null : valueOf(range.guarantor)
  const percent = collateralRatio.at(f.day)?.value ?? null
  return {
    deposit: f.deposit,
    converted: convertedDeposit(f),
    liens,
    others: soFar,
    senior: liens + soFar,
    othersKnown: others !== null || valueOf(f.households) === 1,
    // the debt on a home in trust (우선수익권) is in the trust ledger
    unread: f.register.trustee !== null || f.debts.some((d) => d.won === null),
    price: guarantor,
    percent,
    told: isStatedOnly(price),
    value: guarantor === null || percent === null ? null : Math.floor((guarantor * percent) / 100),
  }
}

/** 환산보증금: deposit + yearly rent ÷ the conversion rate. */
export function convertedDeposit(f: Pick<Facts, 'input' | 'deposit' | 'day'>): Won | null {
  const { kind, rent } = f.input.lease
  const monthly = valueOf(rent) ?? (kind === '전세' ? 0 : null)
  const tenths = rentConversion.at(f.day)?.value
  if (f.deposit === null || monthly === null) return null
  if (monthly === 0) return f.deposit
  if (tenths === undefined) return null
  return f.deposit + Math.round((monthly * 12 * 1000) / tenths)
}

/** The figures to display; null while one of them is missing. */
export function statedBasis({ price, percent, value, senior, deposit, unread }: MoneyBasis): GuaranteeBasis | null {
  // a lien of unknown size must not count as 0
  if (unread) return null
  if (price === null || percent === null || value === null || deposit === null || value === 0) return null
  return { price, percent, value, senior, deposit, debtRatio: Math.ceil(((senior + deposit) * 1000) / value) }
}
