import { readFileSync } from 'node:fs'
import { csvCells } from './csv-cells.ts'

/** A sale with the official price (공시가격) of the same unit. */
export type OfficialPair = { lot: string; won: number; official: number }

/**
 * A table with the columns price_won and official_price_2026_won, or the same in 만원; sales without a broker are
 * skipped.
 */
export function readOfficialPairs(file: string): OfficialPair[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  const names = csvCells(head)
  return lines.flatMap((line) => {
    const cells = csvCells(line)
    const cell = (name: string) => cells[names.indexOf(name)] ?? ''
    const won = Number(cell('price_won')) || Number(cell('price_manwon')) * 10_000
    const official = Number(cell('official_price_2026_won')) || Number(cell('official_price_2026_manwon')) * 10_000
    // the list of 2026 does not apply to a sale of earlier years
    const recent = (cell('deal_date') || cell('date')) >= '2025'
    if (!recent || cell('dealing_type') === '직거래' || !(won > 0) || !(official > 0)) return []
    return [{ lot: `${cell('dong')} ${cell('lot') || cell('jibun')}`, won, official }]
  })
}
