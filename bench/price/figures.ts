import type { PriceFigure } from '@jipsalpim/contract/accuracy/figures.ts'
import type { PriceBase } from '@jipsalpim/engine/assessment.ts'
import { ageBand } from '@jipsalpim/engine/law/price-spread.ts'
import { fromTrades } from '@jipsalpim/engine/price/from-trades.ts'
import { median } from '../measured.ts'
import type { Sale } from './read-sales.ts'
import type { Trial } from './trials.ts'

/** One judged sale: its price, the given range, and the groups in which it is counted. */
export type Judged = { won: number; range: Pick<PriceBase, 'low' | 'likely' | 'high'>; groups: readonly string[] }
/** The printed figures of a group. Percent. */
export type Figure = Omit<PriceFigure, 'from' | 'to'>

/** Groups with fewer sales than this are not printed. */
const LEAST = 50

const ages = {
  '0-5': '5년까지',
  '6-15': '6–15년',
  '16-30': '16–30년',
  '31-': '31년부터',
  basement: '지하층',
  unknown: '나이 모름',
}
const evidence = {
  'trades-building': '같은 건물',
  'trades-dong': '같은 동',
  'trades-district': '같은 구',
} as const

/** A width that is only assumed, because of too few sales, does not show how good the others are. */
export const isMeasured = (range: PriceBase | null): range is PriceBase =>
  range !== null && range.width?.basis !== 'assumed'

export function judgeByTrades({ sale, facts }: Trial): Judged[] {
  const range = fromTrades(facts)
  if (!isMeasured(range)) return []
  const method = range.method as keyof typeof evidence // trades only
  return [
    {
      won: sale.won,
      range,
      groups: [
        sale.list,
        `${sale.list}, ${ages[bandOf(sale)]}`,
        `${sale.list}, ${evidence[method]}`,
        `${sale.list}, ${halfYear(sale)}`,
      ],
    },
  ]
}

const bandOf = (s: Sale) => ageBand(s.builtYear, Number(s.day.slice(0, 4)), s.floor !== null && s.floor < 0)
export const halfYear = ({ day }: Sale) => `${day.slice(0, 4)}년 ${Number(day.slice(5, 7)) <= 6 ? '앞' : '뒤'} 반년`

export function figuresOf(judged: readonly Judged[]): Figure[] {
  const byGroup = new Map<string, Judged[]>()
  for (const one of judged)
    for (const name of one.groups) {
      const group = byGroup.get(name)
      if (group === undefined) byGroup.set(name, [one])
      else group.push(one)
    }
  return [...byGroup].filter(([, of]) => of.length >= LEAST).map(([name, of]) => figureOf(name, of))
}

function figureOf(name: string, of: readonly Judged[]): Figure {
  const share = (is: (j: Judged) => boolean) => tenth((100 * of.filter(is).length) / of.length)
  const errors = of.map(({ won, range }) => (100 * (range.likely - won)) / won)
  return {
    name,
    n: of.length,
    inside: share(({ won, range }) => won >= range.low && won <= range.high),
    below: share(({ won, range }) => won < range.low),
    error: tenth(median(errors.map(Math.abs))),
    lean: tenth(median(errors)),
    half: tenth(median(of.map(({ range }) => (50 * (range.high - range.low)) / range.likely))),
  }
}

const tenth = (n: number): number => Math.round(n * 10) / 10
