import { currentPackId } from '@jipsalpim/engine/law/pack-id.ts'
import { packTables } from '@jipsalpim/engine/law/rule-pack.ts'
import type { Dated } from '@jipsalpim/engine/law/dated.ts'
import { loanPackId } from '@jipsalpim/engine/loan/pack.ts'
import { loanTables } from '@jipsalpim/engine/loan/products.ts'
import { page, table } from './markdown.ts'

/** Every dated table of the rule pack with its rows and sources. */
export function printRules(): string {
  return page(
    'Rules',
    `Rule pack \`${currentPackId}\`, the hash of these tables. A row is in force from its day until the next row; new law is a new row.`,
    packTables.map((t) => printTable(t, short)),
  )
}
/** The tables of the loan questions, which are not part of a report's rule pack. */
export function printLoanRules(): string {
  return page(
    'Loan rules',
    `Rules of the loan questions \`${loanPackId()}\`, the hash of these tables. A row is in force from its day until the next row; a row of null ends a product. What was announced without a day (\`from\` null) judges nothing.`,
    loanTables.map((t) => printTable(t, (text) => text)),
  )
}

const printTable = (t: Dated<unknown>, said: (text: string) => string): string =>
  `## ${t.key}\n\nPicked by: ${t.basis}\n\n${table(['from', 'value', 'source', 'confidence', 'checked on'], t.rows.map((r) => [
    r.from, said(JSON.stringify(r.value)), [r.source.title, r.source.article].filter(Boolean).join(' '), r.source.confidence, r.source.checkedOn,
  ]))}`
/** Large regional tables are named, not printed in full: their rows are in the code. */
const short = (text: string): string => (text.length <= 400 ? text : `${text.slice(0, 400)} … (${text.length} characters)`)
