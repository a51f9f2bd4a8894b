import { runsOf } from '@jipsalpim/engine/register/cells.ts'
import type { Cell, CellLine } from '@jipsalpim/engine/register/model.ts'

export const textOfLine = (line: CellLine): string =>
  runsOf(line)
    .map((r) => r.text)
    .join('')

/** A cell with a provider's marks: '&…&' struck out, '|' a dashed line inside the cell. */
export const marked = (cell: Cell): string =>
  cell
    .map(runsOf)
    .map((runs) => (runs.length === 0 ? '|' : runs.map((r) => (r.struck ? `&${r.text}&` : r.text)).join('')))
    .join('\n')
    .replace(/\n?\|\n?/g, '|')
