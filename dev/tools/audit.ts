import { readFileSync } from 'node:fs'
import { connectToRead } from '../../db/connect.ts'
import { connectDatabase } from './connect-database.ts'

/**
 * npm run -s audit [-- FILE]: prints one line per day of the operators' access log: the day, the number of its last
 * row, and that row's hash. FILE contains lines that were printed earlier: those that no longer match are reported.
 * Store them where users with write access to this database cannot change them. Exit 1 if a line does not match, or if
 * the chain of hashes is broken.
 */
type Link = { place: string; hash: string }
const [file] = process.argv.slice(2)
const { url, leave } = await connectDatabase()
const client = await connectToRead({ url, application: 'audit', answerTimeoutMs: 60_000 })
const { rows: days } = await client.query<Link & { day: string }>(`
  select distinct on (day) (at at time zone 'Asia/Seoul')::date::text as day, place, encode(hash, 'hex') as hash
  from operator_audit order by day, place desc`)
const { rows: broken } = await client.query<{ day: string; place: string }>(
  'select day::text, place from operator_audit_broken()',
)
const saved = file ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
const untrue: string[] = []
for (const line of saved) {
  const [, place = '', hash = ''] = line.split(' ')
  const { rowCount } = await client.query(
    `select from operator_audit where place::text = $1 and encode(hash, 'hex') = $2`,
    [place, hash],
  )
  if (rowCount === 0) untrue.push(line)
}
await client.end()
await leave()

for (const { day, place, hash } of days) process.stdout.write(`${day} ${place} ${hash}\n`)
for (const { day, place } of broken) process.stdout.write(`broken: ${day}, row ${place}\n`)
for (const line of untrue) process.stdout.write(`not as it was: ${line}\n`)
process.exitCode = broken.length + untrue.length > 0 ? 1 : 0
