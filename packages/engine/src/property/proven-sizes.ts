/**
 * A storey as its line reads. `bare`: no ㎡ behind the number; `alone`: neither a storey nor a word between it and the
 * size before; `decimal`: the size if its comma is a misread point.
 */
export type ReadStorey = {
  floor: number | null
  area: number | null
  printed: string
  bare: boolean
  alone: boolean
  decimal: number | null
}

/**
 * Recognised text loses points, units and the word 층. A size is corrected only if the storeys around it prove it; one
 * that contradicts them is unknown (null), since a wrong size is worse than none.
 */
export function provenSizes<S extends ReadStorey>(storeys: readonly S[]): S[] {
  const out: S[] = []
  for (const [i, s] of storeys.entries()) out.push(proven(s, out.at(-1), storeys[i + 1]))
  return out
}

function proven<S extends ReadStorey>(s: S, before: S | undefined, after: S | undefined): S {
  const beside = [before?.area, after?.area].filter((x) => x != null)
  // '20층 299.8㎡ 21층 299.8 22층 299.8㎡'
  if (s.bare) {
    const isBetween = s.floor !== null && before?.floor === s.floor - 1 && after?.floor === s.floor + 1
    return isBetween && beside.length === 2 && beside.every((x) => x === s.area) ? s : { ...s, area: null }
  }
  const glued = s.alone && before !== undefined && after !== undefined ? gluedTo(s, before, after) : null
  if (glued !== null) return glued
  // '12층 596.408㎡ 13층 596,408㎡'
  return s.decimal !== null && beside.includes(s.decimal) ? { ...s, area: s.decimal } : s
}

/** '13층 596.4㎡ 14596.4㎡ 15층 …': the storey between the two, whose 층 was not recognised. */
function gluedTo<S extends ReadStorey>(s: S, before: S, after: S): S | null {
  if (before.floor === null || before.floor < 1 || after.floor !== before.floor + 2) return null
  const floor = before.floor + 1
  const rest = s.printed.startsWith(`${floor}`) ? s.printed.slice(`${floor}`.length) : ''
  if (!/^[1-9]\d*\.\d+$/.test(rest)) return null
  const area = Number(rest)
  return { ...s, floor, area: area === before.area || area === after.area ? area : null }
}
