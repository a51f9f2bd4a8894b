import type { FieldGroup, FormFigures, ReaderFigures, ReaderForm } from '@jipsalpim/contract/accuracy/figures.ts'
import { fieldGroups, readerForms } from '@jipsalpim/contract/accuracy/figures.ts'
import { factFields, type FactField } from './facts.ts'
import { labelled } from './labels.ts'
import type { Measured } from './measure.ts'
import { whole } from './score.ts'
import { targetOf, turned } from './targets.ts'

const groupOf: Readonly<Record<FactField, FieldGroup>> = {
  kind: 'head',
  certificate: 'head',
  'unique number': 'head',
  address: 'head',
  'viewed at': 'head',
  pages: 'head',
  entry: 'entries',
  purpose: 'entries',
  'receipt day': 'entries',
  'receipt number': 'entries',
  cause: 'entries',
  'cause day': 'entries',
  'party role': 'parties',
  'party name': 'parties',
  'party number': 'parties',
  'party share': 'parties',
  'party struck': 'parties',
  amount: 'amounts',
  'amount struck': 'amounts',
  state: 'states',
  'title row': 'property',
  'title state': 'states',
  'title use': 'property',
  'title area': 'property',
  'title unit': 'property',
  'land ratio': 'property',
  list: 'lists',
  'list row': 'lists',
  'list property': 'lists',
  'list office': 'lists',
  'list rank': 'lists',
  'list cause': 'lists',
  'list change': 'lists',
  'list state': 'lists',
}

/** packages/contract/src/accuracy/tables/reader-figures.ts: what the page in the product shows of the reader. */
export const printReaderFigures = (measured: readonly Measured[]): string =>
  `import type { ReaderFigures } from '../figures.ts'

/** Written by \`npm run accuracy\`; do not edit. */
export const readerFigures: ReaderFigures = ${JSON.stringify(figuresOf(measured), null, 2)}
`

function figuresOf(measured: readonly Measured[]): ReaderFigures {
  const forms = readerForms.flatMap((form) => measured.filter((m) => m.id === form).map((m) => formOf(form, m)))
  return { labelled: labelled().length, forms }
}

function formOf(form: ReaderForm, m: Measured): FormFigures {
  const { matched, wrong } = whole(m.score)
  return {
    form,
    registers: m.documents,
    entries: m.entries,
    fields: matched + wrong,
    right: matched,
    turned: turned(m),
    target: targetOf(m.id),
    groups: fieldGroups.flatMap((group) => {
      const counts = factFields.filter((f) => groupOf[f] === group).map((f) => m.score.fields[f])
      const right = counts.reduce((sum, c) => sum + c.matched, 0)
      const fields = counts.reduce((sum, c) => sum + c.matched + c.wrong, 0)
      return fields > 0 ? [{ group, fields, right }] : []
    }),
  }
}
