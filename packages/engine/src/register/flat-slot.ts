import { flatKind, isCause, isParted, kindOfWhole } from './flat-vocabulary.ts'
import type { Line } from './model.ts'
import type { PurposeKind } from './vocabulary.ts'

/** An entry being assembled from text without columns. */
export type Slot = {
  purpose: string
  /** The purpose is complete. */
  whole: boolean
  kind: PurposeKind
  page: number | null
  /** Possible letter classes of its pieces, from their lines (letters.ts). */
  letters: number
  dates: string[]
  receipt: string | null
  cause: string[]
  last: Line[] | null
  /** Labels seen in the last cell, and the position of the furthest one. */
  labels: string[]
  furthest: number
  /** The cause so far; recomputed when another part is added. */
  said: CauseText | null
}
type CauseText = { of: readonly string[]; parts: number; text: string; whole: boolean; parted: boolean }

/** `kind`: of a complete purpose; null for an incomplete one, or if not known yet. */
export const slotOf = (purpose: string, page: number | null, kind = kindOfWhole(purpose)): Slot => ({
  purpose,
  whole: kind !== null,
  kind: kind ?? flatKind(purpose),
  page,
  letters: 0,
  dates: [],
  receipt: null,
  cause: [],
  last: null,
  labels: [],
  furthest: 0,
  said: null,
})

/** The cause as one text, whether it is complete, and whether it has an open bracket. */
export function causeOf(slot: Slot): CauseText {
  const { said, cause } = slot
  if (said !== null && said.of === cause && said.parts === cause.length) return said
  const text = cause.join('')
  return (slot.said = { of: cause, parts: cause.length, text, whole: isCause(text), parted: isParted(text) })
}

/** Of 'A B C', 'A B' and 'A' the first that is right, longest first; at most eight. */
export function headOf(piece: string, isRight: (words: string) => boolean): string | undefined {
  for (let [at, asked] = [piece.length, 0]; at > 0 && asked < 8; at = piece.lastIndexOf(' ', at - 1), asked++) {
    const words = at === piece.length ? piece : piece.slice(0, at)
    if (isRight(words)) return words
  }
  return undefined
}
