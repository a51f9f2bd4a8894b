import { readFileSync } from 'node:fs'
import type pg from 'pg'

export type Violation = { name: string; means: string; rows: Record<string, unknown>[] }
type Questions = { query: <R extends Record<string, unknown>>(text: string) => Promise<{ rows: R[] }> }

type Options = { inTime: boolean }

/** Every violated invariant, with its rows. `inTime: false` leaves out those that depend on due work. */
export async function checkInvariants(client: Questions, options: Options): Promise<Violation[]> {
  const found: Violation[] = []
  for (const { name, means, text } of asked(options)) {
    const { rows } = await client.query<Record<string, unknown>>(text)
    if (rows.length) found.push({ name, means, rows })
  }
  return found
}

/** The same in one message, for the tests: they ask after each, and sixty messages cost more than their answers. */
export async function checkInvariantsAtOnce(client: pg.ClientBase, options: Options): Promise<Violation[]> {
  const all = asked(options)
  const whole = all.map(({ text }) => text).join('\n')
  // several statements have a result each, which pg's types do not say
  const results = (await client.query(whole)) as unknown as pg.QueryResult[]
  if (results.length !== all.length) throw new Error(`${results.length} answers to ${all.length} invariants`)
  return all.flatMap(({ name, means }, i) => {
    const rows = results[i]?.rows ?? []
    return rows.length > 0 ? [{ name, means, rows }] : []
  })
}

const asked = ({ inTime }: Options) => invariants().filter(({ means }) => inTime || !means.startsWith('(in time)'))

function invariants(): { name: string; means: string; text: string }[] {
  const file = readFileSync(new URL('./invariants.sql', import.meta.url), 'utf8')
  return [...file.matchAll(/^-- (I\w+): (.+)\n((?:(?!-- I).*\n?)+)/gm)].map(([, name = '', means = '', text = '']) => ({
    name,
    means,
    text: text.trim(),
  }))
}
