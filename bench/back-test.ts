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
import { partOf, trialsOf } from './price/trials.ts'
import { chance, knownMisses, wanted } from './price/wanted.ts'

const FROM = day('2024-01-01')
const OLDER = day('2022-07-01')

/**
 * `-- back-test [--data DIRECTORY] [--official FILE]…`: the price range against later sales of the same homes. Without
 * a directory the repository's sample is used. Only lots that did not set the widths are used (bench/calibrate.ts);
 * those of the last check are also printed separately. With `--out` the figures of the product's page are written, too.
 */
export async function benchBackTest(flags: readonly string[]): Promise<{ measured: Measured[]; page: string }> {
  const directory = valuesOf(flags, '--data')[0] ?? fileURLToPath(new URL('data/sales-seoul', import.meta.url))
  const lists = Object.keys(saleFiles) as TradeList[] // its own keys
  const parts = { validation: [] as Judged[], 'last-check': [] as Judged[] }
  for (const list of lists)
    for (const trial of trialsOf(readSales(directory, list), FROM, isHeldOut)) {
      const part = partOf(trial.sale)
      if (part !== 'calibration') parts[part].push(...judgeByTrades(trial), ...judgeByOwnSale(trial))
    }
  const last = figuresOf(parts['last-check'])
  const official = figuresOf(judgeByOfficial(valuesOf(flags, '--official').flatMap(readOfficialPairs)))
  const older = figuresOf(olderTimes())
  const figures = [...figuresOf([...parts.validation, ...parts['last-check']]), ...official]
  if (flags.includes('--out'))
    writeFileSync(
      new URL('../packages/contract/src/accuracy/tables/price-figures.ts', import.meta.url),
      printPriceFigures({ figures, last, older }),
    )
  return {
    measured: [...figures, ...older].flatMap(rowsOf),
    page: printBackTest({ figures, last, older, before: before() }),
  }
}

const isHeldOut = (s: Sale) => partOf(s) !== 'calibration'

/**
 * Apartments of other years, and of a city that did not set the widths: a market that fell by a fifth in a year, and
 * one that rose.
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
