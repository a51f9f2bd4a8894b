import type pg from 'pg'

type Questions = Pick<pg.ClientBase, 'query'>

/** The schema `public` as SQL, from the catalogue: the result of all migrations in one place. */
export async function printSchema(client: Questions): Promise<string> {
  const lines = async (text: string): Promise<string[]> =>
    (await client.query<{ line: string }>(text)).rows.map(({ line }) => line)
  const tables = await client.query<{ name: string }>(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`)
  const printed: string[] = []
  for (const { name } of tables.rows) printed.push(await printTable(client, name))
  const functions = await lines(`
    select pg_get_functiondef(oid) || ';' as line from pg_proc where pronamespace = 'public'::regnamespace order by proname`)
  const triggers = await lines(`
    select pg_get_triggerdef(oid) || ';' as line from pg_trigger where not tgisinternal order by tgrelid::regclass::text, tgname`)
  const grants = await lines(`
    select 'grant ' || string_agg(lower(privilege_type), ', ' order by privilege_type) || ' on ' || table_name || ' to jipsalpim_app;' as line
    from information_schema.role_table_grants where grantee = 'jipsalpim_app' group by table_name order by table_name`)
  const head = '-- Printed from the migrations by print-schema.ts: read it, do not edit it.'
  return `${[head, ...printed, ...functions.map((text) => text.trimEnd()), triggers.join('\n'), grants.join('\n')].join('\n\n')}\n`
}

async function printTable(client: Questions, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string[]; constraints: string[] | null; indexes: string[] | null }>(
    `select
      (select array_agg(format('%I %s%s%s%s', attname, format_type(atttypid, atttypmod),
          case attidentity when 'a' then ' generated always as identity' else '' end,
          coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), ''), case when attnotnull then ' not null' else '' end) order by attnum)
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where attrelid = $1::regclass and attnum > 0 and not attisdropped) as columns,
      (select array_agg(pg_get_constraintdef(oid) order by contype, conname) from pg_constraint
        where conrelid = $1::regclass and contype in ('p', 'u', 'f', 'c')) as constraints,
      (select array_agg(pg_get_indexdef(indexrelid) || ';' order by indexrelid::regclass::text) from pg_index
        where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)) as indexes`,
    [table],
  )
  const { columns = [], constraints, indexes } = rows[0] ?? {}
  const body = [...columns, ...(constraints ?? [])].map((line) => `  ${line}`).join(',\n')
  return [`create table ${table} (\n${body}\n);`, ...(indexes ?? [])].join('\n')
}
