import type { TestServer } from '../../testing/start-test-server.ts'

/** Every row of every table as text, the separate records included: what somebody with the database can read. */
export async function wholeDatabase({ owner }: TestServer): Promise<string> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'apart')`,
  )
  const texts: string[] = []
  for (const { name } of rows) {
    const found = await owner.query<{ row: string }>(`select t::text as row from ${name} t`)
    texts.push(...found.rows.map(({ row }) => `${name} ${row}`))
  }
  return texts.join('\n')
}

/** The lines with a secret, as plain text or as the bytes of a column. */
export const linesWith = (text: string, secret: string): string[] => {
  const hex = Buffer.from(secret).toString('hex')
  return text
    .split('\n')
    .filter((line) => line.includes(secret) || line.includes(hex))
    .map((line) => line.slice(0, 80))
}
