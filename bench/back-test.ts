import type { TradeList } from '@jipsalpim/engine/price/traded-as.ts'
import { day, type Day } from '@jipsalpim/engine/values/day.ts'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { measured, type Measured } from './measured.ts'
import { type Figure, figuresOf, judgeByTrades } from './price/figures.ts'
import { judgeByOfficial } from './price/official-trial.ts'
import { judgeByOwnSale } from './price/own-sale-trial.ts'
import { printBackTest } from './price/print-back-test.ts'
import { readOfficialPairs } from './price/read-official.ts'
import { readSales, type Sale, saleFiles } from './price/read-sales.ts'
import { readOlderSales } from './price/read-older-sales.ts'
import { halfOf, trialsOf } from './price/trials.ts'

/** Of later sales so many percent must lie inside the range of every group, and so many at most below it. */
const wanted = { inside: 78, mostInside: 86, below: 12 }
/** Where a market turns the trades of weeks ago mislead: what must be kept even then. */
const TURNING = { inside: 60, mostInside: 92, below: 30 }
/** A group of n sales misses by chance: two standard errors of a share of eight in ten. */
const room = (n: number) => 2 * Math.sqrt((80 * 20) / n)
const FROM = day('2024-01-01')
const OLDER = day('2022-07-01')
// every twelfth sale of the older extract is enough
const EVERY = 12

/**
 * `-- back-test [--data DIRECTORY] [--official FILE]…`: the price range against what homes were sold for later. Without
 * a directory the sample of the repository is asked. Only lots that set no width are asked (bench/calibrate.ts).
 */
export async function benchBackTest(flags: readonly string[]): Promise<{ measured: Measured[]; page: string }> {
  const directory = valuesOf(flags, '--data')[0] ?? fileURLToPath(new URL('data/sales-seoul', import.meta.url))
  const lists = Object.keys(saleFiles) as TradeList[] // its own keys
  const later = lists.flatMap((list) => judge(readSales(directory, list), FROM, (s) => halfOf(s) === 'validation'))
  const official = figuresOf(judgeByOfficial(valuesOf(flags, '--official').flatMap(readOfficialPairs)))
  const older = figuresOf(olderTimes())
  const figures = [...figuresOf(later), ...official]
  return {
    measured: [...figures.flatMap((f) => held(f)), ...older.flatMap((f) => held(f, TURNING))],
    page: printBackTest({ figures, older, before: before() }),
  }
}

const judge = (sales: readonly Sale[], from: Day, wanted: (s: Sale) => boolean) =>
  [...trialsOf(sales, from, wanted)].flatMap((t) => [...judgeByTrades(t), ...judgeByOwnSale(t)])

/** Apartments of other years and another city than those that set the widths: a market that fell by a fifth in a year, and one that rose. */
function olderTimes() {
  return readOlderSales().flatMap(({ place, sales }) => {
    let i = 0
    return [...trialsOf(sales, OLDER, () => i++ % EVERY === 0)].flatMap((t) =>
      judgeByTrades(t).map((j) => ({ ...j, groups: [`아파트, ${place} ${t.sale.day.slice(0, 4)}`] })),
    )
  })
}

function held({ name, n, inside, below, error, half }: Figure, limit = wanted): Measured[] {
  const note = `${n} sales, median error ${error} %, half width ${half} %`
  return [
    measured({
      name: `${name}: inside the range`,
      value: inside,
      unit: '%',
      ceiling: tenth(limit.inside - room(n)),
      atLeast: true,
      note,
    }),
    measured({
      name: `${name}: inside, no wider than needed`,
      value: inside,
      unit: '%',
      ceiling: tenth(limit.mostInside + room(n)),
      note,
    }),
    measured({
      name: `${name}: sold for less than the range`,
      value: below,
      unit: '%',
      ceiling: tenth(limit.below + room(n) / 2),
      note,
    }),
  ]
}

const tenth = (n: number) => Math.round(n * 10) / 10

function valuesOf(flags: readonly string[], name: string): string[] {
  return flags.flatMap((flag, i) => (flag === name ? (flags[i + 1] ?? []) : []))
}

/** What the rules of 2026-11-22 said of the same sales. */
function before(): Figure[] {
  const file = new URL('price/figures-2026-11-22.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Figure[] // our own file
}
