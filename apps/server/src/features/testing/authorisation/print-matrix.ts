import type { CallRow } from '@jipsalpim/contract/row.ts'
import type { Outcome, Relation } from './expectation.ts'
import { roles, type Role } from './principals.ts'

export type Cell = {
  call: string
  row: CallRow
  field: string | null
  role: Role
  relation: Relation
  outcome: Outcome | 'broke'
}

const signs: Readonly<Record<Cell['outcome'], string>> = {
  'log in first': '–',
  'not allowed': '✕',
  'second factor': '2nd',
  withdrawing: 'leaves',
  'no coupons': 'no',
  in: 'in',
  found: 'in',
  unseen: 'none',
  broke: 'BROKE',
}
const relationSigns: Readonly<Record<Relation, string>> = { none: '', own: 'own', other: 'other’s', missing: 'missing' }

/** Prints the results as a page. */
export function printMatrix(cells: readonly Cell[]): string {
  const lines = Map.groupBy(cells, (c) => `${c.call} ${c.field ?? ''} ${relationSigns[c.relation]}`)
  const byRelation = Map.groupBy(cells, (c) => c.relation)
  const size = (relation: Relation) => byRelation.get(relation)?.length ?? 0
  const calls = new Set(cells.map((c) => c.call)).size
  return `# Who may do what

Every call of the contract, tried over HTTP on a real database by everybody who may stand before it, with an object of his own, with another person's and with one that never was. Printed from the answers by \`npm run print\`; do not edit.

**${cells.length} cells, ${cells.filter((c) => c.outcome === 'broke').length} wrong**: ${calls} calls, ${roles.length} roles; ${size('none')} without an object, ${size('own')} with one's own, ${size('other')} with another person's, ${size('missing')} with one that is missing. Another person's object and a missing one are answered with the same status and the same bytes.

| Sign | Answer |
| --- | --- |
| in | the call's own answer, or what it says of the input |
| none | as if it did not exist |
| – | 9001, log in first |
| ✕ | 9003, not for this role |
| 2nd | 9003, the second factor is missing in this session |
| leaves | 9122, this person has asked to withdraw |
| no | 2512, realtors have no coupons |

| call | access | object | ${roles.join(' | ')} |
| --- | --- | --- | ${roles.map(() => '---').join(' | ')} |
${[...lines.values()].map(line).join('\n')}
`
}

function line(cells: readonly Cell[]): string {
  const [first] = cells
  if (!first) return ''
  const of = (role: Role): string => {
    const cell = cells.find((c) => c.role === role)
    return cell ? signs[cell.outcome] : ''
  }
  const object = first.field ? `${relationSigns[first.relation]} \`${first.field}\`` : ''
  return `| \`${first.row.method} ${first.row.path}\` | ${first.row.access} | ${object} | ${roles.map(of).join(' | ')} |`
}
