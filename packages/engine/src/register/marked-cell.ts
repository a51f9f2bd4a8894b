import { isFurniture } from './furniture.ts'
import type { Cell, CellLine, Run } from './model.ts'

/** '&…&' is struck, '|' a dashed line inside the cell (here an empty line), '4^' an indent. */
export function readMarkedCell(text: string): Cell {
  const lines: CellLine[] = []
  text.split('|').forEach((part, i) => {
    if (i > 0) lines.push([])
    for (const line of part.split('\n')) {
      const unindented = line.includes('^') ? line.replace(/(^|&)\d{1,2}\^/g, '$1') : line
      const plain = unindented.includes('&') ? unindented.replace(/&/g, '') : unindented
      if (plain.trim() === '' || isFurniture(plain)) continue
      lines.push(plain === unindented ? [{ text: plain, struck: false }] : readMarkedLine(unindented))
    }
  })
  return lines
}

function readMarkedLine(line: string): Run[] {
  if (line.length > 2 && line.startsWith('&') && line.indexOf('&', 1) === line.length - 1) {
    return [{ text: line.slice(1, -1), struck: true }]
  }
  const parts = line.split('&')
  // with an odd number of marks nothing counts as struck, and no text is lost
  if (parts.length % 2 === 0) return [{ text: parts.join(''), struck: false }]
  // '&&' between two struck words is the printed gap
  return parts.flatMap((text, i) =>
    text === ''
      ? i > 0 && i < parts.length - 1
        ? [{ text: ' ', struck: false }]
        : []
      : [{ text, struck: i % 2 === 1 }],
  )
}
