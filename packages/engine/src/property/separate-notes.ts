import type { DisplayRow, RegisterDocument } from '../register/model.ts'
import { squeeze } from '../register/squeeze.ts'

/** 표제부 notes of 별도등기 that no later row cancels ('2번 별도등기 말소'). */
export function separateNotes({ display }: Pick<RegisterDocument, 'display'>): DisplayRow[] {
  const notes = [...display.land, ...display.landRight].flatMap((row) => {
    const text = row.struck ? '' : squeeze(row.cells.join(' '))
    return text.includes('별도등기') ? [{ row, text }] : []
  })
  const cleared = new Set(notes.flatMap(({ text }) => [...text.matchAll(clearing)].map((m) => m[1])))
  return notes.flatMap(({ row, text }) =>
    text.includes('별도등기있음') && !cleared.has(row.no.replace(/\D.*$/, '')) ? [row] : [],
  )
}

const clearing = /(\d+)번(?=[^번]*별도등기말소)/g
