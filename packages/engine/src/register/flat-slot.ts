import { flatKind, isCause, isParted, isWholePurpose } from './flat-vocabulary.ts'
import type { Line } from './model.ts'
import type { PurposeKind } from './vocabulary.ts'

/** An entry being put together out of text without columns. */
export type Slot = {
  purpose: string
  /** The purpose needs nothing more. */
  whole: boolean
  kind: PurposeKind
  page: number | null
  dates: string[]
  receipt: string | null
  cause: string[]
  last: Line[] | null
  /** Labels seen in the last cell, and how far on in it the furthest stands. */
  labels: string[]
  furthest: number
  /** What its cause says so far, worked out when another part of it has come. */
  said: CauseSaid | null
}
type CauseSaid = { of: readonly string[]; parts: number; text: string; whole: boolean; parted: boolean }

export const slotOf = (purpose: string, page: number | null, whole = isWholePurpose(purpose)): Slot => ({
  purpose,
  whole,
  kind: flatKind(purpose),
  page,
  dates: [],
  receipt: null,
  cause: [],
  last: null,
  labels: [],
  furthest: 0,
  said: null,
})

/** The cause as one text, whether it is one that needs nothing more, and whether a bracket of it is open. */
export function causeOf(slot: Slot): CauseSaid {
  const { said, cause } = slot
  if (said !== null && said.of === cause && said.parts === cause.length) return said
  const text = cause.join('')
  return (slot.said = { of: cause, parts: cause.length, text, whole: isCause(text), parted: isParted(text) })
}

/** 'A B C' as 'A B C', 'A B', 'A': the longest first. */
export function prefixes(piece: string): string[] {
  const out: string[] = []
  for (let at = piece.length; at > 0 && out.length < 8; at = piece.lastIndexOf(' ', at - 1))
    out.push(piece.slice(0, at))
  return out
}
