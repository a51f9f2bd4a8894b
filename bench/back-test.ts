import { type Dated, dated, last, withTables } from '@jipsalpim/engine/law/dated.ts'
import { packTables } from '@jipsalpim/engine/law/rule-pack.ts'
import type { TradeList } from '@jipsalpim/engine/price/traded-as.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { measured, type Measured } from './measured.ts'
import { type Figure, figuresOf, halfYear, type Judged, judgeByTrades } from './price/figures.ts'
import { judgeByOfficial } from './price/official-trial.ts'
import { judgeByOwnSale } from './price/own-sale-trial.ts'
import { before, printBackTest } from './price/print-back-test.ts'
import { printPriceFigures } from './price/print-figures.ts'
import { readOfficialPairs } from './price/read-official.ts'
import { readSales, type Sale, saleFiles } from './price/read-sales.ts'
import { readOlderSales } from './price/read-older-sales.ts'
import { type Asked, askAll, saleRowsOf, tradeRowsOf } from './price/spread-rows.ts'
import { tenthOf, trialsOf } from './price/trials.ts'
import { chance, knownMisses, wanted } from './price/wanted.ts'

const [FROM, LATER] = [day('2024-01-01'), day('2025-01-01')]
const OLDER = day('2022-07-01')
const TENTHS = 10

/**
 * `-- back-test [--data DIRECTORY] [--official FILE]…`: the price range against later sales of the same homes. Without
 * a directory the repository's sample is used. Every tenth of the lots is judged by widths from the other nine tenths,
 * by the rules of bench/calibrate.ts, which computes the shipped widths from all ten; and once more, from 2025 on, by
 * widths from their sales of 2024. With `--out` the figures of the product's page are written, too.
 */
export async function benchBackTest(flags: readonly string[]): Promise<{ measured: Measured[]; page: string }> {
  const directory = valuesOf(flags, '--data')[0] ?? fileURLToPath(new URL('data/sales-seoul', import.meta.url))
  const [judged, judgedLater]: [Judged[], Judged[]] = [[], []]
  for (const list of Object.keys(saleFiles) as TradeList[] /* its own keys */) {
    const sales = readSales(directory, list)
    const trials = () => trialsOf(sales, FROM, () => true)
    const asked = askAll(trials())
    const packs = Array.from({ length: TENTHS }, (_, tenth) => {
      const others = asked.filter((a) => a.tenth !== tenth)
      return {
        all: widthsOf(list, others),
        before: widthsOf(
          list,
          others.filter((a) => a.day < LATER),
        ),
      }
    })
    for (const trial of trials()) {
      const pack = packs[tenthOf(trial.sale)]
      if (pack === undefined) continue
      judged.push(...withTables(pack.all, () => [...judgeByTrades(trial), ...judgeByOwnSale(trial)]))
      if (trial.sale.day >= LATER) judgedLater.push(...withTables(pack.before, () => judgeByTrades(trial)))
    }
  }
  const official = figuresOf(judgeByOfficial(valuesOf(flags, '--official').flatMap(readOfficialPairs)))
  const [later, older] = [figuresOf(judgedLater), figuresOf(olderTimes())]
  const figures = [...figuresOf(judged), ...official]
  if (flags.includes('--out'))
    writeFileSync(
      new URL('../packages/contract/src/accuracy/tables/price-figures.ts', import.meta.url),
      printPriceFigures({ figures, later, older }),
    )
  return {
    measured: [...figures, ...older].flatMap(rowsOf),
    page: printBackTest({ figures, later, older, before: before() }),
  }
}

/** The tables of the engine, with the widths of one list computed from these sales. */
function widthsOf(list: TradeList, asked: readonly Asked[]): readonly Dated<unknown>[] {
  const rows: Readonly<Record<string, readonly unknown[]>> = {
    'price-spread': tradeRowsOf(list, asked),
    'price-spread-of-own-sale': saleRowsOf(list, asked),
  }
  return packTables.map((table) => {
    const value = rows[table.key]
    return value === undefined ? table : dated(table.key, table.basis, [{ ...last(table.rows), value }])
  })
}

/** Lots that were not used for the rules of a moving market, nor for the width outside Seoul. */
const isHeldOut = (s: Sale) => tenthOf(s) >= 6

/**
 * Apartments of other years, and of a city that was not used for the widths: a market that fell by a fifth in a year,
 * and one that rose.
 */
function olderTimes(): Judged[] {
  return readOlderSales().flatMap(({ place, sales }) =>
    [...trialsOf(sales, OLDER, isHeldOut)].flatMap((t) =>
      judgeByTrades(t).map((j) => ({ ...j, groups: [`아파트, ${place} ${halfYear(t.sale)}`] })),
    ),
  )
}

function rowsOf({ name, n, inside, below, error, half }: Figure): Measured[] {
  const limit = { ...wanted, ...knownMisses[name] }
  const note = `${n} sales, median error ${error} %, half width ${half} %${name in knownMisses ? '; a known miss' : ''}`
  return [
    measured({
      name: `${name}: inside the range`,
      value: inside,
      unit: '%',
      ceiling: tenth(limit.inside - chance(n)),
      atLeast: true,
      note,
    }),
    measured({
      name: `${name}: inside, no wider than needed`,
      value: inside,
      unit: '%',
      ceiling: tenth(limit.mostInside + chance(n)),
      note,
    }),
    measured({
      name: `${name}: sold for less than the range`,
      value: below,
      unit: '%',
      ceiling: tenth(limit.below + chance(n, limit.below)),
      note,
    }),
  ]
}

const tenth = (n: number) => Math.round(n * 10) / 10

function valuesOf(flags: readonly string[], name: string): string[] {
  return flags.flatMap((flag, i) => (flag === name ? (flags[i + 1] ?? []) : []))
}
