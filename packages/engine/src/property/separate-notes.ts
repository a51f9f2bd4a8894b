import type { DisplayRow, RegisterDocument } from '../register/model.ts'
import { squeeze } from '../register/squeeze.ts'

/** 표제부 notes of 별도등기 that no later row clears ('2번 별도등기 말소'). */
export function separateNotes({ display }: Pick<RegisterDocument, 'display'>): DisplayRow[] {
  const rows = [...display.land, ...display.landRight].filter((r) => !r.struck)
  const cleared = new Set(rows.flatMap((r) => [...text(r).matchAll(/(\d+)번(?=[^번]*별도등기말소)/g)].map((m) => m[1])))
  return rows.filter((r) => /별도등기있음/.test(text(r)) && !cleared.has(r.no.replace(/\D.*$/, '')))
}

const text = (r: DisplayRow): string => squeeze(r.cells.join(' '))
