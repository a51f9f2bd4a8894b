import { existsSync, readFileSync } from 'node:fs'

/** A row of 표제부 as a person has transcribed it (samples/labels/title, see the README there). */
export type TitleRow = Readonly<Record<(typeof titleFields)[number], string>>
export const titleFields = ['block', 'no', 'state', 'unit', 'use', 'areas', 'ratio'] as const

const folder = new URL('../packages/engine/samples/labels/title/', import.meta.url)

export function readTitleLabel(doc: string): readonly TitleRow[] {
  const file = new URL(`${doc}.tsv`, folder)
  if (!existsSync(file)) throw new Error(`no label of the 표제부 of ${doc}`)
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t').map((c) => (c === '-' ? '' : c))
      if (cells.length !== titleFields.length) throw new Error(`${doc}: ${cells.length} cells in ${line}`)
      // every field has its cell: counted above
      return Object.fromEntries(titleFields.map((f, i) => [f, cells[i] ?? ''])) as TitleRow
    })
}
