import { readFileSync } from 'node:fs'

export type Violation = { name: string; means: string; rows: Record<string, unknown>[] }
type Questions = { query: <R extends Record<string, unknown>>(text: string) => Promise<{ rows: R[] }> }

/** Every violated invariant, with its rows. `inTime: false` leaves out those that depend on due work. */
export async function checkInvariants(client: Questions, options: { inTime: boolean }): Promise<Violation[]> {
  const found: Violation[] = []
  for (const { name, means, text } of invariants()) {
    if (!options.inTime && means.startsWith('(in time)')) continue
    const { rows } = await client.query<Record<string, unknown>>(text)
    if (rows.length) found.push({ name, means, rows })
  }
  return found
}

function invariants(): { name: string; means: string; text: string }[] {
  const file = readFileSync(new URL('./invariants.sql', import.meta.url), 'utf8')
  return [...file.matchAll(/^-- (I\w+): (.+)\n((?:(?!-- I).*\n?)+)/gm)].map(([, name = '', means = '', text = '']) => ({
    name,
    means,
    text: text.trim(),
  }))
}
