import { existsSync, readFileSync } from 'node:fs'
import type { PdfPage } from '@jipsalpim/engine/pdf/page.ts'
import type { ReadRegister } from '@jipsalpim/engine/register/model.ts'
import { strikeWords } from '@jipsalpim/engine/pdf/strike-words.ts'
import { rawOfPages } from '@jipsalpim/engine/register/raw-of-pages.ts'
import { readRegister } from '@jipsalpim/engine/register/read.ts'
import { resolveRegister } from '@jipsalpim/engine/register/resolve.ts'
import { readPdf } from '../packages/engine/samples/read-print.ts'
import { readGeometry, rebuildPdf, type Geometry } from '../packages/engine/samples/rebuild-pdf.ts'
import { factsOfLabel, factsOfRegister, type Fact, type FactField } from './facts.ts'
import { labelled } from './labels.ts'
import { providerBody } from './make-over-body.ts'
import { acrossLines, cellByCell, entryALine, keyByKey, noisy } from './make-over-text.ts'
import { upright } from './make-over-upright.ts'
import { factsOfTitle, factsOfTitleLabel } from './title-facts.ts'
import { factsOfLists, factsOfMadeLists } from './list-facts.ts'
import { madeLists } from './made-lists.ts'
import { readTitleLabel } from './title-labels.ts'
import { score, total, type Score } from './score.ts'
import { settledLabel, settlements } from './settle.ts'

export type Measured = { id: SetId; documents: number; entries: number; score: Score }
export type SetId =
  | 'prints'
  | 'bodies'
  | 'texts'
  | 'upright'
  | 'asBodies'
  | 'acrossLines'
  | 'cellByCell'
  | 'noisy'
  | 'entryALine'
  | 'bars'
  | 'keyByKey'
  | 'lists'
  | 'listBodies'
  | 'listTexts'

const order: readonly SetId[] = [
  'prints',
  'bodies',
  'texts',
  'upright',
  'asBodies',
  'acrossLines',
  'cellByCell',
  'noisy',
  'entryALine',
  'bars',
  'keyByKey',
  'lists',
  'listBodies',
  'listTexts',
]

/** Reads every labelled document in every form and scores it against its labels. */
export async function measure(): Promise<Measured[]> {
  const settled = settlements()
  const scores = new Map<SetId, Score[]>()
  const entries = new Map<SetId, number>()
  for (const doc of labelled()) {
    const label = settledLabel(doc, settled)
    const printed = [...factsOfLabel(label), ...factsOfTitleLabel(readTitleLabel(doc))]
    for (const [id, read] of await readAll(doc)) {
      const found =
        'refused' in read ? [] : [...factsOfRegister(resolveRegister(read.register)), ...factsOfTitle(read.register)]
      const [ours, theirs] = [visible(id, printed), visible(id, found)]
      scores.set(id, [...(scores.get(id) ?? []), score(doc, ours, theirs)])
      entries.set(id, (entries.get(id) ?? 0) + label.rows.length)
    }
  }
  for (const made of madeLists()) {
    const printed = factsOfMadeLists(made.lists)
    const raw = rawOfPages(made.pages)
    const forms: [SetId, ReadRegister][] = [
      ['lists', readRegister({ kind: 'pages', pages: made.pages })],
      ['listBodies', readRegister({ kind: 'provider', body: providerBody(raw) })],
      ['listTexts', readRegister({ kind: 'text', text: acrossLines(made.pages) })],
    ]
    for (const [id, read] of forms) {
      const found = 'refused' in read ? [] : factsOfLists(read.register)
      scores.set(id, [...(scores.get(id) ?? []), score(made.id, printed, found)])
      entries.set(id, (entries.get(id) ?? 0) + made.lists.reduce((n, l) => n + l.rows.length, 0))
    }
  }
  return order.flatMap((id) => {
    const list = scores.get(id)
    return list === undefined ? [] : [{ id, documents: list.length, entries: entries.get(id) ?? 0, score: total(list) }]
  })
}

/** A document as it is, and a print converted to the other forms of registers. */
async function readAll(doc: string): Promise<[SetId, ReadRegister][]> {
  if (!/^S\d/.test(doc)) return [readSampleFile(doc)]
  const pages = await pagesOf(readGeometry(doc))
  const raw = rawOfPages(pages)
  const text = (t: string) => readRegister({ kind: 'text', text: t })
  return [
    ['prints', readRegister({ kind: 'pages', pages })],
    ['upright', readRegister({ kind: 'pages', pages: pagesAsSet(upright(raw)) })],
    ['asBodies', readRegister({ kind: 'provider', body: providerBody(raw) })],
    ['acrossLines', text(acrossLines(pages))],
    ['cellByCell', text(cellByCell(raw))],
    ['entryALine', text(entryALine(raw, ' '))],
    ['bars', text(entryALine(raw, ' | '))],
    ['keyByKey', text(keyByKey(raw))],
    ['noisy', text(noisy(acrossLines(pages), 7))],
  ]
}

function readSampleFile(doc: string): [SetId, ReadRegister] {
  const samples = new URL('../packages/engine/samples/', import.meta.url)
  const file = [`${doc}.json`, `${doc}.txt`, `synthetic/${doc}.json`, `synthetic/${doc}.txt`].find((name) =>
    existsSync(new URL(name, samples)),
  )
  if (file === undefined) throw new Error(`no sample of ${doc}`)
  const content = readFileSync(new URL(file, samples), 'utf8')
  return file.endsWith('.json')
    ? ['bodies', readRegister({ kind: 'provider', body: content })]
    : ['texts', readRegister({ kind: 'text', text: content })]
}

async function pagesOf(geometry: Geometry): Promise<readonly PdfPage[]> {
  const read = await readPdf(rebuildPdf(geometry))
  if ('refused' in read) throw new Error(`${geometry.id}: ${read.refused.name}`)
  return read.pages
}

/** The pages as read from a PDF of them. */
const pagesAsSet = (geometry: Geometry): readonly PdfPage[] =>
  geometry.pages.map((page, i) => ({
    number: i + 1,
    width: page.width,
    height: page.height,
    runs: strikeWords(
      page.words.map(([x, y, x1, y1, text]) => ({ text, x, y, width: x1 - x, height: y1 - y })),
      page.redLines.map(([x0, y, x1]) => ({ x0, x1, y })),
    ),
  }))

/** A body or a text made from a print has no viewing time and page marks of its own; a text also no lines. */
function visible(id: SetId, facts: readonly Fact[]): readonly Fact[] {
  const hidden = unseen[id] ?? []
  const selected = facts.filter((f) => !hidden.includes(f.field))
  return hidden === withoutLines ? selected.map((f) => (f.value === 'partly' ? { ...f, value: 'live' } : f)) : selected
}
const withoutLines: readonly FactField[] = ['party struck', 'amount struck', 'pages']
const unseen: Partial<Record<SetId, readonly FactField[]>> = {
  upright: ['pages'],
  asBodies: ['pages', 'viewed at'],
  acrossLines: withoutLines,
  cellByCell: withoutLines,
  noisy: withoutLines,
  entryALine: withoutLines,
  bars: withoutLines,
  keyByKey: withoutLines,
}
