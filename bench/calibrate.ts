import { day } from '@jipsalpim/engine/values/day.ts'
import type { TradeList } from '@jipsalpim/engine/price/traded-as.ts'
import { writeFileSync } from 'node:fs'
import { conformal } from './price/quantiles.ts'
import { readOfficialPairs } from './price/read-official.ts'
import { readSales, saleFiles } from './price/read-sales.ts'
import { askAll, saleRowsOf, tradeRowsOf } from './price/spread-rows.ts'
import { trialsOf } from './price/trials.ts'

/**
 * `npm run calibrate -- DIRECTORY [OFFICIAL.csv …]`: how wide the ranges must be, computed from the sales in the
 * directory (bench/price/read-sales.ts describes their format), written as the table that the engine uses. All lots are
 * used for the widths; how wide they are for other lots and later months is measured by `npm run bench -- back-test`.
 * The official prices are tables of sales with the official price of the unit.
 */
const [directory, ...officialFiles] = process.argv.slice(2)
if (directory === undefined) {
  console.error('npm run calibrate -- DIRECTORY [OFFICIAL.csv …]')
  process.exit(1)
}

const FROM = day('2024-01-01')
const table = new URL('../packages/engine/src/law/tables/price-spread-2026-11-27.ts', import.meta.url)

const lists = Object.keys(saleFiles) as TradeList[] // its own keys
const asked = lists.flatMap((list) => askAll(trialsOf(readSales(directory, list), FROM, () => true)))
const official = officialFiles.flatMap(readOfficialPairs).map(({ won, official: of }) => ({ ratio: won / of }))
writeFileSync(
  table,
  `import type { SaleSpreadRow, TradeSpreadRow } from '../price-bands.ts'

// written by bench/calibrate.ts; do not edit

export const tradeSpreadCells: readonly TradeSpreadRow[] = [
${lists
  .flatMap((list) => tradeRowsOf(list, asked))
  .map(printed)
  .join('\n')}
]

export const saleSpreadCells: readonly SaleSpreadRow[] = [
${lists
  .flatMap((list) => saleRowsOf(list, asked))
  .map(printed)
  .join('\n')}
]

/** Percent of the official price (공시가격) of 연립·다세대: low, likely, high; how many sales. */
export const officialSpreadCell = ${JSON.stringify(conformal('연립다세대', official))}
`,
)

function printed(row: readonly (string | number)[]): string {
  return `  [${row.map((cell) => (typeof cell === 'string' ? `'${cell}'` : cell)).join(', ')}],`
}
