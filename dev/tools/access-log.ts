import { connectToRead } from '../../db/connect.ts'
import { connectDatabase } from './connect-database.ts'

/**
 * npm run -s access-log [-- 2026-10]: for a month in Seoul, by default the last one: which operators have seen users'
 * unmasked data, how often, of how many users, how often between 22:00 and 06:00, and for which reasons; and of how
 * many users they saw any data. For the person responsible for personal data. If there was no access, it prints that.
 */
const [month] = process.argv.slice(2)
if (month !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
  process.stderr.write('a month: 2026-10\n')
  process.exit(2)
}
const { url, leave } = await connectDatabase()
const client = await connectToRead({ url, application: 'looks', answerTimeoutMs: 60_000 })
const { rows } = await client.query<Look>(
  `with m as (select coalesce(($1 || '-01')::date,
      (date_trunc('month', app_now() at time zone 'Asia/Seoul') - interval '1 month')::date) as first),
    a as (select *, at at time zone 'Asia/Seoul' as here from operator_audit, m
      where on_user is not null and at >= first::timestamp at time zone 'Asia/Seoul'
        and at < (first + interval '1 month') at time zone 'Asia/Seoul'),
    why as (select operator_seq, jsonb_agg(jsonb_build_array(n, reason) order by n desc, reason) as reasons from (
      select operator_seq, reason, count(*) as n from a where call = 'operatorReveal' group by 1, 2) r group by 1)
  select to_char(first, 'YYYY-MM') as month, s.*, why.reasons from m left join (
    select operator_seq, count(distinct on_user)::int as seen,
      count(*) filter (where call = 'operatorReveal')::int as looks,
      count(distinct on_user) filter (where call = 'operatorReveal')::int as people,
      count(*) filter (where call = 'operatorReveal' and (here::time >= '22:00' or here::time < '06:00'))::int as night
    from a group by 1) s on true left join why using (operator_seq)
  order by looks desc, operator_seq`,
  [month ?? null],
)
await client.end()
await leave()

type Look = {
  month: string
  operator_seq: string | null
  seen: number
  looks: number
  people: number
  night: number
  reasons: [number, string | null][] | null
}
for (const { month: of, operator_seq, seen, looks, people, night, reasons } of rows) {
  if (operator_seq === null) process.stdout.write(`${of} nobody was looked at\n`)
  else {
    process.stdout.write(
      `${of} operator ${operator_seq}: ${looks} whole looks at ${people} people, ${night} at night; ${seen} people seen at all\n`,
    )
    for (const [n, reason] of reasons ?? [])
      process.stdout.write(`  ${n} × ${(reason ?? '').replaceAll(/\s+/gu, ' ')}\n`)
  }
}
