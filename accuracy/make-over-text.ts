import type { PdfPage } from '@jipsalpim/engine/pdf/page.ts'
import { runsOf } from '@jipsalpim/engine/register/cells.ts'
import { linesOfPage } from '@jipsalpim/engine/register/page-lines.ts'
import type { Cell } from '@jipsalpim/engine/register/model.ts'
import type { RawRegister } from '@jipsalpim/engine/register/rows.ts'
import { textOfLine } from './runs.ts'

/** As OCR reads it across the whole page: line by line, with the columns run together. */
export const acrossLines = (pages: readonly PdfPage[]): string =>
  pages
    .map((p) =>
      linesOfPage(p)
        .map((l) => l.text)
        .join('\n'),
    )
    .join('\n')

/** As the text of most PDFs is extracted: entry by entry, cell by cell, each cell line by line. */
export function cellByCell(raw: RawRegister): string {
  const out = [raw.title, `${raw.realty} 고유번호 ${raw.uniqueNos[0] ?? ''}`]
  let section = ''
  for (const table of raw.tables.filter((t) => t.section !== '요약')) {
    if (table.section !== section || table.section === '표제부') out.push(`【 ${table.section} 】 ( ${table.title} )`)
    section = table.section
    out.push(table.columns.join(' '))
    for (const row of table.rows)
      for (const cell of row.cells) out.push(...cell.filter((l) => runsOf(l).length > 0).map(textOfLine))
  }
  return [...out, raw.viewed ?? ''].join('\n')
}

/** As a table pasted from a spreadsheet or a chat: one entry per line, its cells separated by `between`. */
export function entryALine(raw: RawRegister, between: string): string {
  const out = [raw.title, `${raw.realty} 고유번호 ${raw.uniqueNos[0] ?? ''}`]
  let section = ''
  for (const table of raw.tables.filter((t) => t.section !== '요약')) {
    if (table.section !== section || table.section === '표제부') out.push(`【 ${table.section} 】 ( ${table.title} )`)
    section = table.section
    out.push(table.columns.join(between))
    for (const row of table.rows) out.push(row.cells.map(inOneLine).join(between))
  }
  return [...out, raw.viewed ?? ''].join('\n')
}

/** As OCR services and language models return a table: each cell on its own line after its column's name. */
export function keyByKey(raw: RawRegister): string {
  const out = [raw.title, `${raw.realty} 고유번호 ${raw.uniqueNos[0] ?? ''}`]
  let section = ''
  for (const table of raw.tables.filter((t) => t.section !== '요약')) {
    if (table.section !== section || table.section === '표제부') out.push(`【 ${table.section} 】 ( ${table.title} )`)
    section = table.section
    for (const row of table.rows)
      out.push(...row.cells.map((cell, at) => `${table.columns[at] ?? ''}: ${inOneLine(cell)}`), '')
  }
  return [...out, raw.viewed ?? ''].join('\n')
}

const inOneLine = (cell: Cell) =>
  cell
    .filter((l) => runsOf(l).length > 0)
    .map(textOfLine)
    .join(' ')

/**
 * Simulates OCR errors in a text, with a seed: spaces inside words, lost spaces, commas read as points, the point of a
 * size as a comma and its unit lost, noise for the asterisks of a masked number, lost hyphens of a rank, letters of the
 * watermark on lines of their own.
 */
export function noisy(text: string, seed: number): string {
  let state = seed
  const chance = (p: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x7fffffff < p
  }
  return text
    .split('\n')
    .map((line) => {
      let l = line
      if (chance(0.03)) l = l.replace(/([가-힣]{2})([가-힣]{2})/, '$1 $2')
      if (chance(0.1)) l = l.replace(/(\d),(\d{3})/, '$1.$2')
      if (chance(0.1)) l = l.replace(/(\d)\.(\d+ ?㎡)/, '$1,$2')
      if (chance(0.02)) l = l.replace(/(\d층 .*\d) ?㎡$/, '$1')
      if (chance(0.3)) l = l.replace(/(\d{6}-)\d\*{6}/, '$1** 는 는')
      if (chance(0.1)) l = l.replace(/^(\d+)-(\d+)(?=\s|$)/, '$1$2')
      if (chance(0.1)) l = l.replace(/(\d{4}년) ?(\d{1,2}월)/, '$1 $2')
      return chance(0.05) ? `열\n${l}` : l
    })
    .join('\n')
}
