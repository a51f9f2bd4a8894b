import { expect, test } from 'vitest'
import { codeFiles, read } from './repository.ts'
import { child, children, nodesOf, type Node } from './syntax.ts'

/** Functions that insert their argument into a query's text unchanged; the tag `sql` makes parameters instead. */
const PLACING = new Set(['raw', 'lit', 'id', 'ref', 'table', 'dynamic'])

/** The places where a query's text, or a name in it, is not a constant of the source: `file: call(argument)`. */
function placedIn(file: string, text: string): string[] {
  const textOf = (node: Node) => text.slice(node.start, node.end).replaceAll(/\s+/g, ' ')
  return nodesOf(file, text).flatMap((node) => {
    if (node.type !== 'CallExpression') return []
    const callee = child(node, 'callee')
    const [first] = children(node, 'arguments')
    const name = String(child(callee, 'property')?.['name'] ?? '')
    const on = child(callee, 'object')
    const isQuery = callee?.type === 'MemberExpression' && name === 'query'
    const isPlaced =
      callee?.type === 'MemberExpression' &&
      PLACING.has(name) &&
      /^(sql|CompiledQuery|dynamic|.*\.dynamic)$/.test(on ? textOf(on) : '')
    const isCalledTag = callee?.type === 'Identifier' && callee['name'] === 'sql'
    if (!(isQuery || isPlaced || isCalledTag) || !first) return []
    return isConstant(first) ? [] : [`${file}: ${callee ? textOf(callee).split('.').at(-1) : ''}(${textOf(first)})`]
  })
}
/** A constant text may be concatenated over several lines; nothing else may. */
const isConstant = (node: Node): boolean => {
  if (node.type === 'Literal') return typeof node['value'] === 'string'
  if (node.type === 'TemplateLiteral') return children(node, 'expressions').length === 0
  const [left, right] = [child(node, 'left'), child(node, 'right')]
  return node.type === 'BinaryExpression' && node['operator'] === '+' && !!left && !!right
    ? isConstant(left) && isConstant(right)
    : false
}

const sources = codeFiles().filter((f) => /^(apps\/server\/src|db|dev)\//.test(f) && !/\.test\.ts$|\/testing\//.test(f))

test('no query is put together from values: what is placed in one is named here, with why', () => {
  expect(sources.length).toBeGreaterThan(300)
  const found = sources.flatMap((file) => placedIn(file, read(file)))
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(placed).toSorted())
})

const CELLS = 'sealing/cells.ts'
const OWN = 'the tables of a person, as each area names them in its source'
const FILE = 'a file of db/, as it stands'
const LIMITS = 'the limits of a login, constants of db/limits.ts'
const LOGIN = 'the names of the logins'
/** Each with the origin of its text: never a request, an answer or a row. */
const placed: Record<string, string> = {
  'apps/server/src/features/account/rights/queries.ts: id(NAMED + column)': CELLS,
  'apps/server/src/features/account/rights/queries.ts: raw(row)': CELLS,
  'apps/server/src/features/account/rights/queries.ts: table(table)': OWN,
  'apps/server/src/features/account/withdrawal/queries.ts: table(table)': OWN,
  'db/migrate.ts: query(statement)': LIMITS,
  'dev/postgres/pg.ts: query(statement)': LIMITS,
  'apps/server/src/jobs/listen.ts: query(`listen ${channel}`)': 'a constant of the worker',
  'apps/server/src/jobs/platform-jobs.ts: raw(text)': FILE,
  'apps/server/src/sealing/queries.ts: raw(cell.row)': CELLS,
  'apps/server/src/sealing/queries.ts: ref(cell.column)': CELLS,
  'apps/server/src/sealing/queries.ts: ref(cell.plain)': CELLS,
  'apps/server/src/sealing/queries.ts: ref(cell.source)': CELLS,
  'apps/server/src/sealing/queries.ts: table(cell.table)': CELLS,
  'db/check-invariants.ts: query(text)': FILE,
  'db/check-invariants.ts: query(whole)': FILE,
  'db/migrate.ts: query(`create role ${loginNames.app} nologin`)': LOGIN,
  'db/migrate.ts: query(`grant ${loginNames.app} to current_user`)': LOGIN,
  'db/migrate.ts: query(migration.text)': FILE,
  "db/migrate.ts: query(readFileSync(new URL('./roles.sql', import.meta.url), 'utf8'))": FILE,
  "dev/postgres/pg.ts: query(`${known.rowCount ? 'alter' : 'create'} role ${name} login password '${secrets[login]}'`)":
    'the names of the logins, and passwords in hexadecimal that the launcher makes',
  'dev/postgres/pg.ts: query(`create database ${databaseName} owner ${loginNames.owner}`)': LOGIN,
  'db/prepared.ts: query(compiled.sql)': 'what the query builder made',
  'db/print-schema.ts: query(text)': 'constants of the same file',
}

test('the rule sees a planted violation, however it is put together', () => {
  const seen = (line: string) => placedIn('apps/server/src/x.ts', `const f = (db, value) => ${line}`).length
  for (const wrong of [
    "db.query(`select * from account_user where name = '${value}'`)",
    "db.query('select 1 where name = ' + value)",
    'db.query<Row>(value)',
    "pool.query(['select', value].join(' '))",
    'db.query({ text: `select ${value}` })',
    'sql`select ${sql.raw(value)}`',
    'sql`select ${sql.lit(value)}`',
    'sql`order by ${sql.ref(value)}`',
    'sql`from ${sql.table(value)}`',
    'sql`as ${sql.id(`a_${value}`)}`',
    'db.executeQuery(CompiledQuery.raw(value))',
    'db.selectFrom(db.dynamic.table(value))',
    'sql(value)',
  ])
    expect(seen(wrong), wrong).toBe(1)
  for (const right of [
    "db.query('select 1 from account_user where name = $1', [value])",
    'db.query(`select 1`)',
    "db.query('select 1 ' + 'where true')",
    'sql`select ${value}`',
    "sql`select ${sql.ref('name')}`",
  ])
    expect(seen(right), right).toBe(0)
})

/** An `onConflict` whose condition compares with a parameter: a generic plan does not find the index by it. */
const conflictOnValue = (file: string, text: string): string[] =>
  nodesOf(file, text).flatMap((node) => {
    const callee = child(node, 'callee')
    if (node.type !== 'CallExpression' || child(callee, 'property')?.['name'] !== 'onConflict') return []
    const written = text.slice(node.start, node.end)
    const [said = ''] = /\(c\) =>.*$/s.exec(written.slice(written.lastIndexOf('onConflict('))) ?? []
    return [...said.matchAll(/\.where\('(\w+)', '(?:=|<>|!=|in)'/g)].map(([, column]) => `${file}: ${column}`)
  })

test('the index that decides a conflict is named by constants', () => {
  const trap = `db.insertInto('a').onConflict((c) => c.column('b').where('state', '=', 'open').doNothing())`
  expect(conflictOnValue('trap.ts', trap)).toEqual(['trap.ts: state'])
  expect(sources.flatMap((file) => conflictOnValue(file, read(file)))).toEqual([])
})
