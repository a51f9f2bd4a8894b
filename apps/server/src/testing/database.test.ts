import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { migrate, migrations } from '../../../../db/migrate.ts'
import { printSchema } from '../../../../db/print-schema.ts'

let database: TestDatabase
let owner: pg.Client
let app: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  owner = new pg.Client({ connectionString: database.ownerUrl })
  app = new pg.Client({ connectionString: database.appUrl })
  await owner.connect()
  await app.connect()
})
afterAll(async () => {
  await owner.end()
  await app.end()
})

describe('table types', () => {
  it('say what the database says: every table, column, null and default', async () => {
    const { rows } = await owner.query<{
      t: string
      c: string
      type: string
      nullable: boolean
      made: boolean
      filled: boolean
    }>(`
      select table_name as t, column_name as c, udt_name as type, is_nullable = 'YES' as nullable, (is_identity = 'YES' or is_generated = 'ALWAYS') as made,
        column_default is not null as filled
      from information_schema.columns where table_schema = 'public'
        and not exists (select from pg_class where relispartition and relname = table_name) order by table_name, ordinal_position`)
    const inDatabase = rows.map(
      (r) =>
        `${r.t}.${r.c} ${r.made ? 'always ' : r.filled ? 'default ' : ''}${kinds[r.type] ?? r.type}${r.nullable ? ' null' : ''}`,
    )
    expect(declared().toSorted()).toEqual(inDatabase.toSorted())
  })
})

describe('what grows with every buyer', () => {
  it('is found by an index from whatever refers to it', async () => {
    const { rows } = await owner.query<{ refers: string }>(
      `
      select c.conrelid::regclass || '.' || a.attname as refers from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid::regclass::text = any($1) and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)'))
      order by 1`,
      [GROWING],
    )
    expect(rows.map((r) => r.refers)).toEqual(FEW_ROWS)
  })
})
const GROWING = [
  'account_session',
  'account_user',
  'coupon_coupon',
  'order_order',
  'payment_attempt',
  'report_report',
  'ticket_lot',
  'ticket_wallet',
]
// Rows made by operators, and logins in progress, which are deleted within the hour.
const FEW_ROWS = [
  'account_login_state.link_user_seq',
  'coupon_batch.approved_by',
  'coupon_batch.made_by',
  'coupon_campaign.approved_by',
  'coupon_campaign.made_by',
  'operator_refund.decided_by',
  'order_change.decided_by',
  'order_change.made_by',
]

const kinds: Record<string, string> = {
  int8: 'number',
  int4: 'number',
  bool: 'boolean',
  text: 'text',
  bytea: 'bytes',
  timestamptz: 'instant',
  date: 'day',
  jsonb: 'json',
  _text: 'texts',
}

/** db/tables/*.ts as lines 'table.column [always|default] kind [null]'. */
function declared(): string[] {
  const folder = new URL('../../../../db/tables/', import.meta.url)
  const text = readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  return [...text.matchAll(/^ {2}(\w+): \{\n((?: {4}.+\n)+) {2}\}/gm)].flatMap(([, table, body = '']) =>
    [...body.matchAll(/^ {4}(\w+): (.+)$/gm)].map(([, column, type = '']) => {
      const nullable = type.endsWith(' | null')
      const bare = type.replace(/ \| null$/, '')
      const inner = /^Generated(?:Always)?<(.+)>$/.exec(bare)?.[1] ?? bare
      const filled = bare.startsWith('GeneratedAlways<') ? 'always ' : bare.startsWith('Generated') ? 'default ' : ''
      const kind = {
        number: 'number',
        boolean: 'boolean',
        string: 'text',
        Buffer: 'bytes',
        Date: 'instant',
        Day: 'day',
        Json: 'json',
        GeneratedJson: 'json',
        'string[]': 'texts',
      }[inner]
      return `${table}.${column} ${filled}${kind ?? (inner.startsWith("'") ? 'text' : inner)}${nullable ? ' null' : ''}`
    }),
  )
}

describe('schema.sql', () => {
  it('is the schema as the database has it (vitest -u prints it)', async () => {
    await expect(await printSchema(owner)).toMatchFileSnapshot('../../../../db/schema.sql')
  })
})

describe('migrations', () => {
  it('run once, and again for nothing', async () => {
    const empty = await createTestDatabase('template1')
    expect(await migrate(empty.ownerUrl)).toBe(migrations().length)
    expect(await migrate(empty.ownerUrl)).toBe(0)
  })
  it('wait for each other', async () => {
    const empty = await createTestDatabase('template1')
    const ran = await Promise.all([migrate(empty.ownerUrl), migrate(empty.ownerUrl), migrate(empty.ownerUrl)])
    expect(ran.toSorted((a, b) => a - b)).toEqual([0, 0, migrations().length])
  })
  it('refuse one that was changed after it ran', async () => {
    await owner.query(`update platform_migration set sha256 = 'other' where name = '0002_account.sql'`)
    await expect(migrate(database.ownerUrl)).rejects.toThrow('0002_account.sql was changed')
  })
})

describe('the app role', () => {
  it.each([
    ['update ledger_account set balance = 1000000', /permission denied/],
    ['delete from ledger_leg', /permission denied/],
    ["insert into ledger_txn (kind, ref) values ('gift', 'me')", /permission denied/],
    ['truncate order_order', /permission denied/],
    ['delete from order_order', /permission denied/],
    ['delete from payment_attempt', /permission denied/],
    ["update order_event set kind = 'other'", /permission denied/],
    ["update order_address_edit set deadline = now() + interval '1 day'", /permission denied/],
    ['update order_price set price = 0', /permission denied/],
    ['create table mine (n int)', /permission denied/],
    ['alter table order_order add column mine int', /must be owner/],
    ['drop table report_report', /must be owner/],
    ['alter table payment_refund disable trigger payment_refund_cap', /must be owner/],
    ["update platform_migration set sha256 = ''", /permission denied/],
    ['create role mine', /permission denied/],
    ['set role jipsalpim_owner', /permission denied/],
  ])('is refused: %s', async (statement, why) => {
    await expect(app.query(statement)).rejects.toThrow(why)
  })
  it('posts to the ledger through its one door, balanced or not at all', async () => {
    const legs = (a: number, b: number) =>
      JSON.stringify([
        { kind: 'gateway', owner: null, amount: a },
        { kind: 'unearned', owner: null, amount: b },
      ])
    const post = (ref: string, text: string) =>
      app.query('select ledger_post($1, $2, $3::jsonb) as txn', ['test', ref, text])
    expect((await post('one', legs(9900, -9900))).rows[0].txn).not.toBeNull()
    expect((await post('one', legs(9900, -9900))).rows[0].txn).toBeNull()
    await expect(post('two', legs(9900, -9800))).rejects.toThrow('sums to 100')
    await expect(post('three', '[]')).rejects.toThrow('has 0 legs')
    const { rows } = await app.query(`select kind, balance::int from ledger_account order by kind`)
    expect(rows).toEqual([
      { kind: 'gateway', balance: 9900 },
      { kind: 'unearned', balance: -9900 },
    ])
  })
  it('cannot put a table of its own in the ledger’s way', async () => {
    await app.query('create temp table ledger_txn (like public.ledger_txn)').catch(() => undefined)
    const { rows } = await app.query(
      `select ledger_post('test', 'shadow', '[{"kind":"gateway","owner":null,"amount":1},{"kind":"unearned","owner":null,"amount":-1}]') as txn`,
    )
    expect((await owner.query('select 1 from public.ledger_txn where txn_seq = $1', [rows[0].txn])).rowCount).toBe(1)
  })
})
