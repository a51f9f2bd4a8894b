import { flatKind, isWholePurpose } from './flat-vocabulary.ts'
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
  last: string[] | null
  /** Labels seen in the last cell, and how far on in it the furthest stands. */
  labels: string[]
  furthest: number
}

export const slotOf = (purpose: string, page: number | null): Slot => ({
  purpose,
  whole: isWholePurpose(purpose),
  kind: flatKind(purpose),
  page,
  dates: [],
  receipt: null,
  cause: [],
  last: null,
  labels: [],
  furthest: 0,
})

/** 'A B C' as 'A B C', 'A B', 'A': the longest first. */
export function prefixes(piece: string): string[] {
  const out: string[] = []
  for (let at = piece.length; at > 0 && out.length < 8; at = piece.lastIndexOf(' ', at - 1))
    out.push(piece.slice(0, at))
  return out
}
