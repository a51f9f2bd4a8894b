import { callTable } from '@jipsalpim/contract/call-table.ts'
import { isPlaceholder } from '@jipsalpim/contract/planned.ts'
import { places } from '@jipsalpim/contract/routes.ts'
import { withoutVendor } from '../../apps/server/src/main/vendors.ts'
import { specCalls, specRoutes } from '../spec.ts'
import { page, table } from './markdown.ts'

/** Which rows of the specification are built and which are not. */
export function printCoverage(): string {
  const standIns = places().filter((p) => isPlaceholder(p.route))
  const built = new Set(places().filter((p) => !isPlaceholder(p.route)).map((p) => p.path))
  const called = new Set(Object.values(callTable).map((r) => `${r.method} /api/v1${r.path}`))
  const routes = specRoutes.map((r) => ({ area: r.area, row: r.path, there: built.has(r.path) }))
  const calls = specCalls
    // The public address look-up is an outside service behind the address port, not a path of ours.
    .filter((c) => c.path.startsWith('/api/'))
    // A row of any method at a path and below leaves the choice of calls to us: it counts as built once they exist.
    .map((c) => ({
      area: c.area,
      row: `${c.method} ${c.path}`,
      there: c.method === '*' ? [...called].some((call) => call.includes(` ${c.path.slice(0, -1)}`)) : called.has(`${c.method} ${c.path}`),
    }))
  return page('Coverage of the specification', 'A row counts only when it does its work; a planned place is missing, and so is a page that only says so.', [
    `Screens: **${count(routes)}** of ${routes.length}. Calls: **${count(calls)}** of ${calls.length}.`,
    'What of the outside services is played by documents, and what is of our own making: [sandbox.md](sandbox.md), under “Codes of ours”.',
    '## Ports that no vendor stands behind yet',
    withoutVendor.map(({ what, format, setting }) => `${what}: our own format, [${format}](../exchange/${format.split('/').at(-1)}), played by the sandbox, and off in production without \`${setting}\`.`).join('\n\n'),
    '## By area',
    table(['area', 'screens', 'calls'], byArea(routes, calls)),
    '## Screens that do not exist yet',
    missing(routes),
    '## Pages that only say that something is not there yet',
    standIns.map((p) => `\`${p.path}\``).join(' ') || 'None.',
    '## Calls that do not exist yet',
    missing(calls),
  ])
}

type Row = { area: string; row: string; there: boolean }
const count = (rows: readonly Row[]) => rows.filter((r) => r.there).length
const byArea = (routes: readonly Row[], calls: readonly Row[]) =>
  [...new Set([...routes, ...calls].map((r) => r.area))].sort().map((area) => {
    const of = (rows: readonly Row[]) => {
      const mine = rows.filter((r) => r.area === area)
      return mine.length === 0 ? '' : `${count(mine)} / ${mine.length}`
    }
    return [area, of(routes), of(calls)]
  })
const missing = (rows: readonly Row[]) =>
  [...new Set(rows.map((r) => r.area))]
    .sort()
    .map((area) => ({ area, rows: rows.filter((r) => r.area === area && !r.there) }))
    .filter((a) => a.rows.length > 0)
    .map((a) => `**${a.area}**: ${a.rows.map((r) => `\`${r.row}\``).join(' ')}`)
    .join('\n\n')
