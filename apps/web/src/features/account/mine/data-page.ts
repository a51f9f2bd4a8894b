import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { rightsFileWords as w } from './rights-file-words.ts'
import { formatInstant } from '../../../lang/format.ts'

type Data = Output<CallNamed<'personalData'>>

/** The same data as the JSON export, readable and printable without us: one page that needs no network. */
export function dataPage({ made_at, areas, files, left_out }: Data): string {
  const sections = areas.map(
    ({ area, tables }) =>
      `<h2>${text(w.area(area))}</h2>${tables.map(({ table, rows }) => tableOf(table, rows)).join('')}`,
  )
  const notes = [
    ...(files.length > 0 ? [w.files(files.length)] : []),
    ...left_out.map(({ table, rows }) => w.leftOut(table, rows)),
  ]
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><title>${text(w.pageTitle)}</title>
<style>body{font:16px/1.6 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;margin:0 0 1rem}th,td{border:1px solid #bbb;padding:.3rem .5rem;text-align:left;vertical-align:top;word-break:break-word}th{width:14rem;font-weight:600}</style>
<h1>${text(w.pageTitle)}</h1><p>${text(w.madeAt(formatInstant(made_at)))}</p>
${notes.map((note) => `<p>${text(note)}</p>`).join('')}${sections.join('')}</html>`
}

const tableOf = (table: string, rows: readonly Record<string, unknown>[]): string =>
  `<h3>${text(w.table(table))}</h3>${rows
    .map(
      (row) =>
        `<table>${Object.entries(row)
          .filter(([, value]) => value !== null)
          .map(([column, value]) => `<tr><th>${text(w.column(column))}</th><td>${text(shown(value))}</td></tr>`)
          .join('')}</table>`,
    )
    .join('')}`

const shown = (value: unknown): string =>
  typeof value === 'object'
    ? JSON.stringify(value)
    : /^\d{4}-\d\d-\d\dT/.test(String(value))
      ? formatInstant(String(value))
      : String(value)
const text = (raw: string): string => raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
