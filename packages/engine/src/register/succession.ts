import type { DisplayRow } from './model.ts'
import { squeeze } from './squeeze.ts'

/**
 * Rows of 표제부 replace each other: a change is entered as a complete new row, and the former one is struck (부동산등기규칙
 * 87조, 92조). Plain text has no strike lines; there, and where a line is missing, the later row decides.
 */
export function successors(rows: readonly DisplayRow[]): readonly DisplayRow[] {
  if (rows.length < 2) return rows
  const says = rows.map(toldBy)
  const ended = new Set(rows.flatMap(endedBy))
  return rows.map((row, at) => {
    const names = says[at] ?? none
    const again =
      names.length > 0 && says.some((later, i) => i > at && later.length > 0 && names.every((x) => later.includes(x)))
    return !row.struck && (again || ended.has(row.no)) ? { ...row, struck: true } : row
  })
}

const none: readonly string[] = []

function endedBy({ cells }: DisplayRow): readonly string[] {
  // gaps occur inside words too: both words have this letter
  if (!cells.some((c) => c.includes('소'))) return none
  const text = squeeze(cells.join(''))
  if (!text.includes('말소') && !text.includes('소멸')) return none
  return [...text.matchAll(ends)].map((m) => m[1] ?? '')
}
/** '1번 대지권말소', '2번 별도등기 말소' */
const ends = /(\d+)번[^번]{0,12}(?:대지권|별도등기)[^번]{0,8}(?:말소|소멸)/g

/** The parcels that a row describes, or the whole block; none if it is a note. */
function toldBy({ cells }: DisplayRow): readonly string[] {
  const right = cells.find((c) => /(소유권|지상권|전세권|임차권)\s*대지권/.test(c))
  if (right !== undefined) return parcels(/^[\d\s,~내지]*/.exec(right)?.[0] ?? '')
  if (!cells.some((c) => c.includes('㎡'))) return none
  const numbered = cells.flatMap((c) => [...c.matchAll(/(?:^|\n)\s*(\d{1,3})\.\s/g)].flatMap((m) => m[1] ?? []))
  return numbered.length > 0 ? numbered : whole
}

const whole: readonly string[] = ['']

/** '1, 2', '1 내지 3' */
function parcels(text: string): readonly string[] {
  const range = /(\d+)\s*(?:내지|~)\s*(\d+)/g
  const out = new Set(text.match(/\d+/g) ?? [])
  for (const m of text.matchAll(range))
    for (let n = Number(m[1]); n <= Number(m[2]) && out.size < 200; n++) out.add(String(n))
  return out.size === 0 ? whole : [...out]
}
